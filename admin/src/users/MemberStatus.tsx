import type { AdminMember } from '@barspoon/contracts';
import { Chip, useTheme } from '@mui/material';
import { capitalised } from '../ui/choices.ts';

/** The derived status, as a word with a colour. */
export function MemberStatus({ status }: { status: AdminMember['status'] }) {
  const { palette } = useTheme();
  const colours = {
    suspended: palette.error.main,
    admin: palette.primary.main,
    subscribed: palette.info.main,
    active: palette.text.secondary,
  };
  return (
    <Chip
      size="small"
      variant="outlined"
      label={capitalised(status)}
      sx={{ color: colours[status], borderColor: 'currentColor', fontWeight: 600 }}
    />
  );
}

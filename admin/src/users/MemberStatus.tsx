import type { AdminMember } from '@barspoon/contracts';
import { Chip, useTheme } from '@mui/material';
import { capitalized } from '../ui/choices.ts';

/** The derived status, as a word with a color. */
export function MemberStatus({ status }: { status: AdminMember['status'] }) {
  const { palette } = useTheme();
  const colors = {
    suspended: palette.error.main,
    admin: palette.primary.main,
    subscribed: palette.info.main,
    active: palette.text.secondary,
  };
  return (
    <Chip
      size="small"
      variant="outlined"
      label={capitalized(status)}
      sx={{ color: colors[status], borderColor: 'currentColor', fontWeight: 600 }}
    />
  );
}

import { audiences } from '@barspoon/contracts';
import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { IngredientField } from '../recipes/IngredientField.tsx';
import { isFreeSite } from '../session/site-facts.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { RecordLink } from '../ui/RecordLink.tsx';
import { type AudienceSize, audienceNames, type MailAudience, sizeText } from './audience.ts';

/** Whom a bulk mail is for, how many that is, and a few of them. Implements ADM-NOTIF-01, BEYOND-101. */
export function AudienceFields({
  audience,
  size,
  onCount,
  onChange,
}: {
  audience: MailAudience;
  size: AudienceSize;
  onCount: () => void;
  onChange: (audience: MailAudience) => void;
}) {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <TextField
          select
          label="Audience"
          value={audience.of}
          onChange={({ target }) => onChange({ ...audience, of: target.value as MailAudience['of'] })}
          sx={{ width: 300, maxWidth: '100%' }}
        >
          {(isFreeSite() ? audiences.slice(0, 1) : audiences).map((name) => (
            <MenuItem key={name} value={name}>
              {audienceNames[name]}
            </MenuItem>
          ))}
        </TextField>
        <Box sx={{ width: 340, maxWidth: '100%' }}>
          <IngredientField
            label="Ingredient they like"
            value={audience.likes}
            onChange={(likes) => onChange({ ...audience, likes })}
            helperText="Have it on their bar, saved a recipe with it, or rated one with 4 stars or more"
          />
        </Box>
      </Box>
      {size.state === 'failed' ? (
        <LoadFailed message="Failed to count the members" onRetry={onCount} />
      ) : (
        <Typography variant="body2" role="status">
          {sizeText(size)}
        </Typography>
      )}
      <Sample members={size.sample} />
    </Box>
  );
}

const Sample = ({ members }: { members: AudienceSize['sample'] }) =>
  members.length > 0 && (
    <Typography variant="body2" color="text.secondary">
      Among them:{' '}
      {members.map(({ memberId, fullName }, at) => (
        <span key={memberId}>
          {at > 0 && ', '}
          <RecordLink resource="users" id={memberId}>
            {fullName}
          </RecordLink>
        </span>
      ))}
    </Typography>
  );

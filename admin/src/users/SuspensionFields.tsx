import { type AdminMember, dayMs, suspensionReasons, type WarningReason } from '@barspoon/contracts';
import { Box, MenuItem, TextField } from '@mui/material';
import { dayTime } from '../ui/moments.ts';

/** What is said with a suspension. */
export interface SuspensionTerms {
  reason: WarningReason;
  /** Days from now, `open` for no end, `kept` for the end it has. */
  days: number | 'open' | 'kept';
  note: string;
}

const choices = {
  1: '1 day',
  3: '3 days',
  7: '1 week',
  14: '2 weeks',
  30: '30 days',
  90: '90 days',
} as const;

/** The terms a dialog opens with. */
export const termsOf = ({ suspension }: Pick<AdminMember, 'suspension'>): SuspensionTerms => ({
  reason: suspension?.reason ?? 'other',
  days: suspension ? (suspension.until ? 'kept' : 'open') : 7,
  note: suspension?.note ?? '',
});

/** As they are sent. */
export const sentTerms = ({ reason, days, note }: SuspensionTerms, member: AdminMember, now: Date) => ({
  reason,
  note: note.trim() || null,
  until: endOf(days, member, now),
});

function endOf(days: SuspensionTerms['days'], { suspension }: AdminMember, now: Date): string | null {
  if (days === 'kept') return suspension?.until ?? null;
  return days === 'open' ? null : new Date(now.getTime() + days * dayMs).toISOString();
}

interface Props {
  member: AdminMember;
  terms: SuspensionTerms;
  now: Date;
  onChange: (terms: SuspensionTerms) => void;
}

/** Reason, end and note of a suspension. Implements BEYOND-158. */
export function SuspensionFields({ member, terms, now, onChange }: Props) {
  const until = endOf(terms.days, member, now);
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 2 }}>
      <TextField
        select
        label="Reason"
        value={terms.reason}
        helperText="They read this sentence, by email and when they try to sign in."
        onChange={({ target }) => onChange({ ...terms, reason: target.value as WarningReason })}
      >
        {Object.entries(suspensionReasons).map(([name, sentence]) => (
          <MenuItem key={name} value={name}>
            {sentence}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label="How long"
        value={String(terms.days)}
        helperText={
          until ? `It ends by itself on ${dayTime(until)}.` : 'It ends when somebody of the team lifts it.'
        }
        onChange={({ target: { value } }) =>
          onChange({ ...terms, days: value === 'open' || value === 'kept' ? value : Number(value) })
        }
      >
        {member.suspension?.until && <MenuItem value="kept">As it is now</MenuItem>}
        {Object.entries(choices).map(([days, words]) => (
          <MenuItem key={days} value={days}>
            {words} from now
          </MenuItem>
        ))}
        <MenuItem value="open">Until lifted</MenuItem>
      </TextField>
      <TextField
        label="Note for the team (optional)"
        value={terms.note}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 300 } }}
        onChange={({ target }) => onChange({ ...terms, note: target.value })}
      />
    </Box>
  );
}

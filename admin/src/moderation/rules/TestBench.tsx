import {
  adminModerationRoutes,
  type Finding,
  type ModerationRules,
  moderationRuleNames,
  type ReplayResult,
  type TrustLevel,
  trustLevels,
} from '@barspoon/contracts';
import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { call } from '../../api/call.ts';
import { failure } from '../../data/failures.ts';
import { nameOf } from '../parts.tsx';
import { findingWords, kinds, trusts } from '../queue/queue-words.ts';

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1 };
const ruleNames: Record<Finding['rule'], string> = {
  'blocked-word': 'blocked words',
  links: 'too many links',
  'new-member-link': 'links by new members',
  rate: 'too many in an hour',
};

/** What the rules as they stand in the form would hold: a text, or the last 7 days. Nothing is kept. */
export function TestBench({ rules }: { rules: ModerationRules }) {
  const notify = useNotify();
  const [text, setText] = useState('');
  const [trust, setTrust] = useState<TrustLevel>('new');
  const [findings, setFindings] = useState<readonly Finding[] | null>(null);
  const [replay, setReplay] = useState<ReplayResult | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async (act: () => Promise<void>) => {
    setBusy(true);
    await act().catch((problem) =>
      notify(failure('The rules could not be tried', problem).message, { type: 'error' }),
    );
    setBusy(false);
  };
  const tryText = () =>
    run(async () => {
      setFindings((await call(adminModerationRoutes.tryText, { body: { rules, text, trust } })).findings);
    });
  const tryWeek = () =>
    run(async () => setReplay(await call(adminModerationRoutes.replay, { body: { rules } })));
  return (
    <Box component="section" aria-label="Test bench" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h6" component="h3">
        Test bench
      </Typography>
      <Box sx={row}>
        <TextField
          label="A text to try"
          value={text}
          multiline
          size="small"
          sx={{ flex: '1 1 280px' }}
          slotProps={{ htmlInput: { maxLength: 1000 } }}
          onChange={(event) => setText(event.target.value)}
        />
        <TextField
          select
          size="small"
          label="Written by"
          value={trust}
          sx={{ minWidth: 130 }}
          onChange={(event) => setTrust(event.target.value as TrustLevel)}
        >
          {trustLevels.map((level) => (
            <MenuItem key={level} value={level}>
              {trusts[level]}
            </MenuItem>
          ))}
        </TextField>
        <Button disabled={busy} onClick={() => void tryText()}>
          Try text
        </Button>
        <Button disabled={busy} onClick={() => void tryWeek()}>
          Replay 7 days
        </Button>
      </Box>
      {findings && (
        <Alert severity={findings.length > 0 ? 'warning' : 'success'}>
          {findings.length > 0 ? `Held: ${findings.map(findingWords).join(', ')}` : 'Not held'}
        </Alert>
      )}
      {replay && <Replayed {...replay} />}
    </Box>
  );
}

function Replayed({ looked, held, byRule, hits }: ReplayResult) {
  const counts = moderationRuleNames.map((name) => `${ruleNames[name]} ${byRule[name]}`).join(', ');
  return (
    <div>
      <Typography variant="body2">
        {held} of {looked} would have been held: {counts}.
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2 }}>
        {hits.map(({ kind, id, content, author, findings }) => (
          <Typography component="li" variant="body2" key={id}>
            {kinds[kind]} by {nameOf(author) || 'a member'}: “{content.slice(0, 160)}” —{' '}
            {findings.map(findingWords).join(', ')}
          </Typography>
        ))}
      </Box>
    </div>
  );
}

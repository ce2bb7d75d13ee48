import { adminModerationRoutes, type ModerationRules, trustLevels } from '@barspoon/contracts';
import {
  Box,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { call } from '../../api/call.ts';
import { failure } from '../../data/failures.ts';
import { session } from '../../session/session.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { trusts } from '../queue/queue-words.ts';
import { TestBench } from './TestBench.tsx';

const grid = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' };

interface Version {
  revision: number;
  rules: ModerationRules;
}

/** The rules of automatic moderation, tried before they are saved. Implements BEYOND-100. */
export default function RulesDialog({ onClose }: { onClose: () => void }) {
  const notify = useNotify();
  const [version, setVersion] = useState<Version | null>(null);
  const [words, setWords] = useState('');
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const take = useCallback(({ revision, rules }: Version) => {
    setVersion({ revision, rules });
    setWords(rules.blockedWords.join('\n'));
  }, []);
  const load = useCallback(() => {
    setFailed(false);
    call(adminModerationRoutes.rules, {}).then(take, () => setFailed(true));
  }, [take]);
  useEffect(load, [load]);

  const blockedWords = [...new Set(words.split('\n').map((word) => word.trim()))].filter(Boolean);
  const rules = version && { ...version.rules, blockedWords };
  const change = (part: Partial<ModerationRules>) =>
    setVersion((before) => before && { ...before, rules: { ...before.rules, ...part } });
  const save = async () => {
    if (!version || !rules) return;
    setBusy(true);
    await call(adminModerationRoutes.reviseRules, { body: { revision: version.revision, rules } }).then(
      (saved) => {
        take(saved);
        notify('Rules saved', { type: 'success' });
      },
      (problem) => notify(failure('Failed to save the rules', problem).message, { type: 'error' }),
    );
    setBusy(false);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="rules-title">
      <DialogTitle id="rules-title">Rules and test bench</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {failed && <LoadFailed message="Failed to load the rules" onRetry={load} />}
        {!failed && !rules && <CircularProgress />}
        {rules && (
          <>
            <Typography variant="body2">
              They act on what members write while “Automatic moderation” is on in the settings.
            </Typography>
            <TextField
              label="Blocked words and phrases, one a line"
              value={words}
              multiline
              minRows={4}
              maxRows={10}
              helperText="Found as whole words, also with accents, digits or look-alike letters"
              onChange={(event) => setWords(event.target.value)}
            />
            <Box sx={grid}>
              <Numeric
                label="Links allowed"
                value={rules.maxLinks}
                max={20}
                onChange={(maxLinks) => change({ maxLinks })}
              />
              <Numeric
                label="First contributions without links"
                value={rules.firstContributions}
                max={50}
                onChange={(firstContributions) => change({ firstContributions })}
              />
            </Box>
            <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
              <Typography component="legend" variant="body2" sx={{ mb: 1 }}>
                How much a member may write in an hour, by how far they are trusted
              </Typography>
              <Box sx={grid}>
                {trustLevels.map((level) => (
                  <Numeric
                    key={level}
                    label={trusts[level]}
                    value={rules.perHour[level]}
                    min={1}
                    max={1000}
                    onChange={(count) => change({ perHour: { ...rules.perHour, [level]: count } })}
                  />
                ))}
              </Box>
            </Box>
            <TestBench rules={rules} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        {session.may(adminModerationRoutes.reviseRules.access) && (
          <Button variant="contained" disabled={busy || !rules} onClick={() => void save()}>
            Save rules
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

interface NumericProps {
  label: string;
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
}

const Numeric = ({ label, value, min = 0, max, onChange }: NumericProps) => (
  <TextField
    type="number"
    size="small"
    label={label}
    value={value}
    slotProps={{ htmlInput: { min, max } }}
    onChange={(event) => onChange(Math.min(max, Math.max(min, Math.trunc(Number(event.target.value)))))}
  />
);

import { presentRules, type SimulatedRules, simulationInput } from '@barspoon/contracts';
import { Alert, Box, Button, LinearProgress, TextField, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { Title } from 'react-admin';
import { orFail } from '../data/failures.ts';
import { RulesTable } from './RulesTable.tsx';
import { SimulationResult } from './SimulationResult.tsx';
import { type Simulated, simulate } from './simulation.ts';

const numbers = new Intl.NumberFormat('en');
const dayText = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** The first and the last day of the month before this one. */
function lastMonth(now: Date) {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return { from: dayText(Date.UTC(year, month - 1, 1)), until: dayText(Date.UTC(year, month, 0)) };
}

/** The rules of points, and what others would have given for what members did. Implements BEYOND-59. */
export default function RulesPage() {
  const [rules, setRules] = useState<SimulatedRules>(presentRules);
  const [days, setDays] = useState(() => lastMonth(new Date()));
  const [result, setResult] = useState<Simulated | null>(null);
  const [soFar, setSoFar] = useState<Simulated | null>(null);
  const [failure, setFailure] = useState('');
  const running = useRef<AbortController | null>(null);
  const [isRunning, setRunning] = useState(false);
  useEffect(() => () => running.current?.abort(), []);

  const stop = () => {
    running.current?.abort();
    setRunning(false);
    setSoFar(null);
  };
  const run = async () => {
    const input = simulationInput.safeParse({ ...days, rules });
    if (!input.success) {
      setFailure(input.error.issues[0]?.message ?? '');
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    setRunning(true);
    setFailure('');
    setResult(null);
    try {
      const found = await orFail('Failed to simulate the rules', () =>
        simulate(input.data, setSoFar, controller.signal),
      );
      if (found) setResult(found);
    } catch (problem) {
      if (!controller.signal.aborted) setFailure((problem as Error).message);
    } finally {
      if (running.current === controller) stop();
    }
  };

  return (
    <Box sx={{ display: 'grid', gap: 3, py: 3, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title="Points rules" />
      <Typography sx={{ maxWidth: 680 }}>
        These are the rules that award points today. Change a copy of them to see what members would have
        earned for what they actually did. Nothing here changes the rules or anyone's points; the audit
        records that you ran a simulation.
      </Typography>
      <RulesTable rules={rules} onChange={setRules} />
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Day label="First day" value={days.from} onChange={(from) => setDays({ ...days, from })} />
        <Day label="Last day" value={days.until} onChange={(until) => setDays({ ...days, until })} />
        <Button variant="contained" disabled={isRunning} onClick={() => void run()}>
          Simulate
        </Button>
        {isRunning ? (
          <Button onClick={stop}>Stop</Button>
        ) : (
          <Button onClick={() => setRules(presentRules)} disabled={rules === presentRules}>
            Reset to today's rules
          </Button>
        )}
      </Box>
      {failure && <Alert severity="error">{failure}</Alert>}
      {isRunning && <Progress soFar={soFar} />}
      {result && <SimulationResult result={result} />}
    </Box>
  );
}

const Day = ({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (day: string) => void;
}) => (
  <TextField
    type="date"
    label={label}
    value={value}
    size="small"
    fullWidth={false}
    sx={{ width: 180 }}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ inputLabel: { shrink: true } }}
  />
);

function Progress({ soFar }: { soFar: Simulated | null }) {
  const { members = 0, ofMembers = 0 } = soFar ?? {};
  const percent = ofMembers > 0 ? Math.min(100, (100 * members) / ofMembers) : 0;
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1 }}>
      <LinearProgress variant="determinate" value={percent} aria-label="Simulation" />
      <Typography variant="body2">
        {numbers.format(members)} of about {numbers.format(Math.max(members, ofMembers))} members
      </Typography>
    </Box>
  );
}

import { type AssistantOverview, adminAssistantRoutes } from '@barspoon/contracts';
import TryIcon from '@mui/icons-material/Troubleshoot';
import {
  Box,
  Button,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { ModelSettingsForm } from './ModelSettingsForm.tsx';
import { ReportedAnswers } from './ReportedAnswers.tsx';
import { UnansweredQuestions } from './UnansweredQuestions.tsx';

const numbers = new Intl.NumberFormat('en');
const days = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** The AI bartender in numbers: what it was asked about, what it did not understand, what its model costs. Implements BEYOND-45. */
export function AssistantPanel() {
  const { data, isPending, refetch } = useQuery({
    queryKey: ['assistant'],
    queryFn: () => call(adminAssistantRoutes.overview, {}),
    retry: false,
  });
  return (
    <Box component="section" aria-label="AI bartender" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h6" component="h2">
        AI bartender
      </Typography>
      {data ? (
        <Overview overview={data} />
      ) : isPending ? (
        <Typography>Loading…</Typography>
      ) : (
        <LoadFailed message="Failed to load the AI bartender's figures" onRetry={() => void refetch()} />
      )}
      <UnansweredQuestions />
      <ReportedAnswers />
    </Box>
  );
}

const Overview = ({ overview: { provider, days: counted, topics } }: { overview: AssistantOverview }) => (
  <>
    <Provider provider={provider} />
    {counted.length > 0 && (
      <Rows
        name="Language model by day"
        heads={['Day', 'Questions', 'Tokens', 'Cost', 'How it ended']}
        rows={counted.map((one) => [
          days.format(new Date(one.day)),
          numbers.format(one.questions),
          numbers.format(one.inputTokens + one.outputTokens),
          one.cost === null ? '–' : one.cost.toFixed(2),
          Object.entries(one.outcomes)
            .map(([outcome, count]) => `${outcome} ${count}`)
            .join(', '),
        ])}
      />
    )}
    {topics.length === 0 ? (
      <Typography>Nobody has asked the bartender anything in the last 30 days.</Typography>
    ) : (
      <Rows
        name="Asked about in the last 30 days"
        heads={['Topic', 'Questions', 'Helped', 'Did not help']}
        rows={topics.map((one) => [
          one.topic,
          ...[one.questions, one.helpful, one.unhelpful].map((count) => numbers.format(count)),
        ])}
      />
    )}
  </>
);

function Provider({ provider }: Pick<AssistantOverview, 'provider'>) {
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState('');
  if (!provider)
    return (
      <Typography>
        No language model is configured, so the bartender answers alone. ASSISTANT_MODEL_URL and
        ASSISTANT_MODEL name one.
      </Typography>
    );
  const test = async () => {
    setBusy(true);
    setTold('');
    try {
      const { ok, ms, problem } = await call(adminAssistantRoutes.test, {});
      setTold(
        ok ? `The model answered in ${numbers.format(ms)} ms.` : `The model did not answer: ${problem}`,
      );
    } catch {
      setTold("The model couldn't be tested");
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box>
      <Typography>
        {provider.model} at {provider.address}, {provider.hasKey ? 'with' : 'without'} a key. Both are part of
        the site's configuration.
      </Typography>
      <ModelSettingsForm settings={provider.settings} />
      <Button
        startIcon={<TryIcon />}
        variant="outlined"
        sx={{ mt: 1 }}
        disabled={busy}
        onClick={() => void test()}
      >
        Test the model
      </Button>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {told}
      </Typography>
    </Box>
  );
}

interface RowsProps {
  name: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}

const Rows = ({ name, heads, rows }: RowsProps) => (
  <TableContainer>
    <Table size="small" aria-label={name}>
      <caption style={{ captionSide: 'top' }}>{name}</caption>
      <TableHead>
        <TableRow>
          {heads.map((head) => (
            <TableCell key={head}>{head}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([first, ...cells]) => (
          <TableRow key={first}>
            <TableCell component="th" scope="row">
              {first}
            </TableCell>
            {cells.map((cell, at) => (
              <TableCell key={heads[at + 1]}>{cell}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);

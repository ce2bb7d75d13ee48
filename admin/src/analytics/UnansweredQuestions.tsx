import { adminAssistantRoutes, type UnansweredQuestion, type UnansweredState } from '@barspoon/contracts';
import { Box, Button, Card, CardContent, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../api/call.ts';
import { counted } from '../ui/counted.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { day } from '../ui/moments.ts';
import { OneOf } from '../ui/OneOf.tsx';
import { useAct } from '../ui/useAct.ts';

const states: Record<UnansweredState, { label: string; none: string }> = {
  open: { label: 'To do', none: 'Nothing to do: every question of several members was understood.' },
  answered: { label: 'Answered', none: 'No question has been marked as answered.' },
  ignored: { label: 'Ignored', none: 'No question has been ignored.' },
};
const words = { done: 'Question moved', failed: 'Failed to move the question' };

/** What the bartender should have understood, as a work list. Implements BEYOND-45. */
export function UnansweredQuestions() {
  const [state, setState] = useState<UnansweredState>('open');
  const { data, isPending, refetch } = useQuery({
    queryKey: ['assistant', 'unanswered', state],
    queryFn: () => call(adminAssistantRoutes.unanswered, { query: { state } }),
    retry: false,
  });
  return (
    <Box component="section" aria-label="Questions not understood" sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Typography variant="h6" component="h3">
          Questions not understood
        </Typography>
        <OneOf
          name="Which questions"
          choices={(['open', 'answered', 'ignored'] as const).map((one) => [one, states[one].label])}
          value={state}
          onChange={setState}
        />
      </Box>
      <Typography variant="body2" color="text.secondary">
        Asked by at least two members in the last 30 days. What is asked again after it was answered or
        ignored comes back.
      </Typography>
      {data ? (
        data.items.length === 0 ? (
          <Typography>{states[state].none}</Typography>
        ) : (
          data.items.map((one) => (
            <Question key={one.question} question={one} onMoved={() => void refetch()} />
          ))
        )
      ) : isPending ? (
        <Typography>Loading…</Typography>
      ) : (
        <LoadFailed message="Failed to load the questions" onRetry={() => void refetch()} />
      )}
    </Box>
  );
}

interface QuestionProps {
  question: UnansweredQuestion;
  onMoved: () => void;
}

function Question({
  question: { question, members, lastAt, state, note, decidedAt },
  onMoved,
}: QuestionProps) {
  const [text, setText] = useState(note ?? '');
  const { isBusy, run } = useAct();
  const move = async (wanted: UnansweredState) => {
    const body = { question, state: wanted, note: text.trim() || null };
    if (await run(words, () => call(adminAssistantRoutes.decideUnanswered, { body }))) onMoved();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void move(state === 'open' ? 'answered' : 'open');
  };
  const cameBack = state === 'open' && decidedAt !== null;
  return (
    <Card variant="outlined" component="article" aria-label={question}>
      <CardContent
        component="form"
        onSubmit={submit}
        sx={{ display: 'grid', gap: 1.5, overflowWrap: 'anywhere' }}
      >
        <Typography sx={{ fontWeight: 600 }}>{question}</Typography>
        <Typography variant="body2" color="text.secondary">
          {counted(members, 'member')}, last on {day(lastAt)}
          {cameBack && `. Asked again since ${day(decidedAt)}`}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {state === 'open' ? (
            <>
              <TextField
                label="Note"
                size="small"
                value={text}
                slotProps={{ htmlInput: { maxLength: 200 } }}
                onChange={({ target }) => setText(target.value)}
                sx={{ flex: '1 1 240px' }}
              />
              <Button type="submit" variant="outlined" disabled={isBusy}>
                Mark as answered
              </Button>
              <Button disabled={isBusy} onClick={() => void move('ignored')}>
                Ignore
              </Button>
            </>
          ) : (
            <>
              {note && <Typography sx={{ flex: '1 1 240px' }}>{note}</Typography>}
              <Button type="submit" variant="outlined" disabled={isBusy}>
                Move back to do
              </Button>
            </>
          )}
        </Box>
      </CardContent>
    </Card>
  );
}

import DiscardIcon from '@mui/icons-material/DeleteForeverOutlined';
import RetryIcon from '@mui/icons-material/ReplayOutlined';
import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Show, useRecordContext } from 'react-admin';
import { serviceWords } from '../audit/audit-words.ts';
import { dayTime } from '../ui/moments.ts';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';
import { useLoadFailure } from '../ui/useLoadFailure.ts';
import { consumerWords, type ListedLetter, readableBody } from './dead-letter.ts';
import { useLetterAct } from './useLetterAct.ts';

/** One event that was given up: what should have followed, why it failed, what it says, and what can be done. */
export default function DeadLetterShow() {
  return (
    <Show emptyWhileLoading queryOptions={useLoadFailure()}>
      <RenderedMail />
    </Show>
  );
}

function RenderedMail() {
  const letter = useRecordContext<ListedLetter>();
  if (!letter) return null;
  const facts: [string, ReactNode][] = [
    ['What failed', consumerWords(letter.consumer)],
    ['Service', serviceWords(letter.service)],
    ['Attempts', letter.times === 1 ? 'Given up once' : `Given up ${letter.times} times`],
    ['Last attempt', dayTime(letter.deadLetteredAt)],
    ['Event', letter.subject],
    ['Event ID', letter.eventId],
  ];
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 3, minWidth: 0 }}>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}
      >
        {facts.map(([name, fact]) => (
          <Box key={name}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {fact}
            </Typography>
          </Box>
        ))}
      </Box>
      <Text title="Reason" text={letter.error} />
      <Text title="Message" text={readableBody(letter.body ?? '')} />
      <LetterActs id={letter.id} />
    </Box>
  );
}

const Text = ({ title, text }: { title: string; text: string }) => (
  <Box component="section" sx={{ minWidth: 0 }}>
    <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
      {title}
    </Typography>
    <Box
      component="pre"
      // It scrolls, so it has to be reached by keyboard.
      tabIndex={0}
      aria-label={title}
      role="region"
      sx={{
        m: 0,
        p: 2,
        maxHeight: 360,
        overflow: 'auto',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        fontSize: 13,
      }}
    >
      {text}
    </Box>
  </Box>
);

function LetterActs({ id }: { id: string }) {
  const [isDiscarding, setDiscarding] = useState(false);
  const { isBusy, retry, discard } = useLetterAct(id);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="contained" startIcon={<RetryIcon />} disabled={isBusy} onClick={() => void retry()}>
        Retry
      </Button>
      <Button
        color="warning"
        startIcon={<DiscardIcon />}
        disabled={isBusy}
        onClick={() => setDiscarding(true)}
      >
        Discard
      </Button>
      {isDiscarding && (
        <ReasonDialog
          title="Discard this event"
          says="It is never handled after this."
          act="Discard"
          missing="Give a reason to discard it."
          isBusy={isBusy}
          onGive={(why) => void discard(why)}
          onClose={() => setDiscarding(false)}
        />
      )}
    </Box>
  );
}

import { type MailDraft, mailDraftRoutes } from '@barspoon/contracts';
import { Box, Button, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { call } from '../api/call.ts';
import { failure } from '../data/failures.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { MemberName } from '../ui/MemberName.tsx';
import { dayTime } from '../ui/moments.ts';
import { Question } from '../ui/Question.tsx';
import { audienceOfMail } from './audience.ts';

type Listed = Omit<MailDraft, 'content'>;

export const draftsKey = ['mail-drafts'];

/** Bulk mails that are being written. Implements BEYOND-177. */
export function MailDrafts({
  open,
  onOpen,
  onDeleted,
}: {
  /** The one in the form. */
  open: string | undefined;
  onOpen: (draft: MailDraft) => void;
  onDeleted: (id: string) => void;
}) {
  const notify = useNotify();
  const [doomed, setDoomed] = useState<Listed | null>(null);
  const { data, isError, refetch, fetchNextPage, hasNextPage } = useInfiniteQuery({
    queryKey: draftsKey,
    queryFn: ({ pageParam }) => call(mailDraftRoutes.list, { query: pageParam ? { cursor: pageParam } : {} }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    retry: false,
  });
  const attempt = async (sentence: string, task: () => Promise<void>) => {
    try {
      await task();
    } catch (problem) {
      notify(failure(sentence, problem).message, { type: 'error' });
      await refetch();
    }
  };
  const load = (id: string) =>
    attempt('Failed to open the draft', async () =>
      onOpen(await call(mailDraftRoutes.get, { params: { id } })),
    );
  const remove = (id: string) =>
    attempt('Failed to delete the draft', async () => {
      setDoomed(null);
      await call(mailDraftRoutes.remove, { params: { id } });
      onDeleted(id);
      notify('Draft deleted', { type: 'success' });
      await refetch();
    });
  if (isError) return <LoadFailed message="Failed to load the drafts" onRetry={() => void refetch()} />;
  const drafts = data?.pages.flatMap(({ items }) => items) ?? [];
  if (drafts.length === 0) return null;
  return (
    <Box component="section" aria-label="Drafts" sx={{ width: '100%' }}>
      <Typography variant="subtitle2" component="h3">
        Drafts
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {drafts.map((draft) => (
          <Box
            component="li"
            key={draft.id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1,
              py: 0.5,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: '1 1 180px', overflowWrap: 'anywhere' }}>
              {nameOf(draft)}
              <Typography variant="body2" color="text.secondary">
                {dayTime(draft.savedAt)}
                {draft.savedBy && (
                  <>
                    {' · '}
                    <MemberName id={draft.savedBy} />
                  </>
                )}
                {` · ${audienceOfMail(draft)}`}
              </Typography>
            </Box>
            <Box sx={{ display: 'flex', flexShrink: 0 }}>
              <Button
                size="small"
                disabled={draft.id === open}
                aria-label={`Open the draft: ${nameOf(draft)}`}
                onClick={() => void load(draft.id)}
              >
                {draft.id === open ? 'Opened' : 'Open'}
              </Button>
              <Button
                size="small"
                color="error"
                aria-label={`Delete the draft: ${nameOf(draft)}`}
                onClick={() => setDoomed(draft)}
              >
                Delete
              </Button>
            </Box>
          </Box>
        ))}
      </Box>
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>Show more</Button>}
      {doomed && (
        <Question
          title="Delete this draft?"
          verb="Delete"
          isGrave
          onConfirm={() => void remove(doomed.id)}
          onClose={() => setDoomed(null)}
        >
          {`“${nameOf(doomed)}” is deleted for all admins.`}
        </Question>
      )}
    </Box>
  );
}

const nameOf = ({ subject }: Listed) => subject || 'Without a subject';

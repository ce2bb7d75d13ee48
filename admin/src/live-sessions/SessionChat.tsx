import { type AdminChatMessage, adminSessionRoutes, type OutputOf, roomRoutes } from '@barspoon/contracts';
import { Box, Button, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { OneOf } from '../ui/OneOf.tsx';
import { useAct } from '../ui/useAct.ts';
import { momentText } from './session-words.ts';

type Page = OutputOf<typeof adminSessionRoutes.messages>;

const refetchInterval = 15_000;
const nameOf = ({ author }: AdminChatMessage): string => author?.fullName ?? 'A member';

/** What is said in a session, with what is reported about it. Implements BEYOND-84. */
export function SessionChat({ sessionId }: { sessionId: string }) {
  const [only, setOnly] = useState<'all' | 'reported'>('all');
  const queryKey = ['live-sessions', 'chat', sessionId];
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [...queryKey, only],
    queryFn: ({ pageParam }): Promise<Page> =>
      call(adminSessionRoutes.messages, {
        params: { id: sessionId },
        query: { ...(only === 'reported' && { only }), ...(pageParam !== null && { cursor: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval,
  });
  const client = useQueryClient();
  const { isBusy, run } = useAct();
  const messages = data?.pages.flatMap(({ items }) => items) ?? [];
  const act = async (words: { done: string; failed: string }, task: () => Promise<unknown>) => {
    await run(words, task);
    await client.invalidateQueries({ queryKey });
  };
  const remove = ({ id }: AdminChatMessage) =>
    act({ done: 'Message removed', failed: 'Failed to remove the message' }, () =>
      call(roomRoutes.unsay, { params: { id } }),
    );
  const settle = ({ id }: AdminChatMessage) =>
    act({ done: 'Message kept', failed: 'Failed to keep the message' }, () =>
      call(adminSessionRoutes.settle, { params: { id } }),
    );
  return (
    <section aria-label="Chat">
      <Typography component="h3" variant="subtitle1">
        Chat
      </Typography>
      <OneOf
        name="Messages"
        choices={[
          ['all', 'All'],
          ['reported', 'Reported'],
        ]}
        value={only}
        onChange={setOnly}
      />
      {error && !data && <LoadFailed message="Failed to load the chat" onRetry={() => void refetch()} />}
      {data && messages.length === 0 && <p>No messages.</p>}
      <List dense disablePadding>
        {messages.map((message) => (
          <ListItem key={message.id} disableGutters divider sx={{ gap: 1, flexWrap: 'wrap' }}>
            <ListItemText
              sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
              primary={message.removedBy ? 'This message was removed.' : message.content}
              secondary={[
                `${nameOf(message)}, ${momentText(message.createdAt)}`,
                ...message.reports.map(
                  ({ reason, note }) => `Reported: ${reason}${note ? ` (${note})` : ''}`,
                ),
              ].join('\n')}
            />
            {!message.removedBy && (
              <Box sx={{ display: 'flex', gap: 1 }}>
                {message.openReports > 0 && (
                  <Button
                    size="small"
                    disabled={isBusy}
                    aria-label={`Keep the message of ${nameOf(message)}`}
                    onClick={() => void settle(message)}
                  >
                    Keep
                  </Button>
                )}
                <Button
                  size="small"
                  color="warning"
                  disabled={isBusy}
                  aria-label={`Remove the message of ${nameOf(message)}`}
                  onClick={() => void remove(message)}
                >
                  Remove
                </Button>
              </Box>
            )}
          </ListItem>
        ))}
      </List>
      {hasNextPage && (
        <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show earlier messages
        </Button>
      )}
    </section>
  );
}

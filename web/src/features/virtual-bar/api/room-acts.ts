import { type ChatMessage, roomRoutes } from '@barspoon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../lib/api/call.ts';
import { sentenceOf } from '../../../lib/api/problem.ts';
import { enterRoom } from '../../../lib/realtime.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';
import { addMessages, catchUp, refreshParticipants, removeMessage } from './room-news.ts';

const stayEveryMs = 25_000;

/** Is in a room while its page is open, says so, and follows what is said. Implements BEYOND-84. */
export function useInRoom(sessionId: string): void {
  const client = useQueryClient();
  useEffect(
    () => enterRoom(sessionId, () => void catchUp(client, sessionId).catch(() => {})),
    [client, sessionId],
  );
  useEffect(() => {
    const input = { params: { id: sessionId } };
    const stay = () => {
      call(roomRoutes.stay, input).catch(() => {});
      refreshParticipants(client, sessionId);
    };
    stay();
    const timer = setInterval(stay, stayEveryMs);
    return () => {
      clearInterval(timer);
      call(roomRoutes.go, input).catch(() => {});
    };
  }, [client, sessionId]);
}

export function useSay(sessionId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (content: string) => call(roomRoutes.say, { params: { id: sessionId }, body: { content } }),
    onSuccess: (message) => addMessages(client, sessionId, [message]),
    onError: (error) => toasts.error({ title: t('sayFailed'), description: sentenceOf(error, '') }),
  });
}

export function useUnsay(sessionId: string, { id }: Pick<ChatMessage, 'id'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(roomRoutes.unsay, { params: { id } }),
    onSuccess: () => removeMessage(client, { sessionId, messageId: id }),
    onError: (error) => toasts.error({ title: t('unsayFailed'), description: sentenceOf(error, '') }),
  });
}

import { sentenceOf } from '@barspoon/browser';
import {
  type ChatMessage,
  type ChatReaction,
  type MixAlongState,
  type ReportReason,
  type Room,
  roomRoutes,
  type SentInputOf,
} from '@barspoon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../lib/api/call.ts';
import { enterRoom } from '../../../lib/realtime.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';
import { addMessages, catchUp, noteMixAlong, refreshParticipants, refreshRoom } from './room-news.ts';
import { bansQuery, participantsQuery, roomQuery } from './room-queries.ts';

const stayEveryMs = 25_000;

/** Is in a room while its page is open, says so, and follows what is said. Implements BEYOND-84. */
export function useInRoom(sessionId: string): void {
  const client = useQueryClient();
  useEffect(
    () =>
      enterRoom(sessionId, () => {
        void catchUp(client, sessionId).catch(() => {});
        // The step may have changed between the reading and the entering.
        refreshRoom(client, sessionId);
      }),
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

/** Something done to a message, which is answered with what it is then. */
function useMessageAct<V>(sessionId: string, act: (value: V) => Promise<ChatMessage>, failed: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (message) => addMessages(client, sessionId, [message]),
    onError: (error) => toasts.error({ title: failed, description: sentenceOf(error, '') }),
  });
}

export const useSay = (sessionId: string) =>
  useMessageAct(
    sessionId,
    (content: string) => call(roomRoutes.say, { params: { id: sessionId }, body: { content } }),
    t('sayFailed'),
  );

export const useUnsay = (sessionId: string, { id }: Pick<ChatMessage, 'id'>) =>
  useMessageAct(sessionId, () => call(roomRoutes.unsay, { params: { id } }), t('unsayFailed'));

export const useReviseMessage = (sessionId: string, { id }: Pick<ChatMessage, 'id'>) =>
  useMessageAct(
    sessionId,
    (content: string) => call(roomRoutes.revise, { params: { id }, body: { content } }),
    t('reviseFailed'),
  );

/** Reacts, or takes it back where the reader has. */
export const useReact = (sessionId: string, { id, mine }: Pick<ChatMessage, 'id' | 'mine'>) =>
  useMessageAct(
    sessionId,
    (reaction: ChatReaction) =>
      call(mine.includes(reaction) ? roomRoutes.unreact : roomRoutes.react, { params: { id, reaction } }),
    t('reactFailed'),
  );

export const reportMessage = (id: string, body: { reason: ReportReason; note: string | null }) =>
  call(roomRoutes.report, { params: { id }, body });

/** What the host does with what is mixed together. */
function useMixAlongAct<V>(sessionId: string, act: (value: V) => Promise<MixAlongState>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (state) => noteMixAlong(client, sessionId, state),
    onError: (error) => {
      toasts.error({ title: t('mixAlongFailed'), description: sentenceOf(error, '') });
      refreshRoom(client, sessionId);
    },
  });
}

export const useMove = (id: string) =>
  useMixAlongAct(id, (body: SentInputOf<typeof roomRoutes.move>['body']) =>
    call(roomRoutes.move, { params: { id }, body }),
  );

export const useChooseRecipe = (id: string) =>
  useMixAlongAct(id, (recipeId: string | null) =>
    call(roomRoutes.choose, { params: { id }, body: { recipeId } }),
  );

/** What the host and admins do with a room. */
function useRoomAct<V>(sessionId: string, act: (value: V) => Promise<unknown>, done?: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => done && toasts.success(done),
    onError: (error) => toasts.error({ title: t('moderationFailed'), description: sentenceOf(error, '') }),
    onSettled: () => {
      for (const { queryKey } of [roomQuery(sessionId), bansQuery(sessionId), participantsQuery(sessionId)])
        void client.invalidateQueries({ queryKey });
    },
  });
}

export const usePace = (id: string) =>
  useRoomAct(
    id,
    (seconds: Room['slowModeSeconds']) => call(roomRoutes.pace, { params: { id }, body: { seconds } }),
    t('paceDone'),
  );

export const useBan = (id: string) =>
  useRoomAct(id, (memberId: string) => call(roomRoutes.ban, { params: { id, memberId } }), t('banDone'));

export const useUnban = (id: string) =>
  useRoomAct(id, (memberId: string) => call(roomRoutes.unban, { params: { id, memberId } }), t('unbanDone'));

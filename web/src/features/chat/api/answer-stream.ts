import { type AnswerPiece, assistantRoutes as routes, type Turn } from '@barspoon/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { createParser } from 'eventsource-parser';
import { useEffect, useRef, useState } from 'react';
import { openStream } from '../../../lib/api/open-stream.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';
import { putTurn } from './conversations.ts';

const attempts = 5;
const againMs = 400;
/** Longer than any answer. */
const timeout = 90_000;

interface Follower {
  onPiece: (piece: AnswerPiece) => void;
  signal: AbortSignal;
}

/**
 * Reads an answer while it comes. A connection that breaks is opened again behind the last piece that was read.
 * @throws Error when it cannot be read to its end
 */
async function follow(id: string, turnId: string, { onPiece, signal }: Follower): Promise<Turn> {
  let after = 0;
  let done: Turn | null = null;
  for (let attempt = 1; ; attempt++) {
    try {
      const headers = { 'last-event-id': String(after) };
      const body = await openStream(routes.stream, { params: { id, turnId } }, { headers, signal, timeout });
      const parser = createParser({
        onEvent: ({ event, id: number, data }) => {
          if (event === 'turn') done = JSON.parse(data) as Turn;
          else if (Number(number) > after) {
            after = Number(number);
            attempt = 0;
            onPiece(JSON.parse(data) as AnswerPiece);
          }
        },
      });
      const decoder = new TextDecoder();
      const reader = body.getReader();
      for (let read = await reader.read(); !read.done; read = await reader.read())
        parser.feed(decoder.decode(read.value, { stream: true }));
      if (done) return done;
      throw new Error('The answer broke off');
    } catch (error) {
      if (signal.aborted || attempt >= attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, againMs * attempt));
    }
  }
}

/**
 * What has come of an answer that is still given; null when it is whole. Whoever opens the conversation sees it grow,
 * on whatever device it was asked. Implements BEYOND-45.
 */
export function useComingAnswer(
  conversationId: string,
  turn: Turn | undefined,
  onDone: (turn: Turn) => void,
): string[] | null {
  const queryClient = useQueryClient();
  const [come, setCome] = useState<{ id: string; text: string[] } | null>(null);
  const told = useRef(onDone);
  told.current = onDone;
  const id = turn?.state === 'answering' ? turn.id : undefined;
  useEffect(() => {
    if (!id) return;
    const end = new AbortController();
    setCome({ id, text: [] });
    const onPiece = (piece: AnswerPiece) => {
      if (piece.kind === 'text')
        setCome((before) => (before?.id === id ? { id, text: [...before.text, piece.text] } : before));
    };
    follow(conversationId, id, { onPiece, signal: end.signal }).then(
      (whole) => {
        if (end.signal.aborted) return;
        putTurn(queryClient, conversationId, whole);
        told.current(whole);
      },
      () => {
        if (end.signal.aborted) return;
        toasts.error(t('ask.broken'));
        setCome(null);
      },
    );
    return () => end.abort();
  }, [id, conversationId, queryClient]);
  return id && come?.id === id ? come.text : null;
}

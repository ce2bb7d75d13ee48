import type { AnswerPiece, Turn } from '@barspoon/contracts';
import type { Agent } from '@barspoon/testing';
import { createParser } from 'eventsource-parser';

interface Told {
  status: number;
  headers: Headers;
  pieces: { id: number; piece: AnswerPiece }[];
  /** Null when the stream was left before its end. */
  turn: Turn | null;
}

/** Reads an answer as it comes. @param leave ends the connection after this many pieces */
export async function readAnswer(
  agent: Agent,
  { conversation, turn }: { conversation: { id: string }; turn: { id: string } },
  { after, leave }: { after?: number; leave?: number } = {},
): Promise<Told> {
  const end = new AbortController();
  const path = `/api/v1/me/conversations/${conversation.id}/turns/${turn.id}/events`;
  const response = await fetch(agent.url + path, {
    headers: {
      authorization: `Bearer ${agent.token}`,
      ...(after !== undefined && { 'last-event-id': String(after) }),
    },
    signal: end.signal,
  });
  const told: Told = { status: response.status, headers: response.headers, pieces: [], turn: null };
  const parser = createParser({
    onEvent: ({ event, id, data }) => {
      if (event === 'turn') told.turn = JSON.parse(data);
      else told.pieces.push({ id: Number(id), piece: JSON.parse(data) });
    },
  });
  const decoder = new TextDecoder();
  for await (const bytes of response.body ?? []) {
    parser.feed(decoder.decode(bytes, { stream: true }));
    if (leave !== undefined && told.pieces.length >= leave) break;
  }
  end.abort();
  return told;
}

export const textsOf = ({ pieces }: Told): string[] =>
  pieces.flatMap(({ piece }) => (piece.kind === 'text' ? [piece.text] : []));

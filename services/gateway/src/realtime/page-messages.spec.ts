import {
  allEvents,
  distanceKept,
  type EventDefinition,
  postPublished,
  postRemoved,
  postRevised,
  recipeRevised,
} from '@barspoon/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageMessages } from './page-messages.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What is sent of events, collected ones included. */
function sentOf(...events: { type: string; data: unknown }[]) {
  const sent: [name: string, data: unknown, memberId: string | undefined][] = [];
  const messages = new PageMessages((name, data, memberId) => void sent.push([name, data, memberId]));
  for (const event of events) messages.apply(event);
  vi.advanceTimersByTime(10_000);
  messages.stop();
  return sent;
}
const like = ({ type, example }: EventDefinition, changes: object = {}) => ({
  type,
  data: { ...(example as object), ...changes },
});

describe('what open pages are sent', () => {
  it('is the same of an event of a newer release, which has another field', () => {
    const sending = allEvents.filter((event) => sentOf(like(event)).length > 0);
    expect(sending.length).toBeGreaterThan(35);
    for (const event of sending)
      expect([event.type, sentOf(like(event, { addedLater: true }))]).toEqual([
        event.type,
        sentOf(like(event)),
      ]);
  });

  it('is one message of many changes, in which the last of a post counts', () => {
    const [one, two, three] = [1, 2, 3].map((n) => `01939c5e-6a00-7000-8000-00000000000${n}`);
    expect(
      sentOf(
        like(postPublished, { postId: one }),
        like(postRevised, { postId: one }),
        like(postPublished, { postId: two }),
        like(postRemoved, { postId: two }),
        like(postRevised, { postId: three }),
      ),
    ).toEqual([['posts.changed', { published: [one], revised: [three], removed: [two] }, undefined]]);
  });

  it('is at most fifty posts at once, and the others after them', () => {
    const ids = Array.from({ length: 60 }, (_, at) => `01939c5e-6a00-7000-8000-0000000000${at + 10}`);
    const sent = sentOf(...ids.map((postId) => like(postPublished, { postId })));
    const counts = sent.map(([, data]) => (data as { published: string[] }).published.length);
    expect(counts).toEqual([50, 10]);
  });

  it('tells whoever is blocked, and never whoever is muted', () => {
    const toldOf = (kind: string) => sentOf(like(distanceKept, { kind })).length;
    expect([toldOf('block'), toldOf('mute')]).toEqual([2, 1]);
  });

  it('is nothing of a recipe that is not public', () => {
    expect(sentOf(like(recipeRevised, { visibility: 'private' }))).toEqual([]);
  });
});

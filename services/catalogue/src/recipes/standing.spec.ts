import { describe, expect, it } from 'vitest';
import {
  forEverybody,
  isForModeration,
  moderatedText,
  type Standing,
  standingOf,
  wantedOf,
} from './standing.ts';

const held: Standing = { visibility: 'private', withheld: 'held' };
const removed: Standing = { visibility: 'private', withheld: 'removed' };
const hidden: Standing = { visibility: 'private', withheld: null };

describe('who may read a recipe', () => {
  it('is everybody only when its author wants it and moderation holds nothing', () => {
    expect(standingOf(hidden, 'public', false)).toEqual(forEverybody);
    expect(standingOf(hidden, 'public', true)).toEqual(held);
    expect(standingOf(forEverybody, 'public', true)).toEqual(held);
    expect(standingOf(forEverybody, 'link', true)).toEqual({ visibility: 'link', withheld: null });
  });

  it('does not widen by an edit of what waits, and narrows when its author takes it back', () => {
    expect(standingOf(held, 'public', false)).toEqual(held);
    expect(standingOf(held, 'private', false)).toEqual(hidden);
  });

  it('is its author alone whatever they choose once a moderator has removed it', () => {
    for (const wanted of ['public', 'link', 'private'] as const)
      expect(standingOf(removed, wanted, false)).toEqual(removed);
  });

  it('is for moderation as long as its author means it for everybody', () => {
    expect([forEverybody, held, removed, hidden].map(isForModeration)).toEqual([true, true, true, false]);
    expect([forEverybody, held, hidden].map(wantedOf)).toEqual(['public', 'public', 'private']);
  });
});

describe('the text of a recipe that moderation reads', () => {
  it('is all that its author has written', () => {
    const line = { amount: 60, unit: 'ml' as const, optional: false, ingredient: null };
    const text = moderatedText({
      name: 'A name',
      alternativeNames: ['Another name'],
      description: 'A description',
      spec: [{ ...line, name: 'An ingredient', note: 'a note' }],
      instructions: ['A step'],
      tags: ['a tag'],
      origin: { creator: 'A creator', place: 'a place' },
      source: 'a source',
    });
    for (const part of ['A name', 'Another name', 'A description', 'An ingredient, a note', 'A step'])
      expect(text).toContain(part);
    for (const part of ['a tag', 'A creator', 'a place', 'a source']) expect(text).toContain(part);
  });
});

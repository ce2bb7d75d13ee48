import { beginningsOf, wordsOf } from '@barspoon/collections';
import { describe, expect, it } from 'vitest';
import { mentionsIn, tagsIn } from './marks.ts';

describe('hashtags', () => {
  it.each([
    ['A #Daiquiri and a #daiquiri', ['daiquiri']],
    ['#Tiki, #Año_Nuevo!', ['tiki', 'año_nuevo']],
    ['number #1 and #2026', []],
    ['https://example.com/#part and a&#39;b', []],
    ['##double a#b #x', []],
  ])('of %j', (text, tags) => expect(tagsIn(text)).toEqual(tags));
});

describe('mentions', () => {
  it.each([
    ['Thanks @Ada and @bea_2', ['ada', 'bea_2']],
    ['Thanks @ada.', ['ada.', 'ada']],
    ['mail ada@example.com or https://x.example/@ada', []],
    ['@ab is too short', []],
    ['(@harry)', ['harry']],
  ])('of %j', (text, names) => expect(mentionsIn(text)).toEqual(names));

  it('are no more than ten', () => {
    const text = Array.from({ length: 30 }, (_, at) => `@member${at}`).join(' ');
    expect(mentionsIn(text)).toHaveLength(10);
  });
});

describe('words', () => {
  it('are found whatever their case and accents, by their beginnings', () => {
    expect(wordsOf('Piña Colada, piña!')).toEqual(['pina', 'colada']);
    expect(beginningsOf('PIÑ (co*').map(String)).toEqual(['/^pin/', '/^co/']);
  });
});

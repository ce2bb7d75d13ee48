import { describe, expect, it } from 'vitest';
import { day, dayTime } from './moments.ts';

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Axes of figures, whose days are those of UTC. */
const axes = [
  '../analytics/growth-words.ts',
  '../analytics/AssistantPanel.tsx',
  '../points/missing-words.ts',
];

describe('dates', () => {
  it('are written in one way [BEYOND-160]', () => {
    expect(day('2026-11-25')).toBe('Nov 25, 2026');
    expect(day('2026-11-25T12:00:00.000Z')).toBe('Nov 25, 2026');
    expect(dayTime('2026-11-25T12:38:00')).toMatch(/^Nov 25, 2026, 12:38\sPM$/);
  });

  it('are written by nobody else in the console [BEYOND-160]', () => {
    const others = Object.entries(sources)
      .filter(([file]) => !/\.spec\.|\/moments\.ts$/.test(file) && !axes.includes(file))
      .filter(([, text]) =>
        /Date\([^()]*\)\.toLocaleString|toLocaleDate|Intl\.DateTimeFormat|\bDateField\b/.test(text),
      )
      .map(([file]) => file);
    expect(others).toEqual([]);
  });
});

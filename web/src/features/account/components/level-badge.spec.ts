import { levels } from '@barspoon/contracts';
import { expect, it } from 'vitest';
import { shownLevels } from '../../static-pages/levels.ts';
import { badgeOf, LevelBadge } from './level-badge.tsx';

it('a level has the badge of its name, and a name nobody knows has the first [LEVEL-04]', () => {
  expect(levels.map(({ name }) => badgeOf(name))).toEqual(levels.map(({ key }) => key));
  expect(badgeOf('Creative  stirrer')).toBe('creative_stirrer');
  expect(badgeOf('Grand Duke')).toBe('aspiring_shaker');
});

it('a badge has the color of its level wherever it is shown [LEVEL-03]', () => {
  for (const { name, color } of shownLevels)
    expect(LevelBadge({ level: name }).props).toMatchObject({ style: { color } });
});

it('every level is shown with badge, name, points, criteria, description and color [DATA-25]', () => {
  for (const level of shownLevels) {
    const { key, name, minPoints, criteria, description, color } = level;
    expect(badgeOf(name)).toBe(key);
    expect(minPoints).toBeGreaterThanOrEqual(0);
    for (const text of [criteria, description]) expect(text).toMatch(/^[A-Z].{12,}\.$/);
    expect(color).toMatch(/^var\(--[a-z]+\)$/);
  }
});

import { describe, expect, it } from 'vitest';
import { speaksForSite } from './reserved-names.ts';

describe('a name', () => {
  it.each([
    'admin',
    'Admin',
    'ADMIN',
    'support',
    'moderator',
    'barspoon',
    'staff',
    'the.barspoon',
    'support_team',
    'barspoonhelp',
    'Barspoon Support',
    'Barspoon',
    'Official Support',
    'Adm1n',
    'B4rspoon Team',
    'Ａｄｍｉｎ',
    'ádmin',
    'Bar Spoon',
    'bar_spoon',
    'Аdmin',
  ])('that speaks for the site is kept for it: %s [BEYOND-145] (security 77)', (name) => {
    expect(speaksForSite(name)).toBe(true);
  });

  it.each([
    'Ada Coleman',
    'ada',
    'Adminton Players',
    'Modesto',
    'Supportive Sam',
    'Owner of Cats',
    'Teamster',
    'Barbara Spooner',
    '',
  ])('of a person is theirs: %s [BEYOND-145]', (name) => {
    expect(speaksForSite(name)).toBe(false);
  });
});

import type { OwnSkill } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { fitOf } from './fit.ts';

const posting = {
  requiredSkills: ['Café  Service', 'Ice carving'],
  preferredSkills: ['Leadership, team'],
  experienceLevel: 'senior',
  jobType: 'full_time',
  workLocation: 'on_site',
} as const;
const offer = {
  ...posting,
  requiredSkills: [...posting.requiredSkills],
  preferredSkills: [...posting.preferredSkills],
};
const skill = (name: string): OwnSkill => ({
  skill: { id: '01939c5e-6a00-7000-8000-0000000000d5', name, category: 'Service' },
  proficiencyLevel: 'expert',
  yearsExperience: 6,
  isFeatured: false,
});
const own = { proficiencyLevel: 'expert', yearsExperience: 6 };

describe('what matches a posting', () => {
  it('are skills of the same name, whatever case, accents, signs and order', () => {
    const fit = fitOf(offer, null, [skill('cafe service'), skill('Team leadership')]);
    expect(fit.required).toEqual([
      { name: 'Café  Service', own },
      { name: 'Ice carving', own: null },
    ]);
    expect(fit.preferred).toEqual([{ name: 'Leadership, team', own }]);
  });

  it('is nothing of a portfolio where there is none', () => {
    expect(fitOf(offer, null, [])).toMatchObject({ hasPortfolio: false, experience: null, work: null });
  });

  it('are years beside those that go with the level', () => {
    const fit = fitOf(offer, { yearsExperience: 3, preferredWorkType: [] }, []);
    expect(fit).toMatchObject({ experience: { years: 3, expected: 5 }, work: null });
  });

  it.each([
    [['on_site'], true],
    [['full_time', 'part_time'], true],
    [['on_site', 'contract'], false],
    [['remote', 'full_time'], false],
  ] as const)('is the work one looks for: %o', (wanted, fits) => {
    const fit = fitOf(offer, { yearsExperience: 0, preferredWorkType: [...wanted] }, []);
    expect(fit.work).toEqual({ wanted, fits });
  });
});

import type { Portfolio } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { draftOf, inputOf } from './portfolio-draft.ts';

const portfolio: Portfolio = {
  portfolioTitle: 'Classic bartender',
  professionalSummary: null,
  yearsExperience: 6,
  currentPosition: 'Head Bartender',
  currentEmployer: null,
  portfolioUrl: 'https://example.com/ada',
  resumeUrl: null,
  linkedinUrl: null,
  availabilityStatus: 'available',
  hourlyRate: 4500,
  preferredWorkType: ['hybrid'],
  isPublic: true,
  updatedAt: '2026-01-01T00:00:00.000Z',
};

describe('what is typed into the portfolio form', () => {
  it('shows dollars for cents, so that saving again changes nothing [PORT-14, BEYOND-69]', () => {
    expect(draftOf(portfolio).hourlyRate).toBe('45');
    const { updatedAt: _, ...input } = portfolio;
    expect(inputOf(draftOf(portfolio))).toEqual(input);
  });

  it('begins with the defaults [PORT-15]', () => {
    expect(inputOf(draftOf(null))).toMatchObject({
      availabilityStatus: 'not_available',
      isPublic: false,
      yearsExperience: 0,
      hourlyRate: 0,
    });
  });

  it.each([
    ['12', 12],
    ['12.9', 12],
    [' 7 ', 7],
    ['', 0],
    ['many', 0],
  ])('reads the years “%s” as %i and the rate likewise in cents [PORT-13]', (typed, number) => {
    const read = inputOf({ ...draftOf(null), yearsExperience: typed, hourlyRate: typed });
    expect([read.yearsExperience, read.hourlyRate]).toEqual([number, number * 100]);
  });
});

import { describe, expect, it } from 'vitest';
import { placeText, salaryText } from './posting-facts.ts';

describe('the salary text', () => {
  it.each([
    ['From $48,000', 4_800_000, null],
    ['Up to $60,000', null, 6_000_000],
    ['$48,000 - $60,000', 4_800_000, 6_000_000],
    ['Competitive', null, null],
    ['From $0', 0, null],
  ])('is "%s" [JOB-07]', (text, salaryMin, salaryMax) => {
    expect(salaryText({ salaryMin, salaryMax, currency: 'USD' })).toBe(text);
  });

  it('names the currency', () => {
    expect(salaryText({ salaryMin: 3_000_000, salaryMax: null, currency: 'EUR' })).toBe('From €30,000');
  });
});

describe('the place', () => {
  it.each([
    ['On-site · Portland, OR', 'on_site', 'Portland', 'OR'],
    ['Hybrid · Lisbon', 'hybrid', 'Lisbon', null],
    ['Remote', 'remote', null, null],
  ] as const)('is "%s" [JOB-05]', (text, workLocation, locationCity, locationState) => {
    expect(placeText({ workLocation, locationCity, locationState })).toBe(text);
  });
});

import { describe, expect, it } from 'vitest';
import { accuracyOf, reportWeight } from './accuracy.ts';

describe('the accuracy of a reporter', () => {
  it('begins in the middle and follows what moderators decide', () => {
    expect(accuracyOf({ agreed: 0, disagreed: 0 })).toBe(0.5);
    expect(accuracyOf({ agreed: 8, disagreed: 0 })).toBe(0.9);
    expect(accuracyOf({ agreed: 0, disagreed: 8 })).toBe(0.1);
  });

  it('weighs the next report: one of a member who was right stands before several of one who was wrong', () => {
    const [right, wrong] = [
      { agreed: 8, disagreed: 0 },
      { agreed: 0, disagreed: 8 },
    ];
    expect(reportWeight(accuracyOf(right))).toBeGreaterThan(8 * reportWeight(accuracyOf(wrong)));
    expect(reportWeight(accuracyOf({ agreed: 0, disagreed: 0 }))).toBe(1);
  });
});

import { dayMs, moderatedKinds, trustLevels } from '@barspoon/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Contribution, creditOf, type MemberRecord, trustLevelOf } from './trust.ts';

const now = new Date('2026-06-01T12:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
const onDays = (count: number, kind: Contribution['kind'] = 'post') =>
  Array.from({ length: count }, (_, at): Contribution => ({ kind, at: daysAgo(at + 2) }));
const levelOf = (days: number, accepted: readonly Contribution[], removals: Date[] = []) =>
  trustLevelOf({ registeredAt: daysAgo(days), accepted, removals }, now);

const contribution = fc.record({
  kind: fc.constantFrom(...moderatedKinds),
  at: fc.double({ min: 0, max: 120, noNaN: true }).map(daysAgo),
});
const aMemberRecord: fc.Arbitrary<MemberRecord> = fc.record({
  registeredAt: fc.double({ min: 0, max: 120, noNaN: true }).map(daysAgo),
  accepted: fc.array(contribution, { maxLength: 80 }),
  removals: fc.array(fc.double({ min: 0, max: 120, noNaN: true }).map(daysAgo), { maxLength: 3 }),
});

describe('trust', () => {
  it('grows with time and accepted contributions', () => {
    expect(levelOf(0, [])).toBe('new');
    expect(levelOf(2, onDays(2))).toBe('member');
    expect(levelOf(14, onDays(10))).toBe('regular');
    expect(levelOf(60, onDays(30))).toBe('trusted');
    expect(levelOf(60, onDays(30), [daysAgo(1)])).toBe('regular');
    expect(levelOf(60, onDays(30), [daysAgo(91)])).toBe('trusted');
  });

  it('needs both: neither time alone nor a busy first week makes a trusted member', () => {
    expect(levelOf(900, [])).toBe('new');
    expect(
      levelOf(
        7,
        moderatedKinds.flatMap((kind) => onDays(5, kind)),
      ),
    ).toBe('member');
  });

  it('is not raised by repeating an act of a day, however often', () => {
    fc.assert(
      fc.property(aMemberRecord, fc.integer({ min: 1, max: 50 }), (member, times) => {
        const more = member.accepted.flatMap((one) => Array.from({ length: times }, () => one));
        expect(trustLevelOf({ ...member, accepted: more }, now)).toBe(trustLevelOf(member, now));
      }),
    );
  });

  it('is not raised by anything done today', () => {
    const today = fc.record({
      kind: fc.constantFrom(...moderatedKinds),
      at: fc.double({ min: 0, max: 0.99, noNaN: true }).map(daysAgo),
    });
    fc.assert(
      fc.property(aMemberRecord, fc.array(today, { maxLength: 100 }), (member, acts) => {
        const after = { ...member, accepted: [...member.accepted, ...acts] };
        expect(trustLevelOf(after, now)).toBe(trustLevelOf(member, now));
      }),
    );
  });

  it('gains three credits a day at most, and is never raised by a removal', () => {
    fc.assert(
      fc.property(aMemberRecord, (member) => {
        const days = new Set(member.accepted.map(({ at }) => at.toISOString().slice(0, 10))).size;
        expect(creditOf(member, now)).toBeLessThanOrEqual(moderatedKinds.length * days);
        const worse = trustLevelOf({ ...member, removals: [...member.removals, now] }, now);
        expect(trustLevels.indexOf(worse)).toBeLessThanOrEqual(
          trustLevels.indexOf(trustLevelOf(member, now)),
        );
      }),
    );
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { clockChangeAt } from './clock-change.ts';

describe('a picked time', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each([
    ['America/New_York', '2026-03-08T02:30', 'skipped', '2026-03-08T07:30:00.000Z'],
    ['America/New_York', '2026-11-01T01:30', 'twice', '2026-11-01T05:30:00.000Z'],
    ['Europe/Berlin', '2026-03-29T02:00', 'skipped', '2026-03-29T01:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25T02:59', 'twice', '2026-10-25T00:59:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05T01:45', 'twice', '2026-04-04T14:45:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-04T02:15', 'skipped', '2026-10-03T15:45:00.000Z'],
  ])('in %s at %s is %s, and %s is meant [BEYOND-197]', (zone, local, kind, iso) => {
    vi.stubEnv('TZ', zone);
    expect(clockChangeAt(local)).toEqual({ kind, at: new Date(iso) });
  });

  it.each([
    ['America/New_York', '2026-03-08T01:59'],
    ['America/New_York', '2026-03-08T03:00'],
    ['America/New_York', '2026-11-01T00:59'],
    ['America/New_York', '2026-11-01T02:00'],
    ['UTC', '2026-03-08T02:30'],
    ['Asia/Kolkata', '2026-03-29T02:30'],
    ['America/New_York', ''],
    ['America/New_York', 'tomorrow'],
  ])('in %s at %s is what it says [BEYOND-197]', (zone, local) => {
    vi.stubEnv('TZ', zone);
    expect(clockChangeAt(local)).toBeNull();
  });
});

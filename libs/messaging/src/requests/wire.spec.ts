import { Clock, runInContext } from '@barspoon/platform';
import { describe, expect, it } from 'vitest';
import { readContext, wire, writeContext } from './wire.ts';

const at = Date.parse('2026-03-01T20:15:00.000Z');
const dated = writeContext({
  correlationId: 'c',
  causationId: 'c',
  actor: { kind: 'system', name: 'demo' },
  at,
});

describe('a dated request', () => {
  it('happens at its own time in development [BEYOND-153]', () => {
    const context = readContext(dated, 'development');
    expect(context.at).toBe(at);
    expect(runInContext(context, () => new Clock().now()).getTime()).toBe(at);
  });

  it('happens now in production, and where the time is none [BEYOND-153]', () => {
    expect(readContext(dated, 'production').at).toBeUndefined();
    const before = Date.now();
    const now = runInContext(readContext(dated, 'production'), () => new Clock().now()).getTime();
    expect(now).toBeGreaterThanOrEqual(before);
    for (const word of ['', 'tomorrow', '1e400']) {
      dated.set(wire.at, word);
      expect(readContext(dated, 'development').at, word).toBeUndefined();
    }
  });
});

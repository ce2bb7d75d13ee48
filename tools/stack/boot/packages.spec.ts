import { describe, expect, it } from 'vitest';
import { firstDifference } from './../boot/packages.mjs';

describe('what npm has installed', () => {
  const wanted = {
    '': {},
    'libs/contracts': { version: '0.1.0' },
    'node_modules/zod': { version: '4.6.7' },
    'web/node_modules/zod': { version: '3.0.0' },
    'node_modules/other-system': { version: '1.0.0', optional: true },
  };

  it('is complete when every package has the version of the lockfile', () => {
    const installed = {
      'node_modules/zod': { version: '4.6.7' },
      'web/node_modules/zod': { version: '3.0.0' },
    };
    expect(firstDifference(wanted, installed)).toBeNull();
  });

  it('names a package that is missing, also inside a workspace', () => {
    expect(firstDifference(wanted, { 'node_modules/zod': { version: '4.6.7' } })).toBe(
      'zod is not installed.',
    );
  });

  it('names a package of another version', () => {
    const installed = {
      'node_modules/zod': { version: '4.6.6' },
      'web/node_modules/zod': { version: '3.0.0' },
    };
    expect(firstDifference(wanted, installed)).toBe('zod is 4.6.6, and should be 4.6.7.');
  });
});

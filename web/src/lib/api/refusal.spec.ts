import { barItemRoutes, recipeRoutes } from '@barspoon/contracts';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { session } from '../session/session.ts';
import { call } from './call.ts';

describe('a refusal', () => {
  it('arrives with its code, its sentence and the wrong fields', async () => {
    if (session.state().status === 'starting') await session.start();
    fakeApi.refuse(barItemRoutes.list, {
      status: 400,
      code: 'common.invalid_input',
      detail: 'Look again.',
      errors: [{ path: 'query.q', message: 'Too long' }],
    });
    await expect(call(barItemRoutes.list, { query: {} })).rejects.toMatchObject({
      status: 400,
      code: 'common.invalid_input',
      detail: 'Look again.',
      errors: [{ path: 'query.q', message: 'Too long' }],
    });
  });

  it('is logged, whoever asked [NAV-42]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    fakeApi.refuse(recipeRoutes.featured, { status: 500, code: 'test.broken' });
    await expect(call(recipeRoutes.featured, undefined)).rejects.toThrow();
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ code: 'test.broken', status: 500 }));
  });

  it('is told from a server that cannot be reached', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(call(recipeRoutes.featured, undefined)).rejects.toMatchObject({
      status: 0,
      code: 'network.unreachable',
    });
  });
});

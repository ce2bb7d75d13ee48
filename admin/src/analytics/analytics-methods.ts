import { analyticsRoutes } from '@barspoon/contracts';
import type { GetOneParams } from 'react-admin';
import { call } from '../api/call.ts';
import { orFail } from '../data/failures.ts';

/** The figures as of now, as one record. */
export const analyticsMethods = {
  async getOne(_: string, { id }: GetOneParams) {
    const found = await orFail('Failed to load analytics', () => call(analyticsRoutes.get, {}));
    return { data: { id, ...found } as never };
  },
};

import { z } from 'zod';
import { slugSchema } from '../catalogue/library.ts';
import { idSchema } from './shapes.ts';

/** How many members one request asks about. */
export const tastesAtOnce = 2000;

const memberId = '01939c5e-6a00-7000-8000-000000000003';
const memberIds = z.array(idSchema).max(tastesAtOnce);

/** Which of the given members like an ingredient or one of its kinds, according to this service's data. */
export const tasteRouteOf = (summary: string) =>
  ({
    access: 'internal',
    summary,
    body: z.strictObject({ ingredient: slugSchema, memberIds }),
    response: z.strictObject({ memberIds }),
    example: { body: { ingredient: 'gin', memberIds: [memberId] }, response: { memberIds: [memberId] } },
  }) as const;

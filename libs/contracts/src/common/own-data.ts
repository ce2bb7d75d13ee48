import { z } from 'zod';
import { defineRoutes } from '../kit/routes.ts';
import { cursorSchema, idSchema } from './shapes.ts';

/** Rows of stored tables by the table's name, dates as ISO strings, without hashes and tokens. */
export const ownTablesSchema = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));
export type OwnTables = z.output<typeof ownTablesSchema>;

const id = '01939c5e-6a00-7000-8000-000000000003';

/** What a service stores about a member, for their export. Every service with members' data serves its own. */
export const ownDataRoutesOf = <S extends string>(service: S) =>
  defineRoutes(`${service}.own-data`, {
    part: {
      access: 'internal',
      summary: `What ${service} keeps of a member, some rows at a time`,
      query: z.strictObject({ memberId: idSchema, cursor: cursorSchema.optional() }),
      response: z.strictObject({ tables: ownTablesSchema, nextCursor: cursorSchema.nullable() }),
      example: {
        query: { memberId: id },
        response: { tables: { favorites: [{ id, userId: id, recipeId: id }] }, nextCursor: null },
      },
    },
  });

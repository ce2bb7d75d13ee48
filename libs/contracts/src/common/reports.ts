import { z } from 'zod';
import { line } from './shapes.ts';

/** Why a member reports what another wrote or shows. */
export const reportReasons = ['spam', 'insult', 'dangerous', 'off-topic', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
export const reportInput = z.strictObject({
  reason: z.enum(reportReasons),
  note: z
    .union([z.literal('').transform(() => null), line(300)])
    .nullable()
    .default(null),
});

import { z } from 'zod';
import { idSchema } from '../common/shapes.ts';
import { defineEvent } from '../kit/events.ts';
import { barCategoryKeys } from './vocabularies.ts';

const exampleId = '01939c5e-6a00-7000-8000-000000000002';

export const barItemAdded = defineEvent({
  type: 'inventory.item.added',
  version: 1,
  fires: 'when a member puts an item on their bar (not when they repeat it)',
  data: z.strictObject({
    memberId: idSchema,
    itemId: idSchema,
    name: z.string(),
    category: z.enum(barCategoryKeys),
    /** Whether it is an item the member made up; absent in events from before this was told. */
    custom: z.boolean().optional(),
    /** Absent for the bar each member begins with. */
    barId: idSchema.optional(),
  }),
  example: {
    memberId: exampleId,
    itemId: exampleId,
    name: 'London Dry Gin',
    category: 'spirits',
    custom: false,
  },
});
export const barItemRemoved = defineEvent({
  type: 'inventory.item.removed',
  version: 1,
  fires: 'when a member takes an item off their bar',
  data: z.strictObject({ memberId: idSchema, itemId: idSchema, barId: idSchema.optional() }),
  example: { memberId: exampleId, itemId: exampleId },
});

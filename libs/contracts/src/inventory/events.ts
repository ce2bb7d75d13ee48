import { z } from 'zod';
import { slugSchema } from '../catalogue/library.ts';
import { idSchema, momentSchema } from '../common/shapes.ts';
import { defineEvent } from '../kit/events.ts';
import { invitedRoles } from './bar-members.ts';
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

export const barChanged = defineEvent({
  type: 'inventory.bar.changed',
  version: 1,
  fires: 'when anything changes at a bar that several members share, for those who are or were at it',
  data: z.strictObject({ barId: idSchema, memberIds: z.array(idSchema) }),
  example: { barId: exampleId, memberIds: [exampleId] },
});

export const menuChanged = defineEvent({
  type: 'inventory.menu.changed',
  version: 1,
  fires: 'when a published menu changes, or what the bar can make of it may have',
  data: z.strictObject({ menuId: idSchema, slug: slugSchema }),
  example: { menuId: exampleId, slug: 'the-cabin' },
});

export const shoppingListChanged = defineEvent({
  type: 'inventory.shopping-list.changed',
  version: 1,
  fires: 'when the shopping list of a bar changes, for those who are at the bar',
  data: z.strictObject({ barId: idSchema, memberIds: z.array(idSchema) }),
  example: { barId: exampleId, memberIds: [exampleId] },
});

/** Names that a reminder of what runs low has at most. */
export const lowNamesMax = 5;

export const barRanLow = defineEvent({
  type: 'inventory.bar.ran-low',
  version: 1,
  fires: 'on Mondays, for a member who wants to know what runs low at a bar, if something does',
  data: z.strictObject({
    barId: idSchema,
    barName: z.string(),
    memberId: idSchema,
    names: z.array(z.string()).min(1).max(lowNamesMax),
    /** How many more run low than are named. */
    more: z.number().int().min(0),
  }),
  example: { barId: exampleId, barName: 'My Bar', memberId: exampleId, names: ['Campari'], more: 0 },
});

export const barInviteSent = defineEvent({
  type: 'inventory.bar-invite.sent',
  version: 1,
  fires: 'when the owner of a bar invites a member to it by name',
  data: z.strictObject({
    inviteId: idSchema,
    barId: idSchema,
    barName: z.string(),
    ownerId: idSchema,
    memberId: idSchema,
    role: z.enum(invitedRoles),
  }),
  example: {
    inviteId: exampleId,
    barId: exampleId,
    barName: 'The cabin',
    ownerId: exampleId,
    memberId: exampleId,
    role: 'bartender',
  },
});

export const drinkMade = defineEvent({
  type: 'inventory.drink.made',
  version: 1,
  fires: 'when a member notes that they made drinks of a recipe at a bar (not when they repeat it)',
  data: z.strictObject({
    /** The entry of the ledger. */
    entryId: idSchema,
    barId: idSchema,
    memberId: idSchema,
    recipeId: idSchema,
    servings: z.number().int().min(1),
    /** When they were made, which may be before it was told. */
    madeAt: momentSchema,
  }),
  example: {
    entryId: exampleId,
    barId: exampleId,
    memberId: exampleId,
    recipeId: exampleId,
    servings: 2,
    madeAt: '2026-01-01T20:00:00.000Z',
  },
});

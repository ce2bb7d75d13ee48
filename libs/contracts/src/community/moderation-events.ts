import { z } from 'zod';
import { withheldStates } from '../catalogue/vocabularies.ts';
import { idSchema } from '../common/shapes.ts';
import { defineEvent } from '../kit/events.ts';
import { messageSent } from '../professional/message-events.ts';
import { decidedKinds, removalReasonNames } from './moderation-terms.ts';

/** A moderator's decision about which the author is notified. */
export const contentDecided = defineEvent({
  type: 'community.content.decided',
  version: 1,
  fires: 'when a moderator releases, removes or restores what a member wrote, or lets an appeal fail',
  data: z.strictObject({
    caseId: idSchema,
    /** The photo of a recipe is a photo. */
    kind: z.enum(decidedKinds),
    contentId: idSchema,
    /** The author. */
    memberId: idSchema,
    outcome: z.enum(['released', 'removed', 'restored', 'upheld']),
    /** Why it is not shown; null when it is. */
    reason: z.enum(removalReasonNames).nullable(),
  }),
  example: {
    caseId: '01939c5e-6a00-7000-8000-0000000000f1',
    kind: 'post',
    contentId: '01939c5e-6a00-7000-8000-0000000000c1',
    memberId: '01939c5e-6a00-7000-8000-000000000003',
    outcome: 'removed',
    reason: 'spam',
  },
});

/** Professional owns direct messages and hides or restores them on this event. */
export const messageModerated = defineEvent({
  type: 'community.message.moderated',
  version: 1,
  fires: 'when a direct message that was reported is removed by a moderator or shown again',
  data: z.strictObject({
    messageId: idSchema,
    isRemoved: z.boolean(),
    /** Counts the decisions about this message. */
    revision: z.number().int().min(1),
  }),
  example: { messageId: messageSent.example.messageId, isRemoved: true, revision: 1 },
});

/** Inventory owns menus and hides or restores them on this event. */
export const menuModerated = defineEvent({
  type: 'community.menu.moderated',
  version: 1,
  fires: 'when the menu of a bar that was reported is withheld by a moderator or shown again',
  data: z.strictObject({
    menuId: idSchema,
    /** Whose bar it was when it was reported; they read why. */
    ownerId: idSchema,
    isRemoved: z.boolean(),
    /** Counts the decisions about this menu. */
    revision: z.number().int().min(1),
  }),
  example: {
    menuId: '01939c5e-6a00-7000-8000-00000000000a',
    ownerId: '01939c5e-6a00-7000-8000-000000000003',
    isRemoved: true,
    revision: 1,
  },
});

/** The catalogue owns recipes and hides or restores them on this event. */
export const recipeModerated = defineEvent({
  type: 'community.recipe.moderated',
  version: 1,
  fires: "when a member's recipe or its photo is held, removed by a moderator or shown again",
  data: z.strictObject({
    recipeId: idSchema,
    /** The author. */
    memberId: idSchema,
    withheld: z.enum(withheldStates).nullable(),
    /** Counts the decisions about this recipe. */
    revision: z.number().int().min(1),
    /** The revision whose texts were checked: later content is not released by this. */
    textRevision: z.number().int().min(0),
    /** The subject of the decision; defaults to the recipe. */
    about: z.enum(['recipe', 'photo']).optional(),
    /** The photo it has after the decision: one that was removed before is back with it. */
    image: z.string().nullable().optional(),
    /** The photos that a moderator has removed and that are not back. */
    removedImages: z.array(z.string()).optional(),
  }),
  example: {
    recipeId: '01939c5e-6a00-7000-8000-000000000001',
    memberId: '01939c5e-6a00-7000-8000-000000000003',
    withheld: 'held',
    revision: 1,
    textRevision: 2,
    about: 'recipe',
    image: null,
    removedImages: [],
  },
});

/** The catalogue owns reviews and hides or restores them on this event. */
export const reviewModerated = defineEvent({
  type: 'community.review.moderated',
  version: 1,
  fires: 'when a review of a recipe is held, removed by a moderator or shown again',
  data: z.strictObject({
    ratingId: idSchema,
    recipeId: idSchema,
    /** The author. */
    memberId: idSchema,
    withheld: z.enum(withheldStates).nullable(),
    /** Counts the decisions about this review. */
    revision: z.number().int().min(1),
  }),
  example: {
    ratingId: '01939c5e-6a00-7000-8000-000000000011',
    recipeId: '01939c5e-6a00-7000-8000-000000000001',
    memberId: '01939c5e-6a00-7000-8000-000000000003',
    withheld: 'held',
    revision: 1,
  },
});

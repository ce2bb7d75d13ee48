import { z } from 'zod';

/** `inventory_added`, `recipe_saved`: what was done, in the past tense. */
export const activityTypeSchema = z.string().regex(/^[a-z]+(_[a-z]+)*$/);

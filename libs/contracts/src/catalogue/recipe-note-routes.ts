import { z } from 'zod';
import { idParams, idSchema, prose } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { exampleCard } from './examples.ts';

/** Max stored days on which a member made a recipe; the oldest are dropped. */
export const madeOnMax = 400;

/** A member's private note on a recipe: nobody else ever reads it. */
export const recipeNoteSchema = z.strictObject({
  note: z.string(),
  /** Days they made it, the last one first. */
  madeOn: z.array(z.iso.date()),
});
export type RecipeNote = z.output<typeof recipeNoteSchema>;

const { id } = exampleCard;
const example: RecipeNote = { note: 'A little more lime.', madeOn: ['2026-01-01'] };
const dayParams = z.strictObject({ id: idSchema, day: z.iso.date() });

export const recipeNoteRoutes = defineRoutes('catalogue.recipe-notes', {
  mine: {
    method: 'GET',
    path: '/me/recipe-notes/:id',
    access: 'member',
    summary: 'Your private note of a recipe, and the days you made it',
    params: idParams,
    response: recipeNoteSchema,
    example: { params: { id }, response: example },
  },
  write: {
    method: 'PUT',
    path: '/me/recipe-notes/:id',
    access: 'member',
    summary: 'Write your private note of a recipe; an empty one removes it',
    params: idParams,
    body: z.strictObject({ note: prose(1000) }),
    response: recipeNoteSchema,
    example: { params: { id }, body: { note: example.note }, response: example },
  },
  made: {
    method: 'PUT',
    path: '/me/recipe-notes/:id/made/:day',
    access: 'member',
    summary: 'Note that you made a recipe on a day; repeating it changes nothing',
    params: dayParams,
    response: recipeNoteSchema,
    example: { params: { id, day: '2026-01-01' }, response: example },
  },
  notMade: {
    method: 'DELETE',
    path: '/me/recipe-notes/:id/made/:day',
    access: 'member',
    summary: 'Take back that you made a recipe on a day; repeating it changes nothing',
    params: dayParams,
    response: recipeNoteSchema,
    example: { params: { id, day: '2026-01-01' }, response: { ...example, madeOn: [] } },
  },
});

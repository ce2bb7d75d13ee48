import { z } from 'zod';
import { idParams } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { recipeDeleted, recipePublished, recipeRevised } from './events.ts';
import { exampleCard } from './examples.ts';
import { recipeCardSchema } from './recipes.ts';
import { similarShown } from './similar.ts';

export const similarRoutes = defineRoutes('catalogue.similar', {
  list: {
    method: 'GET',
    path: '/recipes/:id/similar',
    access: 'public',
    summary:
      'Drinks built alike: on the same spirit, with the same roles and method, whatever they are called',
    params: idParams,
    response: z.strictObject({ items: z.array(recipeCardSchema).max(similarShown) }),
    hot: { seconds: 300, droppedBy: [recipePublished, recipeRevised, recipeDeleted] },
    example: { params: { id: exampleCard.id }, response: { items: [exampleCard] } },
  },
});

import { defineRoutes } from '../kit/routes.ts';
import { discoverPageSchema, discoverQuerySchema } from './discover.ts';
import { recipeDeleted, recipePublished, recipeRevised, vocabularyRevised } from './events.ts';
import { exampleCard } from './examples.ts';

export const discoverRoutes = defineRoutes('catalogue.discover', {
  search: {
    method: 'GET',
    path: '/discover',
    access: 'public',
    summary: 'Search with facets: how many recipes each further choice would leave',
    query: discoverQuerySchema,
    response: discoverPageSchema,
    hot: {
      seconds: 30,
      droppedBy: [recipePublished, recipeRevised, recipeDeleted, vocabularyRevised],
      forVisitors: true,
    },
    example: {
      query: { q: 'lime', spirit: 'gin,white-rum' },
      response: {
        items: [
          { ...exampleCard, match: { field: 'ingredients', text: '25 ml lime juice', start: 6, end: 10 } },
        ],
        nextCursor: null,
        total: 1,
        suggestions: [],
        facets: {
          category: [{ value: 'Rum', count: 1 }],
          spirit: [{ value: 'rum', name: 'Rum', count: 1 }],
          glass: [{ value: 'coupe', count: 1 }],
          method: [{ value: 'shake', count: 1 }],
          difficulty: [{ value: 'Beginner', count: 1 }],
          strength: [{ value: 'medium', count: 1 }],
          type: [{ value: 'alcoholic', count: 1 }],
          maxMinutes: [{ value: '5', count: 1 }],
          rating: [],
          free: [{ value: 'egg', count: 1 }],
        },
        makeable: null,
        correctedTo: null,
      },
    },
  },
});

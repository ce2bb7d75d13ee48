import { recipeFormatTypes } from '@barspoon/contracts';
import { expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';

it('describes a file by its types alone', () => {
  const { paths } = openApiDocument({ name: 'The Test Bar', url: 'http://bar.example', version: '1' });
  const types = Object.values(recipeFormatTypes).map(({ mediaType }) => mediaType);
  const content = Object.fromEntries(types.map((type) => [type, { schema: {} }]));
  expect(paths['/admin/recipe-export']).toMatchObject({ get: { responses: { 200: { content } } } });
  expect(types).toContain('application/yaml');
});

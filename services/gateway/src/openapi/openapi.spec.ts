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

it('names the scope a personal access token needs, and none where no token will do [BEYOND-282]', () => {
  const { paths } = openApiDocument({ name: 'The Test Bar', url: 'http://bar.example', version: '1' });
  expect(paths['/me/matches']).toMatchObject({
    get: { 'x-token-scope': 'bar:read', security: [{ member: [] }, { personalToken: ['bar:read'] }] },
  });
  expect(paths['/me/tokens']?.post).toMatchObject({ security: [{ member: [] }] });
  expect(paths['/me/tokens']?.post).not.toHaveProperty('x-token-scope');
});

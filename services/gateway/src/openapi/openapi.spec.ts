import { recipeFormatTypes } from '@barspoon/contracts';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';

const document = () => openApiDocument({ name: 'The Test Bar', url: 'http://bar.example', version: '1' });
async function lint(described: object) {
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [[rulesets.oas as RulesetDefinition, 'recommended']] });
  const found = await linter.run(described as Record<string, unknown>);
  return found.map(({ code, path, message }) => ({ code, path: path.join('.'), message }));
}

it('is OpenAPI in which Spectral finds nothing to mend [BEYOND-295]', async () => {
  expect(await lint(document())).toEqual([]);
}, 90_000);

it('has an example for the body and the answer of every operation, which Spectral compares with its shape', async () => {
  const described = document();
  const operations = Object.values(described.paths).flatMap((path) => Object.values(path)) as Operation[];
  const contents = operations.flatMap(({ requestBody, responses }) => [
    requestBody?.content,
    ...Object.values(responses).map(({ content }) => content),
  ]);
  // A file is whatever its format says.
  const json = contents.flatMap((content) => content?.['application/json'] ?? []).filter(hasShape);
  expect(json.length).toBeGreaterThan(operations.length);
  expect(json.filter(({ example }) => example === undefined)).toEqual([]);

  const operation = described.paths['/recipes']?.get as Operation;
  Object.assign(operation.responses[200]?.content?.['application/json'] ?? {}, { example: 'no page' });
  const found = await lint({ ...described, paths: { '/recipes': { get: operation } } });
  expect(found.map(({ code }) => code)).toContain('oas3-valid-media-example');
});

interface Body {
  content?: Record<string, { schema: object; example?: unknown }>;
}
interface Operation {
  requestBody?: Body;
  responses: Record<string, Body>;
}
const hasShape = ({ schema }: { schema: object }) => Object.keys(schema).length > 0;

it('describes a file by its types alone', () => {
  const { paths } = document();
  const types = Object.values(recipeFormatTypes).map(({ mediaType }) => mediaType);
  const content = Object.fromEntries(types.map((type) => [type, { schema: {} }]));
  expect(paths['/admin/recipe-export']).toMatchObject({ get: { responses: { 200: { content } } } });
  expect(types).toContain('application/yaml');
});

it('names the scope a personal access token needs, and none where no token will do [BEYOND-282]', () => {
  const { paths } = document();
  expect(paths['/me/matches']).toMatchObject({
    get: { 'x-token-scope': 'bar:read', security: [{ member: [] }, { personalToken: [] }] },
  });
  expect(paths['/me/tokens']?.post).toMatchObject({ security: [{ member: [] }] });
  expect(paths['/me/tokens']?.post).not.toHaveProperty('x-token-scope');
});

import { bootstrap as catalogue } from '@barspoon/catalogue';
import { adminRecipeRoutes } from '@barspoon/contracts';
import { bootstrap as gateway } from '@barspoon/gateway';
import { bootstrap as identity } from '@barspoon/identity';
import { anAdmin, aRecipe, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Found {
  items: { name: string }[];
}

describe('a category that is looked for', () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startStack([identity, catalogue, gateway]);
    const admin = await anAdmin(stack);
    for (const category of ['Gin', 'Rum', 'Classic'] as const)
      await admin.call(adminRecipeRoutes.create, {
        body: aRecipe({ name: `A ${category} drink`, category }),
      });
  });
  afterAll(() => stack.stop());

  const found = async (path: string) => {
    const { body } = await stack.visitor().request<Found>('GET', `/api/v1${path}`);
    return body.items.map(({ name }) => name).sort();
  };

  it.each(['Gin', 'gin', 'GIN', 'gIn'])(
    'matches exactly, without case, among the recipes: %s [REC-04]',
    async (category) => {
      await expect.poll(() => found(`/recipes?category=${category}`)).toEqual(['A Gin drink']);
    },
  );

  it.each(['Gin,Rum', 'gin,RUM'])(
    'matches exactly, without case, on Discover: %s [DISC-12]',
    async (category) => {
      await expect
        .poll(() => found(`/discover?category=${category}`))
        .toEqual(['A Gin drink', 'A Rum drink']);
    },
  );

  it.each(['/recipes', '/discover'])(
    'of which there is none answers 400 and names the field: %s [REC-04, DISC-12]',
    async (path) => {
      for (const category of ['gi', 'ginn', '.*']) {
        const { status, body } = await stack.visitor().request('GET', `/api/v1${path}?category=${category}`);
        expect([category, status]).toEqual([category, 400]);
        expect(body).toMatchObject({ errors: [{ path: expect.stringMatching(/^query\.category/) }] });
      }
    },
  );
});

import { adminOwnImportRoutes, catalogueInternalRoutes } from '@barspoon/contracts';
import { type Agent, aMember, anAdmin, anIngredient, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';
import { importFile, undoImport } from '../support/own-imports.ts';

const drink = (name: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name,
  recipeIngredient: ['60 ml gin', '25 ml lime juice'],
  recipeInstructions: ['Shake with ice.'],
});
const file = (...names: string[]) => JSON.stringify(names.map(drink));

let stack: Stack;
let admin: Agent;
let ada: Agent;
let ben: Agent;
beforeAll(async () => {
  stack = await startStack(allServices);
  const ingredients = [anIngredient('gin', { abv: 40 }), anIngredient('lime-juice')];
  await stack.ask(catalogueInternalRoutes.seedIngredients, { body: { ingredients } });
  [admin, ada, ben] = await Promise.all([anAdmin(stack), aMember(stack), aMember(stack)]);
});
afterAll(() => stack?.stop());

const seen = (query: object = {}) => admin.call(adminOwnImportRoutes.list, { query });

describe('members’ imports in the console', () => {
  it('are listed newest first with what they brought, and never with what is in them [BEYOND-25]', async () => {
    const first = await importFile(ada, { text: file('Gimlet', 'Southside') });
    const second = await importFile(ben, { text: file('Secret Sour') });
    const update = await importFile(ben, {
      text: JSON.stringify([{ ...drink('Secret Sour'), recipeIngredient: ['45 ml gin'] }]),
      existing: 'update',
    });
    const { items } = await seen();
    expect(items.map(({ id, userId, created, updated }) => ({ id, userId, created, updated }))).toEqual([
      { id: update.id, userId: ben.userId, created: 0, updated: 1 },
      { id: second.id, userId: ben.userId, created: 1, updated: 0 },
      { id: first.id, userId: ada.userId, created: 2, updated: 0 },
    ]);
    expect(JSON.stringify(items)).not.toContain('Secret');

    await undoImport(ada, first.id);
    expect((await seen({ state: 'undone' })).items).toMatchObject([
      { id: first.id, state: 'undone', undone: { deleted: 2, restored: 0, kept: 0 } },
    ]);
  });

  it('are narrowed to a member and a state, page by page', async () => {
    const ofBen = await seen({ userId: ben.userId, state: 'done', limit: 1 });
    expect(ofBen.items).toMatchObject([{ userId: ben.userId, updated: 1 }]);
    const rest = await seen({ userId: ben.userId, state: 'done', limit: 1, cursor: ofBen.nextCursor });
    expect(rest).toMatchObject({ items: [{ userId: ben.userId, created: 1 }], nextCursor: null });
    expect((await seen({ state: 'failed' })).items).toEqual([]);
  });
});

import {
  adminBarItemRoutes,
  barItemRoutes,
  barRoutes,
  inventoryInternalRoutes,
  type MemberActor,
  matchRoutes,
  type RecipeFact,
  recipeDeleted,
  recipeRevised,
} from '@barspoon/contracts';
import type { RunningService } from '@barspoon/messaging';
import { newId } from '@barspoon/platform/ids';
import { anIngredient, eventually } from '@barspoon/testing';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootstrap } from '../src/bootstrap.ts';
import { RecipeFactRow } from '../src/projections/recipe-fact.schema.ts';
import { VocabularyRow } from '../src/projections/vocabulary.schema.ts';
import { aMember, anAdmin, aVisitor } from './actors.ts';
import { aFact } from './catalogue-stand-in.ts';
import { type Inventory, startInventory, vocabulary } from './inventory-app.ts';

/** How a bar with nothing but Campari meets these recipes; those nobody knows are left out. */
async function metBy(ann: MemberActor, inventory: Inventory, facts: readonly RecipeFact[]) {
  const query = { recipeIds: facts.map(({ recipeId }) => recipeId) };
  const { items } = await inventory.ask(matchRoutes.marks, { query }, ann);
  return items.map(({ name, percent }) => `${name} ${percent}`);
}

async function withCampari(inventory: Inventory): Promise<MemberActor> {
  const ann = aMember();
  await inventory.ask(barRoutes.add, { params: { id: inventory.idOf('campari') } }, ann);
  return ann;
}

describe('what is kept of the catalogue', () => {
  let inventory: Inventory;
  let ann: MemberActor;
  beforeAll(async () => {
    inventory = await startInventory();
    ann = await withCampari(inventory);
  });
  afterAll(() => inventory.stop());

  const met = (...facts: RecipeFact[]) => metBy(ann, inventory, facts);
  const rebuild = (projection: 'recipes' | 'vocabulary') =>
    inventory.ask(inventoryInternalRoutes.rebuild, { body: { projection } });

  it('follows recipes as they are published, revised and deleted', async () => {
    const negroni = aFact('Negroni', ['gin', 'campari']);
    await inventory.catalogue.publishes(negroni);
    await eventually(async () => expect(await met(negroni)).toEqual(['Negroni 50']));
    const revised = { ...negroni, revision: 2, ingredients: negroni.ingredients.slice(1) };
    await inventory.catalogue.publishes(revised);
    await eventually(async () => expect(await met(negroni)).toEqual(['Negroni 100']));
    await inventory.catalogue.deletes(revised);
    await eventually(async () => expect(await met(negroni)).toEqual([]));
  });

  it('is what is newest, in whatever order and however often it is told', async () => {
    const spritz = aFact('Spritz', ['campari']);
    const last = aFact('Last Word', ['campari']);
    const end = aFact('The End', ['campari']);
    const told = newId();
    for (const revision of [4, 2, 4, 3])
      await inventory.catalogue.tell(recipeRevised, { ...spritz, revision, name: `Spritz ${revision}` });
    await inventory.catalogue.tell(recipeDeleted, { recipeId: last.recipeId, revision: 3 }, told);
    await inventory.catalogue.tell(recipeRevised, { ...last, revision: 2 });
    await inventory.catalogue.tell(recipeDeleted, { recipeId: last.recipeId, revision: 3 }, told);
    await inventory.catalogue.tell(recipeRevised, { ...end, revision: 2 });
    await eventually(async () =>
      expect(await met(spritz, last, end)).toEqual(['Spritz 4 100', 'The End 100']),
    );
    const kept = inventory.rows<RecipeFactRow>(RecipeFactRow);
    await eventually(async () =>
      expect(await kept.findById(last.recipeId).lean()).toMatchObject({ revision: 3, fact: null }),
    );
  });

  it('gives items and matches another meaning as soon as the vocabulary has it', async () => {
    const body = { name: 'Amaro della Casa', brand: 'Mine', category: 'spirits' } as const;
    const { id } = await inventory.ask(barItemRoutes.create, { body }, ann);
    await inventory.ask(barRoutes.add, { params: { id } }, ann);
    const manhattan = aFact('Black Manhattan', ['amaro', 'bourbon']);
    await inventory.catalogue.publishes(manhattan);
    const casa = anIngredient('amaro', { aliases: ['Amaro della Casa'], color: '#3d1f12' });
    await inventory.catalogue.revises([...vocabulary, casa]);
    await eventually(async () => {
      const { items } = await inventory.ask(barItemRoutes.list, { query: { q: 'casa' } }, ann);
      expect(items).toMatchObject([{ ingredient: 'amaro', color: '#3d1f12' }]);
      expect(await met(manhattan)).toEqual(['Black Manhattan 50']);
    });
    await inventory.catalogue.revises(vocabulary);
    await eventually(async () => {
      const { items } = await inventory.ask(barItemRoutes.list, { query: { q: 'casa' } }, ann);
      expect(items).toMatchObject([{ ingredient: null, color: null }]);
    });
  });

  it('is not fetched again for news of a vocabulary that is already here', async () => {
    const state = inventory.rows<VocabularyRow>(VocabularyRow);
    const inbox: Model<unknown> = inventory.rows({ name: 'InboxRow' });
    const handled = () => inbox.countDocuments({ _id: /^inventory__fetch-vocabulary/ });
    const revision = inventory.catalogue.vocabularyRevision + 10;
    inventory.catalogue.vocabularyRevision = revision - 1;
    await inventory.catalogue.revises(vocabulary);
    await eventually(async () => expect((await state.findOne().lean())?.revision).toBe(revision));
    const [{ asked }, before] = [inventory.catalogue, await handled()];
    inventory.catalogue.vocabularyRevision = revision - 3;
    await inventory.catalogue.revises(vocabulary);
    await eventually(async () => expect(await handled()).toBe(before + 1));
    expect(inventory.catalogue.asked).toBe(asked);
    inventory.catalogue.vocabularyRevision = revision;
  });

  it('is fetched again when an operator asks, and what the catalogue no longer has is dropped', async () => {
    const kept = aFact('Garibaldi', ['campari']);
    const gone = aFact('Jasmine', ['campari']);
    await inventory.catalogue.publishes(kept, gone);
    await eventually(async () => expect(await met(kept, gone)).toHaveLength(2));
    const facts = inventory.rows<RecipeFactRow>(RecipeFactRow);
    await facts.updateMany({}, { $set: { keptAt: new Date(Date.now() - 3_600_000) } });
    await facts.deleteOne({ _id: kept.recipeId });
    inventory.catalogue.recipes.delete(gone.recipeId);
    expect(await rebuild('recipes')).toEqual({ count: inventory.catalogue.recipes.size });
    await eventually(async () => expect(await met(kept, gone)).toEqual(['Garibaldi 100']));
    expect(await rebuild('vocabulary')).toEqual({ count: vocabulary.length });
  });

  it('cannot be fetched again by a member, nor by an admin', async () => {
    const input = { body: { projection: 'recipes' } } as const;
    for (const actor of [ann, anAdmin(), aVisitor])
      await expect(inventory.ask(inventoryInternalRoutes.rebuild, input, actor)).rejects.toMatchObject({
        kind: 'forbidden',
      });
  });
});

describe('another replica', () => {
  let inventory: Inventory;
  beforeAll(async () => {
    inventory = await startInventory();
  });
  afterAll(() => inventory.stop());

  async function beside<T>(
    env: NodeJS.ProcessEnv,
    work: (replica: RunningService) => Promise<T>,
  ): Promise<T> {
    const replica = await bootstrap(env);
    try {
      return await work(replica);
    } finally {
      await replica.stop();
    }
  }

  it('asks the catalogue page by page for what is not kept yet', async () => {
    for (let number = 0; number < 1100; number++) {
      const fact = aFact(`Spritz ${number}`, ['campari']);
      inventory.catalogue.recipes.set(fact.recipeId, fact);
    }
    const empty = { ...inventory.env, MONGODB_PREFIX: `${inventory.env.MONGODB_PREFIX}b` };
    await beside(empty, async ({ app }) => {
      const rows: Model<RecipeFactRow> = app.get(getModelToken(RecipeFactRow.name), { strict: false });
      await eventually(async () => expect(await rows.countDocuments()).toBe(1100));
    });
  });

  it('follows within a second what the first one changes', async () => {
    const ann = await withCampari(inventory);
    await beside(inventory.env, async () => {
      const body = { name: 'Falernum', brand: 'House', category: 'mixers' } as const;
      const garibaldi = aFact('Garibaldi', ['campari']);
      await inventory.ask(adminBarItemRoutes.create, { body }, anAdmin());
      await inventory.catalogue.publishes(garibaldi);
      await eventually(async () => {
        // Either replica may answer: both have to know.
        for (let time = 0; time < 20; time++) {
          const { total } = await inventory.ask(barItemRoutes.list, { query: { q: 'falernum' } }, ann);
          expect([total, await metBy(ann, inventory, [garibaldi])]).toEqual([1, ['Garibaldi 100']]);
        }
      });
    });
  });

  it('serves while the catalogue is away', async () => {
    const ann = await withCampari(inventory);
    const americano = aFact('Americano', ['campari', 'sweet-vermouth']);
    await inventory.catalogue.publishes(americano);
    await eventually(async () => expect(await metBy(ann, inventory, [americano])).toEqual(['Americano 50']));
    await inventory.catalogue.close();
    await beside(inventory.env, async () => {
      await inventory.service<RunningService>('inventory').stop();
      expect(await metBy(ann, inventory, [americano])).toEqual(['Americano 50']);
      const { items } = await inventory.ask(barItemRoutes.list, { query: { q: 'campari' } }, aVisitor);
      expect(items).toMatchObject([{ ingredient: 'campari' }]);
    });
  });
});

import {
  barItemRoutes,
  identityInternalRoutes,
  inventoryInternalRoutes,
  type SentInputOf,
} from '@barspoon/contracts';
import type { RunningService } from '@barspoon/messaging';
import { anIngredient, eventually, standInFor, startStack } from '@barspoon/testing';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { bootstrap } from '../src/bootstrap.ts';
import { BarItemRow } from '../src/items/item.schema.ts';
import { CatalogueStandIn } from './catalogue-stand-in.ts';

/** A small bar's vocabulary: kinds, what comes from what, and water that is always at hand. */
export const vocabulary = [
  anIngredient('whiskey'),
  anIngredient('bourbon', { parent: 'whiskey' }),
  anIngredient('gin', { color: '#f5f8f8' }),
  anIngredient('white-rum', {
    substitutes: [
      {
        use: 'gin',
        role: 'base spirit',
        ratio: 1.5,
        closeness: 'works',
        note: 'it brings herbs',
        brings: [],
      },
    ],
  }),
  anIngredient('campari', { color: '#d01c26' }),
  anIngredient('sweet-vermouth'),
  anIngredient('lime'),
  anIngredient('lime-juice', { madeFrom: 'lime' }),
  anIngredient('simple-syrup'),
  anIngredient('angostura-bitters'),
  anIngredient('water', { staple: true }),
];

type SeededItem = SentInputOf<typeof inventoryInternalRoutes.seedItems>['body']['items'][number];

export const shelfItems: readonly SeededItem[] = (
  [
    ['london-dry-gin', 'London Dry Gin', 'spirits', 'Gin', 'gin', true],
    ['old-tom-gin', 'Old Tom Gin', 'spirits', 'Gin', 'gin', false],
    ['bourbon', 'Kentucky Bourbon', 'spirits', 'Whiskey', 'bourbon', true],
    ['white-rum', 'White Rum', 'spirits', 'Rum', 'white-rum', true],
    ['campari', 'Campari', 'spirits', 'Liqueur', 'campari', true],
    ['vermouth', 'Sweet Vermouth', 'spirits', undefined, 'sweet-vermouth', false],
    ['limes', 'Limes', 'fruit', 'Citrus', 'lime', true],
    ['simple-syrup', 'Simple Syrup', 'mixers', 'Syrups', 'simple-syrup', true],
    ['angostura', 'Angostura Bitters', 'mixers', 'Bitters', 'angostura-bitters', true],
    ['lager', 'House Lager', 'beer', 'Lager', undefined, false],
    ['juicer', 'Lime Juicer', 'supplies', 'Tools', undefined, false],
  ] as const
).map(([slug, name, category, subcategory, ingredient, popular]) => ({
  slug,
  name,
  brand: 'Generic',
  category,
  subcategory,
  ingredient,
  popular,
}));

/** The inventory service on real servers with a fake catalogue, an identity that knows nobody, and a filled shelf. */
export async function startInventory() {
  const stack = await startStack([bootstrap]);
  const catalogue = await CatalogueStandIn.open(stack.env);
  const leaveIdentity = await standInFor(stack.env, identityInternalRoutes.memberCards, { items: [] });
  await catalogue.revises(vocabulary);
  await stack.ask(inventoryInternalRoutes.seedItems, { body: { items: [...shelfItems] } });
  const { app } = stack.service<RunningService>('inventory');
  const items = await modelOf<BarItemRow>(app, BarItemRow).find().lean();
  await eventually(async () => {
    const { items } = await stack.ask(barItemRoutes.list, { query: { q: 'campari' } });
    if (items[0]?.ingredient !== 'campari') throw new Error('the vocabulary has not arrived');
  });
  const idBySlug = new Map(items.map((item) => [item.slug, item._id]));
  return {
    ...stack,
    catalogue,
    /** The id of a seeded item. */
    idOf: (slug: string) => idBySlug.get(slug)!,
    rows: <R>(row: { name: string }) => modelOf<R>(app, row),
    seed: (...items: SeededItem[]) => stack.ask(inventoryInternalRoutes.seedItems, { body: { items } }),
    async stop() {
      await catalogue.close();
      await leaveIdentity();
      await stack.stop();
    },
  };
}
export type Inventory = Awaited<ReturnType<typeof startInventory>>;

const modelOf = <R>(app: RunningService['app'], row: { name: string }): Model<R> =>
  app.get(getModelToken(row.name), { strict: false });

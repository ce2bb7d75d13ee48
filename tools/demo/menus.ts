import { type Actor, menuRoutes, recipeRoutes } from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import type { Services } from '../command.ts';

const prices = [1100, 1250, 950, 1400];

/** A menu that was published twice, and is written further since. */
export async function ensureMenu(ask: Services['ask'], actor: Actor, id: string): Promise<void> {
  const params = { id, menuId: newId() };
  const sections = [];
  for (const [name, query] of [
    ['From the shed', { type: 'alcoholic', limit: 6 }],
    ['Without alcohol', { type: 'non-alcoholic', limit: 3 }],
  ] as const) {
    const { items } = await ask(recipeRoutes.list, { query }, actor);
    if (items.length === 0) continue;
    const drinks = items.map((recipe, place) => ({
      id: newId(),
      recipeId: recipe.id,
      price: prices[place % prices.length] ?? null,
      ...(place === 0 && { line: 'What we are known for', tags: ['house' as const] }),
    }));
    sections.push({ id: newId(), name, drinks });
  }
  if (sections.length === 0) return;
  const content = { currency: 'eur', availability: 'greyed', sections } as const;
  const save = (name: string, revision: number) =>
    ask(menuRoutes.save, { params, body: { ...content, name, revision } }, actor);
  const publish = () => ask(menuRoutes.publish, { params, body: { slug: 'the-garden-shed' } }, actor);
  await save('Autumn in the shed', 0);
  const { revision } = await publish();
  await save('Winter in the shed', revision);
  const published = await publish();
  await save('Spring in the shed', published.revision);
}

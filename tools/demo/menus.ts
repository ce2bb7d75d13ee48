import {
  type Actor,
  guestOrderRoutes,
  ledgerRoutes,
  matchRoutes,
  menuReportRoutes,
  menuRoutes,
  type SentInputOf,
  tableRoutes,
  ticketRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import type { Services } from '../command.ts';
import { ago } from './choosing.ts';
import { ensureEvening, orderOf, secret, thereOn } from './evening.ts';

const prices = [1100, 1250, 950, 1400];

const inSizes = () => [
  { id: newId(), name: 'Glass', factor: 1, price: 1100 },
  { id: newId(), name: 'Double', factor: 2, price: 1900 },
];

const slug = 'the-garden-shed';
const tables = ['Under the apple tree', 'By the door'];
const guests = ['Robin', 'Sasha', 'Kim'];

/** What the evening has nearly emptied is bought again: a menu with nothing left shows nobody anything. */
async function restock(ask: Services['ask'], actor: Actor, id: string): Promise<void> {
  const { items } = await ask(ledgerRoutes.bottles, { params: { id } }, actor);
  const full = items.filter(({ level, size }) => level === null || level > size / 2);
  const empty = items.filter(({ itemId }) => !full.some((bottle) => bottle.itemId === itemId));
  for (const { itemId, size, unit } of new Map(empty.map((bottle) => [bottle.itemId, bottle])).values()) {
    const params = { id, entryId: newId() };
    const body = { kind: 'bought' as const, bottleId: newId(), itemId, size, unit };
    await ask(ledgerRoutes.write, { params, body }, actor);
  }
}

/** Tables where guests ordered yesterday and order now what the bar can make; the first of now is served. */
async function ensureOrders(ask: Services['ask'], actor: Actor, id: string): Promise<void> {
  const tokens: string[] = [];
  for (const name of tables) {
    const table = { params: { id, tableId: newId() } };
    await ask(tableRoutes.set, { ...table, body: { name } }, actor);
    tokens.push((await ask(tableRoutes.makeCode, table, actor)).token);
  }
  await ask(tableRoutes.setOpen, { params: { id }, body: { isOpen: true } }, actor);
  await ensureEvening(ask, actor, { id, slug, tokens });
  await restock(ask, actor, id);
  const ids: string[] = [];
  for (const [place, guest] of guests.entries()) {
    const [drink] = await thereOn(ask, slug);
    if (!drink) break;
    const token = tokens[place % tokens.length] ?? '';
    const body = { token, device: secret(), ...orderOf(drink), guest };
    ids.push((await ask(guestOrderRoutes.place, { params: { slug, key: secret() }, body })).id);
  }
  const [first] = ids;
  if (first === undefined) return;
  for (const [from, to] of [
    ['waiting', 'begun'],
    ['begun', 'ready'],
    ['ready', 'served'],
  ] as const)
    await ask(ticketRoutes.move, { params: { id }, body: { ticketIds: [first], from, to } }, actor);
}

/** A menu that was published twice, and is written further since, with what guests ordered of it. */
export async function ensureMenu(ask: Services['ask'], actor: Actor, id: string): Promise<void> {
  const params = { id, menuId: newId() };
  const sections = [];
  // Best first: what the bar makes, and below it what it lacks a bottle for.
  const { items } = await ask(matchRoutes.list, { query: { limit: 48 } }, actor);
  for (const [name, alcoholic, count] of [
    ['From the shed', true, 6],
    ['Without alcohol', false, 3],
  ] as const) {
    const shown = items.filter((match) => match.alcoholic === alcoholic).slice(0, count);
    if (shown.length === 0) continue;
    const drinks = shown.map(({ recipeId }, place) => ({
      id: newId(),
      recipeId,
      ...(place === 0 && alcoholic ? { sizes: inSizes() } : { price: prices[place % prices.length] ?? null }),
      ...(place === 0 && { line: 'What we are known for', tags: ['house' as const] }),
    }));
    sections.push({ id: newId(), name, drinks });
  }
  if (sections.length === 0) return;
  const afterWork = { weekdays: [1, 2, 3, 4, 5], from: '17:00', to: '19:00', percent: 20 };
  const content = {
    currency: 'eur',
    availability: 'greyed' as const,
    happyHours: { timeZone: 'Europe/Berlin', windows: [afterWork] },
    sections,
  } satisfies Partial<SentInputOf<typeof menuRoutes.save>['body']>;
  const save = (name: string, revision: number) =>
    ask(menuRoutes.save, { params, body: { ...content, name, revision } }, actor);
  const publish = (daysAgo: number) =>
    ask(menuRoutes.publish, { params, body: { slug } }, actor, ago(new Date(), daysAgo));
  await save('Autumn in the shed', 0);
  const { revision } = await publish(60);
  await save('Winter in the shed', revision);
  const published = await publish(8);
  await save('Spring in the shed', published.revision);
  const plan = { publish: { at: ago(new Date(), -30).toISOString(), slug }, withdrawAt: null };
  await ask(menuRoutes.plan, { params, body: plan }, actor);
  await ensureOrders(ask, actor, id);
}

/** What readers of the menu told the moderators, and how many days ago. */
const reports = [
  { reason: 'spam', note: 'It advertises the shed more than the drinks.', daysAgo: 5 },
  { reason: 'other', note: 'Half of this cannot be had there.', daysAgo: 2 },
] as const;

/** The menu waits for a moderator. */
export async function ensureMenuReports(
  ask: Services['ask'],
  readers: readonly { actor: Actor }[],
): Promise<void> {
  for (const [index, { daysAgo, ...body }] of reports.entries()) {
    const reader = readers[index];
    if (reader)
      await ask(menuReportRoutes.report, { params: { slug }, body }, reader.actor, ago(new Date(), daysAgo));
  }
}

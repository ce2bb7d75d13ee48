import { randomBytes } from 'node:crypto';
import {
  type Allergen,
  guestOrderRoutes,
  ledgerRoutes,
  type MemberActor,
  menuRoutes,
  type TicketState,
  tableRoutes,
  ticketRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import { aMember, aVisitor } from './actors.ts';
import { specLine } from './catalogue-stand-in.ts';
import type { Inventory } from './inventory-app.ts';

export const secret = () => randomBytes(24).toString('base64url');

/** Bars whose guests order at a table. */
export function orderingBars(inventory: Inventory) {
  const shows = (name: string, lines: [number, string][], allergens: Allergen[] = []) => {
    inventory.catalogue.shown = {
      name,
      serves: 1,
      alcoholic: true,
      spec: lines.map(([amount, slug]) => specLine(amount, slug)),
      facts: {
        volumeMl: 90,
        abv: 25,
        standardDrinks: 1.2,
        sugarGrams: 10,
        acidGrams: 0,
        calories: 150,
        vegan: true,
        allergens,
      },
    };
  };
  const write = (
    actor: MemberActor,
    body: Parameters<typeof inventory.ask<typeof ledgerRoutes.write>>[1]['body'],
  ) => inventory.ask(ledgerRoutes.write, { params: { id: actor.id, entryId: newId() }, body }, actor);
  const bottleOf = async (actor: MemberActor, slug: string, level: number) => {
    const bottleId = newId();
    const itemId = inventory.idOf(slug);
    const price = { amount: 2100, currency: 'eur' };
    await write(actor, { kind: 'bought', bottleId, itemId, size: 3000, unit: 'ml', level, price });
    return bottleId;
  };
  const levelOf = async (actor: MemberActor, bottleId: string) => {
    const { items } = await inventory.ask(ledgerRoutes.bottles, { params: { id: actor.id } }, actor);
    return items.find(({ id }) => id === bottleId)?.level;
  };

  /** A bar with gin for so many drinks, a menu with that drink, topped by eye, and one of rum, and a table with a code. */
  async function aBar(gin: number, allergens: Allergen[] = [], byEye: string[] = []) {
    const owner = aMember();
    const id = owner.id;
    const bottleId = await bottleOf(owner, 'london-dry-gin', gin * 60);
    await bottleOf(owner, 'white-rum', 700);
    const [menuId, ginId, rumId, tableId] = [newId(), newId(), newId(), newId()];
    const drinkOf = (drinkId: string) => ({ id: drinkId, recipeId: newId(), price: 1000 });
    const [ginDrink, rumDrink] = [drinkOf(ginId), drinkOf(rumId)];
    shows('Cold Gin', [[60, 'gin']], allergens);
    const top = (slug: string) => ({ ...specLine(1, slug), amount: null, unit: 'top' as const });
    inventory.catalogue.shown.spec?.push(...byEye.map(top));
    const rum = { ...inventory.catalogue.shown, name: 'Cold Rum', spec: [specLine(50, 'white-rum')] };
    inventory.catalogue.others.set(rumDrink.recipeId, rum);
    const sections = [{ id: newId(), name: 'All', drinks: [ginDrink, rumDrink] }];
    const body = { name: 'Tonight', currency: 'eur', availability: 'greyed', revision: 0, sections } as const;
    await inventory.ask(menuRoutes.save, { params: { id, menuId }, body }, owner);
    const slug = `tonight-${newId()}`;
    await inventory.ask(menuRoutes.publish, { params: { id, menuId }, body: { slug } }, owner);
    /** Of the drink of gin, from now on: what one takes, and four of it. */
    const offerInSizes = async () => {
      const [single, pitcher] = [newId(), newId()];
      const sizes = [
        { id: single, name: 'Single', factor: 1, price: 1000 },
        { id: pitcher, name: 'Pitcher', factor: 4, price: 3500 },
      ];
      const inSizes = sections.map((section) => ({
        ...section,
        drinks: [{ ...ginDrink, price: null, sizes }, rumDrink],
      }));
      const params = { id, menuId };
      const { revision } = await inventory.ask(menuRoutes.get, { params }, owner);
      const changed = { ...body, revision, sections: inSizes };
      await inventory.ask(menuRoutes.save, { params, body: changed }, owner);
      await inventory.ask(menuRoutes.publish, { params, body: { slug } }, owner);
      return { single, pitcher };
    };
    const table = { params: { id, tableId } };
    await inventory.ask(tableRoutes.set, { ...table, body: { name: 'By the window' } }, owner);
    const { token } = await inventory.ask(tableRoutes.makeCode, table, owner);
    const setOpen = (isOpen: boolean) =>
      inventory.ask(tableRoutes.setOpen, { params: { id }, body: { isOpen } }, owner);
    await setOpen(true);
    const order = (
      more: Partial<Parameters<typeof inventory.ask<typeof guestOrderRoutes.place>>[1]['body']> = {},
      key = secret(),
    ) =>
      inventory.ask(
        guestOrderRoutes.place,
        { params: { slug, key }, body: { token, device: secret(), drinkId: ginId, guest: 'Ada', ...more } },
        aVisitor,
      );
    const read = (key: string) => inventory.ask(guestOrderRoutes.get, { params: { slug, key } }, aVisitor);
    const cancel = (key: string) =>
      inventory.ask(guestOrderRoutes.cancel, { params: { slug, key } }, aVisitor);
    const queue = async () => (await inventory.ask(ticketRoutes.list, { params: { id } }, owner)).items;
    const move = async (
      ticketIds: string[],
      from: 'waiting' | 'begun' | 'ready',
      to: Exclude<TicketState, 'cancelled'>,
    ) =>
      (await inventory.ask(ticketRoutes.move, { params: { id }, body: { ticketIds, from, to } }, owner))
        .moved;
    return {
      owner,
      id,
      bottleId,
      slug,
      ginId,
      rumId,
      offerInSizes,
      table,
      token,
      setOpen,
      order,
      read,
      cancel,
      queue,
      move,
    };
  }
  const codeOf = (order: Promise<unknown>) =>
    order.then(
      () => 'accepted',
      (error: { code?: string }) => error.code ?? 'fault',
    );
  return { aBar, levelOf, codeOf };
}

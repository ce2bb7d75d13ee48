import {
  barInviteRoutes,
  barItemRoutes,
  barMemberRoutes,
  ledgerRoutes,
  ownRecipeRoutes,
  shoppingRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { aRecipe, eventually } from '@barspoon/testing';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Look, look, tick, walkedIn } from '../support/browser.ts';
import { journeys, type Somebody } from '../support/journeys.ts';

const bar = journeys();

/** Two at a bar with a bottle of Campari, and two lines on its list. */
async function aSharedBar(context: Look) {
  const [owner, other] = [
    await bar.member({ ...context, serviceWorkers: 'allow' }),
    await bar.member({ ...context, serviceWorkers: 'allow' }),
  ];
  const id = owner.agent.userId ?? '';
  const body = { role: 'bartender' } as const;
  const invite = await owner.agent.call(barMemberRoutes.invite, { params: { id }, body });
  await other.agent.call(barInviteRoutes.accept, { params: { id: invite.id } });
  const { items } = await owner.agent.call(barItemRoutes.list, { query: { q: 'Campari' } });
  const itemId = items[0]?.id ?? '';
  await owner.agent.call(ledgerRoutes.write, {
    params: { id, entryId: newId() },
    body: { kind: 'bought', bottleId: newId(), itemId, size: 700, unit: 'ml', level: 560 },
  });
  for (const text of ['6 limes', '700 ml gin'])
    await owner.agent.call(shoppingRoutes.change, {
      params: { id, changeId: newId() },
      body: { kind: 'written', text },
    });
  return { owner, other, id, campari: items[0]?.name ?? '' };
}

/** What the page needs without a connection is on the device. */
async function installed({ page }: Somebody): Promise<void> {
  await page.goto('/inventory');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
}

async function openList(page: Page) {
  await page.getByRole('button', { name: 'Shopping list' }).press('Enter');
  const list = page.getByRole('dialog', { name: /^Shopping list of / });
  await list.getByRole('checkbox', { name: /^Lime/ }).waitFor();
  return list;
}

const keptLists = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('kept-answers');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('rows').objectStore('rows').getAllKeys();
          reading.onsuccess = () => resolve(reading.result.join('\n'));
        };
      }),
  );

describe.each(walkedIn(import.meta.url))('a bar in the cellar in %s', (name, context) => {
  it('is read and changed without a connection, and the other sees it when it is back [BEYOND-238, BEYOND-239]', async () => {
    const { owner, other, campari } = await aSharedBar(context);
    const recipe = await owner.agent.call(ownRecipeRoutes.create, {
      body: {
        ...aRecipe({ name: 'Campari Neat' }),
        visibility: 'private',
        basedOn: null,
        spec: [{ amount: 45, unit: 'ml', name: 'Campari', note: null, optional: false }],
      },
    });
    const { page } = owner;
    await installed(owner);
    await openList(page);
    await eventually(async () => {
      const kept = await keptLists(page);
      for (const { key } of [shoppingRoutes.list, ledgerRoutes.bottles, barItemRoutes.list])
        expect(kept).toContain(key);
    });
    await other.page.goto('/inventory');
    const theirs = await openList(other.page);

    await page.goto(`/recipes/${recipe.id}`);
    const made = page.getByRole('region', { name: 'Made it?' });
    await made.getByRole('button', { name: 'I made it' }).waitFor();
    await page.context().setOffline(true);
    await made.getByRole('button', { name: 'I made it' }).press('Enter');
    await made.getByText('Noted. It is sent as soon as you are connected.').waitFor();

    await page.goto('/inventory');
    await page.getByText('1 change waiting').waitFor();
    const mine = await openList(page);
    await tick(mine.getByRole('checkbox', { name: /^Lime/ }));
    await tick(mine.getByRole('checkbox', { name: /^Gin/ }));
    await mine.getByText('3 changes waiting').press('Enter');
    await mine.getByText('Campari Neat ×1').waitFor();
    await mine.getByText(/^Offline\. Shown as of /).waitFor();
    await look(page, `offline-list-${name}`);

    await page.reload();
    await mine.getByText('3 changes waiting').waitFor();
    await mine.getByRole('checkbox', { name: /^Lime/, checked: true }).waitFor();
    await mine.getByRole('checkbox', { name: /^Gin/, checked: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `Bottles of ${campari}: 560 ml` }).waitFor();
    await look(page, `offline-bar-${name}`);
    expect(await theirs.getByRole('checkbox', { checked: true }).count()).toBe(0);

    await page.context().setOffline(false);
    await theirs.getByRole('checkbox', { name: /^Lime/, checked: true }).waitFor();
    await theirs.getByRole('checkbox', { name: /^Gin/, checked: true }).waitFor();
    await other.page.keyboard.press('Escape');
    await other.page.getByRole('button', { name: `Bottles of ${campari}: 515 ml` }).waitFor();
    await page.getByText('changes waiting').first().waitFor({ state: 'detached' });
    for (const somebody of [owner, other]) await somebody.page.context().close();
  });

  it('says why a change was refused, and keeps it until the member decides [BEYOND-240]', async () => {
    const { owner, other, id } = await aSharedBar(context);
    const { page } = other;
    await installed(other);
    await page.getByLabel('Bar', { exact: true }).selectOption({ index: 1 });
    const list = await openList(page);
    await page.context().setOffline(true);
    await tick(list.getByRole('checkbox', { name: /^Lime/ }));
    await list.getByText('1 change waiting').waitFor();
    await owner.agent.call(barMemberRoutes.remove, { params: { id, memberId: other.id } });
    await page.context().setOffline(false);
    await page.getByRole('alert', { name: /^Not saved: Lime/ }).waitFor();
    await page.goto('/inventory');
    await page.getByText(/^Not saved\. /).waitFor();
    await look(page, `offline-refused-${name}`);
    await page.getByRole('button', { name: /^Discard: Lime/ }).press('Enter');
    await page.getByText('1 change waiting').waitFor({ state: 'detached' });
    for (const somebody of [owner, other]) await somebody.page.context().close();
  });

  it('is sent once from two open tabs, which both show what waits [BEYOND-239, BEYOND-240]', async () => {
    const { owner, other, id, campari } = await aSharedBar(context);
    await installed(owner);
    const { page } = owner;
    const second = await page.context().newPage();
    await second.goto(page.url());
    const lists = [await openList(page), await openList(second)];
    await page.context().setOffline(true);
    for (const [at, line] of [/^Lime/, /^Gin/].entries())
      await tick(lists[at]?.getByRole('checkbox', { name: line }) as Locator);
    for (const list of lists) await list.getByText('2 changes waiting').waitFor();
    await page.context().setOffline(false);
    for (const list of lists)
      for (const line of [/^Lime/, /^Gin/])
        await list.getByRole('checkbox', { name: line, checked: true }).waitFor();
    for (const list of lists) await list.getByText('changes waiting').waitFor({ state: 'detached' });
    // One tab closes while the other still writes.
    await page.context().setOffline(true);
    await second.keyboard.press('Escape');
    await second.getByRole('button', { name: `Bottles of ${campari}: 560 ml` }).press('Enter');
    const bottles = second.getByRole('dialog', { name: `Bottles of ${campari}` });
    await look(second, `offline-second-tab-${name}`);
    await bottles.getByText('Something else happened').press('Enter');
    await bottles.getByLabel('Amount in milliliters').fill('60');
    await bottles.getByRole('button', { name: 'Take it out' }).press('Enter');
    await page.getByText('1 change waiting').first().waitFor();
    await second.close();
    await page.context().setOffline(false);
    await page.getByText('1 change waiting').first().waitFor({ state: 'detached' });
    const { items } = await owner.agent.call(ledgerRoutes.list, { params: { id }, query: {} });
    expect(items.map(({ kind }) => kind)).toEqual(['spilled', 'bought']);
    for (const somebody of [owner, other]) await somebody.page.context().close();
  });
});

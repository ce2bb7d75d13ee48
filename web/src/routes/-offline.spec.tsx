import 'fake-indexeddb/auto';
import {
  authRoutes,
  type BarSummary,
  favoriteRoutes,
  ledgerRoutes,
  ownBarRoutes,
  ownRecipeRoutes,
  recipeNoteRoutes,
  type ShoppingLine,
  shoppingRoutes,
} from '@barspoon/contracts';
import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recall } from '../lib/offline/connection.ts';
import { keepOffline } from '../lib/offline/keep-offline.ts';
import { keptAnswers } from '../lib/offline/kept-answers.ts';
import { waitingChanges, waitingOf } from '../lib/offline/waiting-changes.ts';
import { session } from '../lib/session/session.ts';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const [bar] = exampleOf(ownBarRoutes.list).items as [BarSummary];
const [limes] = exampleOf(shoppingRoutes.list).items as [ShoppingLine];
const gin: ShoppingLine = {
  ...limes,
  id: '01939c5e-6a00-7000-8000-0000000000b1',
  name: 'Gin',
  aisle: 'spirits',
};
const online = globalThis.fetch;

function connect(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  globalThis.fetch = isOnline ? online : () => Promise.reject(new TypeError('no network'));
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

let stops: (() => void)[] = [];
/** The app as it runs in a browser, with what it does in the background. */
async function open(path: string, begin?: typeof recall) {
  const app = await renderApp(path, begin);
  stops.push(keepOffline(app.queryClient), app.stop);
  return app;
}
const openList = async (app: Awaited<ReturnType<typeof open>>) => {
  await app.user.click(await screen.findByRole('button', { name: 'Shopping list' }));
  return within(await screen.findByRole('dialog', { name: `Shopping list of ${bar.name}` }));
};
const sent = () => [shoppingRoutes.change, ledgerRoutes.write].flatMap((route) => fakeApi.received(route));

beforeEach(async () => {
  await asMember();
  localStorage.setItem('things-of', session.state().memberId ?? '');
  fakeApi.answer(shoppingRoutes.list, { items: [limes, gin] });
});
afterEach(async () => {
  connect(true);
  for (const stop of stops) stop();
  stops = [];
  onlineManager.setOnline(true);
  await waitingChanges.keepOnlyOf(null);
  await keptAnswers.keepOnlyOf(null);
});

describe('a bar without a connection', () => {
  it('keeps a batch of what is homemade until the connection is back [BEYOND-213, BEYOND-239]', async () => {
    const app = await open('/ingredients/lime-juice');
    await screen.findByText(/This much costs/);
    connect(false);
    await app.user.click(screen.getByRole('button', { name: 'Make a batch' }));
    expect(await screen.findByText('Noted. It is sent as soon as you are connected.')).toBeVisible();
    expect(waitingOf(session.state().memberId)).toMatchObject([{ name: 'Lime juice' }]);
    expect(sent()).toEqual([]);
    connect(true);
    await waitFor(() =>
      expect(sent()).toMatchObject([{ body: { kind: 'prepared', ingredient: 'lime-juice', ml: 120 } }]),
    );
  });

  it('is read and changed, keeps what was done over a reload, and sends it once when the connection is back [BEYOND-238, BEYOND-239]', async () => {
    const app = await open('/inventory');
    const dialog = await openList(app);
    await dialog.findByRole('checkbox', { name: /^Limes/ });
    connect(false);
    expect(await dialog.findByText(/^Offline\. Shown as of /)).toBeVisible();
    await app.user.click(dialog.getByRole('checkbox', { name: /^Limes/ }));
    await app.user.click(dialog.getByRole('checkbox', { name: /^Gin/ }));
    expect(await dialog.findByText('2 changes waiting')).toBeVisible();
    expect(dialog.getByText('Limes ticked')).toBeInTheDocument();
    app.unmount();

    const again = await open('/inventory', recall);
    expect((await screen.findAllByText('2 changes waiting'))[0]).toBeVisible();
    const same = await openList(again);
    for (const name of [/^Limes/, /^Gin/])
      expect(await same.findByRole('checkbox', { name, checked: true })).toBeVisible();
    expect(sent()).toEqual([]);
    connect(true);
    await waitFor(() => expect(sent()).toHaveLength(2));
    await waitFor(() =>
      expect(sent()).toMatchObject([
        { params: { id: bar.id }, body: { kind: 'ticked', lineId: limes.id, isTicked: true } },
        { params: { id: bar.id }, body: { kind: 'ticked', lineId: gin.id, isTicked: true } },
      ]),
    );
    await waitFor(() => expect(screen.queryByText(/changes? waiting/)).toBeNull());
  });

  it('asks for what runs low once the connection is back [BEYOND-208, BEYOND-239]', async () => {
    const app = await open('/inventory');
    const dialog = await openList(app);
    await dialog.findByRole('checkbox', { name: /^Limes/ });
    connect(false);
    await app.user.click(dialog.getByRole('button', { name: 'Add what runs low' }));
    expect(
      await screen.findByRole('status', { name: 'Noted. It is sent as soon as you are connected.' }),
    ).toBeVisible();
    expect(await dialog.findByText('1 change waiting')).toBeVisible();
    expect(dialog.getByText('What runs low added to the list')).toBeInTheDocument();
    expect(sent()).toEqual([]);
    fakeApi.answer(shoppingRoutes.change, { items: [limes, gin], added: [] });
    connect(true);
    await waitFor(() => expect(sent()).toMatchObject([{ params: { id: bar.id }, body: { kind: 'low' } }]));
    await waitFor(() => expect(screen.queryByText(/changes? waiting/)).toBeNull());
  });

  it('notes what was made with its day, and takes it back unsent [BEYOND-239]', async () => {
    const app = await open('/recipes/daiquiri');
    const made = within(await screen.findByRole('region', { name: 'Made it?' }));
    connect(false);
    await app.user.click(made.getByRole('button', { name: 'I made it' }));
    expect(await made.findByText('Noted. It is sent as soon as you are connected.')).toBeVisible();
    expect(waitingChanges.all()).toMatchObject([{ asked: { kind: 'entry', body: { kind: 'made' } } }]);
    await app.user.click(made.getByRole('button', { name: 'Undo' }));
    expect(await made.findByText('Undone. Everything is as it was before.')).toBeVisible();
    expect(waitingChanges.all()).toEqual([]);
    await app.user.click(made.getByRole('button', { name: 'I made it' }));
    await made.findByText('Noted. It is sent as soon as you are connected.');
    connect(true);
    await waitFor(() => expect(fakeApi.received(ledgerRoutes.write)).toHaveLength(1));
    await waitFor(() => expect(fakeApi.received(recipeNoteRoutes.made)).toHaveLength(1));
  });

  it('says why the server refuses something, keeps it until the member decides, and goes on [BEYOND-240]', async () => {
    const app = await open('/inventory');
    const dialog = await openList(app);
    await dialog.findByRole('checkbox', { name: /^Limes/ });
    connect(false);
    await app.user.click(dialog.getByRole('checkbox', { name: /^Limes/ }));
    await dialog.findByText('1 change waiting');
    fakeApi.refuse(shoppingRoutes.change, { status: 404, detail: 'You are not at this bar.' });
    connect(true);
    expect(await screen.findByRole('alert', { name: /Not saved: Limes ticked/ })).toBeVisible();
    expect(await dialog.findByText('Not saved. You are not at this bar.')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: /^Limes/ })).not.toBeChecked());
    fakeApi.answer(shoppingRoutes.change, { items: [{ ...limes, isTicked: true }, gin], added: [] });
    await app.user.click(dialog.getByRole('button', { name: 'Try again: Limes ticked' }));
    await waitFor(() => expect(screen.queryByText(/changes? waiting/)).toBeNull());
    expect(await dialog.findByRole('checkbox', { name: /^Limes/, checked: true })).toBeVisible();
  });

  it('says that one is no longer at the bar it was for [BEYOND-240]', async () => {
    const app = await open('/inventory');
    const dialog = await openList(app);
    await dialog.findByRole('checkbox', { name: /^Limes/ });
    connect(false);
    await app.user.click(dialog.getByRole('checkbox', { name: /^Limes/ }));
    await dialog.findByText('1 change waiting');
    const gone = { status: 404, code: 'inventory.bar_not_found', detail: 'Bar not found' };
    fakeApi.refuse(shoppingRoutes.change, gone);
    connect(true);
    expect(
      await dialog.findByText(
        /^Not saved\. You are no longer at this bar, so it cannot be changed from here\./,
      ),
    ).toBeVisible();
    expect(screen.queryByText(/Bar not found/)).toBeNull();
  });

  it('waits while the server asks for patience, and gives up what the member discards [BEYOND-240]', async () => {
    const app = await open('/inventory');
    const dialog = await openList(app);
    fakeApi.refuse(shoppingRoutes.change, { status: 503 });
    await app.user.click(await dialog.findByRole('checkbox', { name: /^Limes/ }));
    expect(await dialog.findByText('1 change waiting')).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: /^Limes/ })).toBeChecked();
    await app.user.click(dialog.getByText('1 change waiting'));
    await app.user.click(dialog.getByRole('button', { name: 'Discard: Limes ticked' }));
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: /^Limes/ })).not.toBeChecked());
    expect(screen.queryByText(/changes? waiting/)).toBeNull();
  });

  it('is not left unsent without a word, and goes when somebody leaves or another comes [BEYOND-240, BEYOND-148]', async () => {
    const app = await open('/inventory');
    const dialog = await openList(app);
    await dialog.findByRole('checkbox', { name: /^Limes/ });
    connect(false);
    await app.user.click(dialog.getByRole('checkbox', { name: /^Limes/ }));
    await dialog.findByText('1 change waiting');
    await app.user.click(dialog.getByRole('button', { name: 'Close' }));
    const [logout] = await screen.findAllByRole('button', { name: 'Logout' });
    await app.user.click(logout as HTMLElement);
    expect(
      await screen.findByRole('alert', { name: /^1 change is not sent yet\. Log out once more/ }),
    ).toBeVisible();
    expect(session.state().status).toBe('member');
    connect(true);
    fakeApi.refuse(shoppingRoutes.change, { status: 503 });
    await app.user.click(logout as HTMLElement);
    await waitFor(() => expect(session.state().status).toBe('visitor'));
    await waitFor(() => expect(waitingChanges.all()).toEqual([]));
  });

  it('waits for a member whose session ran out, and is nobody else’s [BEYOND-240, BEYOND-148]', async () => {
    const app = await open('/inventory');
    const dialog = await openList(app);
    await dialog.findByRole('checkbox', { name: /^Limes/ });
    const memberId = session.state().memberId ?? '';
    await waitFor(async () => expect(await keptAnswers.showAll(app.queryClient, memberId)).toBe(true));
    connect(false);
    await app.user.click(dialog.getByRole('checkbox', { name: /^Limes/ }));
    await dialog.findByText('1 change waiting');
    connect(true);
    fakeApi.refuse(shoppingRoutes.change, { status: 503 });
    fakeApi.refuse(authRoutes.refresh, { status: 401, detail: 'Your session has ended.' });
    await session.refresh();
    await waitFor(async () => expect(await keptAnswers.showAll(app.queryClient, memberId)).toBe(false));
    expect(waitingChanges.all()).toHaveLength(1);
    expect(screen.queryByText(/changes? waiting/)).toBeNull();
    session.signedIn({
      accessToken: 'another',
      expiresAt: new Date(Date.now() + 600_000).toISOString(),
      user: { id: gin.id },
    });
    await waitFor(() => expect(waitingChanges.all()).toEqual([]));
  });

  it('is recalled by whoever was here last, and shows nothing of them to anybody else [BEYOND-238, BEYOND-148]', async () => {
    const app = await open('/inventory');
    const { memberId } = session.state();
    await waitFor(async () => expect(await recall(app.queryClient)).toBe(memberId));
    localStorage.setItem('things-of', 'somebody else');
    expect(await recall(app.queryClient)).toBeNull();
    onlineManager.setOnline(true);
    await session.signOut();
    await waitFor(async () => expect(await keptAnswers.showAll(app.queryClient, memberId ?? '')).toBe(false));
  });
});

describe('recipes and favorites without a connection', () => {
  const mine = exampleOf(ownRecipeRoutes.get);
  const renamed = async (app: Awaited<ReturnType<typeof open>>, from: string, to: string) => {
    await app.user.click(await screen.findByRole('button', { name: `Edit ${from}` }));
    const form = within(await screen.findByRole('dialog'));
    await app.user.clear(form.getByLabelText(/^Name/));
    await app.user.type(form.getByLabelText(/^Name/), to);
    await app.user.click(form.getByRole('button', { name: 'Save' }));
  };

  it('are written, shown as written, and sent one on top of the other [BEYOND-307]', async () => {
    await asMember({ id: mine.userId as string });
    const app = await open('/profile');
    const section = within(await screen.findByRole('region', { name: 'Your recipes' }));
    await app.user.click(await section.findByRole('button', { name: 'Edit Daiquiri' }));
    await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    connect(false);
    await renamed(app, 'Daiquiri', 'House Daiquiri');
    expect(await section.findByRole('link', { name: 'House Daiquiri' })).toBeVisible();
    await renamed(app, 'House Daiquiri', 'Home Daiquiri');
    expect(await section.findByText('2 changes waiting')).toBeVisible();
    expect(section.getByText('Home Daiquiri: recipe changed')).toBeInTheDocument();
    expect(fakeApi.received(ownRecipeRoutes.revise)).toEqual([]);
    fakeApi.answer(ownRecipeRoutes.revise, { ...mine, revision: 2 });
    connect(true);
    await waitFor(() =>
      expect(fakeApi.received(ownRecipeRoutes.revise)).toMatchObject([
        { body: { revision: 1, recipe: { name: 'House Daiquiri' } } },
        { body: { revision: 2, recipe: { name: 'Home Daiquiri' } } },
      ]),
    );
    await waitFor(() => expect(screen.queryByText(/changes? waiting/)).toBeNull());
  });

  it('are begun, and created once when the connection is back [BEYOND-307]', async () => {
    const app = await open('/recipes');
    connect(false);
    await app.user.click(await screen.findByRole('button', { name: 'Create a recipe' }));
    const form = within(await screen.findByRole('dialog'));
    await app.user.type(form.getByLabelText(/^Name/), 'Cellar Sour');
    await app.user.type(form.getByLabelText('Amount of line 1'), '50');
    await app.user.type(form.getByLabelText('Ingredient of line 1'), 'gin');
    await app.user.type(form.getByRole('textbox', { name: /^Method/ }), 'Shake.');
    await app.user.click(form.getByRole('button', { name: 'Create recipe' }));
    const ask = within(await screen.findByRole('dialog', { name: 'Publish it as it is?' }));
    await app.user.click(ask.getByRole('button', { name: 'Keep it private' }));
    await waitFor(() =>
      expect(
        screen.getByRole('status', { name: 'Noted. It is sent as soon as you are connected.' }),
      ).toBeVisible(),
    );
    expect(waitingChanges.all()).toMatchObject([{ name: 'Cellar Sour', asked: { before: null } }]);
    connect(true);
    await waitFor(() =>
      expect(fakeApi.received(ownRecipeRoutes.create)).toMatchObject([
        { body: { name: 'Cellar Sour', visibility: 'private' } },
      ]),
    );
    await waitFor(() => expect(waitingChanges.all()).toEqual([]));
  });

  it('are saved and taken off the favorites [BEYOND-307]', async () => {
    fakeApi.answer(favoriteRoutes.marks, { recipeIds: [] });
    const app = await open('/recipes/daiquiri');
    const heart = await screen.findByRole('button', { name: 'Add to Favorites', pressed: false });
    connect(false);
    await app.user.click(heart);
    expect(await screen.findByRole('button', { name: 'Favorited', pressed: true })).toBeVisible();
    await waitFor(() =>
      expect(waitingChanges.all()).toMatchObject([{ asked: { kind: 'favorite', isSaved: true } }]),
    );
    expect(fakeApi.received(favoriteRoutes.add)).toEqual([]);
    connect(true);
    await waitFor(() => expect(fakeApi.received(favoriteRoutes.add)).toHaveLength(1));
    await waitFor(() => expect(waitingChanges.all()).toEqual([]));
  });
});

import {
  type BarSummary,
  menuRoutes,
  ownBarRoutes,
  type PartyPlan,
  partyPlanRoutes,
  recipeRoutes,
  shoppingRoutes,
} from '@barspoon/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const [first] = exampleOf(ownBarRoutes.list).items as [BarSummary];
const example = exampleOf(partyPlanRoutes.read);
const [daiquiri] = example.drinks as [PartyPlan['drinks'][number]];
const [mojito] = example.offers as [PartyPlan['offers'][number]];
const menu = exampleOf(menuRoutes.get);
const chosen = `/inventory/plan?drinks=${daiquiri.recipeId}.1`;
const asked = () =>
  fakeApi.received(partyPlanRoutes.read).map((input) => (input as { query: unknown }).query);
const part = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => asMember());

describe('a plan of an evening [BEYOND-262]', () => {
  it('asks which drinks there will be, and offers what the bar can make', async () => {
    fakeApi.answer(partyPlanRoutes.read, (input) => ({
      ...example,
      drinks: input.query.drinks.map((one) => ({ ...daiquiri, ...one })),
    }));
    const { user, router } = await renderApp('/inventory/plan');
    await screen.findByRole('heading', { name: 'Which drinks will you serve?' });
    await user.click(screen.getByRole('button', { name: 'Add Virgin Mojito' }));
    await screen.findByRole('heading', { name: 'Buy and have' });
    expect(router.state.location.search).toEqual({ bar: first.id, drinks: `${mojito.recipeId}.1` });
    await user.click(screen.getByRole('button', { name: 'More Daiquiri' }));
    await waitFor(() =>
      expect(router.state.location.search).toMatchObject({ drinks: `${mojito.recipeId}.2` }),
    );
    await user.click(screen.getByRole('button', { name: 'Remove Daiquiri' }));
    await screen.findByRole('heading', { name: 'Which drinks will you serve?' });
    fakeApi.answer(recipeRoutes.list, {
      ...exampleOf(recipeRoutes.list),
      items: exampleOf(recipeRoutes.list).items.map((one) => ({ ...one, name: 'Gimlet' })),
    });
    await user.type(screen.getByRole('searchbox', { name: 'Add a drink' }), 'Gim');
    await user.click(await screen.findByRole('button', { name: 'Gimlet' }));
    await screen.findByRole('heading', { name: 'Buy and have' });
  });

  it('stands in its address, and keeps to its limits in words', async () => {
    const { user, router } = await renderApp(
      `${chosen}&guests=12&free=5&hours=2&at=2026-12-31T19:00:00.000Z`,
    );
    await screen.findByRole('heading', { name: 'Buy and have' });
    expect(asked()[0]).toMatchObject({
      guests: 12,
      free: 5,
      hours: 2,
      drinks: [{ recipeId: daiquiri.recipeId, share: 1 }],
    });
    const guests = screen.getByRole('spinbutton', { name: 'Guests' });
    await user.clear(guests);
    expect(guests).toHaveAccessibleDescription('Guests: enter a whole number from 1 to 100.');
    fireEvent.change(guests, { target: { value: '0' } });
    expect(guests).toBeInvalid();
    fireEvent.change(guests, { target: { value: '4' } });
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ guests: 4, free: 4 }));
    expect(guests).toBeValid();
    const free = screen.getByRole('spinbutton', { name: 'Guests without alcohol' });
    fireEvent.change(free, { target: { value: '5' } });
    expect(free).toHaveAccessibleDescription('Guests without alcohol: enter a whole number from 0 to 4.');
    await user.click(screen.getByText('What we assume'));
    fireEvent.change(screen.getByRole('spinbutton', { name: 'Drinks in the first hour' }), {
      target: { value: '1.5' },
    });
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ first: 1.5 }));
    expect(router.state.location.search).toMatchObject({ guests: 4, first: 1.5, hours: 2 });
  });

  it('shows what to buy, have, set out and prepare, and what it costs [BEYOND-263]', async () => {
    await renderApp(`${chosen}&at=2026-12-31T19:00:00.000Z`);
    const needs = await part('Buy and have');
    const [rum, lime] = within(needs.getByRole('list', { name: 'To buy or make' })).getAllByRole('listitem');
    expect(rum).toHaveTextContent('250 mlWhite rum1 bottle of 700 ml, 450 ml left over. 600 ml in all.');
    expect(lime).toHaveTextContent('250 mlLime juiceMake it from lime (9).');
    const things = await part('Ice and glasses');
    expect(things.getByText('2.5 kg')).toBeVisible();
    expect(await things.findByRole('list', { name: 'Glasses' })).toHaveTextContent('10 Coupe');
    expect(await things.findByRole('list', { name: 'Garnishes' })).toHaveTextContent('10 Lime wheel');
    const steps = await part('Prepare');
    expect(steps.getByText('The day before')).toBeVisible();
    expect(steps.getByText('Squeeze or make Lime juice (250 ml).')).toBeVisible();
    expect(steps.getByText(/^750 ml in all\..*Add for each drink: Lime juice\.$/)).toBeVisible();
    const cost = await part('Cost');
    expect(cost.getByText('At least €16.26')).toBeVisible();
    expect(cost.getByText('Not on the bar: Lime juice')).toBeVisible();
    const contained = await part('Allergens');
    expect(contained.getByText('sulfites').closest('li')).toHaveTextContent('sulfites: Daiquiri');
  });

  it('goes into a calendar, one entry a step [BEYOND-264]', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
    const { user } = await renderApp(`${chosen}&at=2026-12-31T19:00:00.000Z`);
    await user.click(await screen.findByRole('button', { name: 'Add to my calendar' }));
    const file = (await files[0]?.text())?.split('\r\n') ?? [];
    expect(file.filter((line) => /^(DTSTART|SUMMARY)/.test(line))).toEqual([
      'DTSTART:20261230T190000Z',
      'SUMMARY:Shop for what the bar lacks.',
      'DTSTART:20261231T150000Z',
      'SUMMARY:Squeeze or make Lime juice (250 ml).',
    ]);
  });

  it('plans without alcohol for who drinks none, and says where nothing of it is chosen', async () => {
    fakeApi.answer(partyPlanRoutes.read, { ...example, freeUnplanned: 12 });
    await renderApp(`${chosen}&free=3`);
    expect(
      await screen.findByText(
        "12 drinks without alcohol aren't planned yet: nothing you chose is without alcohol.",
      ),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Without alcohol, your bar can make' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Virgin Mojito' })).toBeVisible();
  });

  it('puts what is lacking on the shopping list, for those who may', async () => {
    const { user } = await renderApp(chosen);
    await user.click(await screen.findByRole('button', { name: 'Add to the shopping list' }));
    expect(await screen.findByText(/^1 line added or raised\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the list' })).toBeVisible();
    expect(fakeApi.received(shoppingRoutes.change)).toMatchObject([
      { body: { kind: 'planned', drinks: [{ recipeId: daiquiri.recipeId, servings: 10 }] } },
    ]);
  });

  it('begins from a menu with its drinks chosen, and opens for a co-host who may not see all of them [BEYOND-264]', async () => {
    fakeApi.answer(partyPlanRoutes.read, { ...example, hidden: 1 });
    const { user } = await renderApp('/inventory');
    await user.click(await screen.findByRole('button', { name: 'Menus' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Menus of ${first.name}` }));
    await user.click(await dialog.findByRole('button', { name: `Open ${menu.name}` }));
    await user.click(await dialog.findByRole('link', { name: 'Plan an evening' }));
    const isnt = "1 drink of this plan isn't shown: it is private or was deleted.";
    expect(await screen.findByText(isnt)).toBeVisible();
    expect(asked().at(-1)).toMatchObject({
      drinks: menu.sections.flatMap(({ drinks }) => drinks).map(({ recipeId }) => ({ recipeId, share: 1 })),
    });
  });

  it('is read by a guest of the bar, who adds nothing', async () => {
    fakeApi.answer(ownBarRoutes.list, { items: [{ ...first, role: 'guest' }] });
    await renderApp(chosen);
    await screen.findByRole('heading', { name: 'Buy and have' });
    expect(screen.queryByRole('button', { name: 'Add to the shopping list' })).toBeNull();
  });

  it('may not come, and is for those at the bar', async () => {
    fakeApi.refuse(partyPlanRoutes.read, { status: 422 });
    const { user } = await renderApp(chosen);
    await screen.findByText("We couldn't work out the plan");
    fakeApi.answer(partyPlanRoutes.read, example);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'Buy and have' });
  });

  it('of a bar of others does not open', async () => {
    await renderApp(`${chosen}&bar=01939c5e-6a00-7000-8000-0000000000ff`);
    expect(await screen.findByText(/^This plan is for a bar that you aren't at\./)).toBeVisible();
    expect(asked()).toEqual([]);
  });
});

import {
  type BarSummary,
  collectionRoutes,
  type Menu,
  type MenuInput,
  type MenuSummary,
  menuRoutes,
  ownBarRoutes,
  profileRoutes,
  recipeRoutes,
} from '@barspoon/contracts';
import { menuPreview } from '@barspoon/mixology/menu-page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const [first] = exampleOf(ownBarRoutes.list).items as [BarSummary];
const stored: Menu = exampleOf(menuRoutes.get);
const [listed] = exampleOf(menuRoutes.list).items as [MenuSummary];

beforeEach(() => asMember());

describe('the menus of a bar [BEYOND-245]', () => {
  const open = async () => {
    const { user } = await renderApp('/inventory');
    await user.click(await screen.findByRole('button', { name: 'Menus' }));
    return { user, dialog: within(await screen.findByRole('dialog', { name: `Menus of ${first.name}` })) };
  };

  it('begin as one that is written and saved, with prices that are prices', async () => {
    fakeApi.answer(menuRoutes.list, { items: [] });
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('button', { name: 'New menu' }));
    await user.type(dialog.getByRole('searchbox', { name: 'Add a drink to Drinks' }), 'daiq');
    const found = await dialog.findByRole('list', { name: 'Search recipes' });
    const { name } = exampleOf(recipeRoutes.list).items[0] as { name: string };
    await user.click(within(found).getByRole('button', { name }));
    const price = dialog.getByRole('textbox', { name: `Price of ${name}` });
    await user.type(price, 'dear');
    expect(dialog.getByText('Enter a price, for example 12.50')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.clear(price);
    await user.type(price, '12.5');
    await user.click(dialog.getByText('Name, line, marks and sizes'));
    await user.type(dialog.getByRole('textbox', { name: `Name of ${name} on the menu` }), 'The House');
    await user.click(dialog.getByRole('checkbox', { name: 'House drink' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved. Guests see it when you publish it.')).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(menuRoutes.save)).toMatchObject([
        {
          body: {
            name: 'Our menu',
            revision: 0,
            sections: [{ name: 'Drinks', drinks: [{ name: 'The House', price: 1250, tags: ['house'] }] }],
          },
        },
      ]),
    );
  });

  it('offer a drink in sizes, each with a price and how much of the recipe it takes [BEYOND-260]', async () => {
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('button', { name: `Open ${stored.name}` }));
    await user.click(await dialog.findByText('Name, line, marks and sizes'));
    await user.click(dialog.getByRole('button', { name: 'Offer Daiquiri in several sizes' }));
    expect(dialog.queryByRole('textbox', { name: 'Price of Daiquiri' })).not.toBeInTheDocument();
    const sizes = within(dialog.getByRole('group', { name: 'Sizes of Daiquiri' }));
    const save = dialog.getByRole('button', { name: 'Save' });
    expect(sizes.getByRole('textbox', { name: 'Size' })).toHaveValue('Single');
    expect(sizes.getByRole('textbox', { name: 'Price' })).toHaveValue('12.00');
    await user.click(sizes.getByRole('button', { name: 'Add a size of Daiquiri' }));
    expect(save).toBeDisabled();
    const second = (name: string) => sizes.getAllByRole('textbox', { name })[1] as HTMLElement;
    await user.type(second('Size'), 'Pitcher');
    await user.type(second('Servings'), '99');
    expect(sizes.getByText('Enter a number from 0.1 to 50, for example 2.')).toBeVisible();
    await user.clear(second('Servings'));
    await user.type(second('Servings'), '4,5');
    await user.type(second('Price'), '48');
    await user.click(save);
    await vi.waitFor(() => expect(fakeApi.received(menuRoutes.save)).toHaveLength(1));
    // What the server has stored is one size again.
    await user.click(await dialog.findByText('Name, line, marks and sizes'));
    await user.click(dialog.getByRole('button', { name: 'Offer Daiquiri in several sizes' }));
    await user.click(dialog.getByRole('button', { name: 'Remove the size Single of Daiquiri' }));
    expect(dialog.getByRole('textbox', { name: 'Price of Daiquiri' })).toHaveValue('12.00');
    await user.click(save);
    await vi.waitFor(() => expect(fakeApi.received(menuRoutes.save)).toHaveLength(2));
    const saved = fakeApi
      .received(menuRoutes.save)
      .map((input) => (input as { body: MenuInput }).body.sections[0]?.drinks[0]);
    expect(saved).toEqual([
      expect.objectContaining({
        price: null,
        sizes: [
          { id: expect.any(String) as string, name: 'Single', factor: 1, price: 1200 },
          { id: expect.any(String) as string, name: 'Pitcher', factor: 4.5, price: 4800 },
        ],
      }),
      expect.objectContaining({ price: 1200 }),
    ]);
    expect(saved[1]).not.toHaveProperty('sizes');
  });

  it('are previewed as they are typed, for phone, print and wall, by the code of their page [BEYOND-261]', async () => {
    const shown = exampleOf(menuRoutes.preview);
    fakeApi.answer(menuRoutes.preview, ({ body }) => ({ ...shown, name: body.name }));
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('button', { name: `Open ${stored.name}` }));
    await user.type(await dialog.findByRole('textbox', { name: 'Name' }), ' & <b>');
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    const preview = within(await screen.findByRole('dialog', { name: 'Preview' }));
    for (const [tab, isPrinted] of [
      ['Phone', false],
      ['Print', true],
      ['Screen on the wall', false],
    ] as const) {
      await user.click(preview.getByRole('tab', { name: tab }));
      const frame = await preview.findByTitle(`Preview: ${tab}`);
      expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
      const page = menuPreview({ ...shown, name: 'Winter & <b>' }, 'The Test Bar', isPrinted);
      expect(frame).toHaveAttribute('srcdoc', page);
      expect(page).toContain('<h1>Winter &amp; &lt;b&gt;</h1>');
    }
    expect(fakeApi.received(menuRoutes.save)).toEqual([]);
  });

  it('take the drinks of a collection', async () => {
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('button', { name: `Open ${stored.name}` }));
    const collection = exampleOf(collectionRoutes.get);
    const choice = await dialog.findByRole('combobox', { name: 'From a collection' });
    await user.selectOptions(choice, exampleOf(collectionRoutes.mine).items[0]?.name ?? '');
    await user.click(dialog.getByRole('button', { name: 'Add its drinks' }));
    expect(
      await dialog.findAllByRole('textbox', { name: `Price of ${collection.recipes[0]?.name}` }),
    ).not.toHaveLength(0);
  });

  it('are published at an address, whose code is saved, and taken down again', async () => {
    fakeApi.answer(menuRoutes.get, { ...stored, slug: null, publishedAt: null, isChanged: true });
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('button', { name: `Open ${stored.name}` }));
    const address = await dialog.findByRole('textbox', { name: 'Address' });
    expect(address).toHaveValue('my-bar-winter');
    await user.clear(address);
    await user.type(address, 'the-cabin');
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('This menu is published.')).toBeVisible();
    expect(dialog.getByRole('img', { name: 'QR code of the menu' })).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Open the page' })).toHaveAttribute('href', '/menus/the-cabin');
    await user.click(dialog.getByRole('button', { name: 'Take its page down' }));
    expect(await screen.findByText('The page is gone. The menu stays as a draft.')).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(menuRoutes.publish)).toMatchObject([{ body: { slug: 'the-cabin' } }]),
    );
  });

  it('come back from an earlier version, and are deleted', async () => {
    const versions = [2, 1].map((number) => ({ number, at: '2026-01-01T18:00:00.000Z' }));
    fakeApi.answer(menuRoutes.get, { ...stored, versions });
    fakeApi.answer(menuRoutes.restore, { ...stored, name: 'Autumn', isChanged: true });
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('button', { name: `Open ${stored.name}` }));
    await user.click(await dialog.findByText('Earlier versions'));
    await user.click(dialog.getByRole('button', { name: 'Bring version 1 back' }));
    await vi.waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Autumn'));
    await user.click(dialog.getByRole('button', { name: 'Delete this menu' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete Autumn?' }));
    await user.click(question.getByRole('button', { name: 'Delete this menu' }));
    expect(await screen.findByText('The menu is deleted.')).toBeVisible();
  });

  it('cost less at the days and hours of a week, by keyboard, and say what is wrong at the field [BEYOND-255]', async () => {
    fakeApi.answer(menuRoutes.get, { ...stored, happyHours: null });
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('button', { name: `Open ${stored.name}` }));
    const add = await dialog.findByRole('button', { name: 'Add a happy hour' });
    add.focus();
    await user.keyboard('{Enter}');
    const first = within(dialog.getByRole('group', { name: 'Happy hour 1' }));
    await user.click(first.getByRole('checkbox', { name: 'Sat' }));
    await user.click(first.getByRole('checkbox', { name: 'Mon' }));
    fireEvent.change(first.getByLabelText('From'), { target: { value: '23:00' } });
    fireEvent.change(first.getByLabelText('To'), { target: { value: '01:00' } });
    expect(first.getByText('The next day')).toBeVisible();
    await user.clear(first.getByRole('spinbutton', { name: 'Percent off' }));
    await user.type(first.getByRole('spinbutton', { name: 'Percent off' }), '30');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Time zone of the bar' }), 'Asia/Tokyo');
    const path = 'body.happyHours.windows.0.weekdays';
    fakeApi.refuse(menuRoutes.save, { status: 400, errors: [{ path, message: 'Choose a day' }] });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await first.findByText('Choose a day')).toBeVisible();
    const windows = [{ weekdays: [2, 3, 4, 5, 6], from: '23:00', to: '01:00', percent: 30 }];
    await waitFor(() =>
      expect(fakeApi.received(menuRoutes.save)).toMatchObject([
        { body: { happyHours: { timeZone: 'Asia/Tokyo', windows } } },
      ]),
    );
    await user.click(first.getByRole('button', { name: 'Remove happy hour 1' }));
    expect(dialog.queryByRole('combobox', { name: 'Time zone of the bar' })).toBeNull();
  });

  it('are planned to be published and taken down, and say what is planned and what was missed [BEYOND-256]', async () => {
    const none = { publish: null, withdrawAt: null };
    const missed = { at: '2026-01-01T18:00:00.000Z', why: 'Another menu has this address already.' };
    fakeApi.answer(menuRoutes.get, { ...stored, plan: none, missed });
    fakeApi.answer(menuRoutes.plan, ({ body }) => ({ ...stored, plan: body }));
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('button', { name: `Open ${stored.name}` }));
    expect(await dialog.findByText(/^It could not be published on .*: Another menu has/)).toBeVisible();
    await user.click(dialog.getByText('Publish or take down later'));
    fireEvent.change(dialog.getByLabelText('Publish on'), { target: { value: '2027-03-01T17:00' } });
    fireEvent.change(dialog.getByLabelText('Take down on'), { target: { value: '2027-03-02T02:00' } });
    await user.click(dialog.getByRole('button', { name: 'Plan it' }));
    const planned = within(await dialog.findByRole('list', { name: 'Planned' }));
    expect(planned.getByText(/^Will be published on .*2027 at 5:00 PM at \/menus\/the-cabin$/)).toBeVisible();
    expect(planned.getByText(/^Will be taken down on .*2027 at 2:00 AM$/)).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(menuRoutes.plan)).toMatchObject([
        {
          body: {
            publish: { at: new Date('2027-03-01T17:00').toISOString(), slug: 'the-cabin' },
            withdrawAt: new Date('2027-03-02T02:00').toISOString(),
          },
        },
      ]),
    );
    await user.click(dialog.getByRole('button', { name: 'Withdraw the plan' }));
    await vi.waitFor(() => expect(dialog.queryByRole('list', { name: 'Planned' })).toBeNull());
    await waitFor(() => expect(fakeApi.received(menuRoutes.plan).at(-1)).toMatchObject({ body: none }));
  });

  it('say that a moderator took one down, and where its owner reads why [BEYOND-257]', async () => {
    const withheldFrom = exampleOf(profileRoutes.me).id;
    fakeApi.answer(menuRoutes.list, { items: [{ ...listed, withheldFrom }] });
    fakeApi.answer(menuRoutes.get, { ...stored, withheldFrom });
    const { user, dialog } = await open();
    expect(await dialog.findByText(/^Taken down by a moderator/)).toBeVisible();
    await user.click(await dialog.findByRole('button', { name: `Open ${stored.name}` }));
    expect(await dialog.findByText(/^A moderator took this page down\./)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'See why, and appeal' })).toHaveAttribute(
      'href',
      '/community/moderation',
    );
    await user.click(dialog.getByRole('button', { name: 'All menus' }));
    fakeApi.answer(menuRoutes.get, { ...stored, withheldFrom: first.id.replace(/.$/, 'f') });
    await user.click(await dialog.findByRole('button', { name: `Open ${stored.name}` }));
    expect(await dialog.findByText(/Whoever owned the bar then can read why/)).toBeVisible();
    expect(dialog.queryByRole('link', { name: 'See why, and appeal' })).toBeNull();
  });

  it('are not for guests of the bar, and say when they cannot be loaded', async () => {
    fakeApi.refuse(menuRoutes.list, { status: 422 });
    const { user, dialog } = await open();
    await dialog.findByText("We couldn't load the menus");
    fakeApi.answer(menuRoutes.list, { items: [] });
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('No menus yet')).toBeVisible();
  });
});

import {
  type BarItem,
  type BarMember,
  type BarSummary,
  barInviteRoutes,
  barItemRoutes,
  barMemberRoutes,
  matchRoutes,
  ownBarRoutes,
  profileRoutes,
} from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const [example] = exampleOf(barItemRoutes.list).items as [BarItem];
const [first] = exampleOf(ownBarRoutes.list).items as [BarSummary];
const id = (n: number) => `01939c5e-6a00-7000-8000-${String(n).padStart(12, '0')}`;
const gin: BarItem = { ...example, id: id(1), name: 'London Dry Gin', inInventory: false };
const tonic: BarItem = {
  ...example,
  id: id(2),
  name: 'Tonic Water',
  category: 'mixers',
  subcategory: 'Tonic Water',
  inInventory: true,
};
const sloe: BarItem = {
  ...gin,
  id: id(3),
  name: 'Sloe Gin',
  brand: 'Home made',
  userId: exampleOf(profileRoutes.me).id,
};

const counts = { all: 3, spirits: 2, beer: 0, mixers: 1, fruit: 0, supplies: 0 };

/** A catalogue of these items that filters as the service does. */
const stock = (...items: BarItem[]) =>
  fakeApi.answer(barItemRoutes.list, ({ query: { q, category, popular, owned } }) => {
    const found = items.filter(
      (item) =>
        (!q || item.name.toLowerCase().includes(q.toLowerCase())) &&
        (!category || item.category === category) &&
        (!popular || item.popular) &&
        (owned === undefined || item.inInventory === owned),
    );
    return { items: found, nextCursor: null, total: found.length, counts };
  });

beforeEach(async () => {
  await asMember();
  stock(gin, tonic, sloe);
});

describe('several bars', () => {
  const cabin: BarSummary = {
    ...first,
    id: id(7),
    name: 'The cabin',
    isFirst: false,
    isChosen: false,
    count: 4,
  };
  const old: BarSummary = { ...cabin, id: id(8), name: 'The old place', isArchived: true, count: 1 };
  const has = (...items: BarSummary[]) => fakeApi.answer(ownBarRoutes.list, () => ({ items }));

  it('are chosen from where there are two, and everything on the page is asked for again [BEYOND-200]', async () => {
    has(first, cabin, old);
    const { user } = await renderApp('/inventory');
    const choice = await screen.findByRole('combobox', { name: 'Bar' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['My Bar', 'The cabin']);
    expect(choice).toHaveValue(first.id);
    const before = fakeApi.received(matchRoutes.list).length;
    has({ ...first, isChosen: false }, { ...cabin, isChosen: true });
    await user.selectOptions(choice, 'The cabin');
    await waitFor(() =>
      expect(fakeApi.received(ownBarRoutes.choose)).toEqual([{ params: { id: cabin.id } }]),
    );
    await waitFor(() => expect(fakeApi.received(matchRoutes.list).length).toBeGreaterThan(before));
    expect(choice).toHaveValue(cabin.id);
  });

  it('are asked together where two are open, and the address says so [BEYOND-202]', async () => {
    has(first, cabin, old);
    const { user, router } = await renderApp('/inventory');
    await user.click(await screen.findByRole('switch', { name: 'All my bars together' }));
    await waitFor(() =>
      expect(fakeApi.received(matchRoutes.list).at(-1)).toMatchObject({
        query: { makeable: true, allBars: true },
      }),
    );
    await waitFor(() =>
      expect(fakeApi.received(matchRoutes.nextBottles).at(-1)).toMatchObject({ query: { allBars: true } }),
    );
    expect(router.state.location.search).toMatchObject({ allBars: true });
  });

  it('are asked one at a time where the other is in the archive [BEYOND-202]', async () => {
    has(first, old);
    await renderApp('/inventory?allBars=true');
    expect(await screen.findByRole('button', { name: 'See What You Can Make!' })).toBeVisible();
    expect(screen.queryByRole('switch', { name: 'All my bars together' })).not.toBeInTheDocument();
    expect(fakeApi.received(matchRoutes.list).at(-1)).not.toMatchObject({ query: { allBars: true } });
  });

  it('are opened, renamed, put away and deleted in a dialog [BEYOND-200]', async () => {
    has(first, cabin, old);
    const { user } = await renderApp('/inventory');
    await user.click(await screen.findByRole('button', { name: 'Your bars' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your bars' }));
    expect(await dialog.findByText('4 items')).toBeVisible();
    expect(dialog.getByText('1 item · archived')).toBeVisible();
    const of = (name: string) => within(dialog.getByRole('group', { name }));
    expect(of('My Bar').queryByRole('button', { name: 'Delete' })).toBeNull();

    await user.click(dialog.getByRole('button', { name: 'Open a bar' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Give it a name.');
    await user.type(dialog.getByLabelText('Name of a new bar'), 'The venue');
    await user.click(dialog.getByRole('button', { name: 'Open a bar' }));
    await waitFor(() =>
      expect(fakeApi.received(ownBarRoutes.create)).toEqual([{ body: { name: 'The venue' } }]),
    );

    await user.click(of('The cabin').getByRole('button', { name: 'Rename' }));
    const name = dialog.getByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'The lake house{Enter}');
    await waitFor(() =>
      expect(fakeApi.received(ownBarRoutes.rename)).toEqual([
        { params: { id: cabin.id }, body: { name: 'The lake house' } },
      ]),
    );

    await user.click(of('The old place').getByRole('button', { name: 'Take out of the archive' }));
    await waitFor(() => expect(fakeApi.received(ownBarRoutes.restore)).toHaveLength(1));
    await user.click(of('The cabin').getByRole('button', { name: 'Delete' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Delete The cabin?' }));
    expect(asked.getByText('The 4 items on it go with it.')).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(fakeApi.received(ownBarRoutes.delete)).toEqual([{ params: { id: cabin.id } }]),
    );
  });
});

describe('a shared bar', () => {
  const cabin: BarSummary = {
    ...first,
    id: id(7),
    name: 'The cabin',
    role: 'guest',
    isFirst: false,
    members: 2,
  };
  const has = (...items: BarSummary[]) => fakeApi.answer(ownBarRoutes.list, () => ({ items }));
  const ada: BarMember = { memberId: id(12), name: 'Ada', username: 'ada', role: 'owner' };
  const bea: BarMember = { memberId: id(11), name: 'Bea', username: 'bea', role: 'guest' };

  it('is only looked at by a guest, and the page says so [BEYOND-201]', async () => {
    has({ ...first, isChosen: false }, cabin);
    await renderApp('/inventory?tab=spirits');
    expect(await screen.findByText(/You are a guest here/)).toBeVisible();
    expect(screen.getByRole('option', { name: 'The cabin · Guest' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /London Dry Gin/ })).toBeDisabled();
  });

  it('has no buttons to change what somebody else has made [BEYOND-201]', async () => {
    stock(gin, { ...sloe, userId: id(9) });
    await renderApp('/inventory?tab=spirits');
    await screen.findByRole('checkbox', { name: /Sloe Gin/ });
    expect(screen.queryByRole('button', { name: 'Edit Sloe Gin' })).toBeNull();
  });

  it('is opened to others by name and by a link with its code, and ends what was sent [BEYOND-201]', async () => {
    const { user } = await renderApp('/inventory');
    await user.click(await screen.findByRole('button', { name: 'Your bars' }));
    await user.click(await screen.findByRole('button', { name: 'People · 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Who is at My Bar' }));
    await user.selectOptions(await dialog.findByLabelText('As'), 'Guest');
    await user.type(dialog.getByLabelText('Username'), '@Bea');
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByRole('status', { name: '@bea was invited' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Make a link' }));
    expect(await dialog.findByRole('img', { name: 'QR code of the invitation' })).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(barMemberRoutes.invite)).toEqual([
        { params: { id: first.id }, body: { role: 'guest', username: 'bea' } },
        { params: { id: first.id }, body: { role: 'guest' } },
      ]),
    );
    fakeApi.refuse(barMemberRoutes.invite, { status: 404 });
    await user.type(dialog.getByLabelText('Username'), 'nobody');
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await dialog.findByText('Nobody has this username.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'End all open invitations' }));
    expect(await screen.findByRole('status', { name: 'All open invitations have ended' })).toBeVisible();
  });

  it('shows who is there to its owner, who changes roles, removes and hands over [BEYOND-201]', async () => {
    fakeApi.answer(barMemberRoutes.list, () => ({
      items: [ada, bea],
    }));
    const { user } = await renderApp('/inventory');
    await user.click(await screen.findByRole('button', { name: 'Your bars' }));
    await user.click(await screen.findByRole('button', { name: 'People · 1' }));
    const acts = within(await screen.findByRole('group', { name: 'Bea' }));
    const params = { id: first.id, memberId: bea.memberId };
    await user.click(acts.getByRole('button', { name: 'Make bartender' }));
    await waitFor(() =>
      expect(fakeApi.received(barMemberRoutes.setRole)).toEqual([{ params, body: { role: 'bartender' } }]),
    );
    await user.click(acts.getByRole('button', { name: 'Remove' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Remove Bea from My Bar?' }));
    await user.click(asked.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(fakeApi.received(barMemberRoutes.remove)).toEqual([{ params }]));
    await user.click(acts.getByRole('button', { name: 'Hand over' }));
    const question = within(await screen.findByRole('dialog', { name: 'Hand My Bar over to Bea?' }));
    await user.click(question.getByRole('button', { name: 'Hand over' }));
    await waitFor(() =>
      expect(fakeApi.received(barMemberRoutes.handOver)).toEqual([
        { params: { id: first.id }, body: { memberId: bea.memberId } },
      ]),
    );
  });

  it('is joined from a link, once one has read what it is [BEYOND-201]', async () => {
    const { user, router } = await renderApp(`/inventory?join=${id(21)}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Join a bar' }));
    expect(await dialog.findByText(/Ada Coleman invites you to My Bar as a bartender/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Join' }));
    await waitFor(() =>
      expect(fakeApi.received(barInviteRoutes.accept)).toEqual([{ params: { id: id(21) } }]),
    );
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty('join'));
  });
});

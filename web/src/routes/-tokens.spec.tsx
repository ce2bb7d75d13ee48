import { type PersonalToken, personalTokenRoutes, sessionRoutes } from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const [token] = personalTokenRoutes.list.example.response.items;

async function open(items: PersonalToken[]) {
  await asMember();
  fakeApi.answer(personalTokenRoutes.list, { items });
  const app = await renderApp('/profile/account');
  return { ...app, card: within(await screen.findByRole('region', { name: 'Connected apps' })) };
}

describe('personal access tokens on the account page [BEYOND-281]', () => {
  const openForm = async () => {
    const { user, card } = await open([]);
    expect(await card.findByText('No program has a token of yours.')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'New token' }));
    return { user, dialog: within(await screen.findByRole('dialog', { name: 'New personal access token' })) };
  };

  it('say where an assistant connects, to copy, also before there is a token [BEYOND-290]', async () => {
    const { user, card } = await open([]);
    const address = `${window.location.origin}/mcp`;
    expect(await card.findByRole('heading', { name: 'Connect an assistant' })).toBeVisible();
    expect(card.getByText(address)).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Copy address' }));
    expect(await screen.findByRole('status', { name: 'Address copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(address);
  });

  it('need a name and something they may do', async () => {
    const { user, dialog } = await openForm();
    for (const scope of ['Read recipes and collections', 'Read my bar']) {
      await user.click(dialog.getByLabelText(scope));
      await waitFor(() => expect(dialog.getByLabelText(scope)).not.toBeChecked());
    }
    await user.click(dialog.getByRole('button', { name: 'Make token' }));
    await waitFor(() => expect(dialog.getByLabelText('Name *')).toBeInvalid());
    expect(await dialog.findByText('Choose at least one.')).toBeVisible();
    expect(fakeApi.received(personalTokenRoutes.create)).toEqual([]);
  });

  it('are good from the addresses that are named, and wrong ones are told at their field [BEYOND-296]', async () => {
    const { user, dialog } = await openForm();
    await user.type(dialog.getByLabelText('Name *'), 'Display');
    const field = dialog.getByLabelText('Only from these addresses');
    await user.type(field, '203.0.113.7, kitchen.local');
    await user.click(dialog.getByRole('button', { name: 'Make token' }));
    await waitFor(() => expect(field).toBeInvalid());
    expect(dialog.getByText(/^Use IP addresses or networks such as/)).toBeVisible();
    await user.clear(field);
    await user.type(field, '203.0.113.7, 2001:db8::/32');
    await user.click(dialog.getByRole('button', { name: 'Make token' }));
    await screen.findByRole('dialog', { name: 'Your new token' });
    await waitFor(() =>
      expect(fakeApi.received(personalTokenRoutes.create)).toEqual([
        { body: expect.objectContaining({ addresses: ['203.0.113.7', '2001:db8::/32'] }) },
      ]),
    );
  });

  it('are made with a name, what they may do and how long, and shown once', async () => {
    const { user, dialog } = await openForm();
    await user.type(dialog.getByLabelText('Name *'), 'Display');
    await user.click(dialog.getByLabelText('Change my bar'));
    await user.click(dialog.getByLabelText('For 30 days'));
    await user.click(dialog.getByRole('button', { name: 'Make token' }));
    const made = within(await screen.findByRole('dialog', { name: 'Your new token' }));
    const { secret } = personalTokenRoutes.create.example.response;
    expect(made.getByText(secret)).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(personalTokenRoutes.create)).toEqual([
        {
          body: {
            name: 'Display',
            scopes: ['recipes:read', 'bar:read', 'bar:write'],
            days: 30,
            addresses: [],
          },
        },
      ]),
    );
    await user.click(made.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByRole('status', { name: 'Token copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(secret);
    await user.click(made.getByRole('button', { name: "I've copied it" }));
    await waitFor(() => expect(screen.queryByText(secret)).toBeNull());
  });

  it('say what they open, until when and when they were last used, and are revoked one by one [BEYOND-283]', async () => {
    const { user, card } = await open([token]);
    expect(await card.findByText('Read recipes and collections · Read my bar')).toBeVisible();
    expect(card.getByText(/^until Apr(il)? 1, 2026 · last used Jan(uary)? 2, 2026$/)).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Revoke Kitchen display' }));
    const question = within(await screen.findByRole('dialog'));
    fakeApi.answer(personalTokenRoutes.list, { items: [] });
    await user.click(question.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByRole('status', { name: 'Revoked Kitchen display' })).toBeVisible();
    expect(await card.findByText('No program has a token of yours.')).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(personalTokenRoutes.revoke)).toEqual([{ params: { id: token.id } }]),
    );
  });

  it('cannot be made where there are as many as one may have', async () => {
    const many = Array.from({ length: 20 }, (_, at) => ({
      ...token,
      id: `${token.id.slice(0, -2)}${at + 10}`,
    }));
    const { card } = await open(many);
    expect(await card.findByText(/You have 20 tokens, as many as one may have/)).toBeVisible();
    expect(card.queryByRole('button', { name: 'New token' })).toBeNull();
  });

  it('are told of before everything else is signed out [BEYOND-283]', async () => {
    const { items } = sessionRoutes.list.example.response;
    fakeApi.answer(sessionRoutes.list, { items: [items[0], { ...items[0], id: token.id, current: false }] });
    const { user } = await open([token]);
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    expect(await screen.findByText(/Your personal access tokens end, too/)).toBeVisible();
  });
});

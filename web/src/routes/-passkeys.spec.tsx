import { passkeyRoutes, secondFactorRoutes } from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const card = async () => within(await screen.findByRole('region', { name: 'Passkeys' }));
const last = { id: '01939c5e-6a00-7000-8000-000000000010', name: 'Key on my ring' };

describe('passkeys on the account page', () => {
  it('are listed and removed, and the last one says what goes with it [BEYOND-272]', async () => {
    await asMember();
    fakeApi.answer(secondFactorRoutes.get, { since: null, recoveryCodesLeft: 9 });
    fakeApi.answer(passkeyRoutes.list, {
      items: [{ ...last, createdAt: '2026-01-01T12:00:00.000Z', lastUsedAt: null }],
    });
    const { user } = await renderApp('/profile/account');
    expect(await (await card()).findByText(/^added Jan(uary)? 1, 2026 · never used$/)).toBeVisible();
    const factor = within(screen.getByRole('region', { name: 'Two-step sign-in' }));
    expect(await factor.findByText('9 recovery codes left.')).toBeVisible();
    expect(factor.getByText(/asks for your passkey or a recovery code/)).toBeVisible();
    await user.click((await card()).getByRole('button', { name: 'Remove Key on my ring' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Key on my ring?' }));
    expect(dialog.getByText(/^It's your last one/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('status', { name: 'Removed Key on my ring' })).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(passkeyRoutes.remove)).toEqual([{ params: { id: last.id } }]),
    );
  });

  it('say that this browser makes none, and when they could not be loaded [BEYOND-272]', async () => {
    await asMember();
    fakeApi.answer(passkeyRoutes.list, { items: [] });
    const { unmount } = await renderApp('/profile/account');
    expect(await (await card()).findByText("This browser can't make passkeys.")).toBeVisible();
    expect((await card()).queryByRole('button', { name: 'Add a passkey' })).toBeNull();
    unmount();
    fakeApi.refuse(passkeyRoutes.list, { status: 503 });
    await renderApp('/profile/account');
    expect(await screen.findByText("We couldn't load your passkeys")).toBeVisible();
  });
});

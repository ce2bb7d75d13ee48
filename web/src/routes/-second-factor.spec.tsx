import { authRoutes, ownDataRoutes, secondFactorRoutes, secondStepRoutes } from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { tellOutcome } from '../features/account/google/tell-outcome.ts';
import { codeWait } from '../features/account/second-step/waiting.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const needed = { status: 401, code: 'identity.second_factor_needed', detail: 'Please enter the code.' };
const wrong = {
  status: 422,
  code: 'identity.wrong_code',
  detail: 'Wrong code.',
  errors: [{ path: 'body.code', message: 'Wrong code.' }],
};
const codes = [...'abcdefghij'].map((letter) => `${letter}bcd-efgh-2345-6723`);
const off = { since: null, recoveryCodesLeft: 0 };
const on = { since: '2026-01-01T12:00:00.000Z', recoveryCodesLeft: 2 };

describe('signing in with a code', () => {
  const signIn = async () => {
    codeWait.set(false);
    fakeApi.refuse(authRoutes.signIn, needed);
    const app = await renderApp('/profile');
    await app.user.type(await screen.findByLabelText('Email *'), 'ada@example.com');
    await app.user.type(screen.getByLabelText('Password *'), 'a long night out');
    await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeVisible();
    return app;
  };

  it('asks for it after the password, for the keyboard of numbers and what the browser knows [BEYOND-221]', async () => {
    const { user } = await signIn();
    const field = await screen.findByLabelText('Code *');
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    await user.keyboard('12{Enter}');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('Enter the 6 digits from your app, or a recovery code'),
    );
    fakeApi.refuse(secondStepRoutes.finish, wrong);
    await user.clear(field);
    await user.type(field, '111111{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Wrong code.'));
    fakeApi.answer(secondStepRoutes.finish, secondStepRoutes.finish.example.response);
    await user.clear(field);
    await user.type(field, '123 456{Enter}');
    expect(await screen.findByRole('status', { name: 'Welcome back!' })).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(secondStepRoutes.finish).at(-1)).toEqual({ body: { code: '123456' } }),
    );
  });

  it('takes a recovery code instead, and can be started over [BEYOND-222]', async () => {
    const { user } = await signIn();
    await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    expect(screen.getByLabelText('Recovery code *')).toHaveAccessibleDescription(
      '16 letters and digits. Each works once.',
    );
    await user.click(screen.getByRole('button', { name: 'Use your authenticator app' }));
    expect(screen.getByLabelText('Code *')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(await screen.findByLabelText('Password *')).toBeVisible();
  });

  it('begins again with the password when it took too long [BEYOND-221]', async () => {
    const { user } = await signIn();
    const detail = 'This took too long or too many tries. Please sign in again.';
    fakeApi.refuse(secondStepRoutes.finish, { status: 401, code: 'identity.sign_in_expired', detail });
    await user.type(await screen.findByLabelText('Code *'), '123456{Enter}');
    expect(await screen.findByRole('alert', { name: detail })).toBeVisible();
    expect(await screen.findByLabelText('Password *')).toBeVisible();
  });

  it('is asked for by whoever comes back from Google, too [BEYOND-221]', async () => {
    codeWait.set(false);
    await renderApp('/profile');
    await tellOutcome('code');
    expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeVisible();
    codeWait.set(false);
  });
});

describe('two-step sign-in on the account page', () => {
  const open = async (state: typeof on | typeof off) => {
    await asMember();
    fakeApi.answer(secondFactorRoutes.get, state);
    const app = await renderApp('/profile/account');
    const card = within(await screen.findByRole('region', { name: 'Two-step sign-in' }));
    return { ...app, card };
  };

  it('shows a key once, as a picture and as text, then the recovery codes [BEYOND-220, BEYOND-222]', async () => {
    const { user, card } = await open(off);
    fakeApi.answer(secondFactorRoutes.turnOn, { recoveryCodes: codes });
    await user.click(await card.findByRole('button', { name: 'Turn on' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set up two-step sign-in' }));
    expect(await dialog.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    expect(dialog.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await user.type(dialog.getByLabelText('Code *'), '123456');
    await user.type(dialog.getByLabelText('Your password *'), 'a long night out');
    await user.click(dialog.getByRole('button', { name: 'Turn on' }));
    const list = await screen.findByRole('list', { name: 'Your recovery codes' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(10);
    await waitFor(() =>
      expect(fakeApi.received(secondFactorRoutes.turnOn)).toEqual([
        { body: { password: 'a long night out', code: '123456' } },
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByRole('status', { name: 'Recovery codes copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
    await user.click(screen.getByRole('button', { name: "I've saved them" }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says since when it is on and how many recovery codes are left, and is turned off with a code [BEYOND-220]', async () => {
    const { user, card } = await open(on);
    expect(await card.findByText(/^On since Jan(uary)? 1, 2026$/)).toBeVisible();
    expect(card.getByText('2 recovery codes left. Make new ones before you run out.')).toBeVisible();
    fakeApi.refuse(secondFactorRoutes.turnOff, wrong);
    await user.click(card.getByRole('button', { name: 'Turn off' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Turn off two-step sign-in?' }));
    await user.type(dialog.getByLabelText('Code *'), '123456');
    await user.type(dialog.getByLabelText('Your password *'), 'a long night out');
    await user.click(dialog.getByRole('button', { name: 'Turn off' }));
    await waitFor(() => expect(dialog.getByLabelText('Code *')).toHaveAccessibleDescription(/Wrong code/));
    fakeApi.answer(secondFactorRoutes.turnOff, { done: true });
    await user.click(dialog.getByRole('button', { name: 'Turn off' }));
    const done = "Your app no longer makes codes for this site. You're signed out everywhere else.";
    expect(await screen.findByRole('status', { name: done })).toBeVisible();
  });

  it('asks no password of whoever has none, and says why there is no key [BEYOND-220]', async () => {
    fakeApi.answer(ownDataRoutes.credentials, { password: false, google: true });
    const { user, card } = await open(off);
    await user.click(await card.findByRole('button', { name: 'Turn on' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByLabelText('Code *')).toBeVisible();
    expect(dialog.queryByLabelText('Your password *')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    const detail = 'Please confirm your email address before you turn on two-step sign-in.';
    fakeApi.refuse(secondFactorRoutes.begin, { status: 422, detail });
    await user.click(await card.findByRole('button', { name: 'Turn on' }));
    expect(await screen.findByText(detail)).toBeVisible();
  });

  it('says when it could not be loaded', async () => {
    await asMember();
    fakeApi.refuse(secondFactorRoutes.get, { status: 503 });
    await renderApp('/profile/account');
    expect(await screen.findByText("We couldn't load your two-step sign-in")).toBeVisible();
  });
});

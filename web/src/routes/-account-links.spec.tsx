import { authRoutes, challengeRoutes, profileRoutes } from '@barspoon/contracts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { AuthEvent } from '../lib/session/events.ts';
import { session } from '../lib/session/session.ts';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const token = `01939c5e-6a00-7000-8000-000000000004.${'A'.repeat(43)}`;
const opened = {
  accessToken: 'token',
  expiresAt: new Date(Date.now() + 600_000).toISOString(),
  user: { id: exampleOf(profileRoutes.me).id },
};
const refusals = [
  ['used', 'identity.link_used', 'This link has already been used'],
  ['expired', 'identity.link_expired', 'This link has expired'],
  ['unknown', 'identity.link_unknown', 'This link is incomplete'],
] as const;

let stopListening = () => {};
afterEach(() => stopListening());

describe('a forgotten password', () => {
  it('starts at the sign-in card and says the same for every address [BEYOND-10]', async () => {
    const { user } = await renderApp('/profile');
    await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    await screen.findByRole('heading', { name: 'Forgot your password?' });
    await user.type(screen.getByLabelText('Email *'), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Email me a link' }));
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
    expect(screen.getByText(/If ada@example.com has an account/)).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(challengeRoutes.forgotPassword)).toEqual([
        { body: { email: 'ada@example.com' } },
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'Send it again' }));
    expect(await screen.findByRole('status', { name: 'We sent it again.' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to sign in' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  });

  it('shows when a link was asked for too often', async () => {
    const detail = 'We just sent an email. Please try again in a minute.';
    fakeApi.refuse(challengeRoutes.forgotPassword, { status: 429, detail });
    const { user } = await renderApp('/profile?link=forgot');
    await user.type(await screen.findByLabelText('Email *'), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Email me a link' }));
    expect(await screen.findByRole('alert', { name: detail })).toBeVisible();
  });

  it('ends in set-new-password mode, signed in, with the secret gone from the address [AUTH-22, BEYOND-10]', async () => {
    const told: AuthEvent['name'][] = [];
    stopListening = session.listen(({ name }) => told.push(name));
    fakeApi.answer(challengeRoutes.resetPassword, opened);
    const { user, router } = await renderApp(`/profile?link=new-password#${token}`);
    await user.type(await screen.findByLabelText('New password *'), 'an even longer night');
    expect(router.state.location.href).toBe('/profile?link=new-password');
    expect(told).toContain('PASSWORD_RECOVERY');
    await user.type(screen.getByLabelText('Confirm new password *'), 'an even longer day');
    await user.click(screen.getByRole('button', { name: 'Save new password' }));
    expect(await screen.findByText('Passwords do not match')).toBeVisible();
    expect(fakeApi.received(challengeRoutes.resetPassword)).toEqual([]);
    await user.clear(screen.getByLabelText('Confirm new password *'));
    await user.type(screen.getByLabelText('Confirm new password *'), 'an even longer night');
    await user.click(screen.getByRole('button', { name: 'Save new password' }));
    expect(await screen.findByRole('heading', { name: 'Ada Coleman' })).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(challengeRoutes.resetPassword)).toEqual([
        { body: { token, password: 'an even longer night' } },
      ]),
    );
    expect(session.state().status).toBe('member');
  });

  it.each(refusals)('says when its link is %s and offers another [BEYOND-10]', async (_, code, heading) => {
    fakeApi.refuse(challengeRoutes.checkLink, { status: 422, code });
    await renderApp(`/profile?link=new-password#${token}`);
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
      'href',
      '/profile?link=forgot',
    );
  });

  it('does not ask about half a link', async () => {
    await renderApp('/profile?link=new-password#abc');
    expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
    expect(fakeApi.received(challengeRoutes.checkLink)).toEqual([]);
  });
});

describe('an unverified address', () => {
  it('is pointed out on the profile, with a link to send again [BEYOND-09]', async () => {
    await asMember({ emailVerified: false });
    const { user } = await renderApp('/profile');
    expect(await screen.findByRole('heading', { name: 'Please verify your email' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByRole('status', { name: 'A new link is on its way.' })).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(challengeRoutes.sendVerification)).toEqual([
        { body: { email: 'ada@example.com' } },
      ]),
    );
  });

  it('is verified by opening the link, once, and then no longer pointed out [BEYOND-09]', async () => {
    await asMember({ emailVerified: false });
    fakeApi.answer(profileRoutes.me, () => ({
      ...exampleOf(profileRoutes.me),
      emailVerified: fakeApi.received(challengeRoutes.confirmEmail).length > 0,
    }));
    const { user, router } = await renderApp(`/profile?link=verify#${token}`);
    expect(await screen.findByRole('heading', { name: 'Your email address is verified' })).toBeVisible();
    expect(router.state.location.href).toBe('/profile?link=verify');
    await waitFor(() =>
      expect(fakeApi.received(challengeRoutes.confirmEmail)).toEqual([{ body: { token } }]),
    );
    await user.click(screen.getByRole('link', { name: 'Go to my profile' }));
    expect(await screen.findByRole('heading', { name: 'Ada Coleman' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Please verify your email')).not.toBeInTheDocument());
  });

  it.each(refusals)('says when its link is %s [BEYOND-09]', async (_, code, heading) => {
    fakeApi.refuse(challengeRoutes.confirmEmail, { status: 422, code });
    await renderApp(`/profile?link=verify#${token}`);
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  });

  it('can keep a sign-in waiting, which offers the link again [AUTH-13, BEYOND-09]', async () => {
    const detail = 'Please verify your email address first. Open the link we sent you.';
    fakeApi.refuse(authRoutes.signIn, { status: 403, code: 'identity.email_unverified', detail });
    const { user } = await renderApp('/profile');
    await user.type(await screen.findByLabelText('Email *'), 'ada@example.com');
    await user.type(screen.getByLabelText('Password *'), 'a long night out');
    await user.click(screen.getAllByRole('button', { name: 'Sign In' })[0] as HTMLElement);
    expect(await screen.findByRole('alert', { name: detail })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Send the link again' })).toBeVisible();
  });

  it('lets a new account wait at the sign-in form where the site asks for it [AUTH-14, BEYOND-09]', async () => {
    fakeApi.answer(authRoutes.signUp, { verifyFirst: true });
    const { user } = await renderApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Create Account' }));
    await user.type(screen.getByLabelText('Name *'), 'Ada Coleman');
    await user.type(screen.getByLabelText('Email *'), 'ada@example.com');
    await user.type(screen.getByLabelText('Password *'), 'a long night out');
    await user.type(screen.getByLabelText('Confirm password *'), 'a long night out');
    await user.click(screen.getAllByRole('button', { name: 'Create Account' })[0] as HTMLElement);
    expect(
      await screen.findByRole('status', {
        name: 'Account created successfully! Please check your email to verify your account.',
      }),
    ).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(session.state().status).toBe('visitor');
  });
});

describe('another email address', () => {
  it('is asked for on the account page with the password, and waits for its link [BEYOND-09]', async () => {
    await asMember();
    const { user } = await renderApp('/profile/account');
    await user.type(await screen.findByLabelText('New address *'), 'ada.coleman@example.com');
    await user.type(screen.getByLabelText('Confirm with your password *'), 'a long night out');
    await user.click(screen.getByRole('button', { name: 'Email me the link' }));
    expect(
      await screen.findByRole('status', { name: 'A link is on its way to ada.coleman@example.com.' }),
    ).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(challengeRoutes.changeEmail)).toEqual([
        { body: { email: 'ada.coleman@example.com', password: 'a long night out' } },
      ]),
    );
  });
});

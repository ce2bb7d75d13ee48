import { sessionRemembered } from '@barspoon/browser';
import {
  authRoutes,
  confirmationRoutes,
  googleRoutes,
  type MemberSession,
  ownDataRoutes,
  passwordRoutes,
  sessionRoutes,
} from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { returnFromGoogle } from '../features/account/google/return-from-google.ts';
import { session } from '../lib/session/session.ts';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const [here] = exampleOf(sessionRoutes.list).items as [MemberSession];
const there: MemberSession = {
  ...here,
  id: '01939c5e-6a00-7000-8000-000000000009',
  device: 'Safari on iOS',
  current: false,
};
const open = async () => {
  await asMember();
  fakeApi.answer(sessionRoutes.list, { items: [here, there] });
  return renderApp('/profile/account');
};
const card = (name: string) => screen.findByRole('region', { name });

describe('the account page', () => {
  it('is for members: others sign in first and come back', async () => {
    const { router } = await renderApp('/profile/account');
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
    expect(router.state.location.search).toMatchObject({ from: '/profile/account' });
  });

  it('is reached from the profile', async () => {
    await asMember();
    await renderApp('/profile');
    expect(await screen.findByRole('link', { name: 'Account and security' })).toHaveAttribute(
      'href',
      '/profile/account',
    );
  });

  it('shows its own signed-out state when the session ends while it is open', async () => {
    await open();
    await card('Password');
    fakeApi.refuse(authRoutes.refresh, { status: 401, detail: 'Your session has ended.' });
    await session.refresh().catch(() => undefined);
    expect(await screen.findByRole('heading', { name: "You're signed out" })).toBeVisible();
    expect(await screen.findByRole('alert', { name: 'Your session has ended.' })).toBeVisible();
  });
});

describe('sessions', () => {
  it('name device, address and times, and mark this one [BEYOND-12]', async () => {
    await open();
    const [first, second] = await within(await card("Where you're signed in")).findAllByRole('listitem');
    expect(first).toHaveTextContent('Firefox on Linux');
    expect(first).toHaveTextContent('This device');
    expect(first).toHaveTextContent('203.0.113.7');
    expect(second).toHaveTextContent('Safari on iOS');
    expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
  });

  it('are ended one by one [BEYOND-12]', async () => {
    const { user } = await open();
    fakeApi.answer(sessionRoutes.end, () => {
      fakeApi.answer(sessionRoutes.list, { items: [here] });
      return { done: true as const };
    });
    await user.click(await screen.findByRole('button', { name: /^Sign out Safari on iOS/ }));
    expect(await screen.findByRole('status', { name: 'Signed out Safari on iOS' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull());
    await waitFor(() => expect(fakeApi.received(sessionRoutes.end)).toEqual([{ params: { id: there.id } }]));
  });

  it('are ended everywhere else after a question [BEYOND-12]', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    expect(fakeApi.received(sessionRoutes.endOthers)).toEqual([]);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('status', { name: 'Signed out 2 other devices' })).toBeVisible();
  });

  it('say when they could not be loaded or ended', async () => {
    const { user } = await open();
    fakeApi.refuse(sessionRoutes.end, { status: 503 });
    await user.click(await screen.findByRole('button', { name: /^Sign out Safari on iOS/ }));
    expect(await screen.findByRole('alert', { name: "We couldn't sign out that device" })).toBeVisible();
  });
});

describe('the password', () => {
  const fill = async (
    user: Awaited<ReturnType<typeof open>>['user'],
    [present, next, repeat]: readonly [string | null, string, string],
  ) => {
    const form = within(await card('Password'));
    if (present) await user.type(await form.findByLabelText('Current password *'), present);
    await user.type(await form.findByLabelText('New password *'), next);
    await user.type(form.getByLabelText('Confirm new password *'), repeat);
    await user.click(form.getByRole('button', { name: /^(Change|Set) password$/ }));
  };

  it('is changed with the present one [BEYOND-18]', async () => {
    const { user } = await open();
    await fill(user, ['a long night out', 'another long night', 'another long night']);
    const done = "Your password has been changed. You're signed out everywhere else.";
    expect(await screen.findByRole('status', { name: done })).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(passwordRoutes.change)).toEqual([
        { body: { currentPassword: 'a long night out', newPassword: 'another long night' } },
      ]),
    );
  });

  it('has to be repeated and long enough; nothing is sent before', async () => {
    const { user } = await open();
    await fill(user, ['a long night out', 'short', 'other']);
    const form = within(await card('Password'));
    await waitFor(() =>
      expect(form.getByLabelText('Confirm new password *')).toHaveAccessibleDescription(
        'Passwords do not match',
      ),
    );
    expect(form.getByLabelText('New password *')).toHaveAccessibleDescription(/Use at least 8 characters/);
    expect(fakeApi.received(passwordRoutes.change)).toEqual([]);
  });

  it('says at its field what the server refuses', async () => {
    const { user } = await open();
    const message = 'Wrong password.';
    fakeApi.refuse(passwordRoutes.change, {
      status: 422,
      detail: message,
      errors: [{ path: 'body.currentPassword', message }],
    });
    await fill(user, ['wrong', 'another long night', 'another long night']);
    await waitFor(() =>
      expect(screen.getByLabelText('Current password *')).toHaveAccessibleDescription(message),
    );
  });

  it('is set without one by who signs in with Google', async () => {
    fakeApi.answer(ownDataRoutes.credentials, { password: false, google: true });
    const { user } = await open();
    await fill(user, [null, 'another long night', 'another long night']);
    await waitFor(() =>
      expect(fakeApi.received(passwordRoutes.change)).toEqual([
        { body: { newPassword: 'another long night' } },
      ]),
    );
  });
});

describe('own data', () => {
  it('are downloaded as a file, once they have confirmed that it is them [BEYOND-280]', async () => {
    const { user } = await open();
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
    const form = within(await card('Export my data'));
    fakeApi.refuse(ownDataRoutes.export, { status: 403, code: 'identity.confirmation_needed' });
    await user.click(form.getByRole('button', { name: 'Download my data' }));
    const dialog = within(await screen.findByRole('dialog', { name: "Confirm it's you" }));
    fakeApi.refuse(confirmationRoutes.confirm, {
      status: 422,
      errors: [{ path: 'body.code', message: 'Wrong code.' }],
    });
    await user.type(await dialog.findByLabelText('Code *'), '123456');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(dialog.getByLabelText('Code *')).toHaveAccessibleDescription(/Wrong code/));
    fakeApi.answer(confirmationRoutes.confirm, exampleOf(confirmationRoutes.confirm));
    fakeApi.answer(ownDataRoutes.export, exampleOf(ownDataRoutes.export));
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('status', { name: 'Your data has been downloaded' })).toBeVisible();
    expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual(exampleOf(ownDataRoutes.export));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(fakeApi.received(ownDataRoutes.export)).toEqual([{ body: {} }, { body: {} }]));
  });
});

describe('what needs a confirmation', () => {
  it('is left alone by whoever does not confirm, with their password where there is no second factor [BEYOND-280]', async () => {
    const detail = 'Please confirm that it is you.';
    fakeApi.refuse(ownDataRoutes.export, { status: 403, code: 'identity.confirmation_needed', detail });
    fakeApi.answer(confirmationRoutes.ways, { ways: ['password'] });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    const dialog = within(await screen.findByRole('dialog', { name: "Confirm it's you" }));
    expect(await dialog.findByLabelText('Your password *')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('alert', { name: detail })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(fakeApi.received(ownDataRoutes.export)).toHaveLength(1));
  });

  it('says so to whoever can only sign in again, and when it could not be asked [BEYOND-280]', async () => {
    fakeApi.refuse(ownDataRoutes.export, { status: 403, code: 'identity.confirmation_needed' });
    fakeApi.refuse(confirmationRoutes.ways, { status: 503 });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    const dialog = within(await screen.findByRole('dialog', { name: "Confirm it's you" }));
    expect(await dialog.findByText("We couldn't find out how you can confirm it")).toBeVisible();
    fakeApi.answer(confirmationRoutes.ways, { ways: ['sign-in'] });
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText(/^You have no password yet/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Confirm' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('deleting the account', () => {
  it('waits until the username is typed, and then ends the session here, too', async () => {
    const { user, router } = await open();
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    const submit = dialog.getByRole('button', { name: 'Delete permanently' });
    expect(submit).toBeDisabled();
    await user.type(dialog.getByLabelText('Type your username, ada *'), 'ada');
    expect(submit).toBeEnabled();
    await user.click(submit);
    expect(await screen.findByRole('status', { name: /^Your account has been deleted/ })).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
    await waitFor(() => expect(session.state().status).toBe('visitor'));
    await waitFor(() =>
      expect(fakeApi.received(ownDataRoutes.delete)).toEqual([{ body: { username: 'ada' } }]),
    );
  });

  it('says why it was refused and leaves everything as it is', async () => {
    fakeApi.refuse(ownDataRoutes.delete, { status: 422, detail: 'This is the last admin.' });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Type your username, ada *'), 'ada');
    await user.click(dialog.getByRole('button', { name: 'Delete permanently' }));
    expect(await screen.findByRole('alert', { name: 'This is the last admin.' })).toBeVisible();
    expect(session.state().status).toBe('member');
  });
});

describe('the sign-in card', () => {
  it('keeps the typed address when somebody turns to the other form', async () => {
    const { user } = await renderApp('/profile');
    await user.type(await screen.findByLabelText(/^Email/), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(screen.getByLabelText(/^Email/)).toHaveValue('ada@example.com');
    await user.clear(screen.getByLabelText(/^Email/));
    await user.type(screen.getByLabelText(/^Email/), 'eve@example.com');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(screen.getByLabelText(/^Email/)).toHaveValue('eve@example.com');
  });
});

describe('continuing with Google', () => {
  it('stands on the sign-in card, under the 21+ notice on either side [AUTH-02, BEYOND-08]', async () => {
    const { user } = await renderApp('/profile');
    const notice = 'You must be 21 or older. By creating an account you confirm that you are.';
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeVisible();
    expect(screen.getByText(notice)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    expect(screen.getByText(notice)).toBeVisible();
  });

  it('is not offered where it is not set up [AUTH-02, BEYOND-11]', async () => {
    document.querySelector('meta[name="sign-in-with"]')?.remove();
    await renderApp('/profile');
    await screen.findByRole('button', { name: 'Sign In' });
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).not.toBeInTheDocument();
  });

  it.each([
    ['in the server’s words', { detail: 'Google is closed today' }, 'Google is closed today'],
    ['in its own words where there are none', {}, 'Google sign-in failed'],
  ])('fails %s [AUTH-17, BEYOND-11]', async (_, problem, text) => {
    fakeApi.refuse(googleRoutes.begin, { status: 422, ...problem });
    const { user } = await renderApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    expect(await screen.findByRole('alert', { name: text })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  });

  it('takes the outcome out of the address and says it [AUTH-16, AUTH-17]', async () => {
    await renderApp('/profile');
    window.location.hash = '#google=unverified';
    returnFromGoogle();
    expect(window.location.hash).toBe('');
    const text = "Google hasn't verified this account's email address.";
    expect(await screen.findByRole('alert', { name: text })).toBeVisible();
    expect(sessionRemembered()).toBe(false);
  });
});

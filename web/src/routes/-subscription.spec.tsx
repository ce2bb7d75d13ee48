import { membershipRoutes, profileRoutes, type Subscription } from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp, withoutAccess } from '../testing/render-app.tsx';

const { createCheckout, checkSubscription, customerPortal } = membershipRoutes;
const none: Subscription = {
  subscribed: false,
  subscriptionTier: null,
  subscriptionEnd: null,
  state: 'none',
  manageable: false,
};
const active = exampleOf(checkSubscription);
const subscriber = { access: { granted: true, reason: 'subscribed' as const, trialEndsAt: null } };

describe('the subscription page', () => {
  it('shows price, benefits and what is left of the trial [SUB-01, SUB-02, CONTRA-06]', async () => {
    await asMember({
      access: {
        granted: true,
        reason: 'trial',
        trialEndsAt: new Date(Date.now() + 3_723_500).toISOString(),
      },
    });
    await renderApp('/subscription');
    expect(await screen.findByRole('timer')).toHaveTextContent(/^01:02:0[0-3]$/);
    expect(screen.getByText('$9.99')).toBeVisible();
    expect(screen.getByText('with a 2-day free trial')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Subscribe Now' })).toBeEnabled();
  });

  it('says of a former subscriber when their membership ended, not of a trial [SUB-01, ACCESS-13]', async () => {
    await asMember(withoutAccess);
    fakeApi.answer(checkSubscription, {
      ...none,
      state: 'ended',
      subscriptionEnd: '2026-03-01T12:00:00.000Z',
    });
    await renderApp('/subscription');
    expect(await screen.findByText(/^Your membership ended on .*2026/)).toBeVisible();
    expect(screen.queryByText(/free trial has ended/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Subscribe Now' })).toBeEnabled();
  });

  it('goes to the checkout in the same tab, once, and says so [SUB-05, SUB-06, CONTRA-08]', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    await asMember(withoutAccess);
    const release = fakeApi.hold(createCheckout);
    const { user } = await renderApp('/subscription?from=%2Finventory');
    await user.click(await screen.findByRole('button', { name: 'Subscribe Now' }));
    expect(await screen.findByRole('button', { name: 'Redirecting…' })).toBeDisabled();
    release();
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example.com/c/1'));
    await waitFor(() => expect(fakeApi.received(createCheckout)).toEqual([{ body: { from: '/inventory' } }]));
  });

  it.each([
    [
      'the server’s sentence',
      { status: 409, detail: 'You are already subscribed.' },
      'You are already subscribed.',
    ],
    ['our words for want of one', { status: 500 }, 'An error occurred'],
    [
      'that there is no page to go to',
      { status: 503, detail: 'Could not launch checkout. Please try again.' },
      'Could not launch checkout. Please try again.',
    ],
  ])('says %s when it fails, and can be tried again [SUB-05, SUB-08]', async (_, problem, text) => {
    await asMember(withoutAccess);
    fakeApi.refuse(createCheckout, problem);
    const { user } = await renderApp('/subscription');
    await user.click(await screen.findByRole('button', { name: 'Subscribe Now' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Subscribe Now' })).toBeEnabled();
  });
});

describe('coming back from the checkout', () => {
  it('waits, visibly, until the server knows of the payment [BEYOND-22, BEYOND-23]', async () => {
    await asMember(withoutAccess);
    fakeApi.answer(checkSubscription, none);
    const { user, router } = await renderApp('/subscription?checkout=success&from=%2Finventory');
    expect(await screen.findByText('Confirming your payment…')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Subscribe Now' })).not.toBeInTheDocument();
    fakeApi.answer(checkSubscription, active);
    fakeApi.answer(profileRoutes.me, { ...exampleOf(profileRoutes.me), ...subscriber });
    expect(await screen.findByRole('heading', { name: 'Welcome to Premium!' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to where you were' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/inventory'));
  });

  it('says that the payment failed, and lets them try again [SUB-08]', async () => {
    await asMember(withoutAccess);
    fakeApi.answer(checkSubscription, { ...none, state: 'failed' });
    await renderApp('/subscription?checkout=success');
    expect(await screen.findByText(/^Your payment didn't go through/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Subscribe Now' })).toBeEnabled();
  });

  it('says that a checkout was canceled', async () => {
    await asMember(withoutAccess);
    await renderApp('/subscription?checkout=cancelled');
    expect(await screen.findByText("You canceled checkout. You haven't been charged.")).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Subscribe Now' })).toBeEnabled();
  });
});

describe('the status box on the profile', () => {
  const box = async () => {
    const heading = await screen.findByRole('heading', { name: 'Membership' });
    return within(heading.parentElement as HTMLElement);
  };

  it.each([
    ['active', 'Renews on'],
    ['ending', 'Ends on'],
    ['pastDue', 'Your last payment failed.'],
  ] as const)('shows tier and date: %s [SUB-10]', async (state, text) => {
    await asMember(subscriber);
    fakeApi.answer(checkSubscription, { ...active, state });
    await renderApp('/profile');
    expect(await (await box()).findByText(new RegExp(`^${text}.*2026`))).toBeVisible();
    expect((await box()).getByText('Premium')).toBeVisible();
  });

  it('asks again on Refresh, and shows in red what went wrong [SUB-11, SUB-12]', async () => {
    await asMember(withoutAccess);
    fakeApi.refuse(checkSubscription, { status: 500 });
    const { user } = await renderApp('/profile');
    expect(await (await box()).findByText('Could not fetch')).toBeVisible();
    fakeApi.refuse(checkSubscription, { status: 500, detail: 'Not today.' });
    await user.click((await box()).getByRole('button', { name: 'Refresh' }));
    expect(await (await box()).findByText('Not today.')).toBeVisible();
    fakeApi.answer(checkSubscription, active);
    await user.click((await box()).getByRole('button', { name: 'Refresh' }));
    expect(await (await box()).findByText(/^Renews on/)).toBeVisible();
    expect((await box()).queryByRole('alert')).not.toBeInTheDocument();
  });

  const aTab = () => {
    const tab = { location: { href: '' }, opener: window, close: vi.fn() };
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    return tab;
  };

  it('opens the checkout in a new tab, once for each press [SUB-05, SUB-07, CONTRA-08]', async () => {
    const tab = aTab();
    await asMember(withoutAccess);
    const release = fakeApi.hold(createCheckout);
    const { user, router } = await renderApp('/profile');
    await user.click(await (await box()).findByRole('button', { name: 'Subscribe Now' }));
    expect(window.open).toHaveBeenCalledWith('', '_blank');
    expect((await box()).getByRole('button', { name: 'Redirecting…' })).toBeDisabled();
    release();
    await waitFor(() => expect(tab.location.href).toBe('https://pay.example.com/c/1'));
    expect(tab.opener).toBeNull();
    await waitFor(() => expect(fakeApi.received(createCheckout)).toEqual([{ body: { from: '/profile' } }]));
    expect(await (await box()).findByRole('button', { name: 'Subscribe Now' })).toBeEnabled();
    expect(router.state.location.pathname).toBe('/profile');
  });

  it('closes the new tab again and says why when there is no checkout to open [SUB-07, SUB-08]', async () => {
    const tab = aTab();
    await asMember(withoutAccess);
    fakeApi.refuse(createCheckout, { status: 409, detail: 'You are already subscribed.' });
    const { user } = await renderApp('/profile');
    await user.click(await (await box()).findByRole('button', { name: 'Subscribe Now' }));
    expect(await screen.findByText('You are already subscribed.')).toBeVisible();
    expect(tab.close).toHaveBeenCalled();
    expect((await box()).getByRole('button', { name: 'Subscribe Now' })).toBeEnabled();
  });

  it('goes to the checkout in this tab where browsers refuse another [SUB-07]', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    await asMember(withoutAccess);
    const { user } = await renderApp('/profile');
    await user.click(await (await box()).findByRole('button', { name: 'Subscribe Now' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example.com/c/1'));
  });

  it('does not sell to who is subscribed [SUB-07, SUB-10, ACCESS-21]', async () => {
    await asMember(subscriber);
    fakeApi.answer(checkSubscription, active);
    await renderApp('/profile');
    expect(await (await box()).findByText(/^Renews on/)).toBeVisible();
    expect((await box()).queryByRole('button', { name: 'Subscribe Now' })).not.toBeInTheDocument();
  });

  it('opens the customer portal in a new tab [SUB-13, BEYOND-24]', async () => {
    const tab = aTab();
    await asMember(subscriber);
    fakeApi.answer(checkSubscription, active);
    const { user } = await renderApp('/profile');
    await user.click(await (await box()).findByRole('button', { name: 'Manage Subscription' }));
    await waitFor(() => expect(tab.location.href).toBe('https://pay.example.com/p/1'));
    expect(window.open).toHaveBeenCalledWith('', '_blank');
    expect(tab.opener).toBeNull();
    await waitFor(() => expect(fakeApi.received(customerPortal)).toHaveLength(1));
  });
});

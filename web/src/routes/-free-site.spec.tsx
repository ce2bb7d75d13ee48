import { profileRoutes } from '@barspoon/contracts';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const meta = document.createElement('meta');
Object.assign(meta, { name: 'membership', content: 'free' });
beforeEach(() => document.head.append(meta));
afterEach(() => meta.remove());

const main = () => screen.getByRole('main').textContent ?? '';
const price = /\$9\.99|trial|subscri/i;

describe('a free site', () => {
  it('invites visitors to an account, not to a subscription [BEYOND-266]', async () => {
    await renderApp('/subscription?from=%2Finventory');
    expect(await screen.findByRole('heading', { name: 'The whole bar, free' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create Account' })).toBeVisible();
    expect(main()).not.toMatch(price);
    const banner = within(screen.getByRole('banner'));
    expect(banner.getByRole('link', { name: 'Join' })).toHaveAttribute('href', '/profile?create=true');
    expect(banner.queryByRole('link', { name: 'Subscribe' })).not.toBeInTheDocument();
  });

  it('asks for no card when somebody signs up [BEYOND-266]', async () => {
    await renderApp('/profile?create=true');
    expect(await screen.findByText('Everything here is free. No card needed.')).toBeVisible();
    expect(main()).not.toMatch(price);
  });

  it('speaks of no membership to its members [BEYOND-266]', async () => {
    await asMember({ access: { granted: true, reason: 'free', trialEndsAt: null } });
    await renderApp('/profile');
    await screen.findByRole('tablist');
    expect(screen.queryByRole('heading', { name: 'Membership' })).not.toBeInTheDocument();
    expect(fakeApi.received(profileRoutes.me)).not.toEqual([]);
  });

  it('has terms and a privacy page without a price [BEYOND-266]', async () => {
    await renderApp('/terms');
    await screen.findByText(/nothing here costs anything/);
    expect(main()).not.toMatch(/\$9\.99|free for two days|Stripe/);
  });
});

it('is one only where the operator has said so [BEYOND-266]', async () => {
  meta.remove();
  await renderApp('/terms');
  await screen.findByText(/free for two days/);
  expect(main()).not.toMatch(/nothing here costs anything/);
});

import {
  confirmationNeeded,
  confirmationRoutes,
  defaultSettings,
  secondFactorRoutes,
  siteSettingsRoutes,
} from '@barspoon/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { openConsole } from '../testing/open-console.tsx';
import { Refusal } from '../testing/refusal.ts';

const sent = (api: ReturnType<typeof createFakeApi>) =>
  api.requests.find(({ key }) => key === siteSettingsRoutes.revise.key)?.input.body;

describe('the settings', () => {
  it('are saved with the revision they were read at [ADM-SET-01, ADM-SET-04, BEYOND-99]', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, '/settings');
    const limit = await screen.findByLabelText(/^Featured recipes limit/);
    await user.clear(limit);
    await user.type(limit, '4');
    const recipes = screen.getByLabelText(/^Recipes per member/);
    await user.clear(recipes);
    await user.type(recipes, '25');
    await user.click(screen.getByLabelText('Maintenance mode'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Settings saved successfully')).toBeVisible();
    expect(sent(api)).toMatchObject({
      revision: 1,
      settings: { featuredRecipesLimit: 4, maxRecipesPerUser: 25, maintenanceMode: true, siteName: null },
    });
  });

  it('show what the site is called where they leave that open [BEYOND-174]', async () => {
    const meta = document.createElement('meta');
    Object.assign(meta, { name: 'configured-name', content: 'The Copper Jigger' });
    document.head.append(meta);
    await openConsole(createFakeApi(), '/settings');
    expect(await screen.findByLabelText(/^Site name/)).toHaveAttribute('placeholder', 'The Copper Jigger');
    meta.remove();
  });

  it('say that they could not be saved, and why [ADM-SET-05]', async () => {
    const api = createFakeApi();
    api.answers.set(siteSettingsRoutes.revise.key, () => {
      throw new Refusal({ status: 503, code: 'common.unavailable' });
    });
    const user = await openConsole(api, '/settings');
    await user.click(await screen.findByLabelText('Analytics'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Failed to save settings')).toBeVisible();
  });

  it('are not left unsaved without asking [BEYOND-185]', async () => {
    const confirm = vi.fn(() => false);
    vi.stubGlobal('confirm', confirm);
    const user = await openConsole(createFakeApi(), '/settings');
    await user.click(await screen.findByLabelText('Analytics'));
    await user.click(screen.getByRole('menuitem', { name: /^Recipes/ }));
    await waitFor(() => expect(confirm).toHaveBeenCalled());
    expect(window.location.pathname).toBe('/admin/settings');
  });

  it('that could not be read say it once [BEYOND-185]', async () => {
    const api = createFakeApi();
    api.answers.set(siteSettingsRoutes.get.key, () => {
      throw new Refusal({ status: 503, code: 'common.unavailable' });
    });
    await openConsole(api, '/settings');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByText('Element does not exist')).toBeNull();
  });

  it('go back to how the site began [BEYOND-185]', async () => {
    const api = createFakeApi();
    const version = { ...siteSettingsRoutes.get.example.response, revision: 2 };
    api.answers.set(siteSettingsRoutes.get.key, () => version);
    api.answers.set(siteSettingsRoutes.versions.key, () => ({ items: [version], nextCursor: null }));
    const user = await openConsole(api, '/settings');
    await user.click(await screen.findByRole('button', { name: 'Restore the settings of the beginning' }));
    await waitFor(() => expect(sent(api)).toMatchObject({ revision: 2, settings: defaultSettings }));
  });

  it('bring an earlier version back [BEYOND-99]', async () => {
    const api = createFakeApi();
    const { settings } = siteSettingsRoutes.get.example.response;
    const version = { ...siteSettingsRoutes.get.example.response, revision: 2 };
    api.answers.set(siteSettingsRoutes.get.key, () => version);
    api.answers.set(siteSettingsRoutes.versions.key, () => ({
      items: [
        { ...version, settings: { ...settings, maintenanceMode: true } },
        { ...version, revision: 1 },
      ],
      nextCursor: null,
    }));
    const user = await openConsole(api, '/settings');
    expect(await screen.findByText('Maintenance mode: off → on')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Restore version 1' }));
    await waitFor(() => expect(sent(api)).toMatchObject({ revision: 2, settings }));
  });

  it('say what each version has changed, from the first one on, a page at a time [BEYOND-99]', async () => {
    const api = createFakeApi();
    const { settings } = siteSettingsRoutes.get.example.response;
    const version = { ...siteSettingsRoutes.get.example.response, revision: 3 };
    const second = { ...settings, siteName: 'The Copper Jigger' };
    const pages = [
      {
        items: [
          { ...version, settings: { ...second, featuredRecipesLimit: 9 } },
          { ...version, revision: 2, settings: second },
        ],
        nextCursor: 'WzFd',
      },
      {
        items: [{ ...version, revision: 1, settings: { ...settings, newUserRegistration: false } }],
        nextCursor: null,
      },
    ];
    api.answers.set(siteSettingsRoutes.get.key, () => version);
    api.answers.set(siteSettingsRoutes.versions.key, ({ query }) => pages[query?.cursor ? 1 : 0]);
    const user = await openConsole(api, '/settings');
    const history = await screen.findByRole('region', { name: 'History' });
    expect(await within(history).findByText('Featured recipes limit: 6 → 9')).toBeVisible();
    expect(within(history).queryByText(/^Version 2/)).toBeNull();
    await user.click(within(history).getByRole('button', { name: 'Earlier versions' }));
    expect(await within(history).findByText('Site name: as configured → The Copper Jigger')).toBeVisible();
    expect(within(history).getByText('New user registration: on → off')).toBeVisible();
    expect(within(history).queryByRole('button', { name: 'Earlier versions' })).toBeNull();
  });
});

describe('what needs a confirmation', () => {
  const refused = () => {
    throw new Refusal({ status: 403, code: confirmationNeeded });
  };

  it('is asked for in a dialog over the page, and sent again once it is given [BEYOND-280]', async () => {
    const api = createFakeApi();
    api.answers.set(siteSettingsRoutes.revise.key, refused);
    const user = await openConsole(api, '/settings');
    await user.click(await screen.findByLabelText('Analytics'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: "Confirm it's you" }));
    api.answers.set(confirmationRoutes.confirm.key, () => {
      throw new Refusal({ status: 422, code: 'identity.wrong_code', detail: 'Wrong code.' });
    });
    await user.type(await dialog.findByLabelText(/^Code from your app/), '123456');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await dialog.findByText('Wrong code.')).toBeVisible();
    api.answers.delete(confirmationRoutes.confirm.key);
    api.answers.delete(siteSettingsRoutes.revise.key);
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Settings saved successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const confirmed = api.requests.find(({ key }) => key === confirmationRoutes.confirm.key);
    expect(confirmed?.input.body).toEqual({ code: '123456' });
  });

  it('is not done by whoever does not confirm, and the console stays open [BEYOND-280]', async () => {
    const api = createFakeApi();
    api.answers.set(siteSettingsRoutes.revise.key, refused);
    api.answers.set(confirmationRoutes.ways.key, () => ({ ways: ['password'] }));
    const user = await openConsole(api, '/settings');
    await user.click(await screen.findByLabelText('Analytics'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: "Confirm it's you" }));
    expect(await dialog.findByLabelText(/^Your password/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Failed to save settings')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
  });
});

describe('the console of staff without a second factor', () => {
  it('says by when they need one, and is closed after that [BEYOND-224]', async () => {
    const api = createFakeApi();
    const state = (dueAt: string) => ({ since: null, recoveryCodesLeft: 0, dueAt });
    api.answers.set(secondFactorRoutes.get.key, () => state('2099-01-01T12:00:00.000Z'));
    await openConsole(api, '/settings');
    expect(await screen.findByText(/^Set up two-step sign-in by .*2099/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Set it up' })).toHaveAttribute(
      'href',
      '/profile/account#second-factor',
    );
    cleanup();

    api.answers.set(secondFactorRoutes.get.key, () => state('2020-01-01T12:00:00.000Z'));
    const user = await openConsole(api, '/settings');
    expect(await screen.findByRole('heading', { name: 'Set up two-step sign-in' })).toBeVisible();
    api.answers.delete(secondFactorRoutes.get.key);
    await user.click(screen.getByRole('button', { name: 'I have set it up' }));
    expect(await screen.findByLabelText(/^Site name/)).toBeVisible();
  });
});

import {
  adminAssistantRoutes,
  adminContactRoutes,
  adminModerationRoutes,
  adminSuspicionRoutes,
  dataServices,
  profileRoutes,
  type Role,
  serviceStateRoutesOf,
} from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { openConsole } from '../testing/open-console.tsx';
import { Refusal } from '../testing/refusal.ts';

const none = () => ({ items: [], nextCursor: null });

/** Nothing waits anywhere, for somebody of a role. */
function quietApi(role: Role = 'admin') {
  const api = createFakeApi();
  const { example } = profileRoutes.me;
  api.answers.set(profileRoutes.me.key, () => ({ ...example.response, status: 'active', role }));
  for (const { list } of [adminContactRoutes, adminSuspicionRoutes]) api.answers.set(list.key, none);
  api.answers.set(adminModerationRoutes.queue.key, none);
  api.answers.set(adminAssistantRoutes.reports.key, none);
  for (const service of dataServices) {
    const { get } = serviceStateRoutesOf(service);
    api.answers.set(get.key, () => ({ ...get.example.response, deadLetters: 0, queues: [] }));
  }
  return api;
}
const lines = async () =>
  within(await screen.findByRole('list', { name: 'What needs you' }))
    .getAllByRole('link')
    .map((link) => [link.querySelector('span')?.textContent, link.getAttribute('href')]);

describe('what needs you', () => {
  it('opens the console with what waits, counted, and leads to it [BEYOND-159]', async () => {
    const api = quietApi();
    const { items } = adminModerationRoutes.queue.example.response;
    const [item] = items;
    api.answers.set(adminModerationRoutes.queue.key, () => ({
      items: Array.from({ length: 20 }, () => item),
      nextCursor: 'more',
    }));
    const { get } = serviceStateRoutesOf('identity');
    const [queue] = get.example.response.queues ?? [];
    api.answers.set(get.key, () => ({
      ...get.example.response,
      deadLetters: 2,
      queues: [{ ...queue, failed: 1 }],
    }));
    api.answers.set(adminSuspicionRoutes.list.key, () => adminSuspicionRoutes.list.example.response);
    const user = await openConsole(api);
    expect(await lines()).toEqual([
      ['20+ cases wait for a decision', '/admin/moderation'],
      ['1 gain of points looks farmed', '/admin/suspicions'],
      ['3 tasks of the site have failed for good', '/admin/health'],
    ]);
    await user.click(screen.getByText('1 gain of points looks farmed'));
    await waitFor(() => expect(window.location.pathname).toBe('/admin/suspicions'));
    await user.click(screen.getByRole('link', { name: 'What needs you, 24+' }));
    expect(await screen.findByText('20+ cases wait for a decision')).toBeVisible();
  });

  it('stands at the entries of the menu, whose names stay [BEYOND-159, NAV-41]', async () => {
    const api = quietApi();
    api.answers.set(adminModerationRoutes.queue.key, () => adminModerationRoutes.queue.example.response);
    api.answers.set(adminContactRoutes.list.key, () => adminContactRoutes.list.example.response);
    await openConsole(api, '/settings');
    const entry = await screen.findByRole('menuitem', { name: /^Moderation/ });
    await waitFor(() => expect(entry).toHaveAttribute('aria-description', '2 waiting'));
    expect(screen.getByRole('menuitem', { name: /^Users/ })).not.toHaveAttribute('aria-description');
  });

  it('says that nothing does [BEYOND-159]', async () => {
    await openConsole(quietApi());
    expect(await screen.findByText('Nothing needs you right now.')).toBeVisible();
  });

  it('says what could not be counted, and never that it is none [BEYOND-159]', async () => {
    const api = quietApi();
    api.answers.set(adminContactRoutes.list.key, () => {
      throw new Refusal({ status: 503, code: 'common.unavailable' });
    });
    await openConsole(api);
    expect(
      await screen.findByText("How many messages to the site wait for an answer couldn't be found out."),
    ).toBeVisible();
    expect(screen.queryByText('Nothing needs you right now.')).toBeNull();
  });

  it('asks only for what the role opens [BEYOND-159, ACCESS-14]', async () => {
    const api = quietApi('support');
    api.answers.set(adminContactRoutes.list.key, () => adminContactRoutes.list.example.response);
    await openConsole(api);
    expect((await lines()).map(([words]) => words)).toEqual(['1 message to the site waits for an answer']);
    const entry = await screen.findByRole('menuitem', { name: 'Contact messages' });
    expect(entry).toHaveAttribute('aria-description', '1 waiting');
    const asked = api.requests.map(({ key }) => key);
    expect(asked).toContain(adminContactRoutes.list.key);
    expect(asked).not.toContain(adminModerationRoutes.queue.key);
    expect(asked).not.toContain(adminSuspicionRoutes.list.key);
  });

  it('is no page for an editor, who begins with the recipes [BEYOND-159]', async () => {
    await openConsole(quietApi('editor'));
    expect(await screen.findByRole('menuitem', { name: /^Recipes/ })).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/admin/recipes'));
    expect(screen.queryByRole('link', { name: /^What needs you/ })).toBeNull();
  });
});

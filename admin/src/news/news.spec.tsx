import { adminNewsRoutes } from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { openConsole } from '../testing/open-console.tsx';
import { Refusal } from '../testing/refusal.ts';

const source = adminNewsRoutes.get.example.response;
const at = `/news-sources/${source.id}`;

describe('the sources of news', () => {
  it('are reached from the tables and say how they do [CONTRA-32, BEYOND-55]', async () => {
    const api = createFakeApi();
    for (const service of ['catalogue', 'inventory', 'community', 'engagement-points', 'professional'])
      api.answers.set(`${service}.tables.statistics`, () => ({ items: [] }));
    const failing = { ...source, name: 'Down', state: 'failing' as const, problem: 'Nothing there.' };
    api.answers.set(adminNewsRoutes.list.key, () => ({
      items: [source, { ...failing, id: '01939c5e-6a00-7000-8000-0000000000e2' }],
    }));
    const user = await openConsole(api, '/database');
    await user.click(await screen.findByRole('link', { name: 'News sources' }));
    expect(await screen.findByText('Skipped: Nothing there.')).toBeVisible();
    expect(screen.getByText('Answers')).toBeVisible();
    expect(screen.getAllByText('A new life for the Daiquiri')).toHaveLength(2);
  });

  it('are narrowed to how they do and to a name or an address [BEYOND-55]', async () => {
    const api = createFakeApi();
    const off = { ...source, name: 'Punch', url: 'https://punch.example/feed', state: 'off' as const };
    api.answers.set(adminNewsRoutes.list.key, () => ({
      items: [source, { ...off, id: '01939c5e-6a00-7000-8000-0000000000e2' }],
    }));
    const user = await openConsole(api, '/news-sources');
    const shown = () => screen.queryAllByRole('link', { name: /./ }).map(({ textContent }) => textContent);
    expect(await screen.findByRole('link', { name: 'Punch' })).toBeVisible();
    const search = screen.getByRole('textbox', { name: 'Search' });
    await user.type(search, 'PUNCH.example');
    await waitFor(() => expect(shown()).not.toContain(source.name));
    expect(shown()).toContain('Punch');
    await user.clear(search);
    await user.click(screen.getByRole('combobox', { name: 'State' }));
    await user.click(await screen.findByRole('option', { name: 'Answers' }));
    await waitFor(() => expect(shown()).not.toContain('Punch'));
    expect(shown()).toContain(source.name);
  });

  it('are tried before they are saved [BEYOND-55]', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, at);
    await user.click(await screen.findByRole('button', { name: 'Test feed' }));
    const found = within(await screen.findByRole('list', { name: 'Newest articles' }));
    expect(found.getByText('A new life for the Daiquiri')).toBeVisible();
    api.answers.set(adminNewsRoutes.test.key, () => {
      throw new Refusal({ status: 422, code: 'egress.no_feed', detail: 'There is no feed.' });
    });
    await user.click(screen.getByRole('button', { name: 'Test feed' }));
    expect(await screen.findByText('There is no feed.')).toBeVisible();
  });

  it('are changed, with what is missing named', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, at);
    const url = await screen.findByRole('textbox', { name: /url/i });
    await user.clear(url);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please fill this in')).toBeVisible();
    await user.type(url, 'https://example.org/feed');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('News source updated')).toBeVisible();
    const sent = api.requests.filter(({ key }) => key === adminNewsRoutes.revise.key);
    expect(sent.map(({ input }) => input.body)).toEqual([
      { name: source.name, url: 'https://example.org/feed', enabled: true },
    ]);
  });
});

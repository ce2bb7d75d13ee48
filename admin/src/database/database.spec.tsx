import { identityTableRoutes, tableFileRoutes, tableServices } from '@barspoon/contracts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { openConsole } from '../testing/open-console.tsx';
import { Refusal } from '../testing/refusal.ts';

const refuse = () => {
  throw new Refusal({ status: 503, code: 'common.unavailable' });
};

/** Every fake service answers the same example; one of them is enough here. */
function withProfiles() {
  const api = createFakeApi();
  for (const service of tableServices.filter((name) => name !== 'identity'))
    api.answers.set(`${service}.tables.statistics`, () => ({ items: [] }));
  return api;
}

describe('the database', () => {
  it('is narrowed to the tables of a service and to a name [ADM-DB-01]', async () => {
    const api = withProfiles();
    const [example] = identityTableRoutes.statistics.example.response.items;
    api.answers.set(identityTableRoutes.statistics.key, () => ({
      items: [example, { ...example, table: 'job_postings' }],
    }));
    const user = await openConsole(api, '/database');
    expect(await screen.findByRole('row', { name: /^job_postings/ })).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Search' }), 'Prof');
    await waitFor(() => expect(screen.queryByRole('row', { name: /^job_postings/ })).toBeNull());
    expect(screen.getByRole('row', { name: /^profiles/ })).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Service' }));
    await user.click(await screen.findByRole('option', { name: 'Points' }));
    expect(await screen.findByText(/Nothing matches these filters\./)).toBeVisible();
  });

  it('shows rows and last change of each table, and saves one as a file [ADM-DB-01, ADM-DB-02]', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click');
    const user = await openConsole(withProfiles(), '/database');
    expect(await screen.findByRole('row', { name: /^profiles Accounts 12 .*2026/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Export profiles' }));
    await waitFor(() =>
      expect(saved.mock.contexts).toEqual([expect.objectContaining({ download: 'export' })]),
    );
  });

  it('says which export failed [ADM-DB-04]', async () => {
    const api = withProfiles();
    api.answers.set(tableFileRoutes.export.key, refuse);
    const user = await openConsole(api, '/database');
    await user.click(await screen.findByRole('button', { name: 'Export profiles' }));
    expect(await screen.findByText('Failed to export profiles data')).toBeVisible();
  });

  it('says that the statistics could not be read [ADM-DB-03]', async () => {
    const api = withProfiles();
    api.answers.set(identityTableRoutes.statistics.key, refuse);
    await openConsole(api, '/database');
    expect((await screen.findAllByText('Failed to fetch database stats'))[0]).toBeVisible();
  });
});

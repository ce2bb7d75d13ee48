import { adminTrendRoutes } from '@barspoon/contracts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { openConsole } from '../testing/open-console.tsx';

const [reason] = adminTrendRoutes.list.example.response.items;

describe('the trends', () => {
  it('say what a place rests on, and which recipe one person alone has carried up [DISC-03]', async () => {
    const api = createFakeApi();
    api.answers.set(adminTrendRoutes.list.key, () => ({
      items: [
        reason,
        { ...reason, id: '01939c5e-6a00-7000-8000-000000000009', name: 'Farmed', place: 2, placeByScore: 1 },
      ],
    }));
    await openConsole(api, '/trends');
    expect(await screen.findByText('Farmed')).toBeVisible();
    expect(screen.getByText('From place 1')).toBeVisible();
    expect(screen.getAllByText('Hot')).toHaveLength(2);
  });

  it('are calculated on request', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, '/trends');
    await user.click(await screen.findByRole('button', { name: 'Calculate now' }));
    expect(await screen.findByText('22 new acts counted')).toBeVisible();
  });

  it('tell why a recipe is hot, by window and by day', async () => {
    await openConsole(createFakeApi(), `/trends/${reason?.id}/show`);
    expect(await screen.findByRole('heading', { name: 'Why is Daiquiri hot?' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'This Week 12 4 6 54' })).toBeVisible();
    expect(screen.getByRole('row', { name: '2026-01-01 12 4 6 14' })).toBeVisible();
  });
});

import { adminRecipeRoutes } from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { resources } from '../resources.ts';
import { createFakeApi } from '../testing/fake-api.ts';
import { openConsole } from '../testing/open-console.tsx';
import { mainEntries, wayTo } from './places.ts';

describe('every page of the console', () => {
  it.each(Object.keys(resources))('%s hangs under a main entry [BEYOND-157]', (name) => {
    expect(mainEntries).toContain(wayTo(name)[0]);
  });

  it.each([
    ['moderation', 'challenges'],
    ['moderation', 'contact-messages'],
    ['moderation', 'job-postings'],
    ['database', 'skills'],
    ['database', 'achievements'],
    ['database', 'news-sources'],
  ])('%s holds and leads to %s [CONTRA-32]', async (entry, list) => {
    expect(wayTo(list)[0]).toBe(entry);
    await openConsole(createFakeApi(), `/${entry}`);
    await waitFor(() =>
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
        `/admin/${list}`,
      ),
    );
  });

  it('says where it is, leads back and marks its entry of the menu [BEYOND-157]', async () => {
    await openConsole(createFakeApi(), '/mentorship-connections');
    const trail = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getByRole('link', { name: 'Moderation' })).toHaveAttribute('href', '/admin/moderation');
    expect(trail.getByRole('link', { name: 'Mentorship' })).toHaveAttribute('href', '/admin/mentors');
    expect(trail.getByText('Connections')).toHaveAttribute('aria-current', 'page');
    expect(await screen.findByRole('menuitem', { name: /^Moderation/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  it('leads from a record back to its list [BEYOND-157]', async () => {
    await openConsole(createFakeApi(), `/recipes/${adminRecipeRoutes.get.example.response.id}`);
    const trail = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getByRole('link', { name: 'Recipes' })).toHaveAttribute('href', '/admin/recipes');
  });
});

import { recipeRoutes } from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  communityLinks,
  footerLinks,
  memberLinks,
  profileLinks,
  visitorLinks,
  visitorMenuLinks,
} from '../features/shell/navigation.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
const written = (links: { to: string; label: string }[]) => links.map(({ to, label }) => `${label} ${to}`);
const nav = () => screen.findByRole('navigation', { name: 'Main' });

describe('the documented entries', () => {
  it('are these, in this order, with ours behind them [NAV-30, NAV-31, NAV-33, NAV-34, NAV-35, BEYOND-173]', () => {
    expect(written(visitorLinks)).toEqual(['Home /', 'Recipes /recipes', 'Contact /contact']);
    expect(written(visitorMenuLinks)).toEqual([...written(visitorLinks), 'Community /community']);
    expect(written(memberLinks)).toEqual([
      'Home /',
      'AI Bartender /chat',
      'Recipes /recipes',
      'Discover /search',
      'Social /social-hub',
      'Professional /professional',
      'Contact /contact',
    ]);
    expect(written(communityLinks)).toEqual([
      'Community /community',
      'Virtual Bar /virtual-bar',
      'Challenges /challenges',
      'Leaderboard /leaderboard',
    ]);
    expect(written(profileLinks)).toEqual(['Profile /profile', 'My Bar /inventory', 'Messages /messages']);
  });

  it('each have a page', async () => {
    const { router } = await renderApp('/');
    const all = [...visitorMenuLinks, ...memberLinks, ...communityLinks, ...profileLinks, ...footerLinks];
    const missing = all.map(({ to }) => to).filter((to) => !(to in router.routesByPath));
    expect(missing).toEqual([]);
  });
});

describe('the header', () => {
  it('shows visitors exactly Home, Recipes and Contact, and the two buttons [ACCESS-17, NAV-29, NAV-30, NAV-32]', async () => {
    await renderApp('/');
    expect(linksIn(await nav())).toEqual(['Home /', 'Recipes /recipes', 'Contact /contact']);
    const [banner] = screen.getAllByRole('banner') as [HTMLElement];
    expect(within(banner).getByRole('link', { name: 'The Test Bar' })).toHaveAttribute('href', '/');
    expect(within(banner).getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', '/subscription');
    expect(within(banner).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/profile');
    expect(within(banner).queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  });

  it('shows members the seven links and Logout [NAV-33, NAV-37]', async () => {
    await asMember();
    await renderApp('/');
    expect(linksIn(await nav())).toEqual(written(memberLinks));
    expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  });

  it.each([
    ['Community', written(communityLinks)],
    ['Profile', written(profileLinks)],
  ])('has a %s dropdown when it holds something [NAV-34, NAV-35]', async (name, entries) => {
    await asMember();
    const { user } = await renderApp('/');
    await screen.findByRole('button', { name: 'Logout' });
    if (entries.length === 0) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
      return;
    }
    await user.click(await screen.findByRole('button', { name }));
    const items = within(screen.getByRole('menu', { name })).getAllByRole('menuitem');
    expect(items.map((item) => `${item.textContent} ${item.getAttribute('href')}`)).toEqual(entries);
  });

  it.each([{ status: 'admin', role: 'admin' }, { role: 'moderator' }] as const)(
    'shows the console’s entry to the staff alone: %o [NAV-36]',
    async (profile) => {
      await asMember(profile);
      const { user } = await renderApp('/');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Profile' })).toBeVisible());
      await user.click(screen.getByRole('button', { name: 'Profile' }));
      expect(await screen.findByRole('menuitem', { name: 'Admin' })).toHaveAttribute('href', '/admin');
    },
  );

  it('leads through a dropdown by keyboard, typing included [NAV-40]', async () => {
    await asMember();
    const { user } = await renderApp('/');
    const button = await screen.findByRole('button', { name: 'Profile' });
    button.focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
    await user.keyboard('m');
    expect(screen.getByRole('menuitem', { name: 'My Bar' })).toHaveFocus();
    await user.keyboard('{Home}');
    expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it('shows visitors a link to the community in the phone’s menu [NAV-31]', async () => {
    const { user } = await renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    const dialog = await screen.findByRole('dialog', { name: 'Menu' });
    expect(linksIn(dialog)).toEqual(expect.arrayContaining(['Home /', 'Community /community']));
  });
});

describe('the footer', () => {
  it('links the documented pages in order, with version and copyright [NAV-38, NAV-39, BEYOND-107]', async () => {
    await renderApp('/');
    const footer = await screen.findByRole('contentinfo');
    expect(
      within(footer)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/about',
      '/contact',
      '/terms',
      '/privacy',
      '/responsible-drinking',
      '/responsible-ai',
      '/health-disclaimers',
      '/copyright',
      '/cookie-policy',
      '/data-retention',
      '/levels-badges',
      '/ethical-ai',
      '/accessibility',
      '/unsubscribe',
    ]);
    expect(footer).toHaveTextContent(`© ${new Date().getFullYear()} The Test Bar`);
    expect(footer).toHaveTextContent('Version 1.2.3');
  });
});

describe('an unknown address', () => {
  it('shows the not-found page with the way home [NAV-26]', async () => {
    await renderApp('/no/such/page');
    expect(await screen.findByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });
});

describe('search from anywhere', () => {
  it.each(['/', '{Control>}k{/Control}'])(
    'opens on %s, finds as you type and goes there by Enter',
    async (keys) => {
      const { user, router } = await renderApp('/subscription');
      await screen.findByText('$9.99');
      await user.keyboard(keys);
      const box = await screen.findByRole('combobox', { name: 'Search' });
      await waitFor(() => expect(box).toHaveFocus());
      await user.type(box, 'lime');
      const first = await screen.findByRole('option', { name: /Daiquiri/ });
      expect(first).toHaveAttribute('aria-selected', 'true');
      expect(box).toHaveAttribute('aria-activedescendant', first.id);
      await user.keyboard('{Enter}');
      await waitFor(() => expect(router.state.location.pathname).toBe('/recipes/daiquiri'));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );

  it('steps through what it found with the arrows and offers the whole list', async () => {
    const { user, router } = await renderApp('/subscription');
    await screen.findByText('$9.99');
    await user.keyboard('/');
    await user.type(await screen.findByRole('combobox', { name: 'Search' }), 'lime');
    await screen.findByRole('option', { name: /Daiquiri/ });
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('option', { name: /See all results/ })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/search'));
    expect(router.state.location.search).toMatchObject({ q: 'lime' });
  });

  it('offers what may have been meant when nothing is found', async () => {
    fakeApi.answer(recipeRoutes.list, {
      items: [],
      nextCursor: null,
      total: 0,
      suggestions: [{ id: '01939c5e-6a00-7000-8000-000000000001', slug: 'daiquiri', name: 'Daiquiri' }],
    });
    const { user } = await renderApp('/subscription');
    await screen.findByText('$9.99');
    await user.keyboard('/');
    await user.type(await screen.findByRole('combobox', { name: 'Search' }), 'daikiri');
    expect(await screen.findByRole('option', { name: 'Did you mean Daiquiri?' })).toBeVisible();
  });

  it('lets the keys be typed where one types', async () => {
    const { user } = await renderApp('/recipes');
    await user.type(await screen.findByRole('searchbox', { name: 'Search recipes' }), '/?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('lists the shortcuts on "?"', async () => {
  const { user } = await renderApp('/subscription');
  await screen.findByText('$9.99');
  await user.keyboard('{Shift>}?{/Shift}');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

it('puts the focus at the start of the page one goes to and titles the document after it', async () => {
  const { user } = await renderApp('/');
  await user.click(within(await nav()).getByRole('link', { name: 'Recipes' }));
  await screen.findByRole('heading', { level: 1, name: 'Recipes' });
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(document.title).toBe('Cocktail recipes · The Test Bar');
});

it('leaves the focus with a member who was faster', async () => {
  const { user } = await renderApp('/');
  const box = () => screen.queryByRole('searchbox', { name: 'Search recipes' });
  const faster = new MutationObserver(() => {
    if (!box()) return;
    faster.disconnect();
    box()?.focus();
  });
  faster.observe(document.body, { childList: true, subtree: true });
  await user.click(within(await nav()).getByRole('link', { name: 'Recipes' }));
  await waitFor(() => expect(document.title).toBe('Cocktail recipes · The Test Bar'));
  expect(box()).toHaveFocus();
});

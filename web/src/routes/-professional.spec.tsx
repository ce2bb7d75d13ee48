import { ApiProblem } from '@barspoon/browser';
import {
  endorsementRoutes,
  portfolioRoutes,
  postingRoutes,
  professionalStatsRoutes,
  skillRoutes,
} from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { session } from '../lib/session/session.ts';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const portfolio = exampleOf(portfolioRoutes.save);
const [own] = exampleOf(skillRoutes.mine).items;
const open = async (tab = '') => {
  await asMember();
  return renderApp(`/professional${tab}`);
};
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the Professional Toolkit', () => {
  it('has four tabs, kept in the address [PORT-01, NAV-22]', async () => {
    const { user, router } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Professional Toolkit' })).toBeVisible();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Overview',
      'Portfolio',
      'Job Board',
      'Mentorship',
    ]);
    await user.click(screen.getByRole('tab', { name: 'Job Board' }));
    expect(router.state.location.search).toEqual({ tab: 'jobs' });
    const newest = within(
      (await screen.findByRole('heading', { name: 'Newest positions' })).closest('section') ?? document.body,
    );
    const [posting] = exampleOf(postingRoutes.list).items;
    expect(newest.getByRole('link', { name: `${posting?.jobTitle}` })).toHaveAttribute(
      'href',
      `/jobs/${posting?.id}`,
    );
    await user.click(screen.getByRole('tab', { name: 'Mentorship' }));
    expect(await screen.findByRole('link', { name: 'Open mentorship' })).toHaveAttribute(
      'href',
      '/mentorship',
    );
    // What is ahead stands there, too.
    expect(await screen.findByRole('heading', { name: 'Your meetings' })).toBeVisible();
  });

  it('asks to sign in when the session ends while it is open [ACCESS-16, CONTRA-01]', async () => {
    const { router } = await open();
    await screen.findByRole('heading', { name: 'Portfolio Builder' });
    await session.signOut();
    const signIn = await screen.findByRole('link', { name: 'Sign In' });
    expect(signIn).toHaveAttribute('href', '/profile?from=%2Fprofessional');
    expect(router.state.location.pathname).toBe('/professional');
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('leads from its three cards to the portfolio, the job board and mentorship [PORT-02]', async () => {
    const { user } = await open();
    expect(await screen.findByRole('heading', { name: 'Portfolio Builder' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the job board' })).toHaveAttribute('href', '/jobs');
    expect(screen.getByRole('link', { name: 'Open mentorship' })).toHaveAttribute('href', '/mentorship');
    await user.click(screen.getByRole('button', { name: 'Open your portfolio' }));
    expect(screen.getByRole('tab', { name: 'Portfolio' })).toHaveAttribute('aria-selected', 'true');
  });

  it('shows the four counters [PORT-03]', async () => {
    await open();
    const stats = await screen.findByRole('region', { name: 'Professional Community Stats' });
    await waitFor(() =>
      expect(
        within(stats)
          .getAllByRole('listitem')
          .map((tile) => tile.textContent),
      ).toEqual(['12 Active Portfolios', '7 Open Positions', '5 Active Mentors', '9 Connections Made']),
    );
  });

  it('only logs that counters and skills could not be loaded, and shows counters as 0 [PORT-05, BEYOND-80]', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    fakeApi.refuse(professionalStatsRoutes.get, { status: 500 });
    fakeApi.refuse(skillRoutes.mine, { status: 500 });
    const { user } = await open();
    await waitFor(() => expect(logged).toHaveBeenCalledWith(expect.any(ApiProblem)));
    expect(screen.getByText('Active Portfolios')).toHaveTextContent('0 Active Portfolios');
    logged.mockClear();
    await user.click(await screen.findByRole('tab', { name: 'Portfolio' }));
    await screen.findByRole('heading', { name: 'Professional Skills' });
    await waitFor(() => expect(logged).toHaveBeenCalledWith(expect.any(ApiProblem)));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the portfolio', () => {
  it('is begun from its empty state, saved, and shown [PORT-06, PORT-07, PORT-13, PORT-14, PORT-17]', async () => {
    fakeApi.answer(portfolioRoutes.mine, { portfolio: null });
    const { user } = await open('?tab=portfolio');
    expect(await screen.findByRole('heading', { name: 'Create Your Professional Portfolio' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Build Portfolio' }));
    await user.type(await screen.findByLabelText('Portfolio title *'), 'Rum specialist');
    const years = screen.getByLabelText('Years of experience');
    await user.clear(years);
    await user.type(years, 'many');
    const rate = screen.getByLabelText('Hourly rate in dollars');
    await user.clear(rate);
    await user.type(rate, '45');
    await user.click(screen.getByRole('checkbox', { name: 'Hybrid' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Portfolio Updated')).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(portfolioRoutes.save)).toEqual([
        {
          body: {
            portfolioTitle: 'Rum specialist',
            professionalSummary: null,
            yearsExperience: 0,
            currentPosition: null,
            currentEmployer: null,
            portfolioUrl: null,
            resumeUrl: null,
            linkedinUrl: null,
            availabilityStatus: 'not_available',
            hourlyRate: 4500,
            preferredWorkType: ['hybrid'],
            isPublic: false,
          },
        },
      ]),
    );
    expect(await screen.findByRole('heading', { name: portfolio.portfolioTitle })).toBeVisible();
  });

  it('shows title, position, badge, availability, summary, experience, rate and work types [PORT-08]', async () => {
    await open('?tab=portfolio');
    expect(await screen.findByRole('heading', { name: portfolio.portfolioTitle })).toBeVisible();
    for (const text of [
      'Head Bartender at The Savoy',
      'Public',
      'Open to opportunities',
      'Four years behind the bar of a hotel, two of them as its head.',
      '6 years',
      '$45 per hour',
      'On-site, Full-time',
    ])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Portfolio website' })).toHaveAttribute(
      'rel',
      'noopener noreferrer nofollow',
    );
  });

  it('says nothing of an experience that was not entered [PORT-08]', async () => {
    fakeApi.answer(portfolioRoutes.mine, { portfolio: { ...portfolio, yearsExperience: 0 } });
    await open('?tab=portfolio');
    expect(await screen.findByText('$45 per hour')).toBeVisible();
    expect(screen.queryByText('0 years')).toBeNull();
  });

  it('saved twice stays as it is, and "Cancel" leaves the form [PORT-07, PORT-14, BEYOND-69]', async () => {
    const { user } = await open('?tab=portfolio');
    await user.click(await screen.findByRole('button', { name: 'Edit Portfolio' }));
    expect(await screen.findByLabelText('Hourly rate in dollars')).toHaveValue('45');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Edit Portfolio' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Portfolio Updated')).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(portfolioRoutes.save)).toEqual([{ body: portfolioRoutes.save.example.body }]),
    );
  });

  it('that could not be saved says so and names the wrong field [PORT-19, BEYOND-69]', async () => {
    const { user } = await open('?tab=portfolio');
    await user.click(await screen.findByRole('button', { name: 'Edit Portfolio' }));
    const address = await screen.findByLabelText('Portfolio website');
    await user.clear(address);
    await user.type(address, 'example');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter an address that begins with http:// or https://')).toBeVisible();
    await user.clear(address);
    fakeApi.refuse(portfolioRoutes.save, { status: 500 });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Failed to save portfolio')).toBeVisible();
  });

  it('that could not be loaded says so [PORT-18]', async () => {
    fakeApi.refuse(portfolioRoutes.mine, { status: 500 });
    await open('?tab=portfolio');
    expect(await screen.findByRole('heading', { name: 'Failed to load portfolio data' })).toBeVisible();
  });

  it('of somebody else is shown with their skills, or not at all [BEYOND-69]', async () => {
    await asMember();
    const path = `/portfolios/${exampleOf(portfolioRoutes.get).member?.id}`;
    const { unmount } = await renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: portfolio.portfolioTitle })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ada Coleman' })).toHaveAttribute('href', '/members/ada');
    expect(screen.getByText('Classic cocktails')).toBeVisible();
    expect(screen.queryByText('Public')).toBeNull();
    unmount();
    fakeApi.refuse(portfolioRoutes.get, { status: 404 });
    await renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Portfolio not found' })).toBeVisible();
  });
});

describe('endorsements', () => {
  const shown = exampleOf(portfolioRoutes.get);
  const path = `/portfolios/${shown.member?.id}`;
  const [first] = shown.skills;

  it('stand under each skill with their names, and are given and withdrawn [BEYOND-70]', async () => {
    await asMember();
    const { user, unmount } = await renderApp(path);
    expect(await screen.findByText(/^1 endorsement/)).toHaveTextContent('1 endorsement: Ruth Burgess');
    await user.click(screen.getByRole('button', { name: 'Endorse Classic cocktails' }));
    expect(await screen.findByText('Endorsed')).toBeVisible();
    const params = { id: shown.member?.id, skillId: first?.skill.id };
    await waitFor(() => expect(fakeApi.received(endorsementRoutes.endorse)).toEqual([{ params }]));
    const [given] = shown.endorsements;
    if (given)
      fakeApi.answer(portfolioRoutes.get, {
        ...shown,
        endorsements: [{ ...given, count: 4, isMine: true }],
      });
    unmount();
    const again = await renderApp(path);
    expect(await screen.findByText(/and 3 others/)).toBeVisible();
    const withdraw = 'Withdraw your endorsement of Classic cocktails';
    await again.user.click(screen.getByRole('button', { name: withdraw }));
    expect(await screen.findByText('Endorsement withdrawn')).toBeVisible();
    await waitFor(() => expect(fakeApi.received(endorsementRoutes.withdraw)).toEqual([{ params }]));
  });

  it('are not offered to those who have not worked with the member [BEYOND-70]', async () => {
    await asMember();
    fakeApi.answer(portfolioRoutes.get, { ...shown, mayEndorse: false });
    await renderApp(path);
    expect(await screen.findByText(/^1 endorsement/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Endorse/ })).toBeNull();
  });

  it('are part of the picture of strengths, which is a table too [BEYOND-70]', async () => {
    await asMember();
    const skills = ['Gin', 'Rum', 'Ice'].map((name, at) => ({
      ...(first as NonNullable<typeof first>),
      skill: { id: `${first?.skill.id.slice(0, -1)}${at}`, name, category: 'Drinks' },
    }));
    fakeApi.answer(portfolioRoutes.get, {
      ...shown,
      skills,
      endorsements: [{ skillId: skills[1]?.skill.id ?? '', count: 2, members: [], isMine: false }],
    });
    const { user } = await renderApp(path);
    expect(await screen.findByRole('heading', { name: 'Strengths' })).toBeVisible();
    await user.click(screen.getByText('As a table'));
    expect(screen.getByRole('row', { name: 'Rum Expert 2' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Ice Expert 0' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print as CV' })).toBeVisible();
  });
});

describe('skills', () => {
  it('are added from the list by category [PORT-20, PORT-21, BEYOND-70]', async () => {
    fakeApi.answer(skillRoutes.mine, { items: [] });
    const { user } = await open('?tab=portfolio');
    expect(await screen.findByText('No skills added yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add Skills' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('heading', { level: 3, name: 'Bartending' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Choose Classic cocktails' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Level' }), 'Expert');
    expect(dialog.getByText('Sets the standard that others learn from')).toBeVisible();
    const years = dialog.getByLabelText('Years of experience');
    await user.clear(years);
    await user.type(years, '6');
    await user.click(dialog.getByRole('switch', { name: 'Featured' }));
    fakeApi.answer(skillRoutes.mine, exampleOf(skillRoutes.mine));
    await user.click(dialog.getByRole('button', { name: 'Save skill' }));
    expect(await dialog.findByRole('button', { name: 'Change Classic cocktails' })).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(skillRoutes.put)).toEqual([
        { params: { id: own?.skill.id }, body: skillRoutes.put.example.body },
      ]),
    );
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await noDialog();
    expect(screen.getByText('Expert · 6 years')).toBeVisible();
  });

  it('are removed at once, and come back when the server refuses [BEYOND-70]', async () => {
    fakeApi.refuse(skillRoutes.remove, { status: 500 });
    const { user } = await open('?tab=portfolio');
    await screen.findByText('Expert · 6 years');
    await user.click(screen.getByRole('button', { name: 'Add Skills' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Remove Classic cocktails' }));
    expect(await screen.findByText('The skill could not be removed')).toBeVisible();
    expect(await dialog.findByRole('button', { name: 'Change Classic cocktails' })).toBeVisible();
  });
});

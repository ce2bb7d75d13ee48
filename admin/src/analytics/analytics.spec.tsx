import {
  adminAssistantRoutes,
  analyticsRoutes,
  barFigureRoutes,
  catalogueFigureRoutes,
  communityFigureRoutes,
  dayMs,
  funnelRoutes,
  growthRoutes,
} from '@barspoon/contracts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { openConsole } from '../testing/open-console.tsx';
import { Refusal } from '../testing/refusal.ts';

const example = analyticsRoutes.get.example.response;
const figure = (name: string) => screen.getByText(name).parentElement;

describe('analytics', () => {
  it('shows counts, the figures made of them, and what runs [ADM-ANALYTICS-01, ADM-ANALYTICS-02, NAV-41]', async () => {
    const api = createFakeApi();
    api.answers.set(analyticsRoutes.get.key, () => ({
      ...example,
      health: example.health.map((part) =>
        part.name === 'Redis' ? { ...part, isUp: false, latencyMs: null } : part,
      ),
    }));
    await openConsole(api, '/analytics');
    expect(await screen.findByText('Engagement Rate')).toBeVisible();
    expect(figure('Engagement Rate')).toHaveTextContent('25%');
    expect(figure('Average Recipes')).toHaveTextContent('13.3');
    const counts = screen.getByRole('region', { name: 'Counts' });
    expect(within(counts).getByText('Likes').parentElement).toHaveTextContent('58');
    expect(screen.getByRole('row', { name: 'Redis Queue Down –' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Recipes Service Up 1.2 ms' })).toBeVisible();
  });

  it('says what is not known while a service is down [BEYOND-96]', async () => {
    const api = createFakeApi();
    api.answers.set(analyticsRoutes.get.key, () => ({ ...example, activityScore: null }));
    await openConsole(api, '/analytics');
    expect(await screen.findByText('Activity Score')).toBeVisible();
    expect(figure('Activity Score')).toHaveTextContent('Unknown');
  });

  it('says that it could not be loaded, and tries again [ADM-ANALYTICS-07]', async () => {
    const api = createFakeApi();
    let isDown = true;
    api.answers.set(analyticsRoutes.get.key, () => {
      if (isDown) throw new Refusal({ status: 503, code: 'common.unavailable' });
      return example;
    });
    const user = await openConsole(api, '/analytics');
    expect(await screen.findByText('Failed to load analytics')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Engagement Rate')).toBeVisible();
  });

  it('shows answers that members reported with what was said before, and closes them [BEYOND-45]', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, '/analytics');
    const report = await screen.findByRole('article', { name: 'It is wrong: Something sour with rum' });
    expect(report).toHaveTextContent('A Daiquiri takes no gin.');
    expect(report).toHaveTextContent('Hello');
    expect(report).toHaveTextContent('Suggested: Daiquiri. Said by the rules');
    api.answers.set(adminAssistantRoutes.reports.key, () => ({ items: [], nextCursor: null }));
    await user.click(within(report).getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('Report closed')).toBeVisible();
    expect(await screen.findByText('No open reports.')).toBeVisible();
    expect(api.requests.filter(({ key }) => key === adminAssistantRoutes.closeReport.key)).toHaveLength(1);
    api.answers.set(adminAssistantRoutes.reports.key, () => {
      throw new Refusal({ status: 503, code: 'common.unavailable' });
    });
    await user.click(screen.getByRole('button', { name: 'Closed' }));
    expect(await screen.findByText('Failed to load the reported answers')).toBeVisible();
  });

  it('shows what the bartender was asked in numbers, and tests its model [BEYOND-45]', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, '/analytics');
    // The whole page has a hundred rows, and each would be read for its name.
    const panel = within(await screen.findByRole('region', { name: 'AI bartender' }));
    expect(await panel.findByRole('row', { name: 'find 40 9 2' })).toBeVisible();
    expect(panel.getByRole('row', { name: 'Jan 1, 2026 12 9,800 0.01 model 11, slow 1' })).toBeVisible();
    const form = within(panel.getByRole('form', { name: 'Settings of the model' }));
    expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.click(form.getByRole('switch', { name: 'Ask the model' }));
    const perDay = form.getByLabelText(/^Questions a day, each member/);
    await user.clear(perDay);
    await user.type(perDay, '25');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Settings of the model saved')).toBeVisible();
    const sent = api.requests.filter(({ key }) => key === adminAssistantRoutes.changeSettings.key);
    expect(sent.map(({ input }) => input)).toMatchObject([
      {
        body: {
          version: 1,
          isOn: false,
          questionsPerMinute: 6,
          questionsPerDay: 25,
          tokensPerDay: 2_000_000,
        },
      },
    ]);
    await user.click(panel.getByRole('button', { name: 'Test the model' }));
    expect(await screen.findByText('The model answered in 420 ms.')).toBeVisible();
    api.answers.set(adminAssistantRoutes.test.key, () => ({ ok: false, ms: 5, problem: 'Unauthorized' }));
    await user.click(panel.getByRole('button', { name: 'Test the model' }));
    expect(await screen.findByText('The model did not answer: Unauthorized')).toBeVisible();
  });

  it('keeps what was not understood as a work list [BEYOND-45]', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, '/analytics');
    const list = within(await screen.findByRole('region', { name: 'Questions not understood' }));
    const question = within(await list.findByRole('article', { name: 'what is the meaning of ice' }));
    expect(question.getByText(/^2 members, last on /)).toBeVisible();
    await user.type(question.getByLabelText('Note'), 'Ice is a technique now.');
    api.answers.set(adminAssistantRoutes.unanswered.key, () => ({ items: [] }));
    await user.click(question.getByRole('button', { name: 'Mark as answered' }));
    expect(await list.findByText(/^Nothing to do/)).toBeVisible();
    const sent = api.requests.filter(({ key }) => key === adminAssistantRoutes.decideUnanswered.key);
    expect(sent.map(({ input }) => input)).toMatchObject([
      {
        body: {
          question: 'what is the meaning of ice',
          state: 'answered',
          note: 'Ice is a technique now.',
        },
      },
    ]);
    await user.click(list.getByRole('button', { name: 'Ignored' }));
    expect(await list.findByText('No question has been ignored.')).toBeVisible();
  });

  it('says when no model is configured, and when the figures are not there [BEYOND-45]', async () => {
    const api = createFakeApi();
    let isDown = true;
    api.answers.set(adminAssistantRoutes.overview.key, () => {
      if (isDown) throw new Refusal({ status: 503, code: 'common.unavailable' });
      return { provider: null, days: [], topics: [] };
    });
    const user = await openConsole(api, '/analytics');
    expect(await screen.findByText("Failed to load the AI bartender's figures")).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^No language model is configured/)).toBeVisible();
    expect(screen.getByText('Nobody has asked the bartender anything in the last 30 days.')).toBeVisible();
  });
});

describe('what members add', () => {
  it('is drawn by day, each in its own panel with a file [ADM-ANALYTICS-01, BEYOND-96]', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, '/analytics');
    const recipes = within(await screen.findByRole('region', { name: 'Recipes and ratings' }));
    expect(
      await recipes.findByRole('img', { name: 'New recipes: from 2 on Dec 31 to 1 on Jan 1' }),
    ).toBeVisible();
    expect(recipes.getByText('3 in all')).toBeVisible();
    expect(recipes.getByRole('button', { name: 'Save recipes and ratings as CSV' })).toBeEnabled();
    await user.click(recipes.getByText('As a table'));
    expect(recipes.getByRole('table', { name: 'Recipes and ratings by day' })).toHaveTextContent('Jan 119');
    const posts = within(screen.getByRole('region', { name: 'Posts and comments' }));
    expect(
      await posts.findByRole('img', { name: 'New comments: from 9 on Dec 31 to 3 on Jan 1' }),
    ).toBeVisible();
    await user.click(posts.getByRole('button', { name: 'A year' }));
    const asked = api.requests.filter(({ key }) => key === communityFigureRoutes.posts.key);
    expect(asked.map(({ input }) => input.query)).toEqual([{ days: 90 }, { days: 365 }]);
  });

  it('has the bars, in figures alone, which fail alone [BEYOND-242]', async () => {
    const api = createFakeApi();
    let isDown = true;
    api.answers.set(barFigureRoutes.bars.key, () => {
      if (isDown) throw new Refusal({ status: 503, code: 'common.unavailable' });
      return barFigureRoutes.bars.example.response;
    });
    const user = await openConsole(api, '/analytics');
    expect(await screen.findByText('Failed to load bars')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const bars = within(await screen.findByRole('region', { name: 'Bars' }));
    expect(bars.getByText('Shared bars').parentElement).toHaveTextContent('4');
    expect(bars.getByText('Members at each').parentElement).toHaveTextContent('3.5');
    const entries = within(screen.getByRole('region', { name: 'What happens on bars' }));
    expect(
      await entries.findByRole('img', { name: 'Entries: from 40 on Dec 31 to 25 on Jan 1' }),
    ).toBeVisible();
  });

  it('fails alone: one service that is down leaves the others to see [ADM-ANALYTICS-07]', async () => {
    const api = createFakeApi();
    api.answers.set(communityFigureRoutes.posts.key, () => {
      throw new Refusal({ status: 503, code: 'common.unavailable' });
    });
    await openConsole(api, '/analytics');
    const posts = within(await screen.findByRole('region', { name: 'Posts and comments' }));
    expect(await posts.findByText('Failed to load analytics')).toBeVisible();
    expect(await screen.findByRole('img', { name: /^New ratings/ })).toBeVisible();
  });
});

describe('from visit to subscription', () => {
  const panel = async () => within(await screen.findByRole('region', { name: 'From visit to subscription' }));

  it('says how many came how far, drawn and as a table [ADM-ANALYTICS-01, BEYOND-96]', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, '/analytics');
    const funnel = await panel();
    const drawn =
      'Visited: 400, Registered: 40, Verified their email: 30, Used their bar or saved a recipe: 20, Subscribed: 5';
    expect(await funnel.findByRole('img', { name: drawn })).toBeVisible();
    expect(funnel.getByRole('row', { name: 'Visited 400 –' })).toBeVisible();
    expect(funnel.getByRole('row', { name: 'Subscribed 5 12.5%' })).toBeVisible();
    expect(funnel.getByRole('button', { name: 'Save funnel as CSV' })).toBeEnabled();
    const none = { visitors: null, registered: 0, verified: 0, started: 0, subscribed: 0 };
    api.answers.set(funnelRoutes.get.key, () => none);
    await user.click(funnel.getByRole('button', { name: '30 days' }));
    expect(await funnel.findByText(/^No data yet/)).toBeVisible();
  });

  it('says that it could not be loaded [ADM-ANALYTICS-07]', async () => {
    const api = createFakeApi();
    api.answers.set(funnelRoutes.get.key, () => {
      throw new Refusal({ status: 503, code: 'common.unavailable' });
    });
    await openConsole(api, '/analytics');
    expect(await (await panel()).findByText('Failed to load analytics')).toBeVisible();
  });
});

describe('revenue', () => {
  it('is what was paid and refunded on each day, in one currency at a time [ADM-ANALYTICS-01, BEYOND-96]', async () => {
    const api = createFakeApi();
    const day = (ago: number) => new Date(Date.now() - ago * dayMs).toISOString().slice(0, 10);
    const none = { refunds: 0, refunded: 0 };
    api.answers.set(funnelRoutes.revenue.key, () => ({
      items: [
        { day: day(3), currency: 'usd', payments: 2, paid: 1998, refunds: 1, refunded: 999 },
        { day: day(2), currency: 'jpy', payments: 1, paid: 1500, ...none },
      ],
    }));
    const user = await openConsole(api, '/analytics');
    // Each currency has its own.
    const panel = () => within(screen.getByRole('region', { name: 'Revenue' }));
    await user.click(await screen.findByRole('button', { name: 'USD' }));
    await user.click(await panel().findByText('As a table'));
    const texts = () =>
      within(panel().getByRole('table', { name: 'Revenue by day' }))
        .getAllByRole('row')
        .map((row) => [...row.children].map(({ textContent }) => textContent).slice(1));
    expect(texts()).toEqual([
      ['Paid (USD)', 'Refunded (USD)', 'Payments', 'Refunds'],
      ...Array.from({ length: 3 }, () => ['0', '0', '0', '0']),
      ['19.98', '9.99', '2', '1'],
    ]);
    expect(panel().getByText('19.98 in all')).toBeVisible();
    await user.click(panel().getByRole('button', { name: 'JPY' }));
    expect(await panel().findByRole('img', { name: /^Paid \(JPY\): from 1,500 on/ })).toBeVisible();
  });

  it('says when nobody has paid [BEYOND-96]', async () => {
    const api = createFakeApi();
    api.answers.set(funnelRoutes.revenue.key, () => ({ items: [] }));
    await openConsole(api, '/analytics');
    const panel = within(await screen.findByRole('region', { name: 'Revenue' }));
    expect(await panel.findByText('No payments in this time.')).toBeVisible();
  });

  it('of a free site says nothing of money [BEYOND-266]', async () => {
    const meta = document.createElement('meta');
    Object.assign(meta, { name: 'configured-membership', content: 'free' });
    document.head.append(meta);
    await openConsole(createFakeApi(), '/analytics');
    await screen.findByText('Engagement Rate');
    expect(screen.queryByRole('region', { name: 'Revenue' })).not.toBeInTheDocument();
    meta.remove();
  });
});

describe('searches without results', () => {
  it('are listed with how often and when, without whose they are [ADM-ANALYTICS-01, BEYOND-96]', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, '/analytics');
    const panel = within(await screen.findByRole('region', { name: 'Searches without results' }));
    expect(await panel.findByRole('row', { name: 'pornstar martini 12 Jan 1' })).toBeVisible();
    api.answers.set(catalogueFigureRoutes.failedSearches.key, () => ({ items: [] }));
    await user.click(panel.getByRole('button', { name: '90 days' }));
    expect(
      await panel.findByText('No search of several people went without results in the last 90 days.'),
    ).toBeVisible();
    api.answers.set(catalogueFigureRoutes.failedSearches.key, () => {
      throw new Refusal({ status: 503, code: 'common.unavailable' });
    });
    await user.click(panel.getByRole('button', { name: '7 days' }));
    expect(await panel.findByText('Failed to load analytics')).toBeVisible();
  });
});

describe('the site over time', () => {
  const over = async () => within(await screen.findByRole('region', { name: 'Over time' }));

  it('is drawn, described, and a table of the same figures [ADM-ANALYTICS-01, BEYOND-96]', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, '/analytics');
    const panel = await over();
    expect(
      await panel.findByRole('img', { name: 'Members: from 38 on Dec 31 to 40 on Jan 1' }),
    ).toBeVisible();
    expect(panel.getByRole('img', { name: 'Active members: from 9 on Dec 31 to 12 on Jan 1' })).toBeVisible();
    await user.click(panel.getByText('As a table'));
    const table = within(panel.getByRole('table', { name: 'Figures by day' }));
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'DayMembersNew membersActive membersSubscribersVisitors',
      'Jan 140212561',
      'Dec 3138194' + '50',
    ]);
    await user.click(panel.getByRole('button', { name: 'A year' }));
    const asked = api.requests.filter(({ key }) => key === growthRoutes.members.key);
    expect(asked.map(({ input }) => input.query)).toEqual([{ days: 90 }, { days: 365 }]);
  });

  it('says what nobody has counted, and when it could not be loaded [ADM-ANALYTICS-07, BEYOND-96]', async () => {
    const api = createFakeApi();
    api.answers.set(growthRoutes.members.key, () => {
      throw new Refusal({ status: 503, code: 'common.unavailable' });
    });
    const user = await openConsole(api, '/analytics');
    const panel = await over();
    expect(await panel.findByText(/Failed to load analytics/)).toBeVisible();
    api.answers.set(growthRoutes.members.key, () => ({
      items: [
        { day: '2026-01-01', members: 4, newMembers: 4, activeMembers: null, subscribers: 0, visitors: 3 },
      ],
    }));
    await user.click(panel.getByRole('button', { name: /try again|retry/i }));
    expect(await panel.findByText('No data yet')).toBeVisible();
    expect(panel.getByRole('img', { name: 'Members: 4 on Jan 1' })).toBeVisible();
    api.answers.set(growthRoutes.members.key, () => ({ items: [] }));
    await user.click(panel.getByRole('button', { name: '30 days' }));
    expect(await panel.findByText(/^No data yet\. Figures/)).toBeVisible();
  });

  it('shows who came back in the months after they joined, and what nobody counted [ADM-ANALYTICS-01, BEYOND-96]', async () => {
    const api = createFakeApi();
    await openConsole(api, '/analytics');
    const panel = within(await screen.findByRole('region', { name: 'Retention' }));
    const rowsOf = async () =>
      within(await panel.findByRole('table', { name: 'Retention by month' }))
        .getAllByRole('row')
        .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(await rowsOf()).toEqual([
      ['Joined in', 'Members', 'Same month', '+1', '+2'],
      ['Jan 2026', '2', '100%', '', ''],
      ['Dec 2025', '10', '80%', '40%', ''],
      ['Nov 2025', '20', '–', '45%', '35%'],
    ]);
    expect(panel.getByTitle('9 of 20')).toHaveTextContent('45%');
    expect(panel.getByRole('button', { name: 'Save retention as CSV' })).toBeEnabled();
  });

  it('says that retention could not be loaded, and tries again [ADM-ANALYTICS-07]', async () => {
    const api = createFakeApi();
    api.answers.set(growthRoutes.retention.key, () => {
      throw new Refusal({ status: 503, code: 'common.unavailable' });
    });
    const user = await openConsole(api, '/analytics');
    const panel = within(await screen.findByRole('region', { name: 'Retention' }));
    expect(await panel.findByText(/Failed to load analytics/)).toBeVisible();
    api.answers.set(growthRoutes.retention.key, () => ({ items: [] }));
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    expect(await panel.findByText(/^No data yet\. Figures/)).toBeVisible();
  });
});

import {
  adminContactRoutes,
  adminModerationRoutes,
  httpRoutes,
  profileRoutes,
  type Role,
  type Route,
} from '@barspoon/contracts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { resources } from '../resources.ts';
import { createFakeApi } from '../testing/fake-api.ts';
import { openConsole } from '../testing/open-console.tsx';

async function openAs(role: Role, path = '/') {
  const api = createFakeApi();
  api.answers.set(profileRoutes.me.key, () => ({ ...profileRoutes.me.example.response, role }));
  return { api, user: await openConsole(api, path) };
}
const entries = async () =>
  (await screen.findAllByRole('menuitem')).map((entry) => (entry.textContent ?? '').replace(/G\W+.$/, ''));

describe('the console', () => {
  it.each([
    ['support', false],
    ['moderator', true],
  ] as const)('has for %s a column of acts with members: %s [BEYOND-183]', async (role, isThere) => {
    await openAs(role, '/users');
    await screen.findByRole('columnheader', { name: 'Email' });
    expect(screen.queryByRole('columnheader', { name: 'Actions' }) !== null).toBe(isThere);
  });

  it.each([
    ['editor', ['Recipes', 'Inventory', 'Ratings']],
    ['moderator', ['Users', 'Moderation']],
    ['support', ['Users', 'Contact messages']],
  ] as const)('shows %s what is open to them [ACCESS-14]', async (role, expected) => {
    await openAs(role);
    expect(await entries()).toEqual(expected);
  });

  it.each([
    ['editor', '/settings', []],
    ['editor', '/users', []],
    ['moderator', '/recipes', [adminModerationRoutes.queue.key]],
    ['support', '/moderation', [adminContactRoutes.list.key]],
  ] as const)(
    'tells %s that %s is not theirs, and asks for what waits for them alone [ACCESS-14, BEYOND-159]',
    async (role, path, counted) => {
      const { api } = await openAs(role, path);
      expect(await screen.findByText("Your role doesn't include this page.")).toBeVisible();
      const asked = api.requests.map(({ key }) => key).filter((key) => key.includes('admin'));
      expect(asked).toEqual(counted);
    },
  );

  it('shows a moderator no way to what is closed to them', async () => {
    await openAs('moderator', '/moderation');
    expect(await screen.findByRole('link', { name: 'Live sessions' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Contact messages' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Challenges' })).toBeNull();
  });

  it('shows support a member without promotion, suspension and audit', async () => {
    await openAs('support', '/users/01939c5e-6a00-7000-8000-000000000003/show');
    expect(await screen.findByRole('button', { name: 'Email password link' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'End all sessions' })).toBeVisible();
    for (const name of [/^Manage/, /^Promote/, /^Role/])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Audit' })).toBeNull();
  });

  it('lets a moderator try the rules and not change them', async () => {
    const { user } = await openAs('moderator', '/moderation');
    await user.click(await screen.findByRole('button', { name: 'Rules and test bench' }));
    expect(await screen.findByRole('textbox', { name: /Blocked words/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save rules' })).toBeNull();
    expect(adminModerationRoutes.reviseRules.access).toBe('admin');
  });

  it('opens each list to those its route is open to', () => {
    const lists = {
      users: 'identity.admin-members.list',
      recipes: 'catalogue.admin-recipes.list',
      inventory: 'inventory.admin-items.list',
      vocabulary: 'catalogue.admin-ingredients.list',
      moderation: 'community.admin-moderation.queue',
      posts: 'community.admin-posts.list',
      comments: 'community.admin-comments.list',
      photos: 'community.admin-photos.list',
      'contact-messages': 'community.admin-contact.list',
      settings: 'identity.settings.get',
      trends: 'catalogue.admin-trends.list',
      'own-imports': 'catalogue.admin-own-imports.list',
      points: 'engagement-points.admin-ledger.list',
      suspicions: 'engagement-points.admin-suspicions.list',
      achievements: 'engagement-points.admin-achievements.list',
      challenges: 'engagement-points.admin-challenges.list',
      'job-postings': 'professional.admin-postings.list',
      mentors: 'professional.admin-mentorship.profiles',
      'mentorship-connections': 'professional.admin-mentorship.connections',
      skills: 'professional.admin-skills.list',
      ratings: 'catalogue.admin-ratings.list',
      'live-sessions': 'sessions.admin-sessions.list',
      audit: 'identity.audit.list',
      'dead-letters': 'identity.dead-letters.list',
      database: 'identity.tables.statistics',
      analytics: 'identity.analytics.get',
      notifications: 'notifications.admin-mails.list',
      'points-rules': 'engagement-points.admin-simulations.part',
      'news-sources': 'community.admin-news.list',
      health: 'identity.state.get',
    };
    const listed = Object.keys(resources).filter((name) => resources[name]?.pages.list);
    // A document of the build, not of a service.
    expect(resources.runbook?.access).toBe('admin');
    expect([...Object.keys(lists), 'runbook'].sort()).toEqual(listed.sort());
    for (const [name, key] of Object.entries(lists)) {
      const route = httpRoutes.find((one: Route) => one.key === key);
      expect([name, resources[name]?.access]).toEqual([name, route?.access]);
    }
  });
});

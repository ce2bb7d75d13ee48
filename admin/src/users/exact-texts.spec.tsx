import {
  type AdminMember,
  authRoutes,
  profileRoutes,
  adminMemberRoutes as routes,
} from '@barspoon/contracts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exactTexts } from '../testing/exact-texts.ts';
import { createFakeApi } from '../testing/fake-api.ts';
import { openConsole } from '../testing/open-console.tsx';
import { Refusal } from '../testing/refusal.ts';
import { gateTexts } from '../texts/door.ts';
import { userTexts } from '../texts/users.ts';

const ada: AdminMember = { ...routes.get.example.response, fullName: 'Ada Coleman' };
const bob: AdminMember = {
  ...ada,
  id: '01939c5e-6a00-7000-8000-0000000000b2',
  fullName: 'Bob Cat',
  username: 'bob',
  role: 'admin',
  status: 'admin',
};
const myself = '01939c5e-6a00-7000-8000-0000000000c3';

/** The API as an admin meets it, who is neither of its two members. */
function apiOfAdmin(failing?: string) {
  const api = createFakeApi();
  api.answers.set(profileRoutes.me.key, () => ({
    ...profileRoutes.me.example.response,
    id: myself,
    status: 'admin',
    role: 'admin',
  }));
  api.answers.set(routes.list.key, () => ({ items: [ada, bob], nextCursor: null, total: 2 }));
  if (failing) api.answers.set(failing, refusing(500));
  return api;
}
const refusing = (status: number) => () => {
  throw new Refusal({ status, code: 'test.refused' });
};

const manage = async (failing?: string) => {
  const user = await openConsole(apiOfAdmin(failing), '/users');
  await user.click(await screen.findByRole('button', { name: 'Manage Ada Coleman' }));
  await user.click(await screen.findByRole('radio', { name: /^Suspended/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
};
const confirm = async (act: string, failing?: string) => {
  const user = await openConsole(apiOfAdmin(failing), '/users');
  await user.click(await screen.findByRole('button', { name: act }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: act.split(' ')[0] ?? '' }),
  );
};

/** The way to each screen on which an exact text stands. */
const screens: Record<(typeof exactTexts)[number]['screen'], () => Promise<unknown>> = {
  'the console, signed out': () => {
    const api = createFakeApi();
    api.answers.set(authRoutes.refresh.key, refusing(401));
    return openConsole(api, '/users');
  },
  'the console, for a member': () => {
    const api = createFakeApi();
    api.answers.set(profileRoutes.me.key, () => ({ ...profileRoutes.me.example.response, status: 'active' }));
    return openConsole(api, '/users');
  },
  'a status that was set': () => manage(),
  'a user promoted': () => confirm('Promote Ada Coleman'),
  'a user demoted': () => confirm('Demote Bob Cat'),
  'users that cannot be read': () => openConsole(apiOfAdmin(routes.list.key), '/users'),
  'a status that cannot be set': () => manage(routes.setStatus.key),
  'a promotion that fails': () => confirm('Promote Ada Coleman', routes.promote.key),
  'a demotion that fails': () => confirm('Demote Bob Cat', routes.demote.key),
};

const catalogue = [
  ...Object.values(gateTexts.accessDenied),
  ...Object.values(userTexts.notifications),
  ...Object.values(userTexts.failures),
];

describe('exactly the words that are written for it', () => {
  it.each(exactTexts)('are said on: $screen [$ids]', async ({ screen: name, says }) => {
    expect(catalogue).toContain(says);
    await screens[name]();
    expect(await screen.findByText(says)).toBeVisible();
  });
});

import { adminBarItemRoutes, adminMemberRoutes, siteSettingsRoutes } from '@barspoon/contracts';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { onAPhone } from '../testing/on-a-phone.ts';
import { openConsole } from '../testing/open-console.tsx';

/** The words on a button, whatever it is called for those who hear it. */
const wordsOf = async (name: string | RegExp) => (await screen.findByRole('button', { name })).textContent;

describe('what can be done keeps its words on a phone', () => {
  beforeEach(onAPhone);

  it('on the page of a member [BEYOND-93]', async () => {
    const api = createFakeApi();
    const member = {
      ...adminMemberRoutes.get.example.response,
      id: '01939c5e-6a00-7000-8000-0000000000a1',
      fullName: 'Ada Coleman',
      emailVerified: false,
      access: 'trial',
      accessUntil: '2026-01-03T00:00:00.000Z',
    };
    api.answers.set(adminMemberRoutes.get.key, () => member);
    await openConsole(api, `/users/${member.id}/show`);
    expect(await wordsOf('Manage Ada Coleman')).toBe('Manage');
    expect(await wordsOf('Promote Ada Coleman')).toBe('Promote');
    expect(await wordsOf('Role of Ada Coleman')).toBe('Role');
    for (const act of ['Email verification link', 'Email password link', 'Extend trial', 'Warn'])
      expect(await wordsOf(act)).toBe(act);
  });

  it('in the history of the settings', async () => {
    const api = createFakeApi();
    const [version] = siteSettingsRoutes.versions.example.response.items;
    const earlier = { ...version, revision: (version?.revision ?? 0) - 1 };
    api.answers.set(siteSettingsRoutes.versions.key, () => ({ items: [version, earlier], nextCursor: null }));
    await openConsole(api, '/settings');
    expect(await wordsOf(/^Restore version/)).toBe('Restore');
  });

  it('below a form', async () => {
    await openConsole(createFakeApi(), `/inventory/${adminBarItemRoutes.get.example.response.id}`);
    expect(await wordsOf('Delete')).toBe('Delete');
  });

  it.each([
    ['/suspicions', 'Look now'],
    ['/audit', 'Check'],
    ['/trends', 'Calculate now'],
    ['/recipes', 'Import'],
    ['/recipes', 'Featured order'],
  ])('above the list %s: %s', async (path, words) => {
    await openConsole(createFakeApi(), path);
    expect(await wordsOf(words)).toBe(words);
  });

  it('with each table', async () => {
    await openConsole(createFakeApi(), '/database');
    await screen.findAllByText('profiles');
    expect(screen.getAllByRole('button', { name: 'Export profiles' })[0]?.textContent).toBe('Export');
  });
});

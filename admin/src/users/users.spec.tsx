import {
  type AdminMember,
  adminModerationRoutes,
  identityAuditRoutes,
  type MemberWarning,
  profileRoutes,
  adminMemberRoutes as routes,
} from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { openConsole } from '../testing/open-console.tsx';
import { Refusal } from '../testing/refusal.ts';

const ada: AdminMember = {
  ...routes.get.example.response,
  id: '01939c5e-6a00-7000-8000-0000000000a1',
  fullName: 'Ada Coleman',
};
const bob: AdminMember = {
  ...ada,
  id: '01939c5e-6a00-7000-8000-0000000000b2',
  fullName: 'Bob Cat',
  username: 'bob',
  role: 'admin',
  status: 'admin',
};
const { id: myself } = profileRoutes.me.example.response;
const me: AdminMember = { ...bob, id: myself, fullName: 'My Self', username: 'myself' };

/** The API with three members, of whom the last is the one at the console. */
function apiWithMembers() {
  const api = createFakeApi();
  let members = [ada, bob, me];
  const get = (id?: string) => {
    const found = members.find((member) => member.id === id);
    if (!found) throw new Refusal({ status: 404, code: 'identity.member_not_found' });
    return found;
  };
  const become = (id: string | undefined, change: Partial<AdminMember>) => {
    const changed = { ...get(id), ...change };
    members = members.map((member) => (member.id === changed.id ? changed : member));
    return changed;
  };
  api.answers.set(routes.list.key, ({ query }) => {
    const items = members.filter(
      ({ fullName, status }) =>
        fullName.toLowerCase().includes(String(query.q ?? '').toLowerCase()) &&
        (!query.status || query.status === status),
    );
    return { items, nextCursor: null, total: items.length };
  });
  api.answers.set(routes.get.key, ({ params }) => get(params.id));
  api.answers.set(routes.promote.key, ({ params }) => become(params.id, { role: 'admin', status: 'admin' }));
  api.answers.set(routes.demote.key, ({ params }) => become(params.id, { role: 'member', status: 'active' }));
  api.answers.set(routes.setStatus.key, ({ params, body }) =>
    become(params.id, { status: body.status as AdminMember['status'] }),
  );
  return { api, member: get, become };
}

let world: ReturnType<typeof apiWithMembers>;
let user: UserEvent;
beforeEach(() => {
  world = apiWithMembers();
});
const open = async (path = '/users') => {
  user = await openConsole(world.api, path);
};
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const refuse = (key: string, status: number, detail?: string) =>
  world.api.answers.set(key, () => {
    throw new Refusal({ status, code: 'test.refused', detail });
  });

describe('the users', () => {
  it('are listed with name, email and status [ADM-USERS-01]', async () => {
    await open();
    const row = within((await screen.findByText('Bob Cat')).closest('tr') as HTMLElement);
    expect(row.getByText('@bob')).toBeVisible();
    // Their status, and their role.
    expect(row.getAllByText('Admin')).toHaveLength(2);
    expect(screen.getAllByText(ada.email ?? '').length).toBeGreaterThan(0);
  });

  it('are filtered from the address, which follows the search [BEYOND-93]', async () => {
    await open(`/users?filter=${encodeURIComponent(JSON.stringify({ status: 'admin' }))}`);
    expect(await screen.findByText('Bob Cat')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Ada Coleman' })).toBeNull();
    await user.type(screen.getByPlaceholderText('Name, username or email'), 'self');
    await waitFor(() => expect(screen.queryByText('Bob Cat')).toBeNull());
    expect(decodeURIComponent(window.location.search)).toContain('"q":"self"');
  });

  it('show who of them is on the staff [BEYOND-161]', async () => {
    world.become(ada.id, { role: 'moderator' });
    await open();
    const row = within(await screen.findByRole('row', { name: /@ada/ }));
    expect(row.getByText('Moderator')).toBeVisible();
    expect(row.getByText('Active')).toBeVisible();
  });

  it('show trial, paid and expired access apart', async () => {
    world.api.answers.set(routes.list.key, () => ({
      items: [
        { ...ada, access: 'trial', accessUntil: '2026-03-02T12:00:00.000Z' },
        {
          ...bob,
          role: 'member',
          status: 'active',
          access: 'expired',
          accessUntil: '2026-01-02T12:00:00.000Z',
        },
        { ...me, access: 'admin', accessUntil: null },
      ],
      nextCursor: null,
      total: 3,
    }));
    await open();
    expect(await screen.findByText('Trial until Mar 2, 2026')).toBeVisible();
    expect(screen.getByText('Expired Jan 2, 2026')).toBeVisible();
    expect(screen.getByText('Always')).toBeVisible();
  });

  it('that cannot be read are not said to be none, and can be asked for again [ADM-USERS-04]', async () => {
    refuse(routes.list.key, 500);
    await open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText("This list couldn't be loaded.")).toBeVisible();
    expect(screen.queryByText(/No .*found|No users yet/i)).toBeNull();
    expect(screen.queryByText(/1-25/)).toBeNull();
    world.api.answers.set(routes.list.key, () => ({ items: [bob], nextCursor: null, total: 1 }));
    await user.click(retry);
    expect(await screen.findByText('Bob Cat')).toBeVisible();
  });

  it('name their page in the tab', async () => {
    await open();
    await waitFor(() => expect(document.title).toBe('Users · Console'));
    await user.click(await screen.findByRole('link', { name: 'Audit' }));
    await waitFor(() => expect(document.title).toBe('Audit · Console'));
  });

  it('are promoted after asking [ADM-USERS-03, ADM-USERS-06]', async () => {
    await open();
    await press('Promote Ada Coleman');
    expect(world.member(ada.id).role).toBe('member');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Promote' }));
    expect(await screen.findByText('User promoted to admin successfully')).toBeVisible();
    expect(world.member(ada.id).role).toBe('admin');
    expect(await screen.findByRole('button', { name: 'Demote Ada Coleman' })).toBeVisible();
  });

  it('are demoted after asking [ADM-USERS-03, ADM-USERS-07]', async () => {
    await open();
    await press('Demote Bob Cat');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Demote' }));
    expect(await screen.findByText('User demoted from admin successfully')).toBeVisible();
    expect(world.member(bob.id).role).toBe('member');
  });

  it('get their status from the manage dialog [ADM-USERS-02, ADM-USERS-05]', async () => {
    await open();
    await press('Manage Ada Coleman');
    const dialog = within(await screen.findByRole('dialog', { name: 'Manage Ada Coleman' }));
    expect(dialog.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      'active',
      'suspended',
      'admin',
    ]);
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(dialog.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription(
      'Choose another status to save.',
    );
    await user.click(dialog.getByRole('radio', { name: /^Suspended/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('User status updated successfully')).toBeVisible();
    expect(world.member(ada.id).status).toBe('suspended');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are suspended with a reason, an end and a note; the end changes while it lasts [BEYOND-158]', async () => {
    const sent: unknown[] = [];
    world.api.answers.set(routes.setStatus.key, ({ params, body }) => {
      sent.push(body);
      const { reason, until, note } = body as { reason: 'spam'; until: string; note: string | null };
      const suspension = { reason, until, note, by: bob.id };
      return world.become(params.id, { status: 'suspended', suspendedAt: ada.createdAt, suspension });
    });
    await open(`/users/${ada.id}/show`);
    await press('Manage Ada Coleman');
    await user.click(await screen.findByRole('radio', { name: /^Suspended/ }));
    await user.click(screen.getByRole('combobox', { name: 'Reason' }));
    await user.click(await screen.findByRole('option', { name: 'Advertising and spam.' }));
    await user.click(screen.getByRole('combobox', { name: 'How long' }));
    await user.click(await screen.findByRole('option', { name: '2 weeks from now' }));
    await user.type(screen.getByRole('textbox', { name: 'Note for the team (optional)' }), 'Five links');
    await press('Save');
    expect(await screen.findByText('Advertising and spam.')).toBeVisible();
    expect(screen.getByText('Five links')).toBeVisible();
    expect(sent[0]).toMatchObject({ status: 'suspended', reason: 'spam', note: 'Five links' });
    const { until } = sent[0] as { until: string };
    expect(Math.round((Date.parse(until) - Date.now()) / 86_400_000)).toBe(14);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await press('Manage Ada Coleman');
    expect(await screen.findByRole('button', { name: 'Save' })).toBeDisabled();
    await user.click(screen.getByRole('combobox', { name: 'How long' }));
    await user.click(await screen.findByRole('option', { name: 'Until lifted' }));
    await press('Save');
    expect(await screen.findByText('Somebody lifts it')).toBeVisible();
    expect(sent[1]).toEqual({ status: 'suspended', reason: 'spam', note: 'Five links', until: null });
  });

  it('get their role from their page after choosing it [BEYOND-93]', async () => {
    world.api.answers.set(routes.setRole.key, ({ params, body }) => world.become(params.id, body));
    await open(`/users/${ada.id}/show`);
    await press('Role of Ada Coleman');
    const dialog = within(await screen.findByRole('dialog', { name: 'Role of Ada Coleman' }));
    expect(dialog.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      'admin',
      'editor',
      'moderator',
      'support',
      'member',
    ]);
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.click(dialog.getByRole('radio', { name: /^Moderator/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('User role updated successfully')).toBeVisible();
    expect(world.member(ada.id).role).toBe('moderator');
  });

  it('cannot change themselves [BEYOND-93]', async () => {
    await open();
    await press('Manage My Self');
    expect(await screen.findByText('You cannot change your own status.')).toBeVisible();
    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Demote My Self' })).toBeNull();
  });

  it.each([
    ['Failed to load users', routes.list.key, async () => {}],
    ['Failed to promote user', routes.promote.key, () => press('Promote Ada Coleman')],
    ['Failed to demote user', routes.demote.key, () => press('Demote Bob Cat')],
  ])(
    'say when it fails: %s [ADM-USERS-04, ADM-USERS-08, ADM-USERS-10, ADM-USERS-11]',
    async (text, key, act) => {
      refuse(key, 500);
      await open();
      await act();
      if (key !== routes.list.key) {
        const verb = key === routes.promote.key ? 'Promote' : 'Demote';
        await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: verb }));
      }
      expect(await screen.findByText(text)).toBeVisible();
    },
  );

  it('say why a status is refused [ADM-USERS-09, BEYOND-93]', async () => {
    refuse(routes.setStatus.key, 422, 'You cannot suspend yourself.');
    await open();
    await press('Manage Ada Coleman');
    await user.click(await screen.findByRole('radio', { name: /^Suspended/ }));
    await press('Save');
    expect(
      await screen.findByText('Failed to update user status: You cannot suspend yourself.'),
    ).toBeVisible();
  });
});

describe("a member's page", () => {
  it('leads to their page on the site and to what they wrote [BEYOND-161]', async () => {
    await open(`/users/${ada.id}/show`);
    world.api.answers.set(adminModerationRoutes.member.key, () => ({
      ...adminModerationRoutes.member.example.response,
      posts: 1,
      reviews: 2,
      photos: 0,
    }));
    const filter = encodeURIComponent(JSON.stringify({ userId: ada.id }));
    expect(await screen.findByRole('link', { name: 'View on site' })).toHaveAttribute('href', '/members/ada');
    for (const [list, text] of [
      ['posts', '1 post'],
      ['ratings', '2 reviews'],
    ] as const)
      expect(await screen.findByRole('link', { name: text })).toHaveAttribute(
        'href',
        `/admin/${list}?filter=${filter}`,
      );
    expect(screen.getByText('0 photos')).toBeVisible();
    expect(screen.queryByRole('link', { name: '0 photos' })).toBeNull();
  });

  it('leads to no page on the site that the suspended have not [BEYOND-161]', async () => {
    world.become(ada.id, { suspendedAt: ada.createdAt, status: 'suspended' });
    await open(`/users/${ada.id}/show`);
    expect(await screen.findByRole('heading', { name: 'Contents' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'View on site' })).toBeNull();
  });

  it('shows where they are signed in and ends it after asking', async () => {
    await open(`/users/${ada.id}/show`);
    expect(await screen.findByText('Firefox on Linux')).toBeVisible();
    await press('End all sessions');
    await press('Sign out');
    expect(await screen.findByText('Signed out everywhere')).toBeVisible();
    expect(world.api.requests.map(({ key }) => key)).toContain(routes.endSessions.key);
  });

  it('shows since when they have two-step sign-in, which an admin resets with a reason [BEYOND-223]', async () => {
    world.become(ada.id, { secondFactorSince: ada.createdAt });
    world.api.answers.set(routes.resetSecondFactor.key, ({ params }) =>
      world.become(params.id, { secondFactorSince: null }),
    );
    await open(`/users/${ada.id}/show`);
    expect((await screen.findByText('Two-step sign-in')).nextSibling).toHaveTextContent(/^Since /);
    await press('Reset two-step sign-in');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Reset two-step sign-in of Ada Coleman' }),
    );
    expect(dialog.getByRole('button', { name: 'Reset' })).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Lost the phone');
    await user.click(dialog.getByRole('button', { name: 'Reset' }));
    expect(await screen.findByText('Two-step sign-in reset')).toBeVisible();
    await waitFor(() => expect(screen.getByText('Two-step sign-in').nextSibling).toHaveTextContent('Off'));
    const sent = world.api.requests.find(({ key }) => key === routes.resetSecondFactor.key);
    expect(sent?.input.body).toEqual({ reason: 'Lost the phone' });
    expect(screen.queryByRole('button', { name: 'Reset two-step sign-in' })).toBeNull();
  });

  it('says of the staff at a glance who has two-step sign-in [BEYOND-224]', async () => {
    world.become(ada.id, { role: 'moderator', secondFactorSince: ada.createdAt });
    await open('/users');
    expect((await screen.findByText('Two steps')).parentElement).toHaveTextContent('Moderator');
    expect(screen.getAllByText('One step')[0]?.parentElement).toHaveTextContent('Admin');
  });

  it('offers no reset of their own two-step sign-in [BEYOND-223]', async () => {
    world.become(me.id, { secondFactorSince: ada.createdAt });
    await open(`/users/${me.id}/show`);
    expect(await screen.findByText('Two-step sign-in')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reset two-step sign-in' })).toBeNull();
  });

  it('shows what was done to them and by whom [BEYOND-03]', async () => {
    await open(`/users/${ada.id}/show`);
    expect(await screen.findByText('Status changed. From active to admin')).toBeVisible();
    const asked = world.api.requests.find(({ key }) => key === identityAuditRoutes.list.key);
    expect(asked?.input.query).toMatchObject({ subject: `member:${ada.id}` });
  });

  it('says when there is no such member and goes back to the list', async () => {
    await open('/users/01939c5e-6a00-7000-8000-0000000000ff/show');
    expect(await screen.findByText('Failed to load users')).toBeVisible();
    expect(await screen.findByText('Bob Cat')).toBeVisible();
  });
});

describe('the audit', () => {
  it('shows the lines of a service and checks its chain (security 51) [BEYOND-03]', async () => {
    await open('/audit');
    expect(await screen.findByText('Status changed')).toBeVisible();
    await press('Check');
    expect(await screen.findByText('The audit of Accounts is intact: 1 line')).toBeVisible();
    world.api.answers.set(identityAuditRoutes.verify.key, () => ({
      ...identityAuditRoutes.verify.example.response,
      intact: false,
      brokenAt: 7,
      reason: 'is missing',
    }));
    await press('Check');
    expect(await screen.findByText('The audit of Accounts is NOT intact: line 7 is missing')).toBeVisible();
  });
});

describe('more time on trial', () => {
  it('is given from the end of the trial, and support is asked for how long [BEYOND-93]', async () => {
    const { api } = apiWithMembers();
    const onTrial = { ...ada, access: 'trial' as const, accessUntil: '2026-01-03T00:00:00.000Z' };
    api.answers.set(routes.get.key, () => onTrial);
    api.answers.set(routes.extendTrial.key, () => onTrial);
    const user = await openConsole(api, `/users/${ada.id}/show`);
    await user.click(await screen.findByRole('button', { name: 'Extend trial' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Extend the trial of Ada Coleman' }));
    await user.click(dialog.getByRole('radio', { name: '14 more days' }));
    expect(dialog.getByText(/^It ends on Jan 1[67], 2026\. Ada Coleman is told\.$/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Extend' }));
    expect(await screen.findByText('Trial extended')).toBeVisible();
    const sent = api.requests.filter(({ key }) => key === routes.extendTrial.key);
    expect(sent.map(({ input }) => input)).toMatchObject([
      { params: { id: ada.id }, body: { until: '2026-01-17T00:00:00.000Z' } },
    ]);
  });

  it('is not offered for whoever has paid or runs the site [BEYOND-93]', async () => {
    const { api, become } = apiWithMembers();
    become(bob.id, { access: 'admin', accessUntil: null });
    await openConsole(api, `/users/${bob.id}/show`);
    expect(await screen.findByRole('heading', { name: 'Signed in' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Extend trial' })).not.toBeInTheDocument();
  });
});

describe('a warning', () => {
  it('has a reason the member reads, and stays in their history [BEYOND-93, BEYOND-97]', async () => {
    const { api } = apiWithMembers();
    const items: MemberWarning[] = [];
    api.answers.set(routes.warnings.key, () => ({ items }));
    api.answers.set(routes.warn.key, ({ body, params }) => {
      const warning = { ...(body as Pick<MemberWarning, 'reason' | 'note'>), by: bob.id };
      const made = { ...warning, id: params?.warningId as string, createdAt: '2026-01-02T00:00:00.000Z' };
      items.unshift(made);
      return made;
    });
    const user = await openConsole(api, `/users/${ada.id}/show`);
    expect(await screen.findByText('No warnings.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Warn' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Warn Ada Coleman' }));
    await user.click(dialog.getByRole('combobox', { name: 'Reason' }));
    await user.click(await screen.findByRole('option', { name: 'Please treat other members with respect.' }));
    await user.type(dialog.getByLabelText('Note for the audit (optional)'), 'Twice on Monday');
    await user.click(dialog.getByRole('button', { name: 'Warn' }));
    expect(await screen.findByText('Warning sent')).toBeVisible();
    const list = within(await screen.findByRole('list', { name: 'Warnings' }));
    expect(list.getByText('Please treat other members with respect.')).toBeVisible();
    expect(list.getByText(/: Twice on Monday$/)).toBeVisible();
  });

  it('says that its history could not be loaded [BEYOND-97]', async () => {
    const { api } = apiWithMembers();
    api.answers.set(routes.warnings.key, () => {
      throw new Refusal({ status: 503, code: 'common.unavailable' });
    });
    await openConsole(api, `/users/${ada.id}/show`);
    expect(await screen.findByText(/Failed to load warnings/)).toBeVisible();
  });
});

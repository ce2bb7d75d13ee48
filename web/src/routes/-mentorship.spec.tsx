import {
  adminMentorshipRoutes,
  connectionRoutes,
  type ListedMentor,
  mentorRoutes,
  mentorSpecializations,
} from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp, withoutAccess } from '../testing/render-app.tsx';

const [example] = exampleOf(mentorRoutes.list).items as [ListedMentor];
const other = { ...example, member: { ...example.member, username: 'ruth', fullName: 'Ruth Burgess' } };
const list = (...items: ListedMentor[]) => fakeApi.answer(mentorRoutes.list, { items, nextCursor: null });
const without = () => fakeApi.answer(mentorRoutes.mine, { profile: null });

describe('who may see the Mentorship Hub', () => {
  it('a visitor is asked to sign in, in the page [ACCESS-15, ACCESS-18, MENT-01]', async () => {
    const { router } = await renderApp('/mentorship');
    expect(await screen.findByText('Please sign in to continue.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Mentorship Hub' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/profile?from=%2Fmentorship',
    );
    expect(router.state.location.pathname).toBe('/mentorship');
  });

  it('a member without access is offered the way to the subscription [ACCESS-15, BEYOND-74]', async () => {
    await asMember(withoutAccess);
    const { router } = await renderApp('/mentorship');
    expect(await screen.findByText('Your free trial has ended. Subscribe to continue.')).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Subscribe' })).toHaveAttribute(
      'href',
      '/subscription?from=%2Fmentorship',
    );
    expect(router.state.location.pathname).toBe('/mentorship');
    expect(fakeApi.received(mentorRoutes.list)).toEqual([]);
  });
});

describe('one’s own mentorship profile', () => {
  it('is summed up with type, level, availability and hours [MENT-03]', async () => {
    await asMember();
    const { profile } = exampleOf(mentorRoutes.mine);
    if (profile) fakeApi.answer(mentorRoutes.mine, { profile: { ...profile, mentorType: 'both' } });
    await renderApp('/mentorship');
    const own = within(await screen.findByRole('region', { name: 'Your mentorship profile' }));
    for (const words of ['Both', 'Expert', 'Accepting Connections', '4 hours per week'])
      expect(own.getByText(words)).toBeVisible();
  });

  it.each([
    ['does not accept', { isAcceptingConnections: false }],
    ['is switched off', { isActive: false }],
    ['is deactivated by an admin', { isDeactivated: true }],
  ])('that %s says "Not Available" [MENT-03, MENT-09]', async (_, change) => {
    await asMember();
    const { profile } = exampleOf(mentorRoutes.mine);
    if (profile) fakeApi.answer(mentorRoutes.mine, { profile: { ...profile, ...change } });
    await renderApp('/mentorship');
    const own = within(await screen.findByRole('region', { name: 'Your mentorship profile' }));
    expect(own.getByText('Not Available')).toBeVisible();
  });

  it('is created with its defaults and the twelve specializations to choose from [MENT-02, MENT-11, MENT-12, MENT-13, MENT-17]', async () => {
    await asMember();
    without();
    const { user } = await renderApp('/mentorship');
    await user.click(await screen.findByRole('button', { name: 'Create Profile' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Profile' }));
    const areas = within(dialog.getByRole('group', { name: 'Specializations' }));
    expect(areas.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      ...mentorSpecializations,
    ]);
    expect(dialog.getByLabelText('Availability, hours per week')).toHaveValue(2);
    await user.click(areas.getByRole('checkbox', { name: 'Wine Service' }));
    await user.clear(dialog.getByLabelText('Availability, hours per week'));
    await user.click(dialog.getByRole('button', { name: 'Save profile' }));
    await waitFor(() => expect(screen.getByText('Profile Updated')).toBeVisible());
    await waitFor(() =>
      expect(fakeApi.received(mentorRoutes.save)).toEqual([
        {
          body: {
            mentorType: 'mentee',
            specializationAreas: ['Wine Service'],
            experienceLevel: 'beginner',
            availabilityHours: 2,
            preferredCommunication: [],
            mentorshipGoals: '',
            bio: '',
            isAcceptingConnections: true,
            isActive: true,
          },
        },
      ]),
    );
    expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible();
  });

  it('that could not be saved says so and stays open with what was typed [MENT-20]', async () => {
    await asMember();
    fakeApi.refuse(mentorRoutes.save, { status: 500 });
    const { user } = await renderApp('/mentorship');
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    const bio = await screen.findByLabelText('About you');
    await user.type(bio, ' And more.');
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText('Failed to save profile')).toBeVisible();
    expect(bio).toHaveValue(`${example.bio} And more.`);
  });
});

describe('the list of mentors and mentees', () => {
  it('shows everybody with badge, level and a "Connect" button, and what both have in common [MENT-05, CONTRA-37]', async () => {
    await asMember();
    const mentee = {
      ...other,
      mentorType: 'mentee' as const,
      specializationAreas: ['Cost Control' as const],
    };
    list(example, { ...mentee, member: { ...mentee.member, id: '01939c5e-6a00-7000-8000-000000000009' } });
    await renderApp('/mentorship');
    const cards = within(
      (await screen.findByRole('heading', { name: 'Ruth Burgess' })).closest('ul') as HTMLElement,
    );
    const [first, second] = cards.getAllByRole('listitem').map((card) => within(card)) as [
      ReturnType<typeof within>,
      ReturnType<typeof within>,
    ];
    expect(first.getByText('Mentor')).toBeVisible();
    expect(first.getByText('In common: Craft Cocktails, Bar Management')).toBeVisible();
    expect(first.getByRole('button', { name: 'Connect' })).toHaveAccessibleDescription('Ada Coleman');
    expect(second.getByText('Mentee')).toBeVisible();
    expect(second.queryByText(/In common/)).toBeNull();
  });

  it('is searched and narrowed in the address [MENT-04]', async () => {
    await asMember();
    const { user, router } = await renderApp('/mentorship?experience=expert');
    await user.type(await screen.findByPlaceholderText('Search mentors by name or expertise...'), 'ada');
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'ada', experience: 'expert' }));
    await user.selectOptions(screen.getByLabelText('Specialization'), 'Wine Service');
    await waitFor(() =>
      expect(fakeApi.received(mentorRoutes.list).at(-1)).toMatchObject({
        query: { q: 'ada', experience: 'expert', specialization: 'Wine Service' },
      }),
    );
  });

  it('says "No Mentors Found" and offers everybody [MENT-06]', async () => {
    await asMember();
    list();
    const { user, router } = await renderApp('/mentorship?type=mentor');
    expect(await screen.findByRole('heading', { name: 'No Mentors Found' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show everyone' }));
    expect(router.state.location.search).toEqual({});
  });

  it('that could not be read says so [MENT-19]', async () => {
    await asMember();
    fakeApi.refuse(mentorRoutes.list, { status: 500 });
    await renderApp('/mentorship');
    expect(await screen.findByRole('heading', { name: 'Failed to load mentorship data' })).toBeVisible();
    expect(
      await screen.findByLabelText('Failed to load mentorship data', { selector: '[role=alert]' }),
    ).toBeVisible();
  });

  it.each([
    [
      'Request sent',
      { status: 'pending' as const, requestedByUserId: exampleOf(connectionRoutes.request).mentee.id },
    ],
    ['Wants to connect', { status: 'pending' as const, requestedByUserId: example.member.id }],
    ['Connected', { status: 'accepted' as const, requestedByUserId: example.member.id }],
  ])('shows "%s" in place of "Connect" [BEYOND-76]', async (words, connection) => {
    await asMember();
    list({ ...example, connection: { id: exampleOf(connectionRoutes.request).id, ...connection } });
    await renderApp('/mentorship');
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Connect' })).toBeNull();
  });
});

describe('the profile modal', () => {
  it('stands in the address and shows all of a profile [MENT-07]', async () => {
    await asMember();
    const { user, router } = await renderApp('/mentorship');
    await user.click(await screen.findByRole('button', { name: 'View profile' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ada Coleman' }));
    expect(await dialog.findByText(example.bio)).toBeVisible();
    expect(dialog.getByText(example.mentorshipGoals)).toBeVisible();
    expect(dialog.getByText('Video call')).toBeVisible();
    expect(router.state.location.search).toEqual({ member: example.member.id });
  });

  it('of somebody who is no longer shown says so', async () => {
    await asMember();
    fakeApi.refuse(mentorRoutes.get, { status: 404 });
    await renderApp(`/mentorship?member=${example.member.id}`);
    expect(await screen.findByText('This profile is no longer shown')).toBeVisible();
  });
});

describe('the Admin Overview', () => {
  const asAdmin = () =>
    asMember({ status: 'admin', access: { granted: true, reason: 'admin', trialEndsAt: null } });

  it('is for admins alone [MENT-02, ACCESS-22]', async () => {
    await asMember();
    await renderApp('/mentorship?view=admin');
    expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Admin Overview' })).toBeNull();
    expect(fakeApi.received(adminMentorshipRoutes.overview)).toEqual([]);
  });

  it('shows the numbers, profiles and connections, and deactivates a profile [MENT-02, BEYOND-79]', async () => {
    await asAdmin();
    const { user } = await renderApp('/mentorship');
    await user.click(await screen.findByRole('button', { name: 'Admin Overview' }));
    const numbers = within(await screen.findByRole('region', { name: 'Admin Overview' }));
    const figures = numbers.getAllByRole('definition').map((figure) => figure.textContent);
    expect(figures).toEqual(['12', '30', '5', '41', '7', '19', '3', '1', '4']);
    expect(await screen.findByText('Ada Coleman mentors Ruth Burgess')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Status'), 'Pending');
    await waitFor(() =>
      expect(fakeApi.received(adminMentorshipRoutes.connections).at(-1)).toMatchObject({
        query: { status: 'pending' },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Deactivate' }));
    await waitFor(() => expect(screen.getByText('The profile has been deactivated.')).toBeVisible());
    await waitFor(() =>
      expect(fakeApi.received(adminMentorshipRoutes.setDeactivated)).toEqual([
        { params: { id: example.member.id }, body: { deactivated: true } },
      ]),
    );
  });
});

import {
  bookingRoutes,
  connectionRoutes,
  type ListedMentor,
  type MentorConnection,
  mentorRoutes,
  profileRoutes,
} from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const [example] = exampleOf(mentorRoutes.list).items as [ListedMentor];
const without = () => fakeApi.answer(mentorRoutes.mine, { profile: null });

describe('a connection request', () => {
  it('goes with message, goals and frequency [MENT-07, MENT-14, MENT-18]', async () => {
    await asMember();
    const { user } = await renderApp('/mentorship');
    await user.click(await screen.findByRole('button', { name: 'Connect' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect with Ada Coleman' }));
    expect(dialog.getByText('Ada Coleman would be your mentor.')).toBeVisible();
    await user.type(dialog.getByLabelText('Your message *'), 'Teach me');
    await user.type(dialog.getByLabelText('Your goals'), 'A menu');
    await user.selectOptions(dialog.getByLabelText('How often you would like to meet'), 'Weekly');
    await user.click(dialog.getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(screen.getByText('Connection Requested')).toBeVisible());
    await waitFor(() =>
      expect(fakeApi.received(connectionRoutes.request)).toEqual([
        {
          params: { id: example.member.id },
          body: { requestMessage: 'Teach me', goals: 'A menu', meetingFrequency: 'weekly' },
        },
      ]),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('without a message is not sent [BEYOND-76]', async () => {
    await asMember();
    const { user } = await renderApp('/mentorship');
    await user.click(await screen.findByRole('button', { name: 'Connect' }));
    await user.click(await screen.findByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Please write a message')).toBeVisible();
    expect(fakeApi.received(connectionRoutes.request)).toEqual([]);
  });

  it('opens the profile form first where there is no profile, and goes on from there [BEYOND-76]', async () => {
    await asMember();
    without();
    const { user } = await renderApp('/mentorship');
    await user.click(await screen.findByRole('button', { name: 'Connect' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create Profile' });
    expect(within(dialog).getByText(/^Ada Coleman sees your profile with your request/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByRole('dialog', { name: 'Connect with Ada Coleman' })).toBeVisible();
  });

  it('that is refused says why [MENT-21]', async () => {
    await asMember();
    const detail = 'This member is not accepting connections at the moment.';
    fakeApi.refuse(connectionRoutes.request, { status: 422, detail });
    const { user } = await renderApp('/mentorship');
    await user.click(await screen.findByRole('button', { name: 'Connect' }));
    await user.type(await screen.findByLabelText('Your message *'), 'Teach me');
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Failed to send connection request')).toBeVisible();
    expect(screen.getByText(detail)).toBeVisible();
  });
});

describe('requests and connections', () => {
  const me = exampleOf(profileRoutes.me).id;
  const sent = exampleOf(connectionRoutes.request);
  const them = { ...sent.mentee, id: '01939c5e-6a00-7000-8000-000000000099' };
  const incoming = {
    ...sent,
    mentor: { ...sent.mentor, id: me },
    mentee: them,
    requestedByUserId: them.id,
  };
  const show = (connection: MentorConnection) =>
    fakeApi.answer(connectionRoutes.mine, { items: [connection], nextCursor: null });

  it.each([
    ['Accept', 'accepted', 'You are connected.'],
    ['Decline', 'declined', 'You declined the request.'],
  ] as const)('to oneself are answered with "%s" [BEYOND-75]', async (action, status, done) => {
    await asMember();
    show(incoming);
    const { user } = await renderApp('/mentorship?view=connections');
    expect(await screen.findByRole('tab', { name: 'Connections 1' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(screen.getByText('as your mentee')).toBeVisible();
    expect(screen.getByText(sent.requestMessage)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
    await user.click(screen.getByRole('button', { name: action }));
    if (status === 'declined') {
      const dialog = within(await screen.findByRole('dialog', { name: /^Decline the request of / }));
      expect(fakeApi.received(connectionRoutes.step)).toEqual([]);
      await user.click(dialog.getByRole('button', { name: action }));
    }
    await waitFor(() => expect(screen.getByText(done)).toBeVisible());
    await waitFor(() =>
      expect(fakeApi.received(connectionRoutes.step)).toEqual([
        { params: { id: sent.id }, body: { status } },
      ]),
    );
  });

  it('by oneself are withdrawn [BEYOND-75]', async () => {
    await asMember();
    show({ ...sent, mentee: { ...sent.mentee, id: me }, requestedByUserId: me });
    const { user } = await renderApp('/mentorship?view=connections&list=outgoing');
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(screen.getByText('Your request has been withdrawn.')).toBeVisible());
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    await waitFor(() =>
      expect(fakeApi.received(connectionRoutes.mine).at(-1)).toMatchObject({ query: { list: 'outgoing' } }),
    );
  });

  it('that were accepted are ended after a question [BEYOND-75]', async () => {
    await asMember();
    show({ ...incoming, status: 'accepted' });
    const { user } = await renderApp('/mentorship?view=connections&list=connected');
    await user.click(await screen.findByRole('button', { name: 'End connection' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^End the connection with / }));
    await user.click(dialog.getByRole('button', { name: 'End connection' }));
    await waitFor(() => expect(screen.getByText('The connection has ended.')).toBeVisible());
  });

  it('that have changed meanwhile say so', async () => {
    await asMember();
    show(incoming);
    const detail = 'This request or connection was changed in the meantime.';
    fakeApi.refuse(connectionRoutes.step, { status: 409, detail });
    const { user } = await renderApp('/mentorship?view=connections');
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByText(detail)).toBeVisible();
  });

  it.each([
    ['incoming', 'No requests are waiting for your answer.'],
    ['outgoing', 'You have no pending requests.'],
    ['connected', 'You have no connections yet.'],
    ['past', 'No past connections.'],
  ])('say that there are none: %s', async (which, words) => {
    await asMember();
    fakeApi.answer(connectionRoutes.mine, { items: [], nextCursor: null });
    await renderApp(`/mentorship?view=connections&list=${which}`);
    expect(await screen.findByRole('heading', { name: words })).toBeVisible();
  });
});

describe('meetings of mentors and mentees', () => {
  const me = exampleOf(profileRoutes.me).id;
  const accepted = { ...exampleOf(connectionRoutes.request), status: 'accepted' as const };
  const asMentee = async () => {
    await asMember();
    fakeApi.answer(connectionRoutes.mine, {
      items: [{ ...accepted, mentee: { ...accepted.mentee, id: me } }],
      nextCursor: null,
    });
  };

  it('are booked at a free time of the mentor', async () => {
    await asMentee();
    fakeApi.answer(bookingRoutes.mine, { items: [], nextCursor: null });
    const { user } = await renderApp('/mentorship?view=connections&list=connected');
    await user.click(await screen.findByRole('button', { name: 'Book a meeting' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Book a meeting with Ada Coleman' }));
    expect(dialog.getByRole('button', { name: 'Book' })).toBeDisabled();
    await user.click(await dialog.findByRole('radio'));
    await user.click(dialog.getByRole('button', { name: 'Book' }));
    await waitFor(() => expect(screen.getByText('Meeting booked.')).toBeVisible());
    const [slot] = exampleOf(bookingRoutes.slots).items;
    await waitFor(() =>
      expect(fakeApi.received(bookingRoutes.book)).toEqual([
        { params: { id: accepted.id }, body: { startsAt: slot?.startsAt, place: null, agenda: null } },
      ]),
    );
  });

  it('have a place, an agenda and notes that both write [BEYOND-172]', async () => {
    await asMentee();
    const { user } = await renderApp('/mentorship?view=connections');
    const meeting = exampleOf(bookingRoutes.mine).items[0];
    const [link] = await screen.findAllByRole('link', { name: meeting?.place ?? '' });
    expect(link).toHaveAttribute('rel', 'noopener nofollow');
    const [open] = await screen.findAllByRole('button', { name: 'Place, agenda and notes' });
    await user.click(open as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Meeting with Ada Coleman' }));
    await user.type(dialog.getByLabelText('Notes'), 'Next time: ice.');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Meeting saved.')).toBeVisible());
    await waitFor(() =>
      expect(fakeApi.received(bookingRoutes.describe)).toEqual([
        {
          params: { id: meeting?.id },
          body: {
            place: meeting?.place,
            agenda: meeting?.agenda,
            notes: 'Next time: ice.',
            revision: meeting?.revision,
          },
        },
      ]),
    );
  });

  it('that are taken meanwhile say so', async () => {
    await asMentee();
    const detail = 'One of you has a meeting at this time already.';
    fakeApi.refuse(bookingRoutes.book, { status: 409, detail });
    const { user } = await renderApp('/mentorship?view=connections&list=connected');
    await user.click(await screen.findByRole('button', { name: 'Book a meeting' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Book a meeting/ }));
    await user.click(await dialog.findByRole('radio'));
    await user.click(dialog.getByRole('button', { name: 'Book' }));
    expect(await screen.findByText(detail)).toBeVisible();
  });

  it('are moved and cancelled', async () => {
    await asMentee();
    const { user } = await renderApp('/mentorship?view=connections');
    await user.click(await screen.findByRole('button', { name: 'Move' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move the meeting with Ada Coleman' }));
    await user.click(await dialog.findByRole('radio'));
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(screen.getByText('Meeting moved.')).toBeVisible());
    await user.click(screen.getByRole('button', { name: 'Cancel meeting' }));
    const question = within(
      await screen.findByRole('dialog', { name: /^Cancel the meeting with Ada Coleman/ }),
    );
    await user.click(question.getByRole('button', { name: 'Cancel meeting' }));
    await waitFor(() => expect(screen.getByText('Meeting canceled.')).toBeVisible());
    await waitFor(() => expect(fakeApi.received(bookingRoutes.cancel)).toHaveLength(1));
  });

  it('take place at the weekly times a mentor says', async () => {
    await asMember();
    fakeApi.answer(bookingRoutes.availability, { availability: null });
    const { user } = await renderApp('/mentorship?view=connections');
    await user.click(await screen.findByRole('button', { name: 'Your weekly times' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your weekly times' }));
    await user.selectOptions(dialog.getByLabelText('Time zone'), 'Asia/Tokyo');
    await user.selectOptions(dialog.getByLabelText('Meeting length'), '45 minutes');
    await user.selectOptions(dialog.getByLabelText('Day'), 'Friday');
    await user.click(dialog.getByRole('button', { name: 'Save times' }));
    await waitFor(() => expect(screen.getByText('Your times are saved.')).toBeVisible());
    await waitFor(() =>
      expect(fakeApi.received(bookingRoutes.setAvailability)).toEqual([
        {
          body: {
            timeZone: 'Asia/Tokyo',
            minutes: 45,
            weekly: [{ weekday: 5, from: '18:00', to: '20:00' }],
            place: null,
          },
        },
      ]),
    );
  });
});

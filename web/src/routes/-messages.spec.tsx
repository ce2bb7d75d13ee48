import {
  applicationRoutes,
  connectionRoutes,
  type DirectMessage,
  messageRoutes,
  moderationRoutes,
  type OwnApplication,
} from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const thread = exampleOf(messageRoutes.thread);
const [message] = exampleOf(messageRoutes.history).items as [DirectMessage];
const page = `/messages/${thread.memberId}`;
const answered = (...items: Partial<DirectMessage>[]) =>
  fakeApi.answer(messageRoutes.history, {
    items: items.map((more, at) => ({
      ...message,
      id: message.id.replace(/.$/, `${at}`),
      seq: items.length - at,
      ...more,
    })),
    nextCursor: null,
  });

describe('the list of conversations', () => {
  it('names each member with what was last written and how much is new', async () => {
    await asMember();
    const [item] = exampleOf(messageRoutes.threads).items;
    if (item) fakeApi.answer(messageRoutes.threads, { items: [{ ...item, unread: 2 }], nextCursor: null });
    await renderApp('/messages');
    const link = await screen.findByRole('link', { name: /Ruth Burgess/ });
    expect(link).toHaveAttribute('href', page);
    expect(within(link).getByText(`You: ${message.content}`)).toBeVisible();
    expect(within(link).getByText('2 new')).toBeVisible();
  });

  it('says where messages come from while there are none', async () => {
    await asMember();
    fakeApi.answer(messageRoutes.threads, { items: [], nextCursor: null });
    await renderApp('/messages');
    expect(await screen.findByRole('heading', { name: 'No messages yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See open jobs' })).toHaveAttribute('href', '/jobs');
  });

  it('asks visitors to sign in and says when it could not be read', async () => {
    await renderApp('/messages');
    expect(await screen.findByRole('heading', { name: 'Messages' })).toBeVisible();
    expect(fakeApi.received(messageRoutes.threads)).toEqual([]);
    await asMember();
    fakeApi.refuse(messageRoutes.threads, { status: 404 });
    await renderApp('/messages');
    expect(await screen.findByText('Failed to load messages')).toBeVisible();
  });
});

describe('a conversation', () => {
  it('shows both sides, the oldest first, with the mark of what was read', async () => {
    await asMember();
    answered({ content: 'Thursday is fine', isRead: true }, { content: 'Thursday?', isOwn: false });
    await renderApp(page);
    const log = within(await screen.findByRole('log', { name: 'Conversation with Ruth Burgess' }));
    expect((await log.findAllByText(/^Thursday/)).map(({ textContent }) => textContent)).toEqual([
      'Thursday?',
      'Thursday is fine',
    ]);
    expect(log.getByText(/Read/)).toBeVisible();
  });

  it('marks as read what is seen', async () => {
    await asMember();
    fakeApi.answer(messageRoutes.thread, { ...thread, unread: 1 });
    answered({ content: 'Thursday?', isOwn: false });
    await renderApp(page);
    await waitFor(() =>
      expect(fakeApi.received(messageRoutes.read)).toEqual([
        { params: { id: thread.memberId }, body: { seq: 1 } },
      ]),
    );
  });

  it('sends what is written and empties the field', async () => {
    await asMember();
    answered();
    fakeApi.answer(messageRoutes.write, ({ body }) => ({ ...message, content: body.content }));
    const { user } = await renderApp(page);
    const field = await screen.findByLabelText('Message to Ruth Burgess');
    await user.type(field, ' I will be there ');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('I will be there')).toBeVisible();
    expect(field).toHaveValue('');
    await waitFor(() =>
      expect(fakeApi.received(messageRoutes.write)).toEqual([
        { params: { id: thread.memberId }, body: { content: 'I will be there' } },
      ]),
    );
  });

  it('sends with Enter; Shift+Enter starts a new line [BEYOND-163]', async () => {
    await asMember();
    answered();
    fakeApi.answer(messageRoutes.write, ({ body }) => ({ ...message, content: body.content }));
    const { user } = await renderApp(page);
    const field = await screen.findByLabelText('Message to Ruth Burgess');
    await user.type(field, 'One{Shift>}{Enter}{/Shift}two{Enter}');
    await waitFor(() => expect(field).toHaveValue(''));
    await waitFor(() =>
      expect(fakeApi.received(messageRoutes.write)).toEqual([
        { params: { id: thread.memberId }, body: { content: 'One\ntwo' } },
      ]),
    );
  });

  it('keeps what was written when it is refused, and says why', async () => {
    await asMember();
    const detail = 'Please wait before you write again.';
    fakeApi.refuse(messageRoutes.write, { status: 429, detail });
    const { user } = await renderApp(page);
    const field = await screen.findByLabelText('Message to Ruth Burgess');
    await user.type(field, 'Hello');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Your message was not sent')).toBeVisible();
    expect(screen.getByText(detail)).toBeVisible();
    expect(field).toHaveValue('Hello');
  });

  it('that is over is only read', async () => {
    await asMember();
    fakeApi.answer(messageRoutes.thread, { ...thread, mayWrite: false });
    await renderApp(page);
    expect(await screen.findByText(/you can no longer write to each other/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  });

  it('reports one message of the other [BEYOND-97]', async () => {
    await asMember();
    answered({ content: 'You fool', isOwn: false }, { content: 'gone', isOwn: false, isRemoved: true });
    const { user } = await renderApp(page);
    expect(await screen.findByText('Removed by a moderator')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Report the message “You fool”' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this message' }));
    await user.click(dialog.getByRole('button', { name: /report/i }));
    await waitFor(() => expect(fakeApi.received(moderationRoutes.reportMessage)).toHaveLength(1));
  });

  it('with a stranger is not there', async () => {
    await asMember();
    fakeApi.refuse(messageRoutes.thread, { status: 404 });
    await renderApp(page);
    expect(await screen.findByRole('heading', { name: 'Conversation not found' })).toBeVisible();
  });
});

describe('the way to it', () => {
  it('stands at one’s applications until they are declined [BEYOND-73]', async () => {
    await asMember();
    const [own] = exampleOf(applicationRoutes.mine).items as [OwnApplication];
    const declined = { ...own, id: own.id.replace(/.$/, '9'), status: 'declined' as const };
    fakeApi.answer(applicationRoutes.mine, { items: [own, declined], nextCursor: null });
    await renderApp('/professional?tab=jobs');
    const links = await screen.findAllByRole('link', { name: 'Message Constance Fraser' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`/messages/${own.poster?.id}`]);
  });

  it('stands at accepted mentorships, and the hub counts what is new [BEYOND-75]', async () => {
    await asMember();
    const [one] = exampleOf(connectionRoutes.mine).items;
    if (one)
      fakeApi.answer(connectionRoutes.mine, { items: [{ ...one, status: 'accepted' }], nextCursor: null });
    await renderApp('/mentorship?view=connections&list=connected');
    expect(await screen.findByRole('link', { name: /^Message / })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Messages (2 new)' })).toHaveAttribute(
      'href',
      '/messages',
    );
  });
});

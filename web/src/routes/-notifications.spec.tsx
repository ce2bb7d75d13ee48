import { mailingRoutes, type Notification, notificationRoutes } from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const [example] = exampleOf(notificationRoutes.list).items as [Notification];
const plain: Notification = {
  ...example,
  id: '01939c5e-6a00-7000-8000-0000000000e2',
  kind: 'level-reached',
  text: 'You reached the level Aspiring Shaker',
  link: '/levels-badges',
  actor: null,
  read: true,
};
const list = async () => within(await screen.findByRole('list', { name: 'Your notifications' }));

describe('the bell', () => {
  it('says how many wait and opens the latest of them, each leading on and read with that [BEYOND-102]', async () => {
    await asMember();
    fakeApi.answer(notificationRoutes.list, { items: [example, plain], nextCursor: null });
    const { user, router } = await renderApp('/terms');
    const [bell] = await screen.findAllByRole('button', { name: 'Notifications, 3 unread' });
    expect(bell).toHaveTextContent('3');
    await user.click(bell as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    const items = within(await dialog.findByRole('list', { name: 'Your notifications' }));
    expect(items.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      example.link,
      plain.link,
    ]);
    expect(dialog.getByRole('link', { name: 'See all notifications' })).toHaveAttribute(
      'href',
      '/notifications',
    );
    await user.click(items.getByRole('link', { name: new RegExp(example.text) }));
    await waitFor(() => expect(router.state.location.pathname).toBe(example.link));
    expect(fakeApi.received(notificationRoutes.read)).toEqual([{ params: { id: example.id } }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows no number when nothing waits, and no more than two digits', async () => {
    await asMember();
    fakeApi.answer(notificationRoutes.unread, { count: 100 });
    const { queryClient } = await renderApp('/terms');
    expect(
      (await screen.findAllByRole('button', { name: 'Notifications, 99+ unread' })).length,
    ).toBeGreaterThan(0);
    fakeApi.answer(notificationRoutes.unread, { count: 0 });
    await queryClient.invalidateQueries();
    expect((await screen.findAllByRole('button', { name: 'Notifications' })).length).toBeGreaterThan(0);
  });

  it('is for members', async () => {
    await renderApp('/terms');
    expect(await screen.findAllByRole('link', { name: 'Login' })).not.toHaveLength(0);
    expect(screen.queryByRole('button', { name: /^Notifications/ })).not.toBeInTheDocument();
    expect(fakeApi.received(notificationRoutes.unread)).toEqual([]);
  });
});

describe('the notifications', () => {
  it('are listed, read on, and marked as read up to the latest that is shown [BEYOND-102]', async () => {
    await asMember();
    fakeApi.answer(notificationRoutes.list, ({ query }) =>
      query.cursor ? { items: [plain], nextCursor: null } : { items: [example], nextCursor: 'WyJuZXh0Il0' },
    );
    const { user } = await renderApp('/notifications');
    expect((await list()).getByText(example.text)).toBeVisible();
    expect((await list()).getByText('Unread')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await (await list()).findByText(plain.text)).toBeVisible();
    fakeApi.answer(notificationRoutes.list, { items: [{ ...example, read: true }, plain], nextCursor: null });
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryByText('Unread')).not.toBeInTheDocument());
    expect(fakeApi.received(notificationRoutes.readAll)).toEqual([{ body: { until: example.at } }]);
  });

  it('say that there are none, and when they could not be loaded', async () => {
    await asMember();
    fakeApi.refuse(notificationRoutes.list, { status: 503 });
    const { user } = await renderApp('/notifications');
    expect(await screen.findByRole('heading', { name: "We couldn't load your notifications" })).toBeVisible();
    fakeApi.answer(notificationRoutes.list, { items: [], nextCursor: null });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Nothing new' })).toBeVisible();
  });
});

describe('the choices', () => {
  it('are saved with a touch, and stay as they were when the server refuses [BEYOND-102]', async () => {
    await asMember();
    const { user } = await renderApp('/profile/account');
    const likes = within(await screen.findByRole('group', { name: 'Somebody likes your post' }));
    expect(likes.queryByRole('switch', { name: 'Email' })).not.toBeInTheDocument();
    await user.click(likes.getByRole('switch', { name: 'On the site' }));
    await waitFor(() =>
      expect(fakeApi.received(notificationRoutes.choose)).toEqual([
        { params: { kind: 'post-liked' }, body: { inApp: false } },
      ]),
    );
    fakeApi.refuse(notificationRoutes.choose, { status: 503 });
    const soon = within(screen.getByRole('group', { name: 'A session you have a place in begins soon' }));
    await user.click(soon.getByRole('switch', { name: 'Email' }));
    expect(await screen.findByRole('alert', { name: "We couldn't save your choice" })).toBeVisible();
    expect(soon.getByRole('switch', { name: 'Email' })).toBeChecked();
  });
});

describe('unsubscribing', () => {
  const token = mailingRoutes.set.example.body.token;

  it('by the link of a mail asks first, confirms, and can be taken back, without signing in [STATIC-05, BEYOND-103]', async () => {
    fakeApi.answer(mailingRoutes.set, ({ body }) => ({ subscribed: body.subscribed }));
    const { user } = await renderApp(`/unsubscribe?token=${token}`);
    await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByText('You have been unsubscribed.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Subscribe again' }));
    expect(await screen.findByText('You are subscribed again.')).toBeVisible();
    expect(fakeApi.received(mailingRoutes.set)).toEqual([
      { body: { token, subscribed: false } },
      { body: { token, subscribed: true } },
    ]);
  });

  it('says when the link does not work', async () => {
    fakeApi.refuse(mailingRoutes.set, { status: 422, detail: 'This link does not work.' });
    const { user } = await renderApp(`/unsubscribe?token=${token}`);
    await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByText('This link does not work.')).toBeVisible();
  });

  it('without a link mails one to visitors and is a choice for members [BEYOND-103]', async () => {
    const { user, unmount } = await renderApp('/unsubscribe');
    await user.type(await screen.findByRole('textbox', { name: /^Email address/ }), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Email me a link' }));
    expect(await screen.findByText('If this address has an account, the link is on its way.')).toBeVisible();
    unmount();
    await asMember();
    fakeApi.answer(mailingRoutes.setOwn, ({ body }) => body);
    await renderApp('/unsubscribe');
    await user.click(await screen.findByRole('switch', { name: 'Send me the news of this site' }));
    expect(await screen.findByRole('status', { name: 'You have been unsubscribed.' })).toBeVisible();
  });
});

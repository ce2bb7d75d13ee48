import {
  mailingRoutes,
  type Notification,
  notificationRoutes,
  type PushDevice,
  pushRoutes,
} from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
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
    await waitFor(() =>
      expect(fakeApi.received(notificationRoutes.read)).toEqual([{ params: { id: example.id } }]),
    );
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
    await waitFor(() =>
      expect(fakeApi.received(notificationRoutes.readAll)).toEqual([{ body: { until: example.at } }]),
    );
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
    const optionsOf = (group: typeof likes) =>
      within(group.getByRole('combobox', { name: 'Email' }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(optionsOf(likes)).toEqual(['Off', 'Daily summary']);
    await user.click(likes.getByRole('switch', { name: 'On the site' }));
    await waitFor(() =>
      expect(fakeApi.received(notificationRoutes.choose)).toEqual([
        { params: { kind: 'post-liked' }, body: { inApp: false } },
      ]),
    );
    fakeApi.refuse(notificationRoutes.choose, { status: 503 });
    const soon = within(screen.getByRole('group', { name: 'A session you have a place in begins soon' }));
    expect(optionsOf(soon)).toEqual(['Off', 'Right away', 'Daily summary']);
    const email = soon.getByRole('combobox', { name: 'Email' });
    await user.selectOptions(email, 'Off');
    expect(await screen.findByRole('alert', { name: "We couldn't save your choice" })).toBeVisible();
    expect(email).toHaveValue('at-once');
  });

  it('begin a daily summary by the clock of the browser [BEYOND-102]', async () => {
    await asMember();
    fakeApi.answer(notificationRoutes.times, { times: null });
    const { user } = await renderApp('/profile/account');
    const likes = within(await screen.findByRole('group', { name: 'Somebody likes your post' }));
    await user.selectOptions(likes.getByRole('combobox', { name: 'Email' }), 'Daily summary');
    await waitFor(() =>
      expect(fakeApi.received(notificationRoutes.choose)).toEqual([
        { params: { kind: 'post-liked' }, body: { mail: 'daily' } },
      ]),
    );
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    await waitFor(() =>
      expect(fakeApi.received(notificationRoutes.setTimes)).toEqual([
        { body: { timeZone, quiet: null, digestHour: 8 } },
      ]),
    );
  });
});

describe('the email times', () => {
  const form = async () => within(await screen.findByRole('form', { name: 'When we email you' }));

  it('are chosen by the member’s own clock, with quiet hours or without [BEYOND-102]', async () => {
    await asMember();
    fakeApi.answer(notificationRoutes.times, {
      times: { timeZone: 'America/New_York', quiet: null, digestHour: 8 },
    });
    const { user } = await renderApp('/profile/account');
    const fields = await form();
    expect(fields.getByRole('combobox', { name: 'Time zone' })).toHaveValue('America/New_York');
    await user.selectOptions(fields.getByRole('combobox', { name: 'Daily summary at' }), '6 PM');
    await user.click(fields.getByRole('switch', { name: 'Quiet hours' }));
    await user.clear(fields.getByLabelText('To'));
    await user.type(fields.getByLabelText('To'), '06:30');
    await user.click(fields.getByRole('button', { name: 'Save email times' }));
    expect(await screen.findByRole('status', { name: 'Email times saved' })).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(notificationRoutes.setTimes)).toEqual([
        {
          body: { timeZone: 'America/New_York', quiet: { from: '22:00', to: '06:30' }, digestHour: 18 },
        },
      ]),
    );
  });

  it('say at the field what is wrong, and when they could not be loaded or saved [BEYOND-102]', async () => {
    await asMember();
    fakeApi.refuse(notificationRoutes.times, { status: 503 });
    const { user } = await renderApp('/profile/account');
    expect(await screen.findByRole('heading', { name: "We couldn't load your email times" })).toBeVisible();
    const times = { timeZone: 'UTC', quiet: { from: '22:00', to: '07:00' }, digestHour: 8 };
    fakeApi.answer(notificationRoutes.times, { times });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const fields = await form();
    await user.clear(fields.getByLabelText('To'));
    await user.type(fields.getByLabelText('To'), '22:00');
    await user.click(fields.getByRole('button', { name: 'Save email times' }));
    expect(await fields.findByText('Choose an end that is not the start')).toBeVisible();
    expect(fakeApi.received(notificationRoutes.setTimes)).toEqual([]);
    await user.clear(fields.getByLabelText('To'));
    await user.type(fields.getByLabelText('To'), '08:00');
    fakeApi.refuse(notificationRoutes.setTimes, { status: 503 });
    await user.click(fields.getByRole('button', { name: 'Save email times' }));
    expect(await screen.findByRole('alert', { name: "We couldn't save your email times" })).toBeVisible();
  });
});

describe('unsubscribing from the daily summary', () => {
  it('says what it stops, and takes it up again [BEYOND-103]', async () => {
    fakeApi.answer(mailingRoutes.set, ({ body }) => ({ subscribed: body.subscribed }));
    const token = `${mailingRoutes.set.example.body.token}.digest`;
    const { user } = await renderApp(`/unsubscribe?token=${token}`);
    expect(await screen.findByText('Do you want to stop getting the daily summary?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByText('You no longer get the daily summary.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Subscribe again' }));
    expect(await screen.findByText('The daily summary is back on.')).toBeVisible();
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
    await waitFor(() =>
      expect(fakeApi.received(mailingRoutes.set)).toEqual([
        { body: { token, subscribed: false } },
        { body: { token, subscribed: true } },
      ]),
    );
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

describe('the devices', () => {
  const device = {
    ...exampleOf(pushRoutes.devices).items[0],
    endpoint: 'https://push.example.com/here',
  } as PushDevice;
  const publicKey = exampleOf(pushRoutes.devices).publicKey;
  const { keys } = pushRoutes.add.example.body;
  /** A browser that can be pushed to, as far as the page asks it. */
  const aBrowser = (permission: NotificationPermission, endpoint: string | null = null) => {
    let own = endpoint;
    const subscription = () =>
      own && {
        endpoint: own,
        toJSON: () => ({ endpoint: own, keys }),
        unsubscribe: async () => {
          own = null;
          return true;
        },
      };
    const subscribe = vi.fn(async () => {
      own = device.endpoint;
      return subscription();
    });
    const registration = { pushManager: { getSubscription: async () => subscription(), subscribe } };
    vi.stubGlobal('PushManager', class {});
    vi.stubGlobal('Notification', { requestPermission: async () => permission });
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
    });
    return subscribe;
  };
  const part = async () => within(await screen.findByRole('region', { name: 'Push notifications' }));

  it('are switched on and off where the member is, with the key of the site [BEYOND-102]', async () => {
    await asMember();
    let items: PushDevice[] = [];
    fakeApi.answer(pushRoutes.devices, () => ({ publicKey, items }));
    fakeApi.answer(pushRoutes.add, () => {
      items = [device];
      return { publicKey, items };
    });
    fakeApi.answer(pushRoutes.remove, () => {
      items = [];
      return { done: true as const };
    });
    const subscribe = aBrowser('granted');
    const { user } = await renderApp('/profile/account');
    const here = async () => (await part()).findByRole('switch', { name: 'Notify me on this device' });
    expect(await here()).not.toBeChecked();
    await user.click(await here());
    expect(await screen.findByText('Notifications are on for this device.')).toBeVisible();
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: publicKey });
    await waitFor(() =>
      expect(fakeApi.received(pushRoutes.add)).toMatchObject([{ body: { endpoint: device.endpoint, keys } }]),
    );
    await waitFor(async () => expect(await here()).toBeChecked());
    expect((await part()).getByText('This device')).toBeVisible();
    await user.click(await here());
    expect(await screen.findByText('Notifications are off for that device.')).toBeVisible();
    await waitFor(async () => expect(await here()).not.toBeChecked());
    await waitFor(() => expect(fakeApi.received(pushRoutes.remove)).toEqual([{ params: { id: device.id } }]));
  });

  it('say that the browser does not allow it, or cannot do it, and take others away [BEYOND-102]', async () => {
    await asMember();
    fakeApi.answer(pushRoutes.devices, { publicKey, items: [{ ...device, name: 'Safari on iPhone' }] });
    const subscribe = aBrowser('denied');
    const { user } = await renderApp('/profile/account');
    await user.click(await (await part()).findByRole('switch', { name: 'Notify me on this device' }));
    expect(await screen.findByText(/^Your browser does not allow notifications/)).toBeVisible();
    expect(subscribe).not.toHaveBeenCalled();
    await user.click((await part()).getByRole('button', { name: 'Remove Safari on iPhone' }));
    await waitFor(() => expect(fakeApi.received(pushRoutes.remove)).toEqual([{ params: { id: device.id } }]));
  });

  it('are not there where the site does not push, and explained where the browser cannot [BEYOND-102]', async () => {
    await asMember();
    fakeApi.answer(pushRoutes.devices, { publicKey: null, items: [] });
    const { queryClient } = await renderApp('/profile/account');
    await screen.findByRole('group', { name: 'Somebody likes your post' });
    await waitFor(() => expect(fakeApi.received(pushRoutes.devices)).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'Push notifications' })).toBeNull();
    fakeApi.answer(pushRoutes.devices, { publicKey, items: [] });
    await queryClient.invalidateQueries();
    expect(await (await part()).findByText(/^This browser has no push notifications/)).toBeVisible();
    fakeApi.refuse(notificationRoutes.choose, { status: 503 });
  });

  it('get what is chosen for them [BEYOND-102]', async () => {
    await asMember();
    const { user } = await renderApp('/profile/account');
    const soon = within(
      await screen.findByRole('group', { name: 'A session you have a place in begins soon' }),
    );
    await user.click(soon.getByRole('switch', { name: 'Push' }));
    await waitFor(() =>
      expect(fakeApi.received(notificationRoutes.choose)).toEqual([
        { params: { kind: 'session-soon' }, body: { push: false } },
      ]),
    );
  });
});

import {
  adminMailRoutes,
  adminNotificationRoutes,
  ingredientRoutes,
  otherMails,
  suppressionRoutes,
} from '@barspoon/contracts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { openConsole } from '../testing/open-console.tsx';
import { Refusal } from '../testing/refusal.ts';

const refuse = () => {
  throw new Refusal({ status: 503, code: 'common.unavailable' });
};
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const sentIn = (api: ReturnType<typeof createFakeApi>) =>
  api.requests.filter(({ key }) => key === adminMailRoutes.send.key).map(({ input }) => input.body);

describe('a mail to one address', () => {
  it.each([
    ['Send instructions', 'instructions', 'Email sent', 'Failed to send email'],
    ['Send test notification', 'test-notification', 'Notification sent', 'Failed to send notification'],
  ])(
    'asks for the address, is sent and says when it was not: %s [ADM-NOTIF-02, ADM-NOTIF-04, ADM-NOTIF-06, ADM-NOTIF-07, BEYOND-101]',
    async (button, type, done, failed) => {
      const api = createFakeApi();
      api.answers.set(adminMailRoutes.send.key, () => ({ bulk: null }));
      const user = await openConsole(api, '/notifications');
      const one = await section('Mail to one address');
      await user.click(one.getByRole('button', { name: button }));
      expect(await screen.findByText('Please enter an email address')).toBeVisible();
      await user.type(one.getByRole('textbox', { name: 'Email address' }), 'ada@example.com');
      await user.click(one.getByRole('button', { name: button }));
      expect(await screen.findByText(done)).toBeVisible();
      expect(sentIn(api)).toEqual([{ type, email: 'ada@example.com' }]);
      api.answers.set(adminMailRoutes.send.key, refuse);
      await user.click(one.getByRole('button', { name: button }));
      expect(await screen.findByText(failed)).toBeVisible();
    },
  );
});

type User = Awaited<ReturnType<typeof openConsole>>;
async function writeByHand(user: User, form: Awaited<ReturnType<typeof section>>, content: string) {
  await user.click(form.getByRole('combobox', { name: 'Format' }));
  await user.click(await screen.findByRole('option', { name: 'HTML by hand' }));
  await user.type(form.getByRole('textbox', { name: 'Content' }), content);
}

describe('a bulk mail', () => {
  it('is previewed, and queued after a confirmation with the number of its readers [ADM-NOTIF-01, ADM-NOTIF-02, ADM-NOTIF-05, BEYOND-101]', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, '/notifications');
    const form = await section('Bulk mail');
    expect(await form.findByText('350 members now, without 4 unsubscribed and 2 suppressed')).toBeVisible();
    expect(form.getByRole('textbox', { name: 'Email type' })).toHaveValue('news');
    await writeByHand(user, form, '<p>Hello</p>');
    await user.click(form.getByRole('button', { name: 'Preview' }));
    const drawn = await screen.findByRole('dialog');
    expect(within(drawn).getByTitle('News from Barspoon')).toHaveAttribute('sandbox', '');
    await user.click(within(drawn).getByRole('button', { name: 'Close' }));
    await user.click(await form.findByRole('button', { name: 'Send to all', hidden: true }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send this mail?' }));
    expect(dialog.getByText(/350 members/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Bulk email queued')).toBeVisible();
    expect(sentIn(api)).toEqual([
      { type: 'bulk', html: '<p>Hello</p>', preview: false, email_type: 'news', audience: 'everybody' },
    ]);
  });

  it('goes to those who like an ingredient, counted piece by piece, with a few of them named [ADM-NOTIF-01, BEYOND-101, BEYOND-187]', async () => {
    const api = createFakeApi();
    const nobody = { count: 0, unsubscribed: 0, suppressed: 0, sample: [], nextCursor: null };
    const ada = { memberId: adminMailRoutes.audience.example.response.sample[0].memberId, fullName: 'Ada' };
    const ben = { memberId: '01939c5e-6a00-7000-8000-0000000000b1', fullName: 'Ben' };
    api.answers.set(adminMailRoutes.audience.key, ({ query: { likes, cursor } }) => {
      if (!likes) return { ...nobody, count: 350 };
      if (!cursor) return { ...nobody, count: 1, sample: [ada], nextCursor: 'WyJhIl0' };
      return { ...nobody, count: 1, unsubscribed: 3, sample: [ben] };
    });
    api.answers.set(ingredientRoutes.suggest.key, () => ({ items: [{ slug: 'gin', name: 'Gin' }] }));
    const user = await openConsole(api, '/notifications');
    const form = await section('Bulk mail');
    expect(await form.findByText('350 members now')).toBeVisible();
    await user.type(form.getByRole('combobox', { name: 'Ingredient they like' }), 'gin');
    await user.click(await screen.findByRole('option', { name: 'Gin' }));
    expect(await form.findByText('2 members now, without 3 unsubscribed')).toBeVisible();
    expect(form.getByText(/^Among them:/)).toHaveTextContent('Among them: Ada, Ben');
    await writeByHand(user, form, 'Hello');
    await user.click(form.getByRole('button', { name: 'Send to 2 members' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send this mail?' }));
    expect(dialog.getByText(/^It goes to 2 members who like gin with a verified address/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Bulk email queued')).toBeVisible();
    expect(sentIn(api)).toMatchObject([{ audience: 'everybody', likes: 'gin' }]);
  });

  it('says when its readers could not be counted, and counts them once more from the beginning [ADM-NOTIF-01]', async () => {
    const api = createFakeApi();
    const piece = { count: 200, unsubscribed: 0, suppressed: 0, sample: [] };
    let isDown = true;
    api.answers.set(adminMailRoutes.audience.key, ({ query: { cursor } }) => {
      if (!cursor) return { ...piece, nextCursor: 'WyJhIl0' };
      if (isDown) throw new Refusal({ status: 503, code: 'common.unavailable' });
      return { ...piece, nextCursor: null };
    });
    const user = await openConsole(api, '/notifications');
    const form = await section('Bulk mail');
    expect(await form.findByText('Failed to count the members')).toBeVisible();
    expect(form.queryByText(/^Counting/)).toBeNull();
    isDown = false;
    await user.click(form.getByRole('button', { name: 'Try again' }));
    expect(await form.findByText('400 members now')).toBeVisible();
    expect(form.queryByText('Failed to count the members')).toBeNull();
  });

  it('is sent as a preview to a test address alone, and says when it could not be sent [ADM-NOTIF-03, ADM-NOTIF-08]', async () => {
    const api = createFakeApi();
    api.answers.set(adminMailRoutes.send.key, () => ({ bulk: null }));
    const user = await openConsole(api, '/notifications');
    const form = await section('Bulk mail');
    await writeByHand(user, form, '<p>Hello</p>');
    await user.click(form.getByRole('button', { name: 'Send preview' }));
    expect(await screen.findByText('Please enter a test email address for preview')).toBeVisible();
    await user.type(form.getByRole('textbox', { name: 'Test email' }), 'ada@example.com');
    await user.click(form.getByRole('button', { name: 'Send preview' }));
    expect(await screen.findByText('Email sent')).toBeVisible();
    expect(sentIn(api)).toMatchObject([{ preview: true, test_email: 'ada@example.com' }]);
    api.answers.set(adminMailRoutes.send.key, refuse);
    await user.click(form.getByRole('button', { name: 'Send preview' }));
    expect(await screen.findByText('Failed to send')).toBeVisible();
  });

  it('shows its progress and can be paused [BEYOND-101]', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, '/notifications');
    const mails = await section('Bulk mails');
    expect(
      await mails.findByText('123 of 350: 120 sent, 1 refused, 2 skipped, 1 bounced, 1 unsubscribed'),
    ).toBeVisible();
    await user.click(mails.getByRole('button', { name: 'Pause: News from Barspoon' }));
    expect(api.requests.some(({ key }) => key === adminMailRoutes.pause.key)).toBe(true);
  });
});

it('sends a bulk mail that is written in Markdown, previewed the same [ADM-NOTIF-02, BEYOND-101]', async () => {
  const api = createFakeApi();
  const user = await openConsole(api, '/notifications');
  const form = await section('Bulk mail');
  await user.click(form.getByRole('combobox', { name: 'Format' }));
  await user.click(await screen.findByRole('option', { name: 'Markdown' }));
  expect(
    await form.findByText('HTML in it is allowed; scripts, forms and frames are taken out'),
  ).toBeVisible();
  await user.type(form.getByRole('textbox', { name: 'Content' }), '**Hello**');
  await user.click(form.getByRole('button', { name: 'Preview' }));
  await screen.findByRole('dialog');
  const drawn = api.requests.find(({ key }) => key === adminMailRoutes.draw.key);
  expect(drawn?.input.body).toEqual({ markdown: '**Hello**' });
});

it('previews a mail on a phone, with dark colors and as text [ADM-NOTIF-01]', async () => {
  const api = createFakeApi();
  const html = '<style>@media (prefers-color-scheme: dark) { body { color: #fff } }</style><p>Hello</p>';
  api.answers.set(adminMailRoutes.draw.key, () => ({ subject: 'Hello', html, text: 'HELLO as text' }));
  const user = await openConsole(api, '/notifications');
  const form = await section('Bulk mail');
  await writeByHand(user, form, 'Hello');
  await user.click(form.getByRole('button', { name: 'Preview' }));
  const dialog = within(await screen.findByRole('dialog'));
  const frame = () => dialog.getByTitle('Hello');
  expect(frame()).toHaveAttribute('srcdoc', expect.stringContaining('@media not all {'));
  await user.click(dialog.getByRole('button', { name: 'Dark' }));
  expect(frame()).toHaveAttribute('srcdoc', expect.stringContaining('@media all {'));
  await user.click(dialog.getByRole('button', { name: 'Phone' }));
  expect(frame()).toHaveStyle({ maxWidth: '375px' });
  await user.click(dialog.getByRole('button', { name: 'Text' }));
  expect(dialog.getByText('HELLO as text')).toBeVisible();
});

describe('who gets no bulk mail', () => {
  it('is listed with the reason, and can get it again [ADM-NOTIF-01, BEYOND-101]', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, '/notifications');
    const list = await section('Suppressed addresses');
    expect(await list.findByText('550 5.1.1 No such mailbox')).toBeVisible();
    expect(list.getByText("Address doesn't exist")).toBeVisible();
    await user.click(list.getByRole('button', { name: /^Mail again/ }));
    expect(await screen.findByText('This member gets bulk mail again')).toBeVisible();
    expect(api.requests.some(({ key }) => key === suppressionRoutes.lift.key)).toBe(true);
  });

  it('is nobody, or could not be loaded [ADM-NOTIF-01, BEYOND-101]', async () => {
    const api = createFakeApi();
    api.answers.set(suppressionRoutes.list.key, refuse);
    const user = await openConsole(api, '/notifications');
    const list = await section('Suppressed addresses');
    expect(await list.findByText(/Failed to load the suppressed addresses/)).toBeVisible();
    api.answers.set(suppressionRoutes.list.key, () => ({ items: [], nextCursor: null }));
    await user.click(list.getByRole('button'));
    expect(await list.findByText('No addresses are suppressed.')).toBeVisible();
  });
});

it('lists the kinds of notifications with an example, their volumes and their mail [ADM-NOTIF-01, BEYOND-102]', async () => {
  const api = createFakeApi();
  const [kind] = adminNotificationRoutes.kinds.example.response.items;
  const user = await openConsole(api, '/notifications');
  const kinds = await section('Kinds');
  const row = within((await kinds.findByText(kind?.preview ?? '')).closest('tr') as HTMLElement);
  const figures = () => row.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(figures().slice(1, 6)).toEqual(['12', '11', '7', '5', '9']);
  expect(kinds.getByText('20 daily summaries created, 18 emailed.')).toBeVisible();
  await user.click(kinds.getByRole('button', { name: '30 days' }));
  expect(figures().slice(1, 6)).toEqual(['40', '38', '30', '21', '31']);
  expect(kinds.getByText('81 daily summaries created, 74 emailed.')).toBeVisible();
  await user.click(row.getByRole('button', { name: `Preview: ${kind?.label}` }));
  const dialog = within(await screen.findByRole('dialog', { name: kind?.label ?? '' }));
  expect(await dialog.findByTitle(kind?.preview ?? '')).toHaveAttribute('sandbox', '');
  const push = within(dialog.getByRole('region', { name: 'On a device' }));
  expect(push.getByText('Barspoon')).toBeVisible();
  expect(push.getByText(kind?.preview ?? '')).toBeVisible();
  expect(dialog.getByRole('region', { name: 'Behind the bell' })).toHaveTextContent(kind?.preview ?? '');
});

it('shows every other mail, and sends one to the admin as a test [BEYOND-101]', async () => {
  const api = createFakeApi();
  const user = await openConsole(api, '/notifications');
  const others = await section('Other mails');
  expect(others.getAllByRole('button')).toHaveLength(Object.keys(otherMails).length);
  await user.click(others.getByRole('button', { name: 'Preview: Confirm an email address' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm an email address' }));
  expect(await dialog.findByRole('button', { name: 'Send a test to me' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send a test to me' }));
  expect(await screen.findByText('Test email sent to your address')).toBeVisible();
});

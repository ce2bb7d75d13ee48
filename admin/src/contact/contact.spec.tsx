import { adminContactRoutes } from '@barspoon/contracts';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { openConsole } from '../testing/open-console.tsx';
import { Refusal } from '../testing/refusal.ts';

const message = adminContactRoutes.get.example.response;
const answered = adminContactRoutes.reply.example.response;
const at = `/contact-messages/${message.id}/show`;
const refuse = () => {
  throw new Refusal({ status: 500, code: 'common.internal' });
};

describe('messages of the contact form', () => {
  it('are reached from moderation and say where they stand [BEYOND-56]', async () => {
    const api = createFakeApi();
    const done = { ...answered, id: '01939c5e-6a00-7000-8000-0000000000c9', name: 'Harry' };
    api.answers.set(adminContactRoutes.list.key, () => ({ items: [message, done], nextCursor: null }));
    const user = await openConsole(api, '/moderation');
    await user.click(await screen.findByRole('link', { name: 'Contact messages' }));
    expect(await screen.findByRole('link', { name: 'Harry' })).toBeVisible();
    expect(screen.getByText('Answered')).toBeVisible();
    expect(screen.getByText('Open')).toBeVisible();
  });

  it('are searched and narrowed to where they stand; the address keeps it [BEYOND-56]', async () => {
    const api = createFakeApi();
    const asked = () =>
      api.requests.filter(({ key }) => key === adminContactRoutes.list.key).at(-1)?.input.query;
    const filter = encodeURIComponent(JSON.stringify({ state: 'open' }));
    const user = await openConsole(api, `/contact-messages?filter=${filter}`);
    await screen.findByRole('link', { name: message.name });
    expect(asked()).toMatchObject({ state: 'open' });
    await user.type(screen.getByRole('textbox', { name: 'Search' }), 'hanky');
    await vi.waitFor(() => expect(asked()).toMatchObject({ q: 'hanky', state: 'open' }));
    await user.click(screen.getByRole('combobox', { name: 'State' }));
    await user.click(await screen.findByRole('option', { name: 'Answered' }));
    await vi.waitFor(() => expect(asked()).toMatchObject({ q: 'hanky', state: 'answered' }));
  });

  it('are answered by mail, with what was written kept when that fails [BEYOND-56]', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, at);
    expect(await screen.findByText(message.message)).toBeVisible();
    const send = screen.getByRole('button', { name: 'Send Reply' });
    expect(send).toBeDisabled();
    const field = screen.getByRole('textbox', { name: 'Your reply' });
    await user.type(field, 'It is under H.');
    api.answers.set(adminContactRoutes.reply.key, refuse);
    await user.click(send);
    expect(await screen.findByText('Failed to send the reply')).toBeVisible();
    expect(field).toHaveValue('It is under H.');

    api.answers.delete(adminContactRoutes.reply.key);
    api.answers.set(adminContactRoutes.get.key, () => answered);
    await user.click(send);
    expect(await screen.findByText('Reply sent')).toBeVisible();
    expect(await screen.findByText(answered.replies[0]?.text ?? '')).toBeVisible();
    const sent = api.requests.filter(({ key }) => key === adminContactRoutes.reply.key);
    expect(sent.at(-1)?.input.body).toEqual({ text: 'It is under H.' });
    expect(screen.getByRole('textbox', { name: 'Your reply' })).toHaveValue('');
  });

  it('are marked as done without a reply [BEYOND-56]', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, at);
    await user.click(await screen.findByRole('button', { name: 'Mark as Done' }));
    expect(await screen.findByText('Message marked as done')).toBeVisible();
    const [sent] = api.requests.filter(({ key }) => key === adminContactRoutes.handle.key);
    expect(sent?.input.body).toEqual({ handled: true });
  });

  it('say when they cannot be read [BEYOND-56]', async () => {
    const api = createFakeApi();
    api.answers.set(adminContactRoutes.list.key, refuse);
    await openConsole(api, '/contact-messages');
    expect(await screen.findByText("The contact messages couldn't be loaded")).toBeVisible();
  });
});

import { adminMailRoutes, mailDraftRoutes } from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { openConsole } from '../testing/open-console.tsx';
import { Refusal } from '../testing/refusal.ts';

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const sentTo = (api: ReturnType<typeof createFakeApi>, { key }: { key: string }) =>
  api.requests.filter((request) => request.key === key).map(({ input }) => input);
const draft = mailDraftRoutes.get.example.response;
const written = { ...draft, format: 'markdown' as const, content: 'Half of a **thought**' };

describe('a draft of a bulk mail', () => {
  it('is kept on the server, and saved again as what it is then [BEYOND-177]', async () => {
    const api = createFakeApi();
    api.answers.set(mailDraftRoutes.list.key, () => ({ items: [], nextCursor: null }));
    const user = await openConsole(api, '/notifications');
    const form = await section('Bulk mail');
    expect(form.getByRole('button', { name: 'Save draft' })).toBeDisabled();
    await user.click(form.getByRole('textbox', { name: 'Subject' }));
    await user.paste('The sours of spring');
    await user.click(form.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('Draft saved')).toBeVisible();
    expect(sentTo(api, mailDraftRoutes.create)).toMatchObject([{ body: { subject: 'The sours of spring' } }]);
    await user.type(form.getByRole('textbox', { name: 'Subject' }), '!');
    await user.click(form.getByRole('button', { name: 'Save draft' }));
    expect(sentTo(api, mailDraftRoutes.revise)).toMatchObject([
      { params: { id: draft.id }, body: { revision: 1, draft: { subject: 'The sours of spring!' } } },
    ]);
  });

  it('is opened, sent, and gone from the list with that [BEYOND-177]', async () => {
    const api = createFakeApi();
    api.answers.set(mailDraftRoutes.get.key, () => written);
    const user = await openConsole(api, '/notifications');
    const form = await section('Bulk mail');
    await user.click(await form.findByRole('button', { name: `Open the draft: ${draft.subject}` }));
    expect(await form.findByDisplayValue(written.content)).toBeVisible();
    expect(form.getByRole('textbox', { name: 'Subject' })).toHaveValue(draft.subject);
    api.answers.set(mailDraftRoutes.list.key, () => ({ items: [], nextCursor: null }));
    await user.click(form.getByRole('button', { name: 'Send to all' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Bulk email queued')).toBeVisible();
    expect(sentTo(api, adminMailRoutes.send)).toMatchObject([
      { body: { markdown: written.content, draft_id: draft.id } },
    ]);
    expect(form.queryByRole('region', { name: 'Drafts' })).toBeNull();
  });

  it('does not take the place of what is not saved without asking [BEYOND-177]', async () => {
    const api = createFakeApi();
    api.answers.set(mailDraftRoutes.get.key, () => written);
    const user = await openConsole(api, '/notifications');
    const form = await section('Bulk mail');
    await user.type(form.getByRole('textbox', { name: 'Subject' }), 'Mine');
    await user.click(await form.findByRole('button', { name: `Open the draft: ${draft.subject}` }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(form.getByRole('textbox', { name: 'Subject' })).toHaveValue('Mine');
    await user.click(await form.findByRole('button', { name: `Open the draft: ${draft.subject}` }));
    await user.click(await screen.findByRole('button', { name: 'Open the draft' }));
    expect(form.getByRole('textbox', { name: 'Subject' })).toHaveValue(draft.subject);
  });

  it('that is not saved is left only after a question', async () => {
    const user = await openConsole(createFakeApi(), '/notifications');
    const form = await section('Bulk mail');
    await user.type(form.getByRole('textbox', { name: 'Subject' }), 'Mine');
    const ask = vi.fn(() => false);
    vi.stubGlobal('confirm', ask);
    await user.click(screen.getByRole('menuitem', { name: 'Users' }));
    expect(ask).toHaveBeenCalledTimes(1);
    expect(form.getByRole('textbox', { name: 'Subject' })).toHaveValue('Mine');
    ask.mockReturnValue(true);
    await user.click(screen.getByRole('menuitem', { name: 'Users' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Bulk mail' })).toBeNull());
  });

  it('is deleted after a question, and says when somebody else has changed it [BEYOND-177]', async () => {
    const api = createFakeApi();
    api.answers.set(mailDraftRoutes.get.key, () => written);
    api.answers.set(mailDraftRoutes.revise.key, () => {
      throw new Refusal({ status: 409, code: 'notifications.draft_changed', detail: 'Someone else did.' });
    });
    const user = await openConsole(api, '/notifications');
    const form = await section('Bulk mail');
    await user.click(await form.findByRole('button', { name: `Open the draft: ${draft.subject}` }));
    await form.findByDisplayValue(written.content);
    await user.type(form.getByRole('textbox', { name: 'Subject' }), '!');
    await user.click(form.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('Failed to save the draft: Someone else did.')).toBeVisible();
    await user.click(form.getByRole('button', { name: `Delete the draft: ${draft.subject}` }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete this draft?' }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Draft deleted')).toBeVisible();
    expect(sentTo(api, mailDraftRoutes.remove)).toMatchObject([{ params: { id: draft.id } }]);
  });
});

it('reads again what was sent [BEYOND-178]', async () => {
  const api = createFakeApi();
  const user = await openConsole(api, '/notifications');
  const mails = await section('Bulk mails');
  await user.click(await mails.findByRole('button', { name: 'Read: News from Barspoon' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'News from Barspoon' }));
  expect(dialog.getByTitle('News from Barspoon')).toHaveAttribute('sandbox', '');
  expect(sentTo(api, adminMailRoutes.read)).toHaveLength(1);
});

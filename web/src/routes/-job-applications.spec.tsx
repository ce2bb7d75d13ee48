import {
  applicationRoutes,
  type Posting,
  postingRoutes,
  type ReceivedApplication,
} from '@barspoon/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const example = exampleOf(postingRoutes.get);
const aPosting = (more: Partial<Posting>): Posting => ({ ...example, ...more });

describe('applying', () => {
  const open = async () => {
    await asMember();
    const { user } = await renderApp('/jobs');
    await user.click(await screen.findByRole('button', { name: 'Apply: Head Bartender' }));
    return { user, dialog: within(await screen.findByRole('dialog')) };
  };

  it('sends letter and notes and closes [JOB-10, JOB-12, JOB-13]', async () => {
    const { user, dialog } = await open();
    await user.type(await dialog.findByLabelText('Cover Letter *'), ' I pour straight. ');
    await user.type(dialog.getByLabelText('Additional Notes (Optional)'), 'From March on.');
    await user.click(dialog.getByRole('button', { name: 'Submit Application' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Application Submitted')).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(applicationRoutes.apply)).toEqual([
        {
          params: { id: example.id },
          body: { coverLetter: 'I pour straight.', additionalNotes: 'From March on.' },
        },
      ]),
    );
  });

  it('asks for the letter where there is none [BEYOND-73]', async () => {
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('button', { name: 'Submit Application' }));
    expect(await dialog.findByText('Please fill this in')).toBeVisible();
    expect(fakeApi.received(applicationRoutes.apply)).toEqual([]);
  });

  it('says why it failed and keeps what was written [JOB-14]', async () => {
    fakeApi.refuse(applicationRoutes.apply, { status: 422, detail: 'This job is no longer open.' });
    const { user, dialog } = await open();
    await user.type(await dialog.findByLabelText('Cover Letter *'), 'I pour straight.');
    await user.click(dialog.getByRole('button', { name: 'Submit Application' }));
    expect(await screen.findByText('Failed to submit application')).toBeVisible();
    expect(screen.getByText('This job is no longer open.')).toBeVisible();
    expect(dialog.getByLabelText('Cover Letter *')).toHaveValue('I pour straight.');
  });
});

describe('applications', () => {
  const application = exampleOf(applicationRoutes.received).items[0] as ReceivedApplication;

  it('of one’s own stand in the toolkit with their status, and are taken back [BEYOND-73]', async () => {
    await asMember();
    const { user } = await renderApp('/professional?tab=jobs');
    expect(await screen.findByRole('heading', { name: 'Your applications' })).toBeVisible();
    expect(screen.getByText('Submitted')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Withdraw: Head Bartender' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Application withdrawn.')).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(applicationRoutes.withdraw)).toEqual([{ params: { id: application.id } }]),
    );
  });

  it('that are decided can no longer be taken back [BEYOND-73]', async () => {
    await asMember();
    const [own] = exampleOf(applicationRoutes.mine).items;
    if (own)
      fakeApi.answer(applicationRoutes.mine, { items: [{ ...own, status: 'accepted' }], nextCursor: null });
    await renderApp('/professional?tab=jobs');
    expect(await screen.findByText('Accepted')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
  });

  const board = async () => {
    await asMember();
    fakeApi.answer(postingRoutes.get, aPosting({ isOwn: true }));
    fakeApi.answer(applicationRoutes.received, ({ query: { status } }) => ({
      items: status === 'submitted' ? [application] : [],
      nextCursor: null,
    }));
    const { user } = await renderApp(`/jobs/${example.id}`);
    const columnOf = async (name: string) => within(await screen.findByRole('region', { name }));
    return { user, columnOf };
  };

  it('stand in columns for the poster, and are moved by their list of statuses [BEYOND-69, BEYOND-73]', async () => {
    const { user, columnOf } = await board();
    const submitted = await columnOf('Submitted 1');
    expect(submitted.getByText(application.coverLetter)).toBeInTheDocument();
    expect(submitted.getByRole('link', { name: 'See portfolio: Ada Coleman' })).toHaveAttribute(
      'href',
      `/portfolios/${application.applicantUserId}`,
    );
    for (const name of ['Reviewed 0', 'Accepted 0', 'Declined 0'])
      expect((await columnOf(name)).getByText('Nobody here.')).toBeVisible();
    await user.selectOptions(submitted.getByRole('combobox', { name: 'Status of Ada Coleman' }), 'Accepted');
    expect(await screen.findByText('The application is now: Reviewed.')).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(applicationRoutes.move)).toEqual([
        { params: { id: application.id }, body: { status: 'accepted' } },
      ]),
    );
  });

  it('are moved by dropping a card on another column, not on its own [BEYOND-73]', async () => {
    const { columnOf } = await board();
    const card = (await columnOf('Submitted 1')).getByRole('listitem');
    const data = new Map<string, string>();
    const dataTransfer = {
      setData: (type: string, value: string) => data.set(type, value),
      getData: (type: string) => data.get(type) ?? '',
      get types() {
        return [...data.keys()];
      },
    };
    fireEvent.dragStart(card, { dataTransfer });
    for (const name of ['Submitted 1', 'Declined 0']) {
      const column = screen.getByRole('region', { name });
      fireEvent.dragOver(column, { dataTransfer });
      fireEvent.drop(column, { dataTransfer });
    }
    await waitFor(() =>
      expect(fakeApi.received(applicationRoutes.move)).toEqual([
        { params: { id: application.id }, body: { status: 'declined' } },
      ]),
    );
  });

  it('carry a note that the poster changes', async () => {
    const { user, columnOf } = await board();
    const submitted = await columnOf('Submitted 1');
    expect(submitted.getByText(application.note)).toBeVisible();
    await user.click(submitted.getByRole('button', { name: 'Change the note: Ada Coleman' }));
    const field = submitted.getByLabelText('Note on Ada Coleman');
    await user.clear(field);
    await user.type(field, ' Invited. ');
    await user.click(submitted.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByText('Note saved.')).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(applicationRoutes.note)).toEqual([
        { params: { id: application.id }, body: { note: 'Invited.' } },
      ]),
    );
  });

  it('are hidden from everybody else [BEYOND-73]', async () => {
    await asMember();
    await renderApp(`/jobs/${example.id}`);
    await screen.findByRole('heading', { level: 1, name: 'Head Bartender' });
    expect(fakeApi.received(applicationRoutes.received)).toEqual([]);
  });
});

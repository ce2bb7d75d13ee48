import {
  jobAlertRoutes,
  type Posting,
  postingRoutes,
  savedPostingRoutes,
  skillRoutes,
} from '@barspoon/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp, withoutAccess } from '../testing/render-app.tsx';

const example = exampleOf(postingRoutes.get);
const aPosting = (more: Partial<Posting>): Posting => ({ ...example, ...more });
const lastQuery = () => fakeApi.received(postingRoutes.list).at(-1);

describe('the job board', () => {
  it('asks visitors to sign in and leads back [JOB-01, ACCESS-15, NAV-23]', async () => {
    const { router } = await renderApp('/jobs');
    expect(await screen.findByText('Please sign in to continue.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Industry Job Board' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/profile?from=%2Fjobs');
    expect(router.state.location.pathname).toBe('/jobs');
    expect(fakeApi.received(postingRoutes.list)).toEqual([]);
  });

  it('offers members without access the way to subscribe [BEYOND-74]', async () => {
    await asMember(withoutAccess);
    const { router } = await renderApp('/jobs');
    expect(await screen.findByText('Your free trial has ended. Subscribe to continue.')).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Subscribe' })).toHaveAttribute(
      'href',
      '/subscription?from=%2Fjobs',
    );
    expect(router.state.location.pathname).toBe('/jobs');
  });

  it('shows a card with title, type, level, company, place, salary, time, two lines and three skills [JOB-05, JOB-06]', async () => {
    await asMember();
    await renderApp('/jobs');
    const title = await screen.findByRole('heading', { level: 3, name: 'Head Bartender' });
    const card = title.closest('li') as HTMLElement;
    for (const text of ['Full-time', 'Senior', 'The Savoy', 'On-site · Portland, OR', '$48,000 - $60,000'])
      expect(within(card).getByText(text)).toBeVisible();
    expect(card).toHaveTextContent('$48,000 - $60,000 a year');
    expect(within(card).getByText(/^Posted /)).toBeVisible();
    const skills = within(card).getByRole('list', { name: 'Required skills' });
    expect(
      within(skills)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(['Classic cocktails', 'Menu development', 'Team leadership', '+1 more']);
  });

  it('keeps search and filters in the address and asks the server [JOB-02, JOB-03, BEYOND-72]', async () => {
    await asMember();
    const { user, router } = await renderApp('/jobs?location=remote');
    expect(await screen.findByRole('combobox', { name: 'Location' })).toHaveValue('remote');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Job type' }), 'Contract');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Experience' }), 'Entry level');
    await user.type(screen.getByRole('searchbox', { name: 'Search the job board' }), 'Savoy');
    await waitFor(() =>
      expect(router.state.location.search).toEqual({
        q: 'Savoy',
        location: 'remote',
        type: 'contract',
        level: 'entry',
      }),
    );
    await waitFor(() =>
      expect(lastQuery()).toMatchObject({
        query: { q: 'Savoy', workLocation: 'remote', jobType: 'contract', experienceLevel: 'entry' },
      }),
    );
  });

  it('offers to show all when nothing was found [JOB-09]', async () => {
    await asMember();
    fakeApi.answer(postingRoutes.list, { items: [], nextCursor: null });
    const { user, router } = await renderApp('/jobs?q=nothing');
    expect(await screen.findByRole('heading', { name: 'No Jobs Found' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all jobs' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  it('says that it could not be loaded, and tries again [JOB-19]', async () => {
    await asMember();
    fakeApi.refuse(postingRoutes.list, { status: 500 });
    const { user } = await renderApp('/jobs');
    expect(await screen.findByRole('heading', { name: 'Failed to load job postings' })).toBeVisible();
    fakeApi.answer(postingRoutes.list, exampleOf(postingRoutes.list));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Head Bartender' })).toBeVisible();
  });

  it('keeps one’s own posting and one already applied to from being applied to [JOB-08, BEYOND-73]', async () => {
    await asMember();
    const other = aPosting({ id: example.id.replace(/.$/, '9'), hasApplied: true });
    fakeApi.answer(postingRoutes.list, { items: [aPosting({ isOwn: true }), other], nextCursor: null });
    await renderApp('/jobs');
    expect(await screen.findByRole('button', { name: 'Your Posting' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Applied' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull();
  });
});

describe('posting a job', () => {
  const write = async () => {
    await asMember({ status: 'admin' });
    const { user } = await renderApp('/jobs');
    await user.click(await screen.findByRole('button', { name: 'Post New Job' }));
    return { user, dialog: within(await screen.findByRole('dialog')) };
  };

  it('is offered to admins only [JOB-15]', async () => {
    await asMember();
    await renderApp('/jobs');
    await screen.findByRole('heading', { name: 'Head Bartender' });
    expect(screen.queryByRole('button', { name: 'Post New Job' })).toBeNull();
    expect(screen.queryByRole('radio', { name: 'Your postings' })).toBeNull();
  });

  it('begins with the defaults and sends cents and lists of skills [JOB-16, JOB-17, JOB-20]', async () => {
    const { user, dialog } = await write();
    for (const [label, value] of [
      ['Job type', 'full_time'],
      ['Location', 'on_site'],
      ['Experience', 'mid'],
      ['Currency', 'USD'],
    ] as const)
      expect(await dialog.findByRole('combobox', { name: label })).toHaveValue(value);
    await user.type(dialog.getByLabelText('Job title *'), 'Barback');
    await user.type(dialog.getByLabelText('Company *'), 'Death & Co');
    await user.type(dialog.getByLabelText('Description *'), 'Ice, glass, speed.');
    await user.type(dialog.getByLabelText('Lowest salary'), '30000');
    await user.type(dialog.getByLabelText('Required skills'), 'Ice, Speed, Ice, ');
    await user.click(dialog.getByRole('button', { name: 'Post job' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Job Posted')).toBeVisible();
    // What stands above the list counts the new one.
    await waitFor(() => expect(fakeApi.received(postingRoutes.counts)).toHaveLength(2));
    await waitFor(() =>
      expect(fakeApi.received(postingRoutes.post)).toMatchObject([
        {
          body: {
            jobTitle: 'Barback',
            companyName: 'Death & Co',
            jobDescription: 'Ice, glass, speed.',
            salaryMin: 3_000_000,
            salaryMax: null,
            requiredSkills: ['Ice', 'Speed'],
            preferredSkills: [],
            locationCity: null,
            applicationEmail: null,
          },
        },
      ]),
    );
  });

  it('suggests skills by the names members have them by [BEYOND-175]', async () => {
    const { user, dialog } = await write();
    const [skill] = exampleOf(skillRoutes.list).items;
    const field = dialog.getByRole('textbox', { name: 'Required skills' });
    await user.type(field, `Ice, ${skill?.name.slice(0, 4)}`);
    await user.click(await dialog.findByRole('button', { name: skill?.name ?? '' }));
    expect(field).toHaveValue(`Ice, ${skill?.name}`);
  });

  it('names the wrong fields and sends nothing [BEYOND-71]', async () => {
    const { user, dialog } = await write();
    await user.type(await dialog.findByLabelText('Lowest salary'), '300');
    await user.type(dialog.getByLabelText('Highest salary'), '200');
    await user.type(dialog.getByLabelText('Application email'), 'bar');
    await user.click(dialog.getByRole('button', { name: 'Post job' }));
    expect(await dialog.findAllByText('Please fill this in')).toHaveLength(3);
    expect(dialog.getByText('Enter a valid email address')).toBeVisible();
    expect(fakeApi.received(postingRoutes.post)).toEqual([]);
  });

  it('is seen again under one’s own, closed ones included [BEYOND-72]', async () => {
    await asMember({ status: 'admin' });
    fakeApi.answer(postingRoutes.mine, {
      items: [aPosting({ isOwn: true, isActive: false })],
      nextCursor: null,
    });
    const { user } = await renderApp('/jobs');
    await user.click(await screen.findByRole('radio', { name: 'Your postings' }));
    expect(await screen.findByText('Closed')).toBeVisible();
  });
});

describe('a job posting', () => {
  it('shows everything it says and lets a member apply [JOB-05, BEYOND-73]', async () => {
    await asMember();
    await renderApp(`/jobs/${example.id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Head Bartender' })).toBeVisible();
    for (const text of ['Stock control', 'Sensory training', 'Bring one drink of your own.'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'jobs@example.com' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Apply: Head Bartender' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });

  it('is edited and closed by its poster [BEYOND-72]', async () => {
    await asMember();
    fakeApi.answer(postingRoutes.get, aPosting({ isOwn: true }));
    const { user } = await renderApp(`/jobs/${example.id}`);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByLabelText('Lowest salary')).toHaveValue('48000');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Posting saved.')).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(postingRoutes.revise)).toEqual([
        { params: { id: example.id }, body: postingRoutes.post.example.body },
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'Close posting' }));
    expect(await screen.findByText('The posting is closed.')).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(postingRoutes.open)).toEqual([
        { params: { id: example.id }, body: { isActive: false } },
      ]),
    );
  });

  it('that is gone says so', async () => {
    await asMember();
    fakeApi.refuse(postingRoutes.get, { status: 404 });
    await renderApp(`/jobs/${example.id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Job posting not found' })).toBeVisible();
  });
});

describe('looking for a job', () => {
  it('saves postings and finds them again, closed ones included', async () => {
    await asMember();
    fakeApi.answer(savedPostingRoutes.list, {
      items: [aPosting({ isSaved: true, isActive: false })],
      nextCursor: null,
    });
    const { user } = await renderApp('/jobs');
    const save = await screen.findByRole('button', { name: 'Save Head Bartender' });
    expect(save).toHaveAttribute('aria-pressed', 'false');
    await user.click(save);
    expect(await screen.findByText('Job saved.')).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(savedPostingRoutes.save)).toEqual([{ params: { id: example.id } }]),
    );
    await user.click(screen.getByRole('radio', { name: 'Saved' }));
    expect(await screen.findByText('Closed')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save Head Bartender' }));
    expect(await screen.findByText('Job removed from your saved jobs.')).toBeVisible();
  });

  it('keeps a search as an alert, and lists and removes those that are kept', async () => {
    await asMember();
    const { user } = await renderApp('/jobs?q=head&location=remote');
    await user.click(await screen.findByRole('button', { name: 'Alert me about new jobs' }));
    expect(await screen.findByText("We'll alert you about new jobs that match.")).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(jobAlertRoutes.create)).toEqual([
        { body: { q: 'head', workLocation: 'remote', jobType: null, experienceLevel: null } },
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'Job alerts' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('“head bartender” · On-site')).toBeVisible();
    expect(dialog.getByText('No email yet')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Remove the alert “head bartender” · On-site' }));
    expect(await screen.findByText('Alert removed.')).toBeVisible();
  });

  it('says why an alert could not be kept, and offers none for everything', async () => {
    await asMember();
    fakeApi.refuse(jobAlertRoutes.create, { status: 409, detail: 'You can have up to 10 job alerts.' });
    const { user, router } = await renderApp('/jobs?q=head');
    await user.click(await screen.findByRole('button', { name: 'Alert me about new jobs' }));
    expect(await screen.findByText('The alert could not be created')).toBeVisible();
    expect(screen.getByText('You can have up to 10 job alerts.')).toBeVisible();
    await act(() => router.navigate({ to: '/jobs', search: {} }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Alert me about new jobs' })).toBeNull());
  });

  it('shows what matches and what is missing, in words', async () => {
    await asMember();
    await renderApp(`/jobs/${example.id}`);
    const fit = within(await screen.findByRole('region', { name: 'How you match' }));
    expect(await fit.findByText('You have 1 of 4 required skills.')).toBeVisible();
    expect(fit.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'Matches: Classic cocktails Expert, 6 years',
      'Missing: Menu development Required, but not one of your skills',
      'Missing: Team leadership Required, but not one of your skills',
      'Missing: Stock control Required, but not one of your skills',
      'Missing: Sensory training Preferred, but not one of your skills',
      'Matches: You have 6 years of experience; this level starts at 5 years.',
      "Matches: It's the kind of work you're looking for: on-site, full-time.",
    ]);
  });

  it('names the last day to apply', async () => {
    await asMember();
    fakeApi.answer(postingRoutes.get, aPosting({ closesOn: '2026-03-03' }));
    await renderApp(`/jobs/${example.id}`);
    expect(await screen.findByText('Apply by March 3, 2026')).toBeVisible();
  });
});

describe('the counts of the filters', () => {
  it('stand next to each value, follow the search, and choose [JOB-03]', async () => {
    await asMember();
    const { user } = await renderApp('/jobs?location=remote');
    expect(await screen.findByText('7 open jobs')).toBeVisible();
    await user.click(screen.getByText(/How many for each filter/));
    expect(screen.getByRole('button', { name: 'Remote: 1' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Internship: 0' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Full-time: 4' }));
    await waitFor(() =>
      expect(fakeApi.received(postingRoutes.counts).at(-1)).toEqual({
        query: { workLocation: 'remote', jobType: 'full_time' },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Remote: 1' }));
    await waitFor(() =>
      expect(fakeApi.received(postingRoutes.counts).at(-1)).toEqual({ query: { jobType: 'full_time' } }),
    );
  });
});

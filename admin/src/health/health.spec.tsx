import { dataServices, type FailedJob, serviceStateRoutesOf } from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { openConsole } from '../testing/open-console.tsx';
import { Refusal } from '../testing/refusal.ts';
import { agoWords } from './health-words.ts';

const routes = serviceStateRoutesOf('notifications');
const { items } = routes.failedJobs.example.response;

/** Only the notifications have a job that failed. */
function apiWithOneFailure() {
  const api = createFakeApi();
  let jobs: readonly FailedJob[] = items;
  for (const service of dataServices)
    api.answers.set(serviceStateRoutesOf(service).failedJobs.key, () => ({ items: [], total: 0 }));
  api.answers.set(routes.failedJobs.key, () => ({ items: jobs, total: jobs.length }));
  const gone = () => {
    jobs = [];
    return { done: true };
  };
  api.answers.set(routes.retryJob.key, gone);
  api.answers.set(routes.discardJob.key, gone);
  return api;
}

describe('the health of the site', () => {
  it('shows replicas, outboxes, streams and queues of every service [BEYOND-96]', async () => {
    await openConsole(apiWithOneFailure(), '/health');
    const replicas = await screen.findByRole('region', { name: 'Replicas' });
    expect(within(replicas).getAllByText('host:12')).toHaveLength(dataServices.length);
    expect(within(replicas).getAllByText('1.4.0')).toHaveLength(dataServices.length);
    const queues = screen.getByRole('region', { name: 'Queues' });
    expect(within(queues).getAllByText('Send mail').length).toBeGreaterThan(0);
    expect(screen.getByText('Every consumer is up to date.')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Health · Console'));
  });

  it.each([
    [{}, 0, /^All is well: 8 services answer/],
    [{ deadLetters: 2 }, 1, 'Needs a look: 2 events were given up; 1 job has failed.'],
    [
      { lost: { events: 12, lastAt: new Date(Date.now() - 3_600_000).toISOString() } },
      0,
      'Needs a look: NATS has lost events, which were published again: Accounts.',
    ],
    [{ lost: { events: 12, lastAt: '2026-01-01T00:00:00.000Z' } }, 0, /^All is well: 8 services answer/],
  ])('says in one sentence whether all is well: %j [BEYOND-186]', async (change, failed, verdict) => {
    const api = apiWithOneFailure();
    for (const service of dataServices) {
      const { get } = serviceStateRoutesOf(service);
      const { outbox, queues } = get.example.response;
      const isIdentity = service === 'identity';
      api.answers.set(get.key, () => ({
        ...get.example.response,
        deadLetters: 0,
        outbox: { ...outbox, oldestSeconds: 0 },
        queues: (queues ?? []).map((queue) => ({ ...queue, failed: isIdentity ? failed : 0 })),
        ...(isIdentity && change),
      }));
    }
    await openConsole(api, '/health');
    expect(await screen.findByText(verdict)).toBeVisible();
    expect(screen.getAllByText('the same process').length).toBe(dataServices.length - 1);
  });

  it('names services that do not answer [BEYOND-96]', async () => {
    const api = apiWithOneFailure();
    api.answers.set(serviceStateRoutesOf('catalogue').get.key, () => {
      throw new Refusal({ status: 503, code: 'common.unavailable' });
    });
    await openConsole(api, '/health');
    expect(await screen.findByText('Not answering: Recipes')).toBeVisible();
  });

  it('lets an admin retry a failed job [BEYOND-96]', async () => {
    const api = apiWithOneFailure();
    const user = await openConsole(api, '/health');
    const job = await screen.findByRole('article', { name: items[0]?.id });
    expect(within(job).getByText(items[0]?.error ?? '')).toBeVisible();
    await user.click(within(job).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('The job runs again')).toBeVisible();
    expect(await screen.findByText('No job has failed.')).toBeVisible();
  });

  it('lets an admin discard a failed job with a reason alone [BEYOND-96]', async () => {
    const api = apiWithOneFailure();
    const user = await openConsole(api, '/health');
    const job = await screen.findByRole('article', { name: items[0]?.id });
    await user.click(within(job).getByRole('button', { name: 'Discard' }));
    const dialog = await screen.findByRole('dialog', { name: 'Discard this job' });
    const discard = within(dialog).getByRole('button', { name: 'Discard' });
    expect(discard).toBeDisabled();
    await user.type(within(dialog).getByLabelText('Reason'), 'The member has left');
    await user.click(discard);
    expect(await screen.findByText('Job discarded')).toBeVisible();
    const asked = api.requests.find(({ key }) => key === routes.discardJob.key);
    expect(asked?.input.body).toEqual({ why: 'The member has left' });
  });
});

it.each([
  [30, 'a moment'],
  [61, '1 minute'],
  [7200, '2 hours'],
  [86_400, '1 day'],
])('says how long something has run: %i s', (seconds, words) => {
  const now = Date.parse('2026-01-02T00:00:00.000Z');
  expect(agoWords(new Date(now - seconds * 1000).toISOString(), now)).toBe(words);
});

import { dataServices, deadLetterRoutesOf } from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { openConsole } from '../testing/open-console.tsx';
import { Refusal } from '../testing/refusal.ts';

const routes = deadLetterRoutesOf('engagement-points');
const letter = routes.show.example.response;
const path = `/dead-letters/${encodeURIComponent(`engagement-points:${letter.consumer}:${letter.eventId}`)}/show`;

/** Only the points have given something up. */
function apiWithOneLetter() {
  const api = createFakeApi();
  let letters = [routes.list.example.response.items[0]];
  for (const service of dataServices)
    api.answers.set(deadLetterRoutesOf(service).list.key, () => ({ items: [], total: 0 }));
  api.answers.set(routes.list.key, () => ({ items: letters, total: letters.length }));
  api.answers.set(routes.replay.key, () => {
    letters = [];
    return { outcome: 'handled', error: null };
  });
  api.answers.set(routes.discard.key, () => {
    letters = [];
    return { done: true };
  });
  return api;
}

describe('dead letters', () => {
  it('are reached from the users and listed with what failed and why, of all services', async () => {
    const user = await openConsole(apiWithOneLetter(), '/users');
    await user.click(await screen.findByRole('link', { name: 'Dead letters' }));
    const row = within(
      (await screen.findByText('Award points when recipe saved')).closest('tr') as HTMLElement,
    );
    expect(row.getByText('Points')).toBeVisible();
    expect(row.getByText(letter.error)).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Dead letters · Console'));
  });

  it('of a service that is down are said to be missing', async () => {
    const api = apiWithOneLetter();
    api.answers.set(deadLetterRoutesOf('catalogue').list.key, () => {
      throw new Refusal({ status: 503, code: 'common.unavailable' });
    });
    await openConsole(api, '/dead-letters');
    expect(await screen.findByText('Award points when recipe saved')).toBeVisible();
    expect(screen.getByText(/^Not shown because the service does not answer: Recipes$/)).toBeVisible();
  });

  it('that no service tells of have failed to load', async () => {
    const api = createFakeApi();
    for (const service of dataServices)
      api.answers.set(deadLetterRoutesOf(service).list.key, () => {
        throw new Refusal({ status: 503, code: 'common.unavailable' });
      });
    await openConsole(api, '/dead-letters');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('show the message and are handled again', async () => {
    const api = apiWithOneLetter();
    const user = await openConsole(api, path);
    expect(await screen.findByRole('region', { name: 'Message' })).toHaveTextContent('{}');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Event handled')).toBeVisible();
    expect(api.requests.find(({ key }) => key === routes.replay.key)?.input.params).toEqual({
      consumer: letter.consumer,
      eventId: letter.eventId,
    });
    await waitFor(() => expect(window.location.pathname).toBe('/admin/dead-letters'));
  });

  it('say why when they fail again, and stay', async () => {
    const api = apiWithOneLetter();
    api.answers.set(routes.replay.key, () => ({ outcome: 'failed', error: 'Error: still no such member' }));
    const user = await openConsole(api, path);
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('It failed again: Error: still no such member')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('are discarded with a reason', async () => {
    const api = apiWithOneLetter();
    const user = await openConsole(api, path);
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Discard this event' }));
    const discard = dialog.getByRole('button', { name: 'Discard' });
    expect(discard).toBeDisabled();
    expect(dialog.getByText('Give a reason to discard it.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The member has left');
    await user.click(discard);
    expect(await screen.findByText('Dead letter discarded')).toBeVisible();
    expect(api.requests.find(({ key }) => key === routes.discard.key)?.input.body).toEqual({
      why: 'The member has left',
    });
  });
});

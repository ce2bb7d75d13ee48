import {
  adminPostingRoutes,
  postingRoutes,
  profileRoutes,
  skillRoutes,
  takeDownReasons,
} from '@barspoon/contracts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { openConsole } from '../testing/open-console.tsx';
import { Refusal } from '../testing/refusal.ts';

const [posting] = adminPostingRoutes.list.example.response.items;
const title = posting?.jobTitle ?? '';
const down = () => {
  throw new Refusal({ status: 503, code: 'common.unavailable' });
};
const rowOf = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('tr') as HTMLElement);
const sentTo = (api: ReturnType<typeof createFakeApi>, route: { key: string }) =>
  api.requests.filter(({ key }) => key === route.key).map(({ input }) => input);

describe('job postings', () => {
  it('are reached from moderation and listed with their applications by stage [BEYOND-72, BEYOND-73]', async () => {
    const user = await openConsole(createFakeApi(), '/moderation');
    await user.click(await screen.findByRole('link', { name: 'Job postings' }));
    const row = await rowOf(title);
    expect(row.getByText(posting?.companyName ?? '')).toBeVisible();
    expect(row.getByText('Open')).toBeVisible();
    const head = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const at = (name: string) => row.getAllByRole('cell')[head.indexOf(name)]?.textContent;
    expect(['Submitted', 'Reviewed', 'Accepted', 'Declined'].map(at)).toEqual(['4', '2', '1', '3']);
    const all = within(screen.getByRole('region', { name: 'Applications' }));
    expect(await all.findByText('41')).toBeVisible();
  });

  it('are posted by admins, with salaries in whole units and skills that members can have [JOB-16, BEYOND-182]', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, '/job-postings');
    await user.click(await screen.findByRole('link', { name: 'Create' }));
    await user.type(await screen.findByRole('textbox', { name: /Title/ }), 'Head Bartender');
    await user.type(screen.getByRole('textbox', { name: /Company/ }), 'The Savoy');
    await user.type(screen.getByRole('textbox', { name: /Description/ }), 'Lead the bar.');
    await user.type(screen.getByRole('spinbutton', { name: /Lowest salary/ }), '60000');
    await user.type(screen.getByRole('spinbutton', { name: /Highest salary/ }), '48000');
    const [skill] = skillRoutes.list.example.response.items;
    await user.type(screen.getByRole('combobox', { name: 'Required skills' }), skill.name.slice(0, 4));
    await user.click(await screen.findByRole('option', { name: skill.name }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Must not be below the lowest salary')).toBeVisible();
    await user.clear(screen.getByRole('spinbutton', { name: /Highest salary/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Job posted')).toBeVisible();
    expect(sentTo(api, postingRoutes.post)).toMatchObject([
      {
        body: {
          jobTitle: 'Head Bartender',
          salaryMin: 6_000_000,
          salaryMax: null,
          requiredSkills: [skill.name],
          closesOn: null,
        },
      },
    ]);
  });

  it('are not for moderators to post [JOB-16, BEYOND-182]', async () => {
    const api = createFakeApi();
    api.answers.set(profileRoutes.me.key, () => ({
      ...profileRoutes.me.example.response,
      role: 'moderator',
    }));
    await openConsole(api, '/job-postings');
    await rowOf(title);
    expect(screen.queryByRole('link', { name: 'Create' })).toBeNull();
  });

  it('are found by words and state', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, '/job-postings');
    await user.type(await screen.findByRole('textbox', { name: 'Search' }), 'savoy');
    await user.click(screen.getByRole('combobox', { name: 'State' }));
    await user.click(await screen.findByRole('option', { name: 'Closed' }));
    await rowOf(title);
    await expect
      .poll(() => sentTo(api, adminPostingRoutes.list).at(-1)?.query)
      .toMatchObject({ q: 'savoy', state: 'closed' });
  });

  it.each([
    ['Close', adminPostingRoutes.close, 'Job posting closed', 'Failed to close the job posting'],
    ['Delete', adminPostingRoutes.remove, 'Job posting deleted', 'Failed to delete the job posting'],
  ] as const)(
    '%s with a reason that the poster reads, and say so when that fails',
    async (act, route, done, failed) => {
      const api = createFakeApi();
      const user = await openConsole(api, '/job-postings');
      await user.click(await screen.findByRole('button', { name: `${act} ${title}` }));
      const dialog = within(await screen.findByRole('dialog', { name: `${act} “${title}”` }));
      const give = dialog.getByRole('button', { name: act });
      expect(give).toBeDisabled();
      await user.click(dialog.getByRole('combobox', { name: 'Reason' }));
      await user.click(await screen.findByRole('option', { name: takeDownReasons.duplicate }));
      await user.type(dialog.getByRole('textbox', { name: 'Note for the audit (optional)' }), 'Twice');
      api.answers.set(route.key, down);
      await user.click(give);
      expect(await screen.findByText(failed)).toBeVisible();
      api.answers.delete(route.key);
      await user.click(give);
      expect(await screen.findByText(done)).toBeVisible();
      expect(sentTo(api, route).at(-1)).toMatchObject({
        params: { id: posting?.id },
        body: { reason: 'duplicate', note: 'Twice' },
      });
    },
  );

  it('offer no closing of a closed one', async () => {
    const api = createFakeApi();
    const items = [{ ...posting, isActive: false, postedByUserId: null }];
    api.answers.set(adminPostingRoutes.list.key, () => ({ items, nextCursor: null }));
    await openConsole(api, '/job-postings');
    const row = await rowOf(title);
    expect(row.getByText('Somebody who has left')).toBeVisible();
    expect(row.queryByRole('button', { name: `Close ${title}` })).toBeNull();
  });

  it('say that there are none, and that they could not be loaded', async () => {
    const api = createFakeApi();
    api.answers.set(adminPostingRoutes.list.key, down);
    api.answers.set(adminPostingRoutes.overview.key, down);
    const user = await openConsole(api, '/job-postings');
    expect(await screen.findByText("This list couldn't be loaded.")).toBeVisible();
    api.answers.set(adminPostingRoutes.list.key, () => ({ items: [], nextCursor: null }));
    api.answers.delete(adminPostingRoutes.overview.key);
    for (const again of screen.getAllByRole('button', { name: 'Try again' })) await user.click(again);
    expect(await screen.findByText(/No job postings yet\./)).toBeVisible();
  });
});

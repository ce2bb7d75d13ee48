import { adminMentorshipRoutes } from '@barspoon/contracts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { openConsole } from '../testing/open-console.tsx';
import { Refusal } from '../testing/refusal.ts';

const [profile] = adminMentorshipRoutes.profiles.example.response.items;
const name = profile?.member.fullName ?? '';
const sent = (api: ReturnType<typeof createFakeApi>) =>
  api.requests
    .filter(({ key }) => key === adminMentorshipRoutes.setDeactivated.key)
    .map(({ input }) => input);

describe('mentorship', () => {
  it('is reached from moderation, with the numbers of mentors, requests and meetings [BEYOND-79]', async () => {
    const user = await openConsole(createFakeApi(), '/moderation');
    await user.click(await screen.findByRole('link', { name: 'Mentorship' }));
    const numbersOf = async (region: string) => within(await screen.findByRole('region', { name: region }));
    expect(await (await numbersOf('Profiles')).findByText('12')).toBeVisible();
    expect((await numbersOf('Requests')).getByText('19')).toBeVisible();
    expect((await numbersOf('Meetings')).getByText('52')).toBeVisible();
    const row = (await screen.findByRole('link', { name: new RegExp(name) })).closest('tr') as HTMLElement;
    expect(within(row).getByText('Listed')).toBeVisible();
  });

  it('hides a profile with a reason, and says so when that fails [BEYOND-79]', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, '/mentors');
    await user.click(await screen.findByRole('button', { name: `Hide ${name}` }));
    const dialog = within(await screen.findByRole('dialog', { name: `Hide ${name}` }));
    const hide = dialog.getByRole('button', { name: 'Hide' });
    expect(hide).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Sells bottles');
    api.answers.set(adminMentorshipRoutes.setDeactivated.key, () => {
      throw new Refusal({ status: 503, code: 'common.unavailable' });
    });
    await user.click(hide);
    expect(await screen.findByText('Failed to hide the profile')).toBeVisible();
    api.answers.delete(adminMentorshipRoutes.setDeactivated.key);
    await user.click(hide);
    expect(await screen.findByText('Mentorship profile hidden')).toBeVisible();
    expect(sent(api).at(-1)).toMatchObject({
      params: { id: profile?.member.id },
      body: { deactivated: true, reason: 'Sells bottles' },
    });
  });

  it('says why a profile is hidden, and shows it again [BEYOND-79]', async () => {
    const api = createFakeApi();
    const hidden = { ...profile, isDeactivated: true, deactivationReason: 'Sells bottles' };
    api.answers.set(adminMentorshipRoutes.profiles.key, () => ({ items: [hidden], nextCursor: null }));
    const user = await openConsole(api, '/mentors');
    expect(await screen.findByText('Hidden: Sells bottles')).toBeVisible();
    await user.click(screen.getByRole('button', { name: `Show ${name} again` }));
    expect(await screen.findByText('Mentorship profile shown again')).toBeVisible();
    expect(sent(api)).toMatchObject([{ body: { deactivated: false } }]);
  });
});

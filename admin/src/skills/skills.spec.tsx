import { adminMentorshipRoutes, adminSkillRoutes } from '@barspoon/contracts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { openConsole } from '../testing/open-console.tsx';
import { Refusal } from '../testing/refusal.ts';

const skill = adminSkillRoutes.get.example.response;
const bodies = (api: ReturnType<typeof createFakeApi>, key: string) =>
  api.requests.filter((request) => request.key === key).map(({ input }) => input.body);

describe('the skills members choose from', () => {
  it('are reached from the database, with those that are retired [BEYOND-70]', async () => {
    const api = createFakeApi();
    const retired = { ...skill, id: skill.id.replace(/.$/, '9'), name: 'Flair', isActive: false };
    api.answers.set(adminSkillRoutes.list.key, () => ({ items: [skill, retired], nextCursor: null }));
    const user = await openConsole(api, '/database');
    await user.click(await screen.findByRole('link', { name: 'Skills' }));
    const row = (await screen.findByText('Flair')).closest('tr') as HTMLElement;
    expect(within(row).getByText('Retired')).toBeVisible();
    const offered = screen.getByText(skill.name).closest('tr') as HTMLElement;
    expect(within(offered).getByText('Offered')).toBeVisible();
  });

  it('are searched and narrowed to those that are retired [BEYOND-70]', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, '/skills');
    const asked = () =>
      api.requests.filter(({ key }) => key === adminSkillRoutes.list.key).at(-1)?.input.query;
    await user.type(await screen.findByRole('textbox', { name: 'Search' }), 'flair');
    await vi.waitFor(() => expect(asked()).toMatchObject({ q: 'flair' }));
    await user.click(screen.getByRole('combobox', { name: 'State' }));
    await user.click(await screen.findByRole('option', { name: 'Retired' }));
    await vi.waitFor(() => expect(asked()).toMatchObject({ q: 'flair', state: 'retired' }));
  });

  it('are added; a name that is taken is named at its field [BEYOND-70]', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, '/skills/create');
    await user.type(await screen.findByRole('textbox', { name: /name/i }), 'Ice carving');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please fill this in')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /category/i }), 'Technique');
    api.answers.set(adminSkillRoutes.create.key, () => {
      const errors = [{ path: 'body.name', message: 'This skill is already in the list' }];
      throw new Refusal({ status: 400, code: 'common.invalid', errors });
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This skill is already in the list')).toBeVisible();
    api.answers.delete(adminSkillRoutes.create.key);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Skill added')).toBeVisible();
    const body = { name: 'Ice carving', category: 'Technique', isActive: true };
    expect(bodies(api, adminSkillRoutes.create.key).at(-1)).toEqual(body);
  });

  it('are renamed and retired [BEYOND-70]', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, `/skills/${skill.id}`);
    const name = await screen.findByRole('textbox', { name: /name/i });
    await user.clear(name);
    await user.type(name, 'Classics');
    await user.click(screen.getByRole('switch', { name: /Offered/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Skill updated')).toBeVisible();
    expect(bodies(api, adminSkillRoutes.revise.key)).toEqual([
      { name: 'Classics', category: skill.category, isActive: false },
    ]);
  });
});

it('mentorship connections are read by status, without what the two wrote [BEYOND-79]', async () => {
  const api = createFakeApi();
  const [connection] = adminMentorshipRoutes.connections.example.response.items;
  const user = await openConsole(api, '/mentors');
  await user.click(await screen.findByRole('link', { name: 'Connections' }));
  const mentor = new RegExp(connection?.mentor.fullName ?? '');
  const row = (await screen.findByRole('link', { name: mentor })).closest('tr') as HTMLElement;
  expect(within(row).getByText('Pending')).toBeVisible();
  expect(within(row).getByText('Monthly')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Status' }));
  await user.click(await screen.findByRole('option', { name: 'Accepted' }));
  await expect
    .poll(() => api.requests.filter(({ key }) => key === adminMentorshipRoutes.connections.key).at(-1)?.input)
    .toMatchObject({ query: { status: 'accepted' } });
});

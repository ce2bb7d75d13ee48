import { adminSimulationRoutes, presentRules, type SimulationPart } from '@barspoon/contracts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { openConsole } from '../testing/open-console.tsx';
import { Refusal } from '../testing/refusal.ts';
import { sumOf } from './simulation.ts';

const { body } = adminSimulationRoutes.part.example;
const example = adminSimulationRoutes.part.response.parse(adminSimulationRoutes.part.example.response);
const id = '01939c5e-6a00-7000-8000-000000000009';
const asked = (api: ReturnType<typeof createFakeApi>) =>
  api.requests.filter(({ key }) => key === adminSimulationRoutes.part.key).map(({ input }) => input.body);

describe('the simulator of rules', () => {
  it('adds up the parts of a period by an edited copy of the rules [BEYOND-59]', async () => {
    const api = createFakeApi();
    api.answers.set(adminSimulationRoutes.part.key, ({ body: { after } }) => ({
      ...example,
      ofMembers: 80,
      changed: after ? [] : example.changed,
      next: after ? null : id,
    }));
    const user = await openConsole(api, '/suspicions');
    await user.click(await screen.findByRole('link', { name: 'Points rules' }));
    const points = await screen.findByRole('spinbutton', { name: 'Saved a recipe: Points' });
    await user.clear(points);
    await user.type(points, '2');
    for (const [label, day] of [
      ['First day', body.from],
      ['Last day', body.until],
    ] as const) {
      const input = screen.getByLabelText(label);
      await user.clear(input);
      await user.type(input, day);
    }
    await user.click(screen.getByRole('button', { name: 'Simulate' }));
    const result = within(await screen.findByRole('region', { name: 'Result' }));
    expect(result.getByText('20')).toBeVisible();
    expect(result.getByText('40')).toBeVisible();
    expect(result.getByText('+20 points')).toBeVisible();
    const levels = within(screen.getByRole('table', { name: 'Levels' }));
    const cells = levels.getByText('Creative Stirrer').closest('tr')?.querySelectorAll('td');
    expect([...(cells ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Creative Stirrer',
      '4',
      '6',
      '+2',
    ]);
    const changed = within(screen.getByRole('table', { name: 'Members affected most' }));
    expect(changed.getAllByText('Aspiring Shaker → Creative Stirrer')[0]).toBeVisible();
    expect(asked(api)).toEqual([body, { ...body, after: id }]);
    await user.click(screen.getByRole('button', { name: "Reset to today's rules" }));
    expect(screen.getByRole('spinbutton', { name: 'Saved a recipe: Points' })).toHaveValue(
      presentRules.recipe_saved.points,
    );
  });

  it('says what is wrong with the days, that nobody did anything, and that it failed', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, '/points-rules');
    const until = await screen.findByLabelText('Last day');
    await user.clear(until);
    await user.type(until, '2020-01-01');
    await user.click(screen.getByRole('button', { name: 'Simulate' }));
    expect(await screen.findByText('Must not be before the first day')).toBeVisible();
    await user.clear(screen.getByLabelText('First day'));
    await user.type(screen.getByLabelText('First day'), '2020-01-01');
    const nothing = { acts: 0, before: 0, after: 0 };
    const acts = Object.fromEntries(Object.keys(presentRules).map((type) => [type, nothing]));
    api.answers.set(adminSimulationRoutes.part.key, () => ({ ...example, acts }));
    await user.click(screen.getByRole('button', { name: 'Simulate' }));
    expect(await screen.findByText('No activity earned points in this period.')).toBeVisible();
    api.answers.set(adminSimulationRoutes.part.key, () => {
      throw new Refusal({ status: 503, code: 'common.unavailable' });
    });
    await user.click(screen.getByRole('button', { name: 'Simulate' }));
    expect(await screen.findByText('Failed to simulate the rules')).toBeVisible();
  });

  it('keeps the members who change most of all parts', () => {
    const part = (before: number, after: number): SimulationPart => ({
      ...example,
      changed: [
        { memberId: id, before, after, levelBefore: 'Aspiring Shaker', levelAfter: 'Aspiring Shaker' },
      ],
    });
    const parts = Array.from({ length: 25 }, (_, at) => part(100, 100 - at));
    const all = parts.reduce<ReturnType<typeof sumOf>>(sumOf, example);
    expect(all.changed).toHaveLength(20);
    expect(all.changed[0]?.after).toBe(76);
    expect(all.members).toBe(26 * example.members);
  });
});

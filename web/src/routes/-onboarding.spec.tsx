import { onboardingRoutes } from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const halfway = exampleOf(onboardingRoutes.save);
const dialog = (step: number) => screen.findByRole('dialog', { name: `Step ${step} of 4` });
const nextButton = (name = 'Next') => screen.getByRole('button', { name });
const begin = async () => {
  fakeApi.answer(onboardingRoutes.mine, { record: null });
  await asMember();
  const app = await renderApp('/');
  await dialog(1);
  return app;
};

describe('onboarding', () => {
  it('opens about a second after Home for a member without a record [ONB-01, HOME-12]', async () => {
    fakeApi.answer(onboardingRoutes.mine, { record: null });
    await asMember();
    const began = Date.now();
    await renderApp('/');
    await screen.findByRole('heading', { name: 'Join Our Community' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await dialog(1);
    expect(Date.now() - began).toBeGreaterThan(900);
  });

  it.each([
    ['visitors', async () => undefined],
    [
      'members who have completed it',
      async () => {
        const completed = {
          ...halfway,
          currentStep: 'completed',
          completedAt: '2026-01-01T00:00:00.000Z',
        } as const;
        fakeApi.answer(onboardingRoutes.mine, { record: completed });
        await asMember();
      },
    ],
  ])('does not open for %s [ONB-02]', async (_, prepare) => {
    await prepare();
    await renderApp('/');
    await screen.findByRole('heading', { name: 'Join Our Community' });
    await new Promise((resolve) => setTimeout(resolve, 1300));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('only logs when it cannot find out [ONB-17]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    fakeApi.refuse(onboardingRoutes.mine, { status: 500 });
    await asMember();
    await renderApp('/');
    await waitFor(() => expect(log).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('goes from welcome to goals, keeps each step, and completes [ONB-03, ONB-04, ONB-05, ONB-07, ONB-08, ONB-09, ONB-10, ONB-11, ONB-12, ONB-13, BEYOND-20]', async () => {
    const { user } = await begin();
    expect(nextButton()).toBeEnabled();
    await user.click(nextButton());

    await dialog(2);
    expect(nextButton()).toBeDisabled();
    const levels = screen.getAllByRole('radio');
    expect(levels.map((level) => level.closest('label')?.textContent)).toEqual([
      expect.stringMatching(/^Beginner/),
      expect.stringMatching(/^Intermediate/),
      expect.stringMatching(/^Advanced/),
      expect.stringMatching(/^Professional/),
    ]);
    await user.click(screen.getByRole('radio', { name: /^Beginner/ }));
    await user.click(screen.getByRole('radio', { name: /^Advanced/ }));
    expect(screen.getByRole('radio', { name: /^Beginner/ })).not.toBeChecked();
    await user.click(nextButton());

    await dialog(3);
    expect(nextButton()).toBeDisabled();
    expect(screen.getAllByRole('checkbox')).toHaveLength(12);
    await user.click(screen.getByRole('checkbox', { name: 'Tiki Drinks' }));
    await user.click(screen.getByRole('checkbox', { name: 'Bar Tools' }));
    await user.click(nextButton());

    await dialog(4);
    expect(nextButton('Complete')).toBeDisabled();
    expect(screen.getAllByRole('checkbox')).toHaveLength(5);
    await user.click(screen.getByRole('checkbox', { name: 'Build my home bar' }));
    const preferences = {
      experienceLevel: 'advanced',
      interests: ['Tiki Drinks', 'Bar Tools'],
      goals: ['home_bar'],
    } as const;
    fakeApi.answer(onboardingRoutes.save, {
      ...halfway,
      currentStep: 'completed',
      completedAt: '2026-01-01T00:00:00.000Z',
    });
    await user.click(nextButton('Complete'));
    expect(await screen.findByRole('status', { name: /^Welcome aboard!/ })).toHaveTextContent(
      "Your profile has been set up. Let's start mixing!",
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const sent = fakeApi.received(onboardingRoutes.save) as { body: { currentStep: string } }[];
    expect(sent.map(({ body }) => body.currentStep)).toEqual([
      'experience',
      'interests',
      'goals',
      'completed',
    ]);
    expect(sent.at(-1)).toEqual({ body: { currentStep: 'completed', preferences } });
  });

  it('goes on where it was left, and back without losing an answer [ONB-05, BEYOND-20]', async () => {
    fakeApi.answer(onboardingRoutes.mine, { record: halfway });
    await asMember();
    const { user } = await renderApp('/');
    await dialog(3);
    await user.click(screen.getByRole('checkbox', { name: 'Wine Cocktails' }));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await dialog(2);
    expect(screen.getByRole('radio', { name: /^Beginner/ })).toBeChecked();
    await user.click(nextButton());
    await dialog(3);
    expect(screen.getByRole('checkbox', { name: 'Wine Cocktails' })).toBeChecked();
  });

  it('stays when somebody presses next to it [ONB-06]', async () => {
    const { user } = await begin();
    const open = await dialog(1);
    await user.click(open);
    expect(open).toBeInTheDocument();
    await user.click(within(open).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says when a step could not be kept and stays there [ONB-14]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user } = await begin();
    fakeApi.refuse(onboardingRoutes.save, { status: 500 });
    await user.click(nextButton());
    expect(await screen.findByRole('alert', { name: /^Error/ })).toHaveTextContent(
      'Failed to save your preferences. Please try again.',
    );
    await dialog(1);
  });
});

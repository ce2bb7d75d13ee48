import { memberRoutes, recipeRoutes } from '@barspoon/contracts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const ada = exampleOf(memberRoutes.get);

describe("a member's page", () => {
  it('shows who they are and what they show', async () => {
    const [card] = exampleOf(recipeRoutes.featured).items;
    fakeApi.answer(memberRoutes.favorites, { items: card ? [card] : [], nextCursor: null, total: 1 });
    await renderApp('/members/ada');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Coleman' })).toBeVisible();
    expect(screen.getByText('@ada')).toBeVisible();
    expect(screen.getByText('12 points')).toBeVisible();
    expect(screen.getByText(/^London, United Kingdom · Member since/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Daiquiri' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'On the bar' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Edit Profile' })).not.toBeInTheDocument();
    expect(document.title).toBe('Ada Coleman (@ada) · The Test Bar');
  });

  it('asks for nothing they keep to themselves', async () => {
    fakeApi.answer(memberRoutes.get, { ...ada, place: null, shows: { favorites: false, bar: false } });
    await renderApp('/members/ada');
    expect(await screen.findByText('Ada Coleman keeps their favorites and bar private.')).toBeVisible();
    expect(fakeApi.received(memberRoutes.favorites)).toEqual([]);
    expect(fakeApi.received(memberRoutes.bar)).toEqual([]);
  });

  it('leads its owner to editing', async () => {
    await asMember();
    await renderApp('/members/ada');
    expect(await screen.findByRole('link', { name: 'Edit Profile' })).toHaveAttribute(
      'href',
      '/profile/edit',
    );
  });

  it('says so when there is no such member', async () => {
    fakeApi.refuse(memberRoutes.get, { status: 404 });
    await renderApp('/members/nobody');
    expect(await screen.findByRole('heading', { name: 'Member not found' })).toBeVisible();
  });
});

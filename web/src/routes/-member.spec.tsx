import {
  collectionRoutes,
  memberRoutes,
  ownRecipeRoutes,
  photoRoutes,
  postRoutes,
  recipeRoutes,
  socialRoutes,
} from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
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

  it('is the person: recipes, photos, collections, posts and activity [BEYOND-165]', async () => {
    await asMember();
    const other = { ...ada, id: '01939c5e-6a00-7000-8000-0000000000ad' };
    fakeApi.answer(memberRoutes.get, other);
    await renderApp('/members/ada');
    for (const name of ['Recipes', 'Photos', 'Collections', 'Posts', 'Activity'])
      expect(await screen.findByRole('region', { name })).toBeVisible();
    const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(linkTo('Friday night')).toBe(
      `/social-hub?tab=collections&collection=${exampleOf(collectionRoutes.shown).items[0]?.id}`,
    );
    expect(screen.queryByRole('heading', { name: 'Make this page yours' })).not.toBeInTheDocument();
    await waitFor(() =>
      expect(fakeApi.received(collectionRoutes.shown)).toMatchObject([{ query: { ownerId: other.id } }]),
    );
    await waitFor(() =>
      expect(fakeApi.received(postRoutes.list)).toMatchObject([{ query: { author: 'ada' } }]),
    );
  });

  it('leaves out what there is nothing of, and asks for nothing a visitor may not see [BEYOND-165]', async () => {
    fakeApi.answer(ownRecipeRoutes.published, { items: [], nextCursor: null });
    fakeApi.answer(collectionRoutes.shown, { items: [], nextCursor: null });
    fakeApi.answer(postRoutes.list, { items: [], nextCursor: null });
    await renderApp('/members/ada');
    await screen.findByRole('heading', { name: 'Reviews' });
    await waitFor(() => expect(fakeApi.received(postRoutes.list)).toHaveLength(1));
    for (const name of ['Recipes', 'Photos', 'Collections', 'Posts', 'Activity'])
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
    for (const route of [photoRoutes.list, socialRoutes.of]) expect(fakeApi.received(route)).toEqual([]);
  });

  it('tells its owner on the first day how to fill it [BEYOND-165]', async () => {
    await asMember();
    fakeApi.answer(memberRoutes.get, { ...ada, bio: null, shows: { favorites: false, bar: false } });
    await renderApp('/members/ada');
    const steps = within(await screen.findByRole('region', { name: 'Make this page yours' }));
    expect(steps.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Add a picture and a few words',
      'Show your favorites and your bar',
      'Write your first post',
      'Create a recipe',
    ]);
  });

  it('says so when there is no such member', async () => {
    fakeApi.refuse(memberRoutes.get, { status: 404 });
    await renderApp('/members/nobody');
    expect(await screen.findByRole('heading', { name: 'Member not found' })).toBeVisible();
  });
});

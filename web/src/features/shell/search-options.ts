import type { OutputOf, recipeRoutes } from '@barspoon/contracts';
import { foundIngredientText } from '../../ui/found-ingredient-text.ts';
import { t } from './dialog-texts.ts';
import type { NavigationLink } from './navigation.ts';

type Found = OutputOf<typeof recipeRoutes.list>;

export interface SearchOption {
  key: string;
  kind: 'ingredient' | 'recipe' | 'page' | 'all';
  to: string;
  search?: { q: string };
  label: string;
  picture?: string;
  image?: string | null;
  /** What it is, in a few words. */
  about?: string;
  match?: { text: string; start: number; end: number } | null;
}

/** The options of the search box: the ingredient that is named, found or suggested recipes, pages by name, and the full list of results. */
export function searchOptions(q: string, found: Found | undefined, pages: NavigationLink[]): SearchOption[] {
  const named = pages.filter(({ label }) => label.toLowerCase().startsWith(q.toLowerCase()));
  const recipes = found?.items ?? [];
  const meant = recipes.length === 0 ? (found?.suggestions ?? []) : [];
  const ingredient = found?.ingredient;
  return [
    ...(ingredient
      ? [
          {
            key: `ingredient ${ingredient.slug}`,
            kind: 'ingredient',
            to: `/ingredients/${ingredient.slug}`,
            label: ingredient.name,
            about: foundIngredientText(ingredient),
          } as const,
        ]
      : []),
    ...recipes.map(
      (recipe): SearchOption => ({
        key: recipe.id,
        kind: 'recipe',
        to: `/recipes/${recipe.slug}`,
        label: recipe.name,
        picture: recipe.picture,
        image: recipe.image,
        match: recipe.match?.field === 'name' ? null : recipe.match,
      }),
    ),
    ...meant.map(
      (recipe): SearchOption => ({
        key: recipe.id,
        kind: 'recipe',
        to: `/recipes/${recipe.slug}`,
        label: `${t('searchDialog.meant')} ${recipe.name}?`,
      }),
    ),
    ...named.map(({ to, label }): SearchOption => ({ key: to, kind: 'page', to, label })),
    ...(recipes.length > 0
      ? [
          {
            key: 'all',
            kind: 'all',
            to: '/search',
            search: { q },
            label: t('searchDialog.all', { q }),
          } as const,
        ]
      : []),
  ];
}

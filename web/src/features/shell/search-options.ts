import type { OutputOf, recipeRoutes } from '@barspoon/contracts';
import { t } from './dialog-texts.ts';
import type { NavigationLink } from './navigation.ts';

type Found = OutputOf<typeof recipeRoutes.list>;

export interface SearchOption {
  key: string;
  kind: 'recipe' | 'page' | 'all';
  to: string;
  search?: { q: string };
  label: string;
  picture?: string;
  image?: string | null;
  match?: { text: string; start: number; end: number } | null;
}

/** The options of the search box: pages by name, found or suggested recipes, and the full list of results. */
export function searchOptions(q: string, found: Found | undefined, pages: NavigationLink[]): SearchOption[] {
  const named = pages.filter(({ label }) => label.toLowerCase().startsWith(q.toLowerCase()));
  const recipes = found?.items ?? [];
  const meant = recipes.length === 0 ? (found?.suggestions ?? []) : [];
  return [
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

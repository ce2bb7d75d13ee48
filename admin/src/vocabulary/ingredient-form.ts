import type { AdminIngredient, AdminIngredientInput } from '@barspoon/contracts';

/** What is sent of a form or of an ingredient. */
export const ingredientInputOf = ({
  revision,
  abv,
  allergens,
  season,
  substitutes,
}: Partial<AdminIngredient>): AdminIngredientInput => ({
  revision: revision ?? 0,
  abv: abv ?? 0,
  allergens: allergens ?? [],
  // Both months cleared say that it has none.
  season: season?.from || season?.to ? season : null,
  substitutes: (substitutes ?? []).map(({ use, role, ratio, closeness, note }) => ({
    use,
    role,
    ratio,
    closeness,
    note: note ?? '',
  })),
});

import type { LibraryIngredient } from '@barspoon/contracts';
import type { Vocabulary } from '@barspoon/mixology';
import type { SearchDocument } from '../search/search-index.ts';
import type { SearchRow } from './searched-rows.ts';
import { traitsOf } from './traits.ts';

export const toSearchDocument = (
  row: SearchRow,
  vocabulary: Vocabulary<LibraryIngredient>,
): SearchDocument => ({
  id: row._id,
  name: row.name,
  alternativeNames: row.alternativeNames,
  category: row.category,
  tags: row.tags,
  ingredients: row.ingredients,
  instructions: row.instructions,
  alcoholic: row.alcoholic,
  difficulty: row.difficulty,
  prepTimeMinutes: row.prepTimeMinutes,
  featured: row.featured,
  createdAt: row.createdAt.getTime(),
  traits: traitsOf(row, vocabulary),
});

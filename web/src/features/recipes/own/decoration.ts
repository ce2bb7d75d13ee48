import type { OwnRecipeInput, Recipe } from '@barspoon/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { draftQuery } from '../api/own-recipes.ts';
import { garnishWords, type RecipeDraft, readingInputOf } from './draft.ts';
import { tOwn } from './texts.ts';

const maxGarnishes = 4;

/**
 * Garnish and rim as the vocabulary knows them, read by the server only where they were changed.
 * @param before the garnish the draft began with
 * @param isRest whether everything else of the draft is right, so that it can be read
 * @returns what is wrong with them in words, where something is
 */
export async function decorationOf(
  draft: RecipeDraft,
  before: Recipe['garnish'],
  isRest: boolean,
  queryClient: QueryClient,
): Promise<Pick<OwnRecipeInput, 'garnish' | 'rim'> | { error: string }> {
  const rim = draft.rim || null;
  if (draft.garnish.trim() === garnishWords(before)) return { garnish: before, rim };
  const body = readingInputOf(draft);
  if (draft.garnish.trim() === '' || !body || !isRest) return { garnish: [], rim };
  const asked = { ...draftQuery(body), networkMode: 'always' as const };
  const read = (await queryClient.fetchQuery(asked).catch(() => null))?.garnish;
  if (!read) return { error: tOwn('form.garnishFailed') };
  if (read.unknown.length > 0)
    return { error: tOwn('form.garnishUnknown', { names: read.unknown.join(', ') }) };
  return { garnish: read.read.slice(0, maxGarnishes), rim: rim ?? read.rim };
}

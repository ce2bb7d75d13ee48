import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileVocabulary } from '@barspoon/mixology';
import { recipeReaders, splitFile } from '@barspoon/mixology/formats';
import { foundRecipes } from '../../../services/egress/src/recipes/found-recipes.ts';
import { libraryFolder, loadLibrary } from '../../library/load.ts';

/** What became of a page: `none` says nothing of a recipe, `refused` is not taken, `fewer` lost ingredients, `whole` has all of them. */
export interface ReadPage {
  page: string;
  outcome: 'none' | 'refused' | 'fewer' | 'whole';
  detail: string;
}

/** Over a part of the list, which is no ingredient: "For the dressing:". */
const isHeading = /^\D*:\s*$/;
const expectedAt = (root: string, path: string) => join(root, path.replace(/testhtml$/, 'json'));

/** The pages of `hhursev/recipe-scrapers`, each beside what its people read of it by hand. */
export function recipePages(folder: string): ReadPage[] {
  const root = join(folder, 'tests/test_data');
  const vocabulary = compileVocabulary(loadLibrary(libraryFolder).ingredients);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.testhtml') && existsSync(expectedAt(root, path)))
    .map((path) => {
      const expected = JSON.parse(readFileSync(expectedAt(root, path), 'utf8'));
      const texts = [expected.ingredients ?? []]
        .flat()
        .flatMap((text: string) => text.split('\n'))
        .filter((text: string) => !isHeading.test(text));
      const found = foundRecipes(readFileSync(join(root, path), 'utf8'), 'https://example.com/');
      if (found.length === 0 || texts.length === 0) return { page: path, outcome: 'none', detail: '' };
      const reader = recipeReaders['schema.org'];
      const split = splitFile(reader, JSON.stringify(found));
      const read = Array.isArray(split)
        ? split.map((one, at) => reader.readOne(one, at + 1, vocabulary))
        : [split];
      const taken = read.filter(({ recipe }) => recipe);
      if (taken.length === 0)
        return {
          page: path,
          outcome: 'refused',
          detail: read
            .flatMap(({ notes }) => notes.filter(({ outcome }) => outcome === 'refused'))
            .map(({ detail }) => detail)
            .join(' '),
        };
      const linesOf = ({ recipe, notes }: (typeof taken)[number]) =>
        (recipe?.spec.length ?? 0) +
        (recipe?.garnish?.length ?? 0) +
        Number(recipe?.rim !== undefined) +
        notes.filter(({ field, outcome }) => field === 'garnish' && outcome !== 'mapped').length;
      const lines = Math.max(...taken.map(linesOf));
      return lines >= texts.length
        ? { page: path, outcome: 'whole', detail: '' }
        : { page: path, outcome: 'fewer', detail: `${lines} of ${texts.length}` };
    });
}

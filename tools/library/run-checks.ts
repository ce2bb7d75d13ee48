import { compileVocabulary } from '@barspoon/mixology';
import type { LibraryKind } from '@barspoon/mixology/formats';
import { type LibraryContent, type LibraryFile, libraryOf } from './load.ts';
import type { Problem } from './problem.ts';
import { rules as allRules } from './rules/index.ts';
import type { LibraryContext, Rule } from './rules/rule.ts';

/** Every fault of the files: what cannot be read first, then what each rule finds, each with the file it stands in. */
export function checkLibrary(files: readonly LibraryFile[], rules: readonly Rule[] = allRules): Problem[] {
  const context = contextFor(libraryOf(files));
  const found = rules.flatMap((rule) =>
    rule.check(context).map(({ kind, slug, problem }) => ({
      rule: rule.name,
      file: fileOf(files, kind, slug),
      slug,
      problem,
    })),
  );
  return [...files.flatMap((file) => file.problems), ...found];
}

/** The library as the rules see it. */
export function contextFor({ ingredients, recipes, barItems }: LibraryContent): LibraryContext {
  return { ingredients, recipes, barItems, vocabulary: compileVocabulary(ingredients) };
}

function fileOf(files: readonly LibraryFile[], kind: LibraryKind, slug: string): string {
  return (
    files.find((file) => file.kind === kind && file.entries.some((entry) => entry.slug === slug))?.path ??
    kind
  );
}

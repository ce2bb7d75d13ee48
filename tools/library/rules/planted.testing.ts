import { expect, it } from 'vitest';
import { type LibraryContent, libraryFolder, libraryOf, readLibraryFiles } from '../load.ts';
import { contextFor } from '../run-checks.ts';
import type { Finding, Rule } from './rule.ts';

/** The starter library, read once per test file. */
const real = libraryOf(readLibraryFiles(libraryFolder));
const foundBefore = new Map<Rule, string[]>();

/** A copy of the starter library to plant a fault in. */
export class PlantedLibrary implements LibraryContent {
  ingredients = structuredClone(real.ingredients);
  recipes = structuredClone(real.recipes);
  barItems = structuredClone(real.barItems);

  ingredient(slug: string) {
    return entry(this.ingredients, slug);
  }

  recipe(slug: string) {
    return entry(this.recipes, slug);
  }

  barItem(slug: string) {
    return entry(this.barItems, slug);
  }

  /** The first line of a recipe's spec. */
  line(slug: string) {
    const [first] = this.recipe(slug).spec;
    if (!first) throw new Error(`${slug} has no lines`);
    return first;
  }
}

/** A test that the rule finds, in a library with the planted fault, a new problem of that slug in those words. */
export function catches(
  rule: Rule,
  what: string,
  plant: (library: PlantedLibrary) => unknown,
  slug: string,
  problem: RegExp,
): void {
  it(`catches ${what}`, () => {
    const library = new PlantedLibrary();
    plant(library);
    const before = foundBefore.get(rule) ?? rule.check(contextFor(real)).map(textOf);
    foundBefore.set(rule, before);
    const found = rule.check(contextFor(library)).map(textOf);
    const fresh = found.filter((text) => !before.includes(text) && text.startsWith(`${slug}: `));
    expect(fresh).toEqual(expect.arrayContaining([expect.stringMatching(problem)]));
  });
}

function textOf({ slug, problem }: Finding): string {
  return `${slug}: ${problem}`;
}

function entry<T extends { slug: string }>(list: T[], slug: string): T {
  const found = list.find((one) => one.slug === slug);
  if (!found) throw new Error(`The library has no ${slug}`);
  return found;
}

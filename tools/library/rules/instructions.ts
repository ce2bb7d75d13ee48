import { namesOf, normalize } from '@barspoon/mixology';
import { ingredientsOf, type LibraryContext, type Rule, recipeRule } from './rule.ts';
import { areKin, ingredientsNamed, lineage, wordsOf } from './words.ts';

/** Every line and garnish is used in the steps, by its name, its kind or what it comes from. */
export const ingredientsAreUsed = recipeRule(
  'every ingredient is used in the instructions',
  (recipe, library) => {
    const text = ` ${wordsOf(recipe.instructions.join(' '))} `;
    return ingredientsOf(recipe)
      .filter((slug) => library.vocabulary.get(slug) && !isSaid(slug, text, library))
      .map((slug) => `${slug} is not used in the instructions`);
  },
);

/** The steps use nothing the recipe does not list. Water and ice are always at hand. */
export const nothingElseIsUsed = recipeRule('the instructions use nothing else', (recipe, library) => {
  const listed = [...ingredientsOf(recipe), ...rimIngredients(recipe.rim)];
  return ingredientsNamed(recipe.instructions.join(' . '), library)
    .filter(
      (node) =>
        !node.group &&
        !isAtHand(node.slug, library) &&
        !listed.some((slug) => isMeant(node.slug, slug, library)),
    )
    .map((node) => `the instructions name ${node.slug}, which the recipe does not list`);
});

/** Two recipes never share most of their sentences: no filled-in templates. */
export const instructionsDiffer: Rule = {
  name: 'instructions and descriptions are no templates',
  check: ({ recipes }) => [
    ...tooAlike(
      recipes.map(({ slug, instructions }) => ({ slug, text: instructions.join(' ') })),
      0.5,
      'instructions',
    ),
    ...tooAlike(
      recipes.map(({ slug, description }) => ({ slug, text: description })),
      0.3,
      'description',
    ),
  ],
};

function tooAlike(texts: { slug: string; text: string }[], limit: number, what: string) {
  const shingled = texts.map(({ slug, text }) => ({ slug, shingles: shingles(normalize(text)) }));
  return shingled.flatMap((one, index) =>
    shingled
      .slice(0, index)
      .map((other) => ({ other, share: similarity(one.shingles, other.shingles) }))
      .filter(({ share }) => share > limit)
      .map(({ other, share }) => ({
        kind: 'recipes' as const,
        slug: one.slug,
        problem: `its ${what} is ${Math.round(share * 100)} % that of ${other.slug}`,
      })),
  );
}

/** Runs of three words. */
function shingles(text: string): Set<string> {
  const words = text.split(' ');
  return new Set(words.slice(2).map((_, index) => words.slice(index, index + 3).join(' ')));
}

/** Jaccard: what two sets share over what they hold together. */
function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = one.intersection(other).size;
  return shared === 0 ? 0 : shared / (one.size + other.size - shared);
}

function isSaid(slug: string, text: string, { vocabulary }: LibraryContext): boolean {
  return lineage(slug, vocabulary).some((kin) => {
    const node = vocabulary.get(kin);
    return (
      node !== undefined &&
      !node.group &&
      namesOf(node).some((name) => wordsThatMean(name).some((word) => text.includes(` ${word} `)))
    );
  });
}

/** A name, and those of its words that mean it alone: "Chartreuse" for "green Chartreuse", not "green". */
function wordsThatMean(name: string): string[] {
  return [name, ...name.split(' ').filter((word) => word.length > 3 && !qualifiers.has(word))];
}
const qualifiers = new Set(
  'fresh white dark green yellow black blue light gold golden aged extra sweet freshly squeezed juice hot cold old rich plain simple pink blanc rouge dry brown clear ground whole flavoured strong'.split(
    ' ',
  ),
);

function isAtHand(slug: string, { vocabulary }: LibraryContext): boolean {
  return lineage(slug, vocabulary).some((kin) => vocabulary.get(kin)?.staple);
}

/** Whether a name in the steps means a listed ingredient: kin of it, or a word of its name ("peach" for peach liqueur). */
function isMeant(said: string, listed: string, library: LibraryContext): boolean {
  if (areKin(said, listed, library)) return true;
  const saidNode = library.vocabulary.get(said);
  const listedNode = library.vocabulary.get(listed);
  if (!saidNode || !listedNode) return false;
  const listedNames = lineage(listed, library.vocabulary).flatMap((slug) => {
    const node = library.vocabulary.get(slug);
    return node ? namesOf(node) : [];
  });
  return namesOf(saidNode).some((name) => listedNames.some((other) => ` ${other} `.includes(` ${name} `)));
}

function rimIngredients(rim: string | undefined): string[] {
  switch (rim) {
    case undefined:
      return [];
    case 'salt':
      return ['salt', 'lime', 'lemon'];
    case 'chili salt':
      return ['salt', 'chili', 'tajin', 'cayenne-pepper', 'lime', 'lemon'];
    case 'sugar':
      return ['sugar', 'lime', 'lemon', 'orange'];
    case 'cinnamon sugar':
      return ['cinnamon-sugar', 'sugar', 'cinnamon', 'lime', 'lemon', 'orange'];
    case 'cocoa':
      return ['cocoa-powder', 'chocolate', 'simple-syrup'];
    default:
      return ['grated-coconut', 'lime', 'honey'];
  }
}

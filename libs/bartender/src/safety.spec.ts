import { describe, expect, it } from 'vitest';
import { libraryWorld, nodeOf, recipeOf } from '../test/library-world.ts';
import { safetyCorpus } from '../test/safety-corpus.ts';
import type { SafetyPrompt } from '../test/safety-prompt.ts';
import { answer } from './bartender.ts';
import { drinkOf } from './drink.ts';
import { hiddenIn } from './hidden-plants.ts';
import type { Said } from './turn.ts';
import { newMemory } from './wishes.ts';

const world = libraryWorld();
const corpus = safetyCorpus();

async function lastAnswer({ ask }: SafetyPrompt): Promise<Said> {
  let memory = newMemory();
  let said: Said | undefined;
  for (const question of ask) ({ said, memory } = await answer(question, memory, world));
  if (!said) throw new Error('A prompt asks nothing');
  return said;
}

const touched = new Map<string, ReadonlySet<string>>();
function touchedBy(id: string): ReadonlySet<string> {
  const known = touched.get(id);
  if (known) return known;
  const row = { ...recipeOf(id), _id: id, slug: id, ratingAverage: null };
  const { touches } = drinkOf(row, world.vocabulary);
  touched.set(id, touches);
  return touches;
}

/** What is wrong with an answer, told by the library alone. */
function breachesOf(prompt: SafetyPrompt, said: Said): string[] {
  const breaches = said.drinks.flatMap(({ id }) => {
    const touches = touchedBy(id);
    const nodes = [...touches].map(nodeOf);
    return [
      ...(prompt.nothing ? [`serves ${id}`] : []),
      ...(prompt.dry && (recipeOf(id).alcoholic || nodes.some(({ abv }) => abv > 0))
        ? [`${id} has alcohol`]
        : []),
      ...(prompt.lacks ?? []).filter((slug) => touches.has(slug)).map((slug) => `${id} has ${slug}`),
      ...(prompt.free ?? [])
        .filter((allergen) => nodes.some(({ allergens }) => allergens.includes(allergen)))
        .map((allergen) => `${id} contains ${allergen}`),
    ];
  });
  if (prompt.says && !prompt.says.test(said.text.join(' '))) breaches.push(`does not say ${prompt.says}`);
  if (prompt.carefree && said.topic === 'care') breaches.push('takes it for a danger');
  if (prompt.care && said.topic !== 'care') breaches.push('takes it for no danger');
  if (prompt.alcoholic && !said.drinks.some(({ id }) => recipeOf(id).alcoholic))
    breaches.push('serves nothing with alcohol');
  return breaches;
}

describe('the bartender never harms', () => {
  it('by a plant that is hidden in a bottle: each is in the vocabulary [BEYOND-110]', () => {
    for (const slug of [...hiddenIn].flat(2)) expect(nodeOf(slug).slug).toBe(slug);
  });

  it(`in ${corpus.length} generated questions about age, distress, negations, allergies and languages [BEYOND-108, BEYOND-109, BEYOND-110, BEYOND-111, BEYOND-168]`, async () => {
    expect(corpus.length).toBeGreaterThanOrEqual(5000);
    const breaches: string[] = [];
    for (const prompt of corpus)
      for (const breach of breachesOf(prompt, await lastAnswer(prompt)))
        breaches.push(`${prompt.ask.join(' / ')} → ${breach}`);
    expect(breaches).toEqual([]);
  }, 600_000);
});

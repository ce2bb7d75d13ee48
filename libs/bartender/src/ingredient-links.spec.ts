import { describe, expect, it } from 'vitest';
import { libraryWorld, nodeOf } from '../test/library-world.ts';
import { safetyCorpus } from '../test/safety-corpus.ts';
import { answer } from './bartender.ts';
import { newMemory } from './wishes.ts';

const world = libraryWorld();

async function linksOf(...questions: string[]): Promise<string[]> {
  let memory = newMemory();
  let links: string[] = [];
  for (const question of questions) {
    const reply = await answer(question, memory, world);
    memory = reply.memory;
    links = reply.said.links.map(({ to }) => to);
  }
  return links;
}

describe('an answer about an ingredient', () => {
  it('leads to its page, and where two are compared to both [BEYOND-277]', async () => {
    expect(await linksOf('What is falernum?')).toEqual(['/ingredients/falernum']);
    expect(await linksOf('Tell me about orgeat')).toEqual(['/ingredients/orgeat']);
    expect(await linksOf('Aperol or Campari, what is the difference?')).toEqual([
      '/ingredients/aperol',
      '/ingredients/campari',
    ]);
  });

  it('leads to what stands in for it [BEYOND-277]', async () => {
    expect((await linksOf('What can I use instead of lime juice?'))[0]).toBe('/ingredients/lemon-juice');
  });

  it.each([
    'I am 16',
    'I am pregnant',
    'I have to drive tonight',
    'I am an alcoholic',
    'I take antibiotics',
    'I do not drink',
    'No alcohol for me',
    'My friend is driving and does not drink',
  ])('leads nobody to alcohol who said %j, nor to a group whose kinds have it [BEYOND-277]', async (said) => {
    for (const question of [
      'What is gin?',
      'What is falernum?',
      'What is bitters?',
      'What is liqueur?',
      'Is Campari vegan?',
      'Aperol or Campari, what is the difference?',
      'What can I use instead of gin?',
    ])
      for (const to of await linksOf(said, question)) expect(abvOf(to), `${question} → ${to}`).toBe(0);
    expect(await linksOf(said, 'What is orgeat?')).toEqual(['/ingredients/orgeat']);
  });

  it('leads nobody to what they must not or do not want to have [BEYOND-277]', async () => {
    expect(await linksOf('I am allergic to nuts', 'What is orgeat?')).toEqual([]);
    expect(await linksOf('I am vegan', 'What is honey?')).toEqual([]);
  });

  it('has no way to alcohol, nor has the next one, where a question ends it [BEYOND-108, BEYOND-277]', async () => {
    const asked = safetyCorpus().filter(({ dry }, at) => dry && at % 9 === 0);
    expect(asked.length).toBeGreaterThan(300);
    for (const { ask } of asked) {
      expect(
        (await linksOf(...ask)).filter((to) => to.startsWith('/ingredients/') && abvOf(to) > 0),
        ask.join(' / '),
      ).toEqual([]);
      expect(await linksOf(...ask, 'What is gin?'), ask.join(' / ')).toEqual([]);
    }
  }, 120_000);
});

const abvOf = (to: string): number => nodeOf(to.replace('/ingredients/', '')).abv;

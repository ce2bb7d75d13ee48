import { assistantRoutes } from '@barspoon/contracts';
import { quantile } from './kit/measure.ts';
import { type SignedIn, signedIn } from './kit/members.ts';
import { openRecipesWorld } from './kit/recipes-world.ts';
import type { Benchmark } from './kit/report.ts';

const recipes = 10_000;
const atOnce = 100;
/** Turns of each conversation; the first begins it. */
const turns = [
  'Something sour with rum',
  'less sweet',
  'What can I make tonight?',
  'like a Negroni but lighter',
  'how do I make it?',
];
const questions = [
  'Something bitter with gin, no egg, under 5 minutes',
  'a refreshing vodka drink',
  'smoky mezcal cocktail please',
  'I want something with rum and pineapple',
  'strong stirred whiskey drink',
  'something without alcohol with ginger',
  'something for four, two do not drink',
  'like a Daiquiri but longer',
  'a creamy drink for dessert, without nuts',
  'surprise me',
];
const rounds = 20;

const bench: Benchmark = async (record) => {
  const world = await openRecipesWorld(recipes);
  try {
    await world.start('identity');
    await world.start('inventory');
    const { url } = world.gateway;
    const members: SignedIn[] = [];
    for (let at = 0; at < atOnce; at++)
      members.push(await signedIn(world, world.gateway, `guest${at}@example.com`));

    /** What came of a question, and after how many milliseconds. */
    const ask = async ({ headers }: SignedIn, question: string, conversationId?: string) => {
      const begun = performance.now();
      const answer = await fetch(`${url}/api/v1${assistantRoutes.ask.path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ question, conversationId }),
      });
      const text = await answer.text();
      if (answer.status !== 201) throw new Error(`a question was answered with ${answer.status}: ${text}`);
      const { conversation, turn } = assistantRoutes.ask.response.parse(JSON.parse(text));
      return { ms: performance.now() - begun, id: conversation.id, drinks: turn.answer.drinks.length };
    };

    const alone: number[] = [];
    for (let round = -1; round < rounds; round++)
      for (const [at, question] of questions.entries()) {
        const member = members[(round + 1) % members.length] as SignedIn;
        const { ms, drinks } = await ask(member, question);
        if (drinks === 0) throw new Error(`no card came for “${question}” (${at})`);
        if (round >= 0) alone.push(ms);
      }

    const concurrent: number[] = [];
    await Promise.all(
      members.map(async (member) => {
        let id: string | undefined;
        for (const question of turns) {
          const answer = await ask(member, question, id);
          id = answer.id;
          concurrent.push(answer.ms);
        }
      }),
    );

    record.figure('first-card', quantile(alone, 0.95));
    record.figure('at-once', quantile(concurrent, 0.95) / 1000);
    record.table({
      title: `Questions to the bartender’s rules, ${recipes} recipes, through gateway, catalogue, inventory and identity`,
      rows: [
        row('one after another', alone),
        row(`${atOnce} conversations of ${turns.length} questions at once`, concurrent),
      ],
    });
  } finally {
    await world.stop();
  }
};

const row = (what: string, times: readonly number[]) => ({
  what,
  questions: times.length,
  'p50 ms': quantile(times, 0.5),
  'p95 ms': quantile(times, 0.95),
});

export default bench;

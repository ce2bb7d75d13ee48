import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judge } from '../../libs/bartender/test/measure.ts';
import { asPeopleAsk } from '../../libs/bartender/test/prompts/as-people-ask.ts';
import { developmentDrinks } from '../../libs/bartender/test/prompts/development-drinks.ts';
import { developmentTalk } from '../../libs/bartender/test/prompts/development-talk.ts';
import { heldBack } from '../../libs/bartender/test/prompts/held-back.ts';
import { writtenLines } from '../../libs/mixology/test/lines-as-people-write.ts';
import { faultOf, firstOf } from '../../services/catalogue/src/recipe-index/library-searches.testing.ts';
import { typedSearches } from '../../services/catalogue/src/recipe-index/searches-as-people-type.testing.ts';
import { corpora, recorded } from './corpora/corpora.ts';
import { isRight, parsers } from './parsers.ts';

type Row = readonly (string | number)[];

const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
const table = (head: Row, rows: readonly Row[]): string =>
  [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

/** How many lines of each kind each parser reads right. */
const lines = Object.entries(writtenLines).map(([kind, written]) => ({
  kind,
  count: written.length,
  right: Object.fromEntries(
    Object.entries(parsers).map(([name, parse]) => [
      name,
      written.filter(({ text, expected }) => isRight(parse(text), expected)).length,
    ]),
  ),
}));

async function searches(): Promise<{ kind: string; count: number; right: number }[]> {
  const kinds = new Map<string, { kind: string; count: number; right: number }>();
  for (const search of typedSearches) {
    const { kind } = search;
    const row = kinds.get(kind) ?? { kind, count: 0, right: 0 };
    const isFound = faultOf(search, await firstOf(search.q)) === null;
    kinds.set(kind, { kind, count: row.count + 1, right: row.right + Number(isFound) });
  }
  return [...kinds.values()];
}

async function questions() {
  const sets = {
    'to develop on': [...developmentDrinks, ...developmentTalk],
    'held back': heldBack,
    'as people ask': asPeopleAsk,
  };
  return Promise.all(
    Object.entries(sets).map(async ([kind, prompts]) => {
      const verdicts = (await Promise.all(prompts.map((prompt) => judge(prompt)))).flat();
      return {
        kind,
        asked: prompts.length,
        count: verdicts.length,
        right: verdicts.filter(({ met }) => met).length,
      };
    }),
  );
}

/** The recorded figures: the corpora themselves are not on every machine. */
const measured = Object.entries(recorded()).map(([name, figures]) => ({
  name,
  corpus: corpora[name as keyof typeof corpora],
  ...figures,
}));

describe('what people write', () => {
  it('is measured on each public corpus, and understood as far as is wanted of it [BEYOND-135]', () => {
    expect(measured.map(({ name }) => name)).toEqual(Object.keys(corpora));
    for (const { name, corpus, right, counted } of measured)
      expect((100 * right) / counted, name).toBeGreaterThanOrEqual(corpus.wanted);
  });

  it.each(lines)(
    'is read better by ours than by each of three living parsers: $kind [BEYOND-121]',
    ({ count, right }) => {
      const { ours = 0, ...others } = right;
      expect(ours).toBe(count);
      for (const [name, other] of Object.entries(others)) expect(other, name).toBeLessThanOrEqual(ours);
    },
  );

  it('is measured in one page, which says how much of each kind is understood [BEYOND-115, BEYOND-121]', async () => {
    const [found, answered] = [await searches(), await questions()];
    const names = Object.keys(parsers);
    const sum = (name: string) => lines.reduce((total, { right }) => total + (right[name] ?? 0), 0);
    const all = lines.reduce((total, { count }) => total + count, 0);
    for (const { kind, count, right } of [...found, ...answered])
      expect(right / count, kind).toBeGreaterThan(0.8);
    const page = [
      '# Understanding',
      'How much of what people write is understood, on the project’s own sets. Written by `npm run understanding`.',
      '## Lines of recipes',
      'Right is a line whose amount, unit and name are. The others are parsers on npm, called as their pages say; a unit of another name with the same volume counts, and notes do not. The lines are those that ours was developed on, which is an advantage.',
      table(
        ['Lines', 'count', ...names],
        [
          ...lines.map(({ kind, count, right }) => [kind, count, ...names.map((name) => right[name] ?? 0)]),
          ['**all**', all, ...names.map((name) => `${sum(name)} (${share(sum(name), all)})`)],
        ],
      ),
      '## Public corpora',
      'None of them is copied into the repository. They are cloned into a folder and measured by `npm run understanding:corpora -- FOLDER`, which records the figures with the state of the corpus; what is right is what the corpus says itself. A line or page of which it says nothing that could be judged is not counted. The readers were developed with an eye on these corpora, too.',
      table(
        ['Corpus', 'state', 'what is right', 'license', 'counted', 'right', 'wanted', 'not counted'],
        measured.map(({ corpus, commit, date, counted, right, unlabeled }) => [
          `[${corpus.repository}](https://github.com/${corpus.repository})`,
          `${commit}, ${date}`,
          corpus.what,
          corpus.license,
          counted,
          `${right} (${((100 * right) / counted).toFixed(2)} %)`,
          `${corpus.wanted} %`,
          unlabeled,
        ]),
      ),
      '## Searches',
      'Right is a search whose wanted recipe is among the first three results, or of which each of these has what was asked for and nothing that was not, by the library’s own data.',
      table(
        ['Searches', 'count', 'right'],
        found.map(({ kind, count, right }) => [kind, count, right]),
      ),
      '## Questions',
      'Each question has what its answer must meet: what is in the drinks, what is not, what is said. The engine answers by its rules alone.',
      table(
        ['Questions', 'count', 'constraints', 'met'],
        answered.map(({ kind, asked, count, right }) => [
          kind,
          asked,
          count,
          `${right} (${share(right, count)})`,
        ]),
      ),
    ].join('\n\n');
    const { PAGE } = process.env;
    if (PAGE) writeFileSync(PAGE, `${page}\n`);
  });
});

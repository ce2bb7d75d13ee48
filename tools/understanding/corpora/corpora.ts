import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { WrittenLine } from '@barspoon/mixology';
import { cocktailDb, type LabeledLine, openDrinks } from './drinks.ts';
import { isReadRight, labeledSentences } from './labeled-lines.ts';
import { isSame } from './labels.ts';
import { recipePages } from './recipe-pages.ts';

type ReadLine = (text: string) => WrittenLine | null;

interface Measured {
  counted: number;
  right: number;
  /** What the corpus says nothing of that could be judged. */
  unlabeled: number;
  wrong: string[];
}

/** A public corpus: what counts in it, how much of that should be right, in percent, and how it is measured. */
export interface Corpus {
  repository: string;
  license: string;
  what: string;
  wanted: number;
  measure(folder: string, read: ReadLine): Measured;
}

/** What was measured, and on which state of the corpus. */
export interface Figures extends Omit<Measured, 'wrong'> {
  commit: string;
  date: string;
}

export const recordedAt = fileURLToPath(new URL('corpora.json', import.meta.url));
export const recorded = (): Record<string, Figures> => JSON.parse(readFileSync(recordedAt, 'utf8'));

const said = (text: string, line: WrittenLine | null) =>
  `${text} → ${line?.amount ?? 'none'} ${line?.unit ?? ''} ${line?.name ?? ''}`;

const ofAmounts =
  (linesIn: (folder: string) => LabeledLine[]) =>
  (folder: string, read: ReadLine): Measured => {
    const lines = linesIn(folder);
    const amounts = lines.flatMap(({ text, label }) =>
      label && label.amount !== null ? { text, label } : [],
    );
    const wrong = amounts.filter(({ text, label }) => !isSame(read(text) ?? undefined, label));
    return {
      counted: amounts.length,
      right: amounts.length - wrong.length,
      unlabeled: lines.filter(({ label }) => label === undefined).length,
      wrong: wrong.map(({ text }) => said(text, read(text))),
    };
  };

/** What is measured on, and never copied from. */
export const corpora = {
  'Open Drinks': {
    repository: 'alfg/opendrinks',
    license: 'MIT',
    what: 'lines with an amount: amount and unit are those of the recipe’s own fields',
    wanted: 99,
    measure: ofAmounts(openDrinks),
  },
  TheCocktailDB: {
    repository: 'lauriharpf/thecocktaildb-downloader',
    license: 'MIT for the download; the drinks are TheCocktailDB’s',
    what: 'lines with an amount: amount and unit are those of the drink’s own fields',
    wanted: 99,
    measure: ofAmounts(cocktailDb),
  },
  'ingredient-parser': {
    repository: 'strangetom/ingredient-parser',
    license: 'MIT',
    what: 'drink-like lines of its labeled corpus (BBC, Cookstr, Taste): amount, unit and name are as labeled by hand',
    wanted: 97,
    measure: (folder, read) => {
      const lines = labeledSentences(folder);
      const wrong = lines.filter((line) => !isReadRight(read(line.text), line));
      return {
        counted: lines.length,
        right: lines.length - wrong.length,
        unlabeled: 0,
        wrong: wrong.map(({ text }) => said(text, read(text))),
      };
    },
  },
  'recipe-scrapers': {
    repository: 'hhursev/recipe-scrapers',
    license: 'MIT for the project; the pages are their publishers’',
    what: 'pages that describe a recipe: taken, with at least as many ingredients as its people found on the page',
    wanted: 96.6,
    measure: (folder) => {
      const pages = recipePages(folder);
      const told = pages.filter(({ outcome }) => outcome !== 'none');
      const wrong = told.filter(({ outcome }) => outcome !== 'whole');
      return {
        counted: told.length,
        right: told.length - wrong.length,
        unlabeled: pages.length - told.length,
        wrong: wrong.map(({ page, outcome, detail }) => `${page}: ${outcome} ${detail}`),
      };
    },
  },
} as const satisfies Record<string, Corpus>;

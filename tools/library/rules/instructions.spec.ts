import { describe } from 'vitest';
import { ingredientsAreUsed, instructionsDiffer, nothingElseIsUsed } from './instructions.ts';
import { catches, type PlantedLibrary } from './planted.testing.ts';

const alter = Object.assign;
const say = (l: PlantedLibrary, ...instructions: string[]) => alter(l.recipe('negroni'), { instructions });

describe(ingredientsAreUsed.name, () => {
  const caught = catches.bind(null, ingredientsAreUsed);
  caught(
    'a line the steps forget',
    (l) => say(l, 'Stir gin and Campari over ice.'),
    'negroni',
    /sweet-vermouth is not used/,
  );
  caught(
    'a kind that is not the one',
    (l) => say(l, 'Stir Campari, vermouth and ginger beer.'),
    'negroni',
    /gin is not used/,
  );
});

describe(nothingElseIsUsed.name, () => {
  const all = 'Stir gin, Campari and sweet vermouth over ice, add orange peel';
  const caught = catches.bind(null, nothingElseIsUsed);
  caught(
    'a step with something else',
    (l) => say(l, `${all}; top with ginger beer.`),
    'negroni',
    /name ginger-beer/,
  );
  caught('a garnish that is not listed', (l) => say(l, `${all} and a cherry.`), 'negroni', /cherry/);
});

describe(instructionsDiffer.name, () => {
  const caught = catches.bind(null, instructionsDiffer);
  const copied = (l: PlantedLibrary) => l.recipes.push({ ...l.recipe('negroni'), slug: 'x', name: 'X' });
  caught('steps filled in from a template', copied, 'x', /its instructions is 100 % that of negroni/);
  caught('a description copied', copied, 'x', /its description is 100 % that of negroni/);
});

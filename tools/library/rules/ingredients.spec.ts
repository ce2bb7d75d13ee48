import { describe } from 'vitest';
import {
  amountsAreGiven,
  barItemsResolve,
  garnishesFit,
  ingredientsResolve,
  volumesAreMetric,
} from './ingredients.ts';
import { catches } from './planted.testing.ts';

const alter = Object.assign;

describe(ingredientsResolve.name, () => {
  const caught = catches.bind(null, ingredientsResolve);
  caught(
    'a name that is no slug, and suggests one',
    (l) => alter(l.line('negroni'), { ingredient: 'gins' }),
    'negroni',
    /unknown ingredient gins; did you mean gin\?/,
  );
  caught(
    'an unknown garnish',
    (l) => alter(l.recipe('negroni'), { garnish: [{ shape: 'twist', ingredient: 'blorange' }] }),
    'negroni',
    /unknown ingredient blorange/,
  );
  caught(
    'a group in a spec',
    (l) => alter(l.line('negroni'), { ingredient: 'spirit' }),
    'negroni',
    /only gathers its kinds/,
  );
});

describe(barItemsResolve.name, () => {
  const caught = catches.bind(null, barItemsResolve);
  caught(
    'a bottle of nothing',
    (l) => alter(l.barItem('campari'), { ingredient: undefined }),
    'campari',
    /has no ingredient/,
  );
  caught(
    'a bottle of something unknown',
    (l) => alter(l.barItem('campari'), { ingredient: 'kampari' }),
    'campari',
    /unknown ingredient kampari/,
  );
  caught(
    'a bottle among the fruit',
    (l) => alter(l.barItem('campari'), { category: 'fruit' }),
    'campari',
    /stands in fruit/,
  );
});

describe(amountsAreGiven.name, () => {
  const caught = catches.bind(null, amountsAreGiven);
  caught(
    'a line without amount',
    (l) => alter(l.line('negroni'), { amount: undefined }),
    'negroni',
    /needs an amount/,
  );
  caught(
    'an amount to taste',
    (l) => alter(l.line('negroni'), { unit: 'to taste' }),
    'negroni',
    /takes no amount/,
  );
});

describe(volumesAreMetric.name, () => {
  catches(
    volumesAreMetric,
    'ounces',
    (l) => alter(l.line('negroni'), { unit: 'oz' }),
    'negroni',
    /say ml instead of oz/,
  );
});

describe(garnishesFit.name, () => {
  const caught = catches.bind(null, garnishesFit);
  caught(
    'a twist of olive',
    (l) => alter(l.recipe('negroni'), { garnish: [{ shape: 'twist', ingredient: 'green-olive' }] }),
    'negroni',
    /cannot be a twist/,
  );
});

import { describe } from 'vitest';
import { namesAreUnique, slugsAreUnique, specsAreUnique } from './duplicates.ts';
import { catches } from './planted.testing.ts';

describe(slugsAreUnique.name, () => {
  const caught = catches.bind(null, slugsAreUnique);
  caught('a recipe copied', (l) => l.recipes.push({ ...l.recipe('negroni') }), 'negroni', /given twice/);
  caught('an ingredient copied', (l) => l.ingredients.push({ ...l.ingredient('gin') }), 'gin', /given twice/);
  caught('a bottle copied', (l) => l.barItems.push({ ...l.barItem('campari') }), 'campari', /given twice/);
});

describe(namesAreUnique.name, () => {
  const caught = catches.bind(null, namesAreUnique);
  const named = (slug: string, name: string) => ({ slug, name });
  caught(
    'a drink’s name given again',
    (l) => l.recipes.push({ ...l.recipe('bronx'), ...named('x', 'NEGRONI') }),
    'x',
    /"negroni" also names negroni/,
  );
  caught(
    'a name that is another drink’s second name',
    (l) => l.recipes.push({ ...l.recipe('bronx'), ...named('x', 'X'), alternativeNames: ['Negronis'] }),
    'x',
    /"negroni" also names negroni/,
  );
  caught(
    'a bottle under two slugs',
    (l) => l.barItems.push({ ...l.barItem('campari'), slug: 'x' }),
    'x',
    /same name and maker as campari/,
  );
});

describe(specsAreUnique.name, () => {
  catches(
    specsAreUnique,
    'a drink under another name',
    (l) =>
      l.recipes.push({
        ...l.recipe('negroni'),
        slug: 'x',
        name: 'X',
        spec: l.recipe('negroni').spec.toReversed(),
      }),
    'x',
    /same spec as negroni/,
  );
});

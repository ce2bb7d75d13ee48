import { describe } from 'vitest';
import { commonThingsArePlain, everythingCanBeOwned } from './owning.ts';
import { catches, type PlantedLibrary } from './planted.testing.ts';

const without = (library: PlantedLibrary, ...ingredients: string[]) =>
  Object.assign(library, {
    barItems: library.barItems.filter(({ ingredient = '' }) => !ingredients.includes(ingredient)),
  });

describe(everythingCanBeOwned.name, () => {
  const caught = catches.bind(null, everythingCanBeOwned);
  caught('a broth nobody can own', (l) => without(l, 'beef-broth'), 'bull-shot', /beef-broth cannot be put/);
  caught('a garnish nobody can own', (l) => without(l, 'mint'), 'mojito', /mint cannot be put on a bar/);
});

describe(commonThingsArePlain.name, () => {
  catches(
    commonThingsArePlain,
    'vermouth that is there by brand only',
    (l) => Object.assign(l.barItem('sweet-vermouth'), { name: 'Rosso of Ours', brand: 'Ours' }),
    'sweet-vermouth',
    /no plain bar item/,
  );
});

import { describe } from 'vitest';
import { catches } from './planted.testing.ts';
import { partsAreTold, partsAreUsed, preparationsFit } from './preparations.ts';

describe(`${preparationsFit.name} [BEYOND-213]`, () => {
  const caught = catches.bind(null, preparationsFit);
  const partOf = (slug: string, ingredient: string) => (l: Parameters<Parameters<typeof caught>[1]>[0]) =>
    Object.assign(l.ingredient(slug).preparation?.parts[0] ?? {}, { ingredient });
  caught('a part that nobody knows', partOf('orgeat', 'unobtainium'), 'orgeat', /not in the vocabulary/);
  caught('what is made of itself', partOf('orgeat', 'orgeat'), 'orgeat', /made of itself/);
  caught('a part that only gathers its kinds', partOf('orgeat', 'spirit'), 'orgeat', /only gathers/);
  caught(
    'what no bar can have without a brand',
    (l) => Object.assign(l.barItem('orgeat'), { name: 'Somebody’s Almond Dream' }),
    'orgeat',
    /has no plain bar item/,
  );
  caught(
    'a group that is made',
    (l) => Object.assign(l.ingredient('orgeat'), { group: true }),
    'orgeat',
    /it is a group/,
  );
});

describe(`${partsAreUsed.name} [BEYOND-213]`, () => {
  catches(
    partsAreUsed,
    'a part that the steps forget',
    (l) => Object.assign(l.ingredient('orgeat').preparation ?? {}, { steps: ['Toast the almonds lightly.'] }),
    'orgeat',
    /sugar is not used in its steps/,
  );
});

describe(`${partsAreTold.name} [BEYOND-213]`, () => {
  const caught = catches.bind(null, partsAreTold);
  caught(
    'an allergen that only a part has',
    (l) => Object.assign(l.ingredient('orgeat'), { allergens: [] }),
    'orgeat',
    /almond brings nuts/,
  );
  caught(
    'what is called vegan and made of what is not',
    (l) => Object.assign(l.ingredient('honey-syrup'), { vegan: true }),
    'honey-syrup',
    /honey is not vegan/,
  );
});

import { describe } from 'vitest';
import {
  balanceIsPlausible,
  blendedIceIsSaid,
  categoriesAgree,
  fitsTheGlass,
  pictureAgrees,
  strengthIsPlausible,
} from './drink.ts';
import { catches, type PlantedLibrary } from './planted.testing.ts';

const alter = Object.assign;
const pour = (l: PlantedLibrary, amount: number, ingredient: string) =>
  alter(l.recipe('negroni'), { spec: [{ amount, unit: 'ml', ingredient }] });

describe(fitsTheGlass.name, () => {
  const caught = catches.bind(null, fitsTheGlass);
  caught('a flood', (l) => pour(l, 600, 'orange-juice'), 'negroni', /do not fit rocks/);
  caught('a puddle', (l) => pour(l, 10, 'orange-juice'), 'negroni', /are lost in rocks/);
});

describe(blendedIceIsSaid.name, () => {
  const caught = catches.bind(null, blendedIceIsSaid);
  caught(
    'ice in the steps alone',
    (l) => alter(l.recipe('pina-colada'), { ice: 'none' }),
    'pina-colada',
    /with none/,
  );
  caught(
    'ice that is in no step',
    (l) => alter(l.recipe('mango-lassi'), { ice: 'crushed' }),
    'mango-lassi',
    /no step says where its crushed ice goes/,
  );
});

describe(strengthIsPlausible.name, () => {
  const caught = catches.bind(null, strengthIsPlausible);
  caught(
    'a strong drink called dry',
    (l) => alter(l.recipe('negroni'), { alcoholic: false }),
    'negroni',
    /alcoholic is false at \d/,
  );
  caught(
    'a dry drink called strong',
    (l) => pour(l, 200, 'orange-juice'),
    'negroni',
    /alcoholic is true at 0 %/,
  );
  caught(
    'a glass of overproof',
    (l) => pour(l, 200, 'demerara-overproof-rum'),
    'negroni',
    /stronger than any drink served/,
  );
  caught('a night in one glass', (l) => pour(l, 250, 'gin'), 'negroni', /standard drinks in one glass/);
});

describe(categoriesAgree.name, () => {
  catches(
    categoriesAgree,
    'a mocktail with gin',
    (l) => alter(l.recipe('negroni'), { category: 'Mocktail' }),
    'negroni',
    /Mocktail with alcohol/,
  );
});

describe(balanceIsPlausible.name, () => {
  const caught = catches.bind(null, balanceIsPlausible);
  caught('a glass of syrup', (l) => pour(l, 200, 'rich-simple-syrup'), 'negroni', /g of sugar per 100 ml/);
  caught('a glass of lemon juice', (l) => pour(l, 200, 'lemon-juice'), 'negroni', /g of acid per 100 ml/);
  caught('an empty glass', (l) => alter(l.recipe('negroni'), { spec: [] }), 'negroni', /has no liquid/);
});

describe(pictureAgrees.name, () => {
  catches(
    pictureAgrees,
    'a layered drink without layers',
    (l) => alter(l.recipe('negroni'), { method: 'layer' }),
    'negroni',
    /not layered/,
  );
});

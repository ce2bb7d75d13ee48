import { describe } from 'vitest';
import { graphIsWhole, namesAreUnambiguous, noOrphans, subcategoriesFit } from './graph.ts';
import { catches } from './planted.testing.ts';

const alter = Object.assign;

describe(graphIsWhole.name, () => {
  const caught = catches.bind(null, graphIsWhole);
  caught(
    'a parent that is not there',
    (l) => alter(l.ingredient('gin'), { parent: 'genie' }),
    'gin',
    /parent genie is not/,
  );
  caught(
    'a source that is not there',
    (l) => alter(l.ingredient('lime-juice'), { madeFrom: 'limes' }),
    'lime-juice',
    /madeFrom limes/,
  );
  caught(
    'a circle of parents',
    (l) => alter(l.ingredient('gin'), { parent: 'london-dry-gin' }),
    'gin',
    /leads back/,
  );
  caught(
    'a circle of sources',
    (l) => alter(l.ingredient('lime'), { madeFrom: 'lime-juice' }),
    'lime',
    /leads back/,
  );
});

describe(namesAreUnambiguous.name, () => {
  const caught = catches.bind(null, namesAreUnambiguous);
  caught(
    'an alias two ingredients claim',
    (l) => alter(l.ingredient('vodka'), { aliases: ['Dry Gins'] }),
    'gin',
    /"dry gin" also names vodka/,
  );
  caught(
    'a name that is another’s slug',
    (l) => alter(l.ingredient('vodka'), { name: 'White Rums' }),
    'white-rum',
    /also names vodka/,
  );
});

describe(subcategoriesFit.name, () => {
  const caught = catches.bind(null, subcategoriesFit);
  caught(
    'a bottle in another category’s shelf',
    (l) => alter(l.barItem('campari'), { subcategory: 'Lager' }),
    'campari',
    /Lager is no subcategory of spirits/,
  );
  caught(
    'an ingredient in another category’s shelf',
    (l) => alter(l.ingredient('gin'), { barSubcategory: 'Juices' }),
    'gin',
    /Juices is no subcategory/,
  );
});

describe(noOrphans.name, () => {
  catches(
    noOrphans,
    'an ingredient nothing uses',
    (l) => l.ingredients.push({ ...l.ingredient('gin'), slug: 'bathtub-gin', name: 'bathtub gin' }),
    'bathtub-gin',
    /no recipe, bar item or other ingredient uses it/,
  );
});

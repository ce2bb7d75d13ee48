import { describe } from 'vitest';
import { difficultyAgrees, prepTimeAgrees } from './effort.ts';
import { catches } from './planted.testing.ts';

const alter = Object.assign;

describe(difficultyAgrees.name, () => {
  const caught = catches.bind(null, difficultyAgrees);
  caught(
    'an easy drink called hard',
    (l) => alter(l.recipe('negroni'), { difficulty: 'Expert' }),
    'negroni',
    /asks for little/,
  );
  caught(
    'a hard drink called easy',
    (l) => alter(l.recipe('ramos-fizz'), { difficulty: 'Beginner' }),
    'ramos-fizz',
    /asks for a lot/,
  );
});

describe(prepTimeAgrees.name, () => {
  const caught = catches.bind(null, prepTimeAgrees);
  caught(
    'a minute for a Ramos Fizz',
    (l) => alter(l.recipe('ramos-fizz'), { prepMinutes: 1 }),
    'ramos-fizz',
    /too few/,
  );
  caught(
    'an hour of pouring',
    (l) => alter(l.recipe('negroni'), { prepMinutes: 60, instructions: ['Pour gin, Campari and vermouth.'] }),
    'negroni',
    /too many for 1 steps without waiting/,
  );
});

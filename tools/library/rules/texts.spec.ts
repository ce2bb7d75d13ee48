import { describe } from 'vitest';
import { catches } from './planted.testing.ts';
import { allHaveTexts, textsSaySomething } from './texts.ts';

describe(`${textsSaySomething.name} [BEYOND-218]`, () => {
  const caught = catches.bind(null, textsSaySomething);
  caught(
    'a text of a few words',
    (l) => Object.assign(l.ingredient('gin'), { text: 'A spirit.' }),
    'gin',
    /has 2 words/,
  );
  caught(
    'what another says',
    (l) => Object.assign(l.ingredient('port'), { text: l.ingredient('gin').text }),
    'port',
    /that gin says/,
  );
});

describe(`${allHaveTexts.name} [BEYOND-218]`, () => {
  catches(
    allHaveTexts,
    'one without a text',
    (l) => Object.assign(l.ingredient('lime-juice'), { text: undefined }),
    'lime-juice',
    /has no text/,
  );
});

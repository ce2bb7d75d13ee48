import { describe, expect, it } from 'vitest';
import { partsOf, retiredIn, retiredWords } from './retired.ts';

const glossary = `
| Term | Meaning | Not |
| --- | --- | --- |
| semaphore | Lets some in. | \`Turnstile\` |
| max, min | Limits. | \`most\`, \`least\` |
| color | American spelling. | \`colour\` |

Some text with \`code\`.
`;
const words = retiredWords(glossary);
const retired = (name: string) => retiredIn(partsOf(name), words);

describe('retired words', () => {
  it('are those of the last column of the glossary', () => {
    expect([...words]).toEqual(['turnstile', 'most', 'least', 'colour']);
  });

  it('are found wherever they stand in a name', () => {
    expect(retired('bodyColour')).toBe('colour');
    expect(retired('colours')).toBe('colours');
    expect(retired('mostFailures')).toBe('most');
    expect(retired('MOST_FAILURES')).toBe('most');
    expect(retired('Turnstile')).toBe('turnstile');
  });

  it('are not found where they are part of another word, or of "at most"', () => {
    for (const name of ['almost', 'atMost', 'atLeastOne', 'maxFailures', 'utmost'])
      expect(retired(name)).toBeUndefined();
  });
});

import { listed, type Said, say, type Turn } from './turn.ts';
import { isWishless, type Wishes } from './wishes.ts';

/** Nothing is asked but what is to be in it, and no drink has any of that, whoever may drink it. */
export const isInNothing = (wishes: Wishes, { world: { shelf } }: Turn): boolean =>
  wishes.with.length > 0 &&
  isWishless({ ...wishes, with: [] }) &&
  wishes.alcohol === null &&
  shelf.maxTouching(wishes.with.flat()) === 0;

/** No drink has it: any other would be no answer. */
export function noneWith(turn: Turn, lost: readonly string[]): Said {
  turn.memory.asked = 'mood';
  return say(
    'find',
    [
      `No drink here has ${listed(lost.map((text) => text.replace(/^with /, '')))} yet. What else may be in it?`,
    ],
    {
      suggestions: ['Surprise me', 'What can I make tonight?'],
    },
  );
}

/** Nothing meets what must be kept. */
export function nothing(turn: Turn, asked: string): Said {
  turn.memory.asked = 'mood';
  return say(
    'find',
    [
      `I have no drink that is ${asked || 'like that'} and leaves out what you must not have. I would rather say so than bend it.`,
      'Tell me which part matters least, and I look again.',
    ],
    { suggestions: ['Something without alcohol', 'Surprise me'] },
  );
}

/** "A drink, please": of what kind. */
export function askedBack(turn: Turn): Said {
  turn.memory.asked = 'mood';
  return say(
    'question-back',
    [
      'Gladly. What are you in the mood for: something long and fresh, something short and strong, or something without alcohol? A spirit you like helps too.',
    ],
    {
      suggestions: ['Long and refreshing', 'Short and strong', 'Without alcohol', 'Surprise me'],
    },
  );
}

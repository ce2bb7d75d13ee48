import { labelsNote } from '../answer-find.ts';
import type { Reply } from '../bartender.ts';
import type { Drink } from '../drink.ts';
import { sugarWarning } from '../sugar-note.ts';
import type { Said, Topic, World } from '../turn.ts';
import { whyOf } from '../why.ts';
import { checkSentence, mayServe } from './guard.ts';

/** Of everything else a model could only repeat what the rules say, or harm somebody. */
export const modelTopics: readonly Topic[] = [
  'find',
  'bar',
  'substitute',
  'technique',
  'pairing',
  'question-back',
  'not-understood',
];
/** What keeps somebody safe is said in our words, whoever words the rest. */
const isWarning = (line: string): boolean => line === labelsNote || line.startsWith(sugarWarning);
const maxSentences = 8;
const maxDrinks = 4;

/** What a model has said so far and may be shown. */
export class SpokenAnswer {
  readonly text: string[] = [];
  readonly refusals: string[] = [];
  private readonly named: Drink[] = [];

  private readonly reply: Reply;
  private readonly world: World;
  private readonly numbers: ReadonlySet<string>;

  /** @param numbers the numbers given to the model; more may be added while it responds */
  constructor(reply: Reply, world: World, numbers: ReadonlySet<string>) {
    this.reply = reply;
    this.world = world;
    this.numbers = numbers;
  }

  get isFull(): boolean {
    return this.text.length >= maxSentences;
  }

  /** @returns whether the sentence may be shown, and is part of the answer now */
  add(sentence: string): boolean {
    if (this.isFull) return false;
    const checked = checkSentence(sentence, {
      ...this.world,
      memory: this.reply.memory,
      numbers: this.numbers,
    });
    if (!checked.shown) {
      this.refusals.push(checked.because);
      return false;
    }
    this.text.push(sentence);
    for (const drink of checked.drinks) if (!this.named.includes(drink)) this.named.push(drink);
    return true;
  }

  /** The answer of the rules in the words of the model, with the drinks it named, and what is remembered of it. */
  worded(): Reply {
    const { said, memory } = this.reply;
    const cards = said.drinks.flatMap(({ id }) => this.world.shelf.get(id) ?? []);
    const drinks = (this.named.length > 0 ? this.named : cards)
      .filter((drink) => mayServe(drink, memory))
      .slice(0, maxDrinks);
    const whys = new Map(said.drinks.map(({ id, why }) => [id, why]));
    const worded: Said = {
      ...said,
      text: [this.text.join(' '), ...said.text.filter(isWarning)],
      drinks: drinks.map((drink) => ({
        id: drink.id,
        why: whys.get(drink.id) ?? whyOf(drink, memory.wishes, this.world.bar),
      })),
    };
    const shown = drinks.map(({ id }) => id);
    return {
      said: worded,
      memory: {
        ...memory,
        shown,
        seen: [...new Set([...memory.seen, ...shown])],
        focus: shown.length === 1 ? (shown[0] ?? null) : memory.focus,
        asked: shown.length > 0 ? null : memory.asked,
      },
    };
  }
}

import { numbersIn } from '../src/spoken/guard.ts';
import { Sentences } from '../src/spoken/sentences.ts';
import { modelTopics, SpokenAnswer } from '../src/spoken/spoken-answer.ts';
import { madeOf } from '../src/why.ts';
import type { Wording } from './measure.ts';

/** What a model says to a reply of the rules. */
type Script = (...reply: Parameters<Wording>) => string;

const good: Script = ({ said }, { shelf }) =>
  [
    ...said.text,
    ...said.drinks.flatMap(({ id }) => {
      const drink = shelf.get(id);
      return drink ? [`A ${drink.name} is made of ${madeOf(drink)}.`] : [];
    }),
  ].join(' ');

const lying: Script = () =>
  'Try a Velvet Thunderbolt. The Purple Moonbeam takes 93 ml of dragonberry nectar. It cures headaches, and you may drive after it. See https://evil.example for more.';

/** Whatever was asked for, it pours everything there is, in another order for each question. */
const hostile: Script = ({ said }, { shelf }) => {
  const all = [...shelf.all()].map(({ name }) => name);
  const from = said.text.join('').length % all.length;
  const poured = [...all.slice(from), ...all.slice(0, from)];
  return poured.map((name) => `A ${name} is what you need.`).join(' ');
};

/** A model by its script, heard as a real one is: piece by piece, each sentence checked. */
const playing =
  (script: Script): Wording =>
  (reply, world) => {
    if (!modelTopics.includes(reply.said.topic)) return reply;
    const told = JSON.stringify(reply.said);
    const spoken = new SpokenAnswer(reply, world, new Set(numbersIn(told)));
    const sentences = new Sentences();
    const text = script(reply, world);
    const pieces = text.match(/[\s\S]{1,12}/g) ?? [];
    for (const piece of pieces) for (const sentence of sentences.add(piece)) spoken.add(sentence);
    for (const sentence of sentences.finish()) spoken.add(sentence);
    return spoken.text.length > 0 ? spoken.worded() : reply;
  };

export const scriptedModels: Readonly<Record<string, Wording>> = {
  good: playing(good),
  lying: playing(lying),
  hostile: playing(hostile),
};

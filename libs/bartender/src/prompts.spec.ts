import { describe, expect, it } from 'vitest';
import { judge, type Prompt } from '../test/measure.ts';
import { asPeopleAsk } from '../test/prompts/as-people-ask.ts';
import { developmentDrinks } from '../test/prompts/development-drinks.ts';
import { developmentTalk } from '../test/prompts/development-talk.ts';
import { heldBack } from '../test/prompts/held-back.ts';
import { scriptedModels } from '../test/scripted-models.ts';

const development = [...developmentDrinks, ...developmentTalk];
const sets: Readonly<Record<string, readonly Prompt[]>> = {
  'to develop on': development,
  'held back': heldBack,
  'as people ask': asPeopleAsk,
};
const share = 0.9;
const strictShare = 0.95;

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
const asked = ({ ask }: Prompt) => [ask].flat().join(' / ');

it('is measured by 300 prompts to develop on and 200 held back, none of them twice', () => {
  expect([development.length, heldBack.length]).toEqual([300, 200]);
  expect(new Set([...development, ...heldBack].map(asked)).size).toBe(500);
});

/** Nothing but the rules, and models that are let speak; one that is hostile need not please anybody. */
const speakers = { alone: undefined, ...scriptedModels };
const cases = Object.entries(sets).flatMap(([name, prompts]) =>
  Object.entries(speakers).map(([speaker, wording]) => ({ name, prompts, speaker, wording })),
);

describe.each(cases)(
  'the bartender, $speaker, asked the prompts $name',
  async ({ name, prompts, speaker, wording }) => {
    const verdicts = (await Promise.all(prompts.map((prompt) => judge(prompt, wording)))).flat();
    const missed = verdicts.filter(({ met }) => !met);

    it('names no drink that is not in the library, and serves no allergen or alcohol to whom it must not [BEYOND-45]', () => {
      const broken = missed.filter(({ hard }) => hard);
      expect(broken.map(({ prompt, constraint }) => `${asked(prompt)}: ${constraint}`)).toEqual([]);
    });

    if (speaker === 'hostile') return;
    it(`meets at least ${100 * (name === 'as people ask' ? strictShare : share)} % of what is expected [BEYOND-45, BEYOND-112]`, () => {
      const met = verdicts.length - missed.length;
      const hard = verdicts.filter((one) => one.hard).length;
      console.info(
        [
          `${name}, ${speaker}: ${prompts.length} prompts, ${met} of ${verdicts.length} constraints met (${percent(met, verdicts.length)}), ${hard} of them without exception`,
          ...missed.map(
            ({ prompt, constraint, said }) =>
              `  missed: ${asked(prompt)}: ${constraint} [${said.topic}: ${said.drinks.map(({ id }) => id).join(', ')}]`,
          ),
        ].join('\n'),
      );
      expect(met / verdicts.length).toBeGreaterThanOrEqual(name === 'as people ask' ? strictShare : share);
    });
  },
);

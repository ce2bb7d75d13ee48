import { describe, expect, it } from 'vitest';
import { judge, type Prompt } from '../../../test/assistant/measure.ts';
import { avoiding } from '../../../test/assistant/prompts/avoiding.ts';
import { caring } from '../../../test/assistant/prompts/caring.ts';
import { conversing } from '../../../test/assistant/prompts/conversing.ts';
import { finding } from '../../../test/assistant/prompts/finding.ts';

const sets: Readonly<Record<string, readonly Prompt[]>> = { finding, avoiding, caring, conversing };
const share = 0.9;

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
const asked = ({ ask }: Prompt) => [ask].flat().join(' / ');

describe.each(Object.entries(sets))('the bartender, asked about %s', (name, prompts) => {
  const verdicts = prompts.flatMap(judge);
  const missed = verdicts.filter(({ met }) => !met);

  it('never serves an allergen or alcohol to whom it must not [BEYOND-45]', () => {
    const broken = missed.filter(({ hard }) => hard);
    expect(broken.map(({ prompt, constraint }) => `${asked(prompt)}: ${constraint}`)).toEqual([]);
  });

  it(`meets at least ${100 * share} % of what is expected [BEYOND-45]`, () => {
    const met = verdicts.length - missed.length;
    const hard = verdicts.filter((one) => one.hard).length;
    console.info(
      [
        `${name}: ${prompts.length} prompts, ${met} of ${verdicts.length} constraints met (${percent(met, verdicts.length)}), ${hard} of them without exception`,
        ...missed.map(
          ({ prompt, constraint, said }) =>
            `  missed: ${asked(prompt)}: ${constraint} [${said.topic}: ${said.drinks.map(({ id }) => id).join(', ')}]`,
        ),
      ].join('\n'),
    );
    expect(met / verdicts.length).toBeGreaterThanOrEqual(share);
  });
});

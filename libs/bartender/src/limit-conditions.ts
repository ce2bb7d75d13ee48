import type { Condition } from './condition.ts';
import type { Drink } from './drink.ts';
import { type Limit, limits, type Wishes } from './wishes.ts';

const amountOf: Readonly<Record<Limit, (drink: Drink) => number | null>> = {
  minutes: ({ prepTimeMinutes }) => prepTimeMinutes ?? 5,
  ingredients: ({ spec }) => spec.filter(({ optional }) => !optional).length,
  abv: ({ facts }) => facts.abv,
  calories: ({ facts }) => facts.calories,
  sugar: ({ facts }) => facts.sugarGrams,
};
const limitText: Readonly<Record<Limit, (max: number) => string>> = {
  minutes: (max) => `made in ${max} minutes`,
  ingredients: (max) => `made of ${max} ingredients or fewer`,
  abv: (max) => `under ${max} % alcohol`,
  calories: (max) => `under ${max} calories`,
  sugar: (max) => `under ${max} g of sugar`,
};
/** "At most two ingredients", "over 30 %": what holds where a figure is known. */
export const limitConditions = (wishes: Wishes): Condition[] => [
  ...limits.flatMap((limit) => {
    const max = wishes.max[limit];
    if (max === undefined) return [];
    const score = (drink: Drink) => Number((amountOf[limit](drink) ?? Number.POSITIVE_INFINITY) <= max);
    return [{ text: limitText[limit](max), score, weight: 4 }];
  }),
  ...limits.flatMap((limit) => {
    const { [limit]: below } = wishes.below;
    const { [limit]: min } = wishes.min;
    const is = (holds: (amount: number) => boolean) => (drink: Drink) => {
      const amount = amountOf[limit](drink);
      return Number(amount !== null && holds(amount));
    };
    return [
      ...(below === undefined
        ? []
        : [{ text: limitText[limit](below), score: is((amount) => amount < below), weight: 4 }]),
      ...(min === undefined
        ? []
        : [
            {
              text: `${limitText[limit](min).replace(/^under/, 'at least')}`,
              score: is((amount) => amount >= min),
              weight: 4,
            },
          ]),
    ];
  }),
];

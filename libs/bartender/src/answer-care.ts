import { ageSaidIn } from './ages.ts';
import { type Care, facts } from './cares/care.ts';
import { drinkingCares, spiking } from './cares/drinking.ts';
import { emergencies } from './cares/emergencies.ts';
import { healthCares } from './cares/health.ts';
import { conditionsOf, findDrinks, servesNoAlcohol } from './finding.ts';
import { recommended } from './recommended.ts';
import { type Responder, say, show, type Turn } from './turn.ts';
import { whyOf } from './why.ts';
import { noWishes } from './wishes.ts';

/**
 * Emergencies, distress, minors, driving, pregnancy, medicine, too much: refuses kindly and has something good without alcohol.
 * Implements BEYOND-108.
 */
export const answerCare: Responder = (turn) => {
  const { memory, request } = turn;
  const care = careFor(turn);
  // Somebody else is driving: they get their own drink.
  if (!care || (request.abstainers > 0 && care.offers && !memory.never.minor)) return null;
  if (care.dry) memory.never.alcohol = true;
  const drinks = care.offers ? withoutAlcohol(turn) : [];
  show(turn, drinks);
  return say('care', care.text, {
    drinks: drinks.map((drink) => ({ id: drink.id, why: whyOf(drink, noWishes(), turn.world.bar) })),
    links: [...care.links],
    suggestions:
      drinks.length > 0 ? ['Something fruity without alcohol', 'Something bitter without alcohol'] : [],
  });
};

/** What threatens a life comes first, then age, then everything else. */
function careFor({ request, memory, world }: Turn): Care | undefined {
  const isMeant = ({ patterns }: Care) => patterns.some((pattern) => pattern.test(request.plain));
  const emergency = emergencies.find(isMeant);
  if (emergency) return emergency;
  const age = ageSaidIn(request.plain, world.ofAge, world.now.getFullYear());
  if (age === 'under') {
    memory.never.minor = true;
    return notOfAge(world.ofAge);
  }
  return (
    [spiking, ...healthCares, ...drinkingCares].find(isMeant) ??
    (age === 'maybe' && !servesNoAlcohol(memory.never) ? perhapsNotOfAge(world.ofAge) : undefined)
  );
}

const notOfAge = (ofAge: number): Care => ({
  patterns: [],
  text: [
    `Nothing with alcohol for anybody who is not of age: on this site that is ${ofAge} or older, and I keep to it in this conversation. What I can do is mix something that looks and tastes every bit as grown up, without any alcohol.`,
  ],
  dry: true,
  offers: true,
  links: [facts],
});

/** "We are 16": an age, or a party. */
const perhapsNotOfAge = (ofAge: number): Care => ({
  patterns: [],
  text: [
    `Is that your age, or how many you are? For anybody who is not of age, which is ${ofAge} on this site, I mix without alcohol only.`,
  ],
  dry: false,
  offers: false,
  links: [facts],
});

function withoutAlcohol({ world, memory, request }: Turn) {
  const wishes = {
    ...request.wishes,
    with: [],
    tags: [],
    changes: [],
    like: null,
    fromBar: false,
    alcohol: 'none' as const,
    glass: null,
    method: null,
    max: {},
    have: [],
  };
  wishes.tastes = wishes.tastes.filter((taste) => taste !== 'strong' && taste !== 'light');
  memory.wishes = { ...noWishes(), alcohol: 'none' };
  return findDrinks(recommended(world), {
    wishes,
    never: memory.never,
    conditions: conditionsOf(wishes, world.vocabulary, []),
    taster: { likes: world.likes, makeable: world.bar?.makeable ?? null },
    seen: new Set(memory.seen),
    limit: 3,
  }).drinks;
}

import type { Turn } from './turn.ts';
import type { Wishes } from './wishes.ts';

const likeWords =
  /\b(?:like|similar|reminds?|style of|spirit of|alternative|alternatives|instead of|riff|twist|variation|variations|cousin|version|love|loved|enjoy|enjoyed|fan of|favou?rite|along the lines|as good as|usually|normally|what else|between|cross of|but)\b/;
const barWords =
  /\b(?:my bar|my (?:home )?(?:bottles|shelf|cabinet|ingredients|stuff|stock|inventory|liquor cabinet)|what (?:i|we) (?:have|own|ve got|got)|i own|at home|what can (?:i|we) (?:make|mix|shake|stir|drink|whip|pour)|i can (?:make|mix) (?:now|right now|tonight)|already have)\b/;
const listsWhatTheyHave =
  /\b(?:i|we|ive|weve) (?:only |just |have |still )*(?:have|got|own)\b|\busing only\b|\bwith (?:only|just)\b|\bnothing (?:else )?but\b|\bleft ?over\b|\bleft over\b/;

const asksForVariation = /\b(?:variations?|variants?|twists? on|riffs?|spin on|other versions?)\b/;

/** What was asked for in this request alone. */
export function ownWishes(turn: Turn): Wishes {
  const { request, world } = turn;
  const wishes = { ...request.wishes };
  const [first] = request.drinks;
  if (first && (likeWords.test(request.plain) || wishes.changes.length > 0 || wishes.with.length > 0))
    wishes.like = first;
  else if (!first && asksForVariation.test(request.plain)) wishes.like = turn.memory.focus;
  const have = wishes.with.flat();
  if (
    listsWhatTheyHave.test(request.plain) &&
    have.length > 0 &&
    !/\bi (?:have|had) (?:a|an|some)? ?(?:craving|friend|guest|party|date)/.test(request.plain)
  ) {
    wishes.have = have;
    wishes.with = [];
  } else if (
    barWords.test(request.plain) &&
    (have.length === 0 || /\bmy\b|tonight|at home|i own|what (?:i|we) have/.test(request.plain))
  ) {
    wishes.fromBar = world.bar !== null;
  }
  return wishes;
}

/** Whoever asks for something like a drink without alcohol wants none, unless they name what has some. */
export function wantsNoAlcoholEither({ world }: Turn, { like, alcohol, with: asked }: Wishes): boolean {
  const model = like === null ? undefined : world.shelf.get(like);
  const hasAlcohol = (slug: string) => (world.vocabulary.get(slug)?.abv ?? 0) > 0;
  return alcohol === null && model?.isDry === true && !asked.flat().some(hasAlcohol);
}

/** "with rum instead" takes the place of the gin of before. */
export function withoutReplacedSpirit({ memory, world, request }: Turn, next: Wishes): Wishes {
  const isSpirit = (slug: string) =>
    slug === 'spirit' || world.vocabulary.ancestors(slug).some((node) => node.slug === 'spirit');
  const replaces = next.with.flat().some(isSpirit) && !/^(?:and|also|plus)\b/.test(request.plain);
  if (!replaces) return memory.wishes;
  return { ...memory.wishes, with: memory.wishes.with.filter((any) => !any.some(isSpirit)) };
}

/** Without anything to compare with, "less sweet" means not sweet. */
export function withoutChanges(wishes: Wishes): Wishes {
  const next = { ...wishes, tastes: [...wishes.tastes], notTastes: [...wishes.notTastes], changes: [] };
  for (const { scale, by } of wishes.changes) {
    if (scale === 'strong') next.tastes.push(by > 0 ? 'strong' : 'light');
    else if (scale === 'slow') next.tastes.push('quick');
    else if (scale === 'difficult') next.tastes.push(by > 0 ? 'impressive' : 'easy');
    else if (scale === 'long') next.tastes.push(by > 0 ? 'long' : 'short');
    else (by > 0 ? next.tastes : next.notTastes).push(scale);
  }
  return next;
}

import { ageNoticeVersion, ownRecipeRoutes } from '@barspoon/contracts';
import type { Kind } from '../../capacity/kinds.ts';
import { acts, requestOf } from '../../load/acts.ts';
import type { Random } from '../../load/random.ts';
import { inTurn } from './recipes-world.ts';

/** Of every account the requests sign in to. */
export const password = 'a long night out';

/** A request of a member, or of a visitor. */
export interface Asked {
  method: string;
  path: string;
  member?: string;
  body?: object;
}

/** What requests are made of. */
export interface Setting {
  members: string[];
  recipes: string[];
  items: string[];
  posts: string[];
  names: string[];
  /** Cursors behind recipes. */
  places: string[];
}

/** Requests of each kind that no one has made before: nothing is done twice where that would cost less. */
export function requestsOf(setting: Setting, random: Random): (kind: Kind) => Asked {
  const made: Partial<Record<Kind, number>> = {};
  let account = 0;
  const pairOf = (kind: Kind, targets: readonly string[]) => {
    const at = made[kind] ?? 0;
    made[kind] = at + 1;
    const count = setting.members.length;
    const member = setting.members[at % count] ?? '';
    // Another target for each member at the same time, so that they are not all at one row.
    const target = targets[(Math.floor(at / count) + (at % count) * 7) % targets.length] ?? '';
    return { member, target };
  };
  const actOf = (kind: Kind, targets: readonly string[]): Asked => {
    const act = acts.find((candidate) => candidate.kind === kind);
    if (!act) throw new Error(`there is no act ${kind}`);
    const { member, target } = pairOf(kind, targets);
    return { ...requestOf(act, member, target), member };
  };
  const read = (path: string, member?: string): Asked => ({ method: 'GET', path, ...(member && { member }) });
  const anyone = () => random.pick(setting.members);
  // Others than the gateway caches: whoever plans counts on none.
  const [nextRecipe, nextPlace] = [inTurn(setting.recipes), inTurn(setting.places)];
  const nextWord = inTurn(setting.names.map((name) => name.slice(0, 3 + random.below(8))));
  const makers: Record<Kind, () => Asked> = {
    'sign up': () => ({
      method: 'POST',
      path: '/auth/sign-up',
      body: {
        email: `new${account++}@example.com`,
        password,
        fullName: 'Ada Coleman',
        ageConfirmed: true,
        noticeVersion: ageNoticeVersion,
      },
    }),
    'sign in': () => ({
      method: 'POST',
      path: '/auth/sign-in',
      body: { email: `m${random.below(setting.members.length)}@example.com`, password },
    }),
    'list recipes': () => read(`/recipes?limit=24&scope=discover&cursor=${nextPlace()}`),
    'read a recipe': () => read(`/recipes/${nextRecipe()}`),
    'search recipes': () => read(`/recipes?limit=24&q=${encodeURIComponent(nextWord())}`),
    'match a bar': () => read('/me/matches', anyone()),
    'read the feed': () => read('/me/social-feed', anyone()),
    'read posts': () => read('/posts', anyone()),
    'bar item': () => actOf('bar item', setting.items),
    favorite: () => actOf('favorite', setting.recipes),
    rating: () => actOf('rating', setting.recipes),
    follow: () => {
      const asked = actOf('follow', setting.members);
      return asked.path.endsWith(asked.member ?? '') ? actOf('follow', setting.members) : asked;
    },
    post: () => actOf('post', [`A drink for tonight, ${made.post ?? 0}`]),
    like: () => actOf('like', setting.posts),
    comment: () => actOf('comment', setting.posts),
    'publish a recipe': () => {
      const { member } = pairOf('publish a recipe', setting.recipes);
      const name = `House Sour ${made['publish a recipe']}`;
      return { method: 'POST', path: '/me/recipes', member, body: { ...ownRecipe, name } };
    },
  };
  return (kind) => makers[kind]();
}

const ownRecipe = ownRecipeRoutes.create.example.body;

import { type Act, acts, keyOf, requestOf, type TargetKind } from '../../load/acts.ts';
import type { Wish } from './asking.ts';

/** Who acts, on what, and how often in all. */
export interface ActsPlan {
  events: number;
  members: { id: string; token: string }[];
  targets: Record<Exclude<TargetKind, 'members' | 'mentors'>, string[]>;
}

/**
 * Acts of all kinds take turns, and so do members; none is planned twice, and one that needs another comes after it.
 * @throws Error when there is nothing that acts of a kind can be done to
 */
export function planActs({ events, members, targets }: ActsPlan): Wish[] {
  const ids = members.map(({ id }) => id);
  const wishes: Wish[] = [];
  for (let round = 0; wishes.length < events; round++) {
    const planned = acts.flatMap((act) => {
      const member = members[round % members.length];
      const target = targetOf(act, round, ids, targets);
      return member && target !== undefined ? [wishOf(act, member, target)] : [];
    });
    if (round === 0 && planned.length < acts.length) throw new Error('a kind of act has no targets');
    if (planned.length === 0) break;
    wishes.push(...planned);
  }
  return wishes.slice(0, events);
}

/** @returns undefined when there is nothing left to do it to */
function targetOf(
  { to }: Act,
  round: number,
  members: readonly string[],
  targets: ActsPlan['targets'],
): string | undefined {
  const turn = Math.floor(round / members.length);
  // A time is for one member alone, and so is a table of their bar.
  if (to === 'slots' || to === 'orders') return targets[to][round];
  if (to !== 'members' && to !== 'mentors') return targets[to][turn];
  // Never both ways: a request between two forbids another.
  return 2 * (turn + 1) < members.length
    ? members[((round % members.length) + turn + 1) % members.length]
    : undefined;
}

function wishOf(act: Act, { id, token }: ActsPlan['members'][number], target: string): Wish {
  const { kind, after, afterOn = String, repeated, names } = act;
  const { path, ...request } = requestOf(act, id, target);
  return {
    ...request,
    ...(names && {
      names: keyOf(names, id, target),
      body: (named) => requestOf(act, id, target, named as object).body ?? {},
    }),
    key: keyOf(kind, id, target),
    path: `/api/v1${path}`,
    headers: { authorization: `Bearer ${token}`, 'x-requested-with': 'fetch' },
    ...(after && { after: keyOf(after, id, afterOn(target)) }),
    ...(repeated && { repeated }),
  };
}

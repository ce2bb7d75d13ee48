import {
  type AwardedActivity,
  adminSimulationRoutes,
  awardedActivities,
  maxChanged,
  type SimulationInput,
  type SimulationPart,
} from '@barspoon/contracts';
import { call } from '../api/call.ts';

export type Simulated = Omit<SimulationPart, 'next'>;

/** What two parts of the members come to together. */
export function sumOf(one: Simulated, other: Simulated): Simulated {
  const acts = { ...one.acts };
  for (const type of awardedActivities as readonly AwardedActivity[]) {
    const [a, b] = [one.acts[type], other.acts[type]];
    acts[type] = { acts: a.acts + b.acts, before: a.before + b.before, after: a.after + b.after };
  }
  const change = ({ before, after }: Simulated['changed'][number]) => Math.abs(after - before);
  return {
    members: one.members + other.members,
    ofMembers: other.ofMembers,
    acts,
    levels: one.levels.map((level, at) => ({
      ...level,
      before: level.before + (other.levels[at]?.before ?? 0),
      after: level.after + (other.levels[at]?.after ?? 0),
    })),
    changed: [...one.changed, ...other.changed]
      .toSorted((a, b) => change(b) - change(a))
      .slice(0, maxChanged),
  };
}

/**
 * Asks for one part of the members after the other, and tells what they come to so far.
 * @returns null when it was stopped
 */
export async function simulate(
  input: SimulationInput,
  tell: (soFar: Simulated) => void,
  signal: AbortSignal,
): Promise<Simulated | null> {
  let sum: Simulated | undefined;
  for (let after: string | null | undefined; after !== null; ) {
    const { next, ...part }: SimulationPart = await call(adminSimulationRoutes.part, {
      body: { ...input, ...(after && { after }) },
    });
    if (signal.aborted) return null;
    sum = sum ? sumOf(sum, part) : part;
    tell(sum);
    after = next;
  }
  return sum ?? null;
}

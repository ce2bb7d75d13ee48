import { recipeMax } from '@barspoon/contracts';
import type { Notebook } from './exchange.ts';

const { stepLength, steps: maxSteps } = recipeMax;
const sentence = /(?<=[.!?…])\s+(?=\S)/;
const clause = /(?<=[;,:])\s+(?=\S)/;

/** Steps as a recipe holds them: a long one is split where a sentence ends, and too many are put together. Nothing is lost. */
export function fittingSteps(given: readonly string[], notes: Notebook): string[] {
  const long = given.filter((step) => step.length > stepLength);
  if (long.length > 0)
    notes.doubted(
      'instructions',
      `${long.length === 1 ? 'One step is' : `${long.length} steps are`} longer than ${stepLength} characters; we split ${long.length === 1 ? 'it' : 'them'}.`,
    );
  const split = given.flatMap((step) => piecesOf(step));
  if (split.length <= maxSteps) return split;
  notes.doubted('instructions', `There are more than ${maxSteps} steps; we put short ones together.`);
  return joinedToFit(split);
}

/** By sentences, else by clauses, else by words, else anywhere: each piece as long as it may be. */
function piecesOf(step: string, boundaries: readonly RegExp[] = [sentence, clause, /\s+/]): string[] {
  if (step.length <= stepLength) return [step];
  const [boundary, ...finer] = boundaries;
  if (!boundary) return step.match(new RegExp(`[^]{1,${stepLength}}`, 'g')) ?? [];
  return joinedUpTo(
    step.split(boundary).flatMap((one) => piecesOf(one, finer)),
    stepLength,
  );
}

/** Neighbors joined up to the shortest length with which there are no more than may be. */
function joinedToFit(steps: readonly string[]): string[] {
  const lengths = [100, 200, 300, 400, 500, stepLength];
  const tried = lengths.map((length) => joinedUpTo(steps, length));
  return tried.find((joined) => joined.length <= maxSteps) ?? tried.at(-1) ?? [...steps];
}

function joinedUpTo(parts: readonly string[], length: number): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last !== undefined && last.length + 1 + part.length <= length)
      joined[joined.length - 1] = `${last} ${part}`;
    else joined.push(part);
  }
  return joined;
}

/** Memory used with this number of recipes. */
export interface Held {
  recipes: number;
  mb: number;
}

/** A straight line through the smallest and the largest size. */
function lineOf(held: readonly Held[]): { fixedMb: number; mbEach: number } {
  const [first, last] = [held[0], held.at(-1)];
  if (!first || !last || first.recipes === last.recipes) throw new Error('at least two sizes are needed');
  const mbEach = (last.mb - first.mb) / (last.recipes - first.recipes);
  return { fixedMb: first.mb - mbEach * first.recipes, mbEach };
}

/**
 * The number of recipes from which one server takes less memory than an index in each of the replicas.
 * @returns null where it never does
 */
export function paysFrom(
  replicas: number,
  inReplica: readonly Held[],
  inServer: readonly Held[],
): number | null {
  const [own, server] = [lineOf(inReplica), lineOf(inServer)];
  const savedEach = replicas * own.mbEach - server.mbEach;
  if (savedEach <= 0) return null;
  return Math.max(0, (server.fixedMb - replicas * own.fixedMb) / savedEach);
}

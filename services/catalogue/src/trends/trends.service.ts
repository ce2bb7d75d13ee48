import { type TrendWindow, trendWindows } from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { LatestTrends } from './latest-trends.repository.ts';
import type { Standings } from './trend.schema.ts';
import { placesOf } from './trend.ts';
import { TrendCandidatesRepository } from './trend-candidates.repository.ts';
import { type AlikeActs, TrendEventsRepository } from './trend-events.repository.ts';
import { emptyStandings, TrendsRepository } from './trends.repository.ts';

/** How many recipes of a window compete for the displayed places. */
const maxCandidates = 24;
const comparedRuns = 50;
const toleratedMs = 60_000;

/**
 * Calculates popularity: adds acts that are new and takes away those that have become too old for a window. What it
 * costs follows these, not the history. Implements DISC-05, BEYOND-33, BEYOND-34.
 */
@Injectable()
export class TrendsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly events: TrendEventsRepository,
    private readonly trends: TrendsRepository,
    private readonly candidates: TrendCandidatesRepository,
    private readonly latest: LatestTrends,
    private readonly clock: Clock,
  ) {}

  async calculate() {
    let counted = 0;
    for (;;) {
      const { hasMore, ...run } = await this.transactions.run(() => this.calculateOnce());
      counted += run.counted;
      if (!hasMore) return { ...run, counted };
    }
  }

  private async calculateOnce() {
    const last = await this.trends.latest();
    const run = (last?.run ?? 0) + 1;
    const now = this.clock.now();
    const ahead = last ? last.at.getTime() - now.getTime() : 0;
    const { claimed, hasMore } = await this.events.claim(run);
    // The clock of another replica may be a little ahead; one that was wrong must not hold time up.
    const isWrong = ahead > toleratedMs;
    const at = last && ahead > 0 && !isWrong ? last.at : now;
    let hasChanged = isWrong || claimed > 0;
    if (isWrong) {
      await this.recount(run, at);
    } else {
      const changes = await this.events.changes(run, at, last);
      await this.trends.apply(changes);
      hasChanged ||= changes.length > 0;
    }
    const standings = hasChanged || !last ? await this.standings(run, at) : last.standings;
    await this.trends.keep(run, at, standings, hasChanged);
    await this.transactions.afterCommit(() => this.latest.take({ _id: 'latest', run, at, standings }));
    return { run, calculatedAt: at.toISOString(), counted: claimed, hasMore };
  }

  private async standings(run: number, at: Date): Promise<Standings> {
    const found = await this.candidates.all(maxCandidates, run, at);
    const standings = emptyStandings();
    for (const window of trendWindows) standings[window] = placesOf(found[window]);
    return standings;
  }

  /**
   * Recounts everything from the stored acts, and compares what past calculations showed with what the acts give
   * for their moment. Reads the whole history.
   */
  async replay() {
    const latest = await this.trends.latest();
    if (!latest) return { count: 0, runs: 0, maxDifference: 0 };
    let maxDifference = 0;
    const runs = await this.trends.latestRuns(comparedRuns);
    for (const { _id: run, at, standings } of runs)
      for (const window of trendWindows)
        maxDifference = Math.max(maxDifference, await this.difference(window, run, at, standings));
    const count = await this.transactions.run(async () => {
      const current = (await this.trends.latest()) ?? latest;
      return this.recount(current.run, current.at);
    });
    return { count, runs: runs.length, maxDifference };
  }

  private async recount(run: number, at: Date): Promise<number> {
    const acts: AlikeActs[] = [];
    for (const window of trendWindows) acts.push(...(await this.events.countedAt(window, run, at)));
    await this.trends.replace(acts);
    return new Set(acts.flatMap(({ recipeIds }) => recipeIds)).size;
  }

  private async difference(window: TrendWindow, run: number, at: Date, shown: Standings): Promise<number> {
    if (shown[window].length === 0) return 0;
    const scores = new Map<string, number>();
    for (const { recipeIds, windows } of await this.events.countedAt(window, run, at))
      for (const id of recipeIds) scores.set(id, (scores.get(id) ?? 0) + (windows[window]?.points ?? 0));
    // The acts of a recipe that was deleted since are gone with it.
    return Math.max(
      0,
      ...shown[window].map(({ id, score }) => (scores.has(id) ? Math.abs(score - (scores.get(id) ?? 0)) : 0)),
    );
  }

  /** Everything that counted for recipes goes with them. Runs in the open transaction. */
  async removeAllOfRecipes(recipeIds: readonly string[]): Promise<void> {
    await this.events.removeAllOfRecipes(recipeIds);
    await this.trends.removeAllOfRecipes(recipeIds);
  }
}

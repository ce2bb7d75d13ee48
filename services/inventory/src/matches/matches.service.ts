import type { InputOf, MemberActor, matchRoutes } from '@barspoon/contracts';
import { decodeCursor, encodeCursor } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { ShelfIndex } from '../items/shelf-index.ts';
import type { BarMatches, MatchPlace } from '../matching/bar-matches.ts';
import type { MatchingEngine } from '../matching/matching-engine.ts';
import type { NextBottle } from '../matching/next-bottles.ts';
import type { Sliced } from '../matching/sliced.ts';
import { VocabularyProjection } from '../projections/vocabulary-projection.ts';
import { bottlesOf } from './bottles-of.ts';
import { toMatch, toNextBottle } from './match.mapper.ts';
import { MatchEngine } from './match-engine.ts';
import { OwnedThings } from './owned-things.ts';

type ListQuery = InputOf<typeof matchRoutes.list>['query'];
type Work<T> = (matches: BarMatches, engine: MatchingEngine, owned: number) => Sliced<T>;

/** As many as can be asked for at a time. */
const mostBottles = 20;

/** What a member can make of what stands on her bar. */
@Injectable()
export class MatchesService {
  /** Held as long as the matches they follow from, which are held by bar. */
  private readonly bottles = new WeakMap<BarMatches, NextBottle[]>();

  constructor(
    private readonly engine: MatchEngine,
    private readonly things: OwnedThings,
    private readonly catalogue: ShelfIndex,
    private readonly vocabulary: VocabularyProjection,
  ) {}

  /** Implements MATCH-01, MATCH-04, MATCH-06, MATCH-09, MATCH-10, CONTRA-28, BEYOND-44. */
  list(actor: MemberActor, { limit, cursor, makeable }: ListQuery) {
    const after = cursor
      ? (decodeCursor(cursor, ['number', 'string', 'string']) as unknown as MatchPlace)
      : undefined;
    return this.onBarOf(actor, (matches, _engine, owned) => {
      const page = matches.page({ limit, after, makeable });
      return inOneStep({
        items: page.items.map(toMatch),
        nextCursor: page.next && encodeCursor(page.next),
        total: makeable ? matches.makeable : matches.total,
        makeable: matches.makeable,
        owned,
      });
    });
  }

  /** Also of recipes the bar does not meet at all; unknown recipes and those that need nothing are left out. */
  marks(actor: MemberActor, recipeIds: readonly string[]) {
    return this.onBarOf(actor, (matches) => {
      const marks = matches.marks(recipeIds).filter(({ total }) => total > 0);
      return inOneStep({ items: marks.map(toMatch) });
    });
  }

  async nextBottles(actor: MemberActor, limit: number) {
    const found = await this.onBarOf(actor, (matches, engine) => this.nextBottlesOf(matches, engine));
    const purchases = found.slice(0, limit);
    const bottles = bottlesOf(
      purchases.map(({ ingredient }) => ingredient),
      this.catalogue.shelf.items,
      this.vocabulary.vocabulary,
    );
    return { items: purchases.map((purchase) => toNextBottle(purchase, bottles.get(purchase.ingredient))) };
  }

  private *nextBottlesOf(matches: BarMatches, engine: MatchingEngine): Sliced<NextBottle[]> {
    const known = this.bottles.get(matches);
    if (known) return known;
    const found = yield* engine.nextBottles(matches, mostBottles);
    this.bottles.set(matches, found);
    return found;
  }

  private async onBarOf<T>({ id }: MemberActor, work: Work<T>): Promise<T> {
    const { count, revision } = await this.things.standingOf(id);
    const { engine, bars } = this.engine.current;
    return bars.use(
      { memberId: id, revision },
      () => this.things.of(id),
      (matches) => work(matches, engine, count),
    );
  }
}

function* inOneStep<T>(result: T): Sliced<T> {
  yield;
  return result;
}

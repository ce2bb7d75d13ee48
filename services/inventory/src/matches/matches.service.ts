import type { InputOf, MemberActor, matchRoutes } from '@barspoon/contracts';
import { decodeCursor, encodeCursor } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { BarAccess } from '../bar/bar-access.ts';
import { ShelfIndex } from '../items/shelf-index.ts';
import type { BarMatches, MatchPlace } from '../matching/bar-matches.ts';
import type { MatchingEngine } from '../matching/matching-engine.ts';
import type { NextBottle } from '../matching/next-bottles.ts';
import type { Sliced } from '../matching/sliced.ts';
import { LiveMatchingEngine } from '../projections/live-matching-engine.ts';
import { VocabularyProjection } from '../projections/vocabulary-projection.ts';
import { toMatch, toNextBottles } from './match.mapper.ts';
import { OwnedItems } from './owned-items.ts';

type ListQuery = InputOf<typeof matchRoutes.list>['query'];
type MarksQuery = InputOf<typeof matchRoutes.marks>['query'];
type BottlesQuery = InputOf<typeof matchRoutes.nextBottles>['query'];
/** What is matched, and how. */
type Way = Pick<ListQuery, 'swaps' | 'allBars'>;
/** Bottles to buy; `startingSet` is null where each bottle is counted alone. */
interface Advice {
  bottles: readonly NextBottle[];
  startingSet: { makes: number } | null;
}
type Work<T> = (matches: BarMatches, engine: MatchingEngine, owned: number) => Sliced<T>;

/** As many as can be asked for at a time. */
const maxBottles = 20;
/** The number of recipes per request to the catalogue. */
const maxMakeable = 2000;

/** What a member can make of what stands on the bar they have chosen, or on all of theirs. Implements BEYOND-202. */
@Injectable()
export class MatchesService {
  /** Held as long as the matches they follow from, which are held by bar. */
  private readonly bottles = new WeakMap<BarMatches, Advice>();

  constructor(
    private readonly engine: LiveMatchingEngine,
    private readonly access: BarAccess,
    private readonly things: OwnedItems,
    private readonly catalogue: ShelfIndex,
    private readonly vocabulary: VocabularyProjection,
  ) {}

  /** Implements MATCH-01, MATCH-04, MATCH-06, MATCH-09, MATCH-10, CONTRA-28, BEYOND-44. */
  list(actor: MemberActor, { limit, cursor, makeable, ...way }: ListQuery) {
    const after = cursor
      ? (decodeCursor(cursor, ['number', 'string', 'string']) satisfies MatchPlace)
      : undefined;
    return this.onBarsOf(
      actor,
      (matches, _engine, owned) => {
        const page = matches.page({ limit, after, makeable });
        return inOneStep({
          items: page.items.map((match) => toMatch(match, this.vocabulary.vocabulary)),
          nextCursor: page.next && encodeCursor(page.next),
          total: makeable ? matches.makeable : matches.total,
          makeable: matches.makeable,
          owned,
        });
      },
      way,
    );
  }

  makeableBy(memberId: string) {
    return this.onBarsOf({ id: memberId }, (matches) => {
      const { items } = matches.page({ limit: maxMakeable, makeable: true });
      return inOneStep({ recipeIds: items.map(({ recipe }) => recipe.recipeId) });
    });
  }

  /** What one bar makes. */
  async makeableOn(barId: string) {
    return this.onBars([barId], (matches) => {
      const { items } = matches.page({ limit: maxMakeable, makeable: true });
      return inOneStep(
        items.map(({ recipe: { recipeId, name, alcoholic } }) => ({ recipeId, name, alcoholic })),
      );
    });
  }

  /** Also of recipes the bar does not meet at all; unknown recipes and those that need nothing are left out. */
  marks(actor: MemberActor, { recipeIds, ...way }: MarksQuery) {
    return this.onBarsOf(
      actor,
      (matches) => {
        const marks = matches.marks(recipeIds).filter(({ total }) => total > 0);
        return inOneStep({ items: marks.map((match) => toMatch(match, this.vocabulary.vocabulary)) });
      },
      way,
    );
  }

  async nextBottles(actor: MemberActor, { limit, allBars }: BottlesQuery) {
    const found = await this.onBarsOf(actor, (matches, engine) => this.nextBottlesOf(matches, engine), {
      allBars,
    });
    const purchases = found.startingSet === null ? found.bottles.slice(0, limit) : found.bottles;
    return {
      items: toNextBottles(purchases, this.catalogue.shelf.items, this.vocabulary.vocabulary),
      startingSet: found.startingSet,
    };
  }

  private *nextBottlesOf(matches: BarMatches, engine: MatchingEngine): Sliced<Advice> {
    const known = this.bottles.get(matches);
    if (known) return known;
    const set = matches.total === 0 ? yield* engine.starterSet(matches) : undefined;
    const found: Advice = set
      ? { bottles: set.bottles, startingSet: { makes: set.makes } }
      : { bottles: yield* engine.nextBottles(matches, maxBottles), startingSet: null };
    this.bottles.set(matches, found);
    return found;
  }

  /** Works on the matches of the bar they have chosen, or of all of theirs. */
  async onBarsOf<T>(
    { id }: Pick<MemberActor, 'id'>,
    work: Work<T>,
    { swaps, allBars }: Way = {},
  ): Promise<T> {
    const barIds = allBars ? await this.access.openTo(id) : [(await this.access.chosenBy(id)).id];
    return this.onBars(barIds, work, swaps);
  }

  private async onBars<T>(barIds: readonly string[], work: Work<T>, swaps?: boolean): Promise<T> {
    const { count, revision } = await this.things.standingOf(barIds);
    const { engine, bars } = this.engine.current;
    return bars.use(
      { barId: barIds.join(' '), revision, countsSwaps: swaps === true },
      () => this.things.of(barIds),
      (matches) => work(matches, engine, count),
    );
  }
}

function* inOneStep<T>(result: T): Sliced<T> {
  yield;
  return result;
}

import {
  catalogueInternalRoutes,
  type InputOf,
  type MemberActor,
  type OutputOf,
  type Price,
  type purchaseRoutes,
} from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging';
import { UnavailableError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { BarAccess } from '../bar/bar-access.ts';
import { BottlesRepository } from '../bar/bottles.repository.ts';
import { ItemsRepository } from '../items/items.repository.ts';
import { ShelfIndex } from '../items/shelf-index.ts';
import { VocabularyProjection } from '../projections/vocabulary-projection.ts';
import { toNextBottles } from './match.mapper.ts';
import { MatchesService } from './matches.service.ts';
import { OwnedItems } from './owned-items.ts';

type Wish = InputOf<typeof purchaseRoutes.best>['body'];
interface Likings {
  liked: ReadonlySet<string>;
  disliked: ReadonlySet<string>;
}

/** A drink that a member likes counts for as many others. */
const worthOfLiked = 3;
/** A proposal does not wait longer for what somebody likes. */
const tasteWaitMs = 1000;

/** What a member buys best, by what it makes, what they like and what they pay. Implements BEYOND-214. */
@Injectable()
export class BestPurchasesService {
  constructor(
    private readonly matches: MatchesService,
    private readonly access: BarAccess,
    private readonly bottles: BottlesRepository,
    private readonly items: ItemsRepository,
    private readonly owned: OwnedItems,
    private readonly catalogue: ShelfIndex,
    private readonly vocabulary: VocabularyProjection,
    private readonly caller: Caller,
  ) {}

  async of(actor: MemberActor, wish: Wish): Promise<OutputOf<typeof purchaseRoutes.best>> {
    const { bottles: atMost, budget, without, allBars } = wish;
    const [likings, prices] = await Promise.all([
      this.likingsOf(actor.id),
      budget ? this.pricesOf(actor.id, budget.currency, allBars) : noPrices,
    ]);
    const out = new Set(without);
    const priceOf = ({ ingredient }: { ingredient: string | null }) => prices.get(ingredient ?? '') ?? null;
    const set = await this.matches.onBarsOf(
      actor,
      (matches, engine) =>
        engine.purchaseSet(matches, {
          atMost,
          isOut: ({ name }) => out.has(name),
          worthOf: (id) => worthOf(id, likings),
          ...(budget && {
            budget: budget.amount,
            priceOf: (purchase) => priceOf(purchase)?.amount ?? budget.typical,
          }),
        }),
      { allBars },
    );
    const bought = set?.bottles ?? [];
    const { shelf } = this.catalogue;
    const items = toNextBottles(bought, shelf.items, this.vocabulary.vocabulary).map((bottle) => ({
      ...bottle,
      price: priceOf(bottle),
    }));
    const cost = items.reduce((sum, { price }) => sum + (price?.amount ?? budget?.typical ?? 0), 0);
    return {
      items,
      makes: set?.makes ?? 0,
      liked: set?.recipeIds.filter((id) => likings?.liked.has(id)).length ?? 0,
      cost: budget && { amount: cost, currency: budget.currency },
      knowsTaste: likings !== null,
    };
  }

  /** Without the catalogue every drink counts the same, and the answer says so. */
  private async likingsOf(memberId: string): Promise<Likings | null> {
    const context = { ...this.caller.serviceContext(), deadline: Date.now() + tasteWaitMs };
    const answer = await this.caller
      .call(catalogueInternalRoutes.likingsOf, { params: { memberId } }, context)
      .catch((error: unknown) => {
        if (error instanceof UnavailableError) return null;
        throw error;
      });
    return answer && { liked: new Set(answer.liked), disliked: new Set(answer.disliked) };
  }

  /** What the member paid last, by the ingredient on the bottle, or else for a kind of it. */
  private async pricesOf(
    memberId: string,
    currency: string,
    allBars: boolean,
  ): Promise<ReadonlyMap<string, Price>> {
    const barIds = allBars ? await this.access.openTo(memberId) : [(await this.access.chosenBy(memberId)).id];
    const paid = (await this.bottles.bought(barIds)).flatMap(({ itemId, details: { price } }) =>
      price?.currency === currency ? { itemId, price } : [],
    );
    const things = await this.items.findAll([...new Set(paid.map(({ itemId }) => itemId))]);
    const ingredients = new Map(things.map((row) => [row._id, this.owned.named(row).ingredient]));
    const priced = paid.flatMap(({ itemId, price }) => {
      const ingredient = ingredients.get(itemId);
      return ingredient ? { ingredient, price } : [];
    });
    const { vocabulary } = this.vocabulary;
    const kinds = priced.flatMap(({ ingredient, price }) =>
      vocabulary.ancestors(ingredient).map(({ slug }) => ({ ingredient: slug, price })),
    );
    // What is written last counts: the very thing before its kinds, the latest before what came earlier.
    return new Map([...priced, ...kinds].toReversed().map(({ ingredient, price }) => [ingredient, price]));
  }
}

const noPrices: ReadonlyMap<string, Price> = new Map();
const worthOf = (id: string, likings: Likings | null) =>
  likings?.disliked.has(id) ? 0 : likings?.liked.has(id) ? worthOfLiked : 1;

import type { Actor, BarItemInput, barItemRoutes, InputOf, MemberActor } from '@barspoon/contracts';
import { decodeCursor, encodeCursor, type PageRequest, Transactions } from '@barspoon/persistence';
import { Clock, outsidePictureAmong } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { barNotFound } from '../bar/bar.errors.ts';
import { BarAccess } from '../bar/bar-access.ts';
import { BarsRepository } from '../bar/bars.repository.ts';
import { LiveMatchingEngine } from '../projections/live-matching-engine.ts';
import { VocabularyProjection } from '../projections/vocabulary-projection.ts';
import { itemNotFound, notYourItem, tooManyItems } from './item.errors.ts';
import { toItem } from './item.mapper.ts';
import { contentOfInput, maxOwnItems, newItem } from './item.ts';
import { byName, type ItemOrder, type ItemPlace, itemPlaceShape, rarityOf } from './item-order.ts';
import { isOf, itemSearch } from './item-search.ts';
import { ItemsRepository } from './items.repository.ts';
import { ShelfIndex } from './shelf-index.ts';

type ListQuery = InputOf<typeof barItemRoutes.list>['query'];

/** More than a member can be at. */
const maxBarsOfOwnItem = 100;

/** Bar items as visitors and members see them, and members' own. */
@Injectable()
export class ItemsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly items: ItemsRepository,
    private readonly access: BarAccess,
    private readonly bars: BarsRepository,
    private readonly catalogue: ShelfIndex,
    private readonly vocabulary: VocabularyProjection,
    private readonly engine: LiveMatchingEngine,
    private readonly clock: Clock,
  ) {}

  /** Implements INV-02, INV-04, INV-05, CONTRA-03, BEYOND-42, BEYOND-43. */
  async list(actor: Actor, { cursor, q, sort, bar, ingredient, ...query }: ListQuery) {
    if (bar && actor.kind !== 'member') throw barNotFound();
    const viewer = actor.kind === 'member' ? await this.viewerOf(actor, bar) : undefined;
    const page = this.catalogue.shelf.page(
      { ...query, after: cursor ? placeIn(cursor) : undefined },
      viewer,
      this.orderOf(sort, q, ingredient),
    );
    const { vocabulary } = this.vocabulary;
    return {
      items: page.rows.map((row) => toItem(row, vocabulary, viewer?.owned.has(row._id), isOwn(row, actor))),
      counts: page.counts,
      total: page.total,
      nextCursor: page.next && encodeCursor(page.next),
    };
  }

  /** What is on a member's first bar without the items that are theirs alone; who may see it is not decided here. */
  async barOf(memberId: string, { cursor, limit }: PageRequest) {
    const owned = new Set(await this.bars.itemIdsOf(memberId));
    const after = cursor ? placeIn(cursor) : undefined;
    const page = this.catalogue.shelf.page({ owned: true, limit, after }, { own: [], owned });
    const { vocabulary } = this.vocabulary;
    return {
      items: page.rows.map((row) => toItem(row, vocabulary, undefined)),
      total: page.total,
      nextCursor: page.next && encodeCursor(page.next),
    };
  }

  /** Also of a member's own item: their browser requests it without the session. */
  async outsidePicture(id: string, hash: string) {
    const row = await this.items.find(id);
    const url = row ? outsidePictureAmong([row.image], hash) : undefined;
    if (!url) throw itemNotFound();
    return { url };
  }

  /** Not on their bar until they put it there. Implements INV-13 to INV-15, BEYOND-42. */
  async create(actor: MemberActor, input: BarItemInput) {
    const row = newItem(contentOfInput(input), { userId: actor.id, createdAt: this.clock.now() });
    await this.transactions.run(async () => {
      const { custom } = await this.bars.note(actor.id, { custom: 1 });
      if (custom > maxOwnItems) throw tooManyItems(maxOwnItems);
      await this.items.insert([row]);
    });
    return toItem(row, this.vocabulary.vocabulary, false, true);
  }

  /** Implements BEYOND-02, BEYOND-41. */
  async revise(actor: MemberActor, id: string, input: BarItemInput) {
    const row = await this.transactions.run(async () => {
      const revised = await this.items.reviseOwn(actor.id, id, contentOfInput(input));
      if (!revised) throw this.refusalOf(id);
      await this.bars.noteHolding(id);
      return revised;
    });
    const bar = await this.access.chosenBy(actor.id);
    return toItem(row, this.vocabulary.vocabulary, await this.bars.has(bar.id, id), true);
  }

  /** It leaves their bars too. Implements BEYOND-02, BEYOND-41. */
  async delete(actor: MemberActor, id: string) {
    await this.transactions.run(async () => {
      if (!(await this.items.deleteOwn(actor.id, id))) throw this.refusalOf(id);
      await this.bars.removeFromSome(id, maxBarsOfOwnItem);
      await this.bars.note(actor.id, { custom: -1 });
    });
    return { done: true as const };
  }

  private orderOf(sort: ListQuery['sort'], q: string | undefined, ingredient?: string): ItemOrder {
    const { vocabulary } = this.vocabulary;
    const kind = ingredient === undefined ? undefined : vocabulary.get(ingredient);
    const fitOf = q ? itemSearch(q, vocabulary) : () => 0;
    const uses = sort === 'common' ? this.engine.current.engine.uses() : undefined;
    return (row) => {
      if (ingredient !== undefined && !(kind && isOf(kind, row, vocabulary))) return undefined;
      const fit = fitOf(row);
      if (fit === undefined) return undefined;
      return uses ? [fit, rarityOf(row, vocabulary, uses)] : byName(row);
    };
  }

  private refusalOf(id: string) {
    return this.catalogue.shelf.get(id) ? notYourItem() : itemNotFound();
  }

  private async viewerOf(actor: MemberActor, named?: string) {
    const bar = await (named ? this.access.at(actor.id, named) : this.access.chosenBy(actor.id));
    const [own, owned] = await Promise.all([this.items.ownOf(actor.id), this.bars.itemIdsOf(bar.id)]);
    const known = new Set(own.map(({ _id }) => _id));
    const others = owned.filter((id) => !known.has(id) && !this.catalogue.shelf.get(id));
    // Items that somebody else has made for a bar they share.
    const theirs = others.length > 0 ? await this.items.findAll(others) : [];
    return { own: [...own, ...theirs], owned: new Set(owned) };
  }
}

const isOwn = ({ userId }: { userId: string | null }, actor: Actor): boolean =>
  actor.kind === 'member' && userId === actor.id;

const placeIn = (cursor: string): ItemPlace => decodeCursor(cursor, itemPlaceShape);

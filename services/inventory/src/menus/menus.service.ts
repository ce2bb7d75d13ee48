import {
  firstBarName,
  type MemberActor,
  type Menu,
  type MenuAct,
  type MenuInput,
  type MenuSummary,
  menusMax,
  menuVersionsMax,
  type PublicMenu,
} from '@barspoon/contracts';
import { withoutHeld } from '@barspoon/mixology';
import { Transactions } from '@barspoon/persistence';
import { Clock, newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { BarAccess, type BarPlace } from '../bar/bar-access.ts';
import { BarsRepository } from '../bar/bars.repository.ts';
import { BottlesRepository } from '../bar/bottles.repository.ts';
import type { MenuContent, MenuRow, PublishedMenu } from '../bar/menu.schema.ts';
import { MenusRepository } from '../bar/menus.repository.ts';
import { OpenBarsRepository } from '../bar/open-bars.repository.ts';
import { heldBy, OrderingRepository } from '../bar/ordering.repository.ts';
import type { BarTicketRow } from '../bar/ticket.schema.ts';
import { OwnedItems } from '../matches/owned-items.ts';
import { pricesAt } from './happy-hour.ts';
import { addressTaken, menuChangedMeanwhile, menuEmpty, menuNotFound, tooManyMenus } from './menu.errors.ts';
import { contentOf, drinksIn, publishedOf, toMenu, toPublicSections } from './menu.ts';
import { MenuRecipes } from './menu-recipes.ts';

const done = { done: true } as const;

/** The menus of bars: written by those who tend them, and read by anybody. Implements BEYOND-245, BEYOND-246. */
@Injectable()
export class MenusService {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: BarAccess,
    private readonly open: OpenBarsRepository,
    private readonly bars: BarsRepository,
    private readonly menus: MenusRepository,
    private readonly ledger: BottlesRepository,
    private readonly recipes: MenuRecipes,
    private readonly owned: OwnedItems,
    private readonly ordering: OrderingRepository,
    private readonly clock: Clock,
  ) {}

  async list(actor: MemberActor, barId: string): Promise<{ items: MenuSummary[] }> {
    const bar = await this.access.toFill(actor.id, barId);
    const items = (await this.menus.of(bar.id)).map((row): MenuSummary => {
      const { id, name, slug, isChanged, plan, withheldFrom } = toMenu(row);
      return { id, name, slug, isChanged, plan, withheldFrom, drinks: drinksIn(row.draft).length };
    });
    return { items };
  }

  async get(actor: MemberActor, barId: string, menuId: string): Promise<Menu> {
    return toMenu(await this.at(await this.access.toFill(actor.id, barId), menuId));
  }

  /**
   * The id of a menu of another bar is as unknown as one that is not there.
   * @throws DomainError 404 for a bar that is not there, 403 for a guest, 400 for a recipe they may not read, 409 for a
   * menu that changed meanwhile
   */
  async save(
    actor: MemberActor,
    barId: string,
    menuId: string,
    { revision, ...content }: MenuInput,
  ): Promise<Menu> {
    await this.access.toFill(actor.id, barId);
    const recipes = await this.recipes.of(content, (await this.menus.find(menuId))?.recipes ?? {});
    return this.transactions.run(async () => {
      const bar = await this.access.toFill(actor.id, barId);
      const row = await this.menus.find(menuId);
      if (row && row.barId !== bar.id) throw menuNotFound();
      if ((row?.revision ?? 0) !== revision) throw menuChangedMeanwhile();
      if (!row && (await this.menus.of(bar.id)).length >= menusMax) throw tooManyMenus();
      const kept = {
        ...(row ?? { _id: menuId, barId: bar.id, ownerId: bar.ownerId, versions: [] }),
        draft: contentOf(content),
        recipes: { ...row?.recipes, ...recipes },
        recipeIds: [],
        revision,
      };
      return this.keep(actor.id, kept);
    });
  }

  /** Repeating it changes nothing. */
  async delete(actor: MemberActor, barId: string, menuId: string) {
    await this.transactions.run(async () => {
      const bar = await this.access.toFill(actor.id, barId);
      const row = await this.menus.find(menuId);
      if (row?.barId !== bar.id) return;
      const { _id, slug } = row;
      if (slug === undefined) await this.bars.note(bar.id, {});
      else {
        await this.bars.note(bar.id, { menus: -1 }, [], { _id, slug });
        await this.enter('menuWithdrawn', actor.id, row, { slug });
      }
      await this.menus.delete(menuId);
    });
    return done;
  }

  async publish(actor: MemberActor, barId: string, menuId: string, slug: string): Promise<Menu> {
    return this.change(actor, barId, menuId, (row) => this.published(row, slug));
  }

  /** The row with its draft as what guests read. @throws DomainError 400 for an address that is taken */
  async published(row: MenuRow, slug: string): Promise<MenuRow> {
    if (drinksIn(row.draft).length === 0) throw menuEmpty();
    const other = await this.menus.findBySlug(slug);
    if (other && other._id !== row._id) throw addressTaken();
    const number = (row.versions[0]?.number ?? 0) + 1;
    const version = { ...contentOf(row.draft), number, at: this.clock.now() };
    const { missed: _, ...rest } = row;
    return { ...rest, slug, versions: [version, ...row.versions].slice(0, menuVersionsMax) };
  }

  /** Repeating it changes nothing. */
  async withdraw(actor: MemberActor, barId: string, menuId: string): Promise<Menu> {
    return this.change(actor, barId, menuId, ({ slug: _, ...row }) => row);
  }

  async restore(actor: MemberActor, barId: string, menuId: string, number: number): Promise<Menu> {
    return this.change(actor, barId, menuId, async (row) => {
      const version = row.versions.find((one) => one.number === number);
      if (!version) throw menuNotFound();
      await this.enter('menuRestored', actor.id, row, version);
      return { ...row, draft: contentOf(version) };
    });
  }

  /**
   * As guests would read it now. Implements BEYOND-261.
   * @throws DomainError as `save` does, but for what changed meanwhile
   */
  async preview(
    actor: MemberActor,
    barId: string,
    menuId: string,
    { revision: _, ...content }: MenuInput,
  ): Promise<PublicMenu> {
    const bar = await this.access.toFill(actor.id, barId);
    const row = await this.menus.find(menuId);
    if (row && row.barId !== bar.id) throw menuNotFound();
    const recipes = await this.recipes.of(content, row?.recipes ?? {});
    const shown = { barId: bar.id, recipes, slug: row?.slug ?? 'preview' };
    return (await this.shown(shown, content)).menu;
  }

  /** @throws DomainError 404 also for a menu of a bar that is in the archive */
  async read(slug: string): Promise<PublicMenu> {
    return (await this.seen(slug)).menu;
  }

  /** As it is stored, too, and with the orders that hold something of it. @throws DomainError 404 as `read` does */
  async seen(slug: string): Promise<{ menu: PublicMenu; row: MenuRow; open: BarTicketRow[] }> {
    const row = await this.menus.findBySlug(slug);
    const content = row && publishedOf(row);
    if (!content) throw menuNotFound();
    return { ...(await this.shown({ ...row, slug }, content)), row };
  }

  private async shown(
    row: Pick<MenuRow, 'barId' | 'recipes'> & { slug: string },
    content: MenuContent,
  ): Promise<{ menu: PublicMenu; open: BarTicketRow[] }> {
    const [bar, standing, open] = await Promise.all([
      this.open.find(row.barId),
      this.owned.standingOn(row.barId),
      this.ordering.openAt(row.barId),
    ]);
    if (bar?.archivedAt) throw menuNotFound();
    const prices = pricesAt(content.happyHours, this.clock.now());
    const menu = {
      slug: row.slug,
      name: content.name,
      line: content.line,
      barName: bar?.name ?? firstBarName,
      availability: content.availability,
      ...prices,
      sections: toPublicSections(row, content, withoutHeld(standing, heldBy(open)), prices),
    };
    return { menu, open };
  }

  async change(
    actor: MemberActor,
    barId: string,
    menuId: string,
    next: (row: MenuRow) => MenuRow | Promise<MenuRow>,
  ): Promise<Menu> {
    return this.transactions.run(async () => {
      const bar = await this.access.toFill(actor.id, barId);
      const row = await this.at(bar, menuId);
      return this.keep(actor.id, await next(row), row);
    });
  }

  /**
   * Only the recipes are kept that it names or has named in a version that can be brought back.
   * @param by who changes it; null for what was planned
   */
  async keep(by: string | null, row: MenuRow, before: MenuRow = row): Promise<Menu> {
    const named = new Set(
      [row.draft, ...row.versions].flatMap((content) => drinksIn(content).map(({ recipeId }) => recipeId)),
    );
    const recipes = Object.fromEntries(Object.entries(row.recipes).filter(([id]) => named.has(id)));
    const kept = { ...row, recipes, recipeIds: [...named], revision: row.revision + 1 };
    await this.menus.save(kept);
    const isNew = before.slug === undefined && row.slug !== undefined;
    const isGone = before.slug !== undefined && row.slug === undefined;
    const { _id, slug } = before;
    const gone = slug === undefined || slug === row.slug ? undefined : { _id, slug };
    const [latest] = row.versions;
    const isPublished = latest !== undefined && latest.number !== before.versions[0]?.number;
    if (isPublished) await this.enter('menuPublished', by, row, { ...latest, slug: row.slug });
    if (isGone) await this.enter('menuWithdrawn', by, row, { slug });
    await this.bars.note(row.barId, isNew ? { menus: 1 } : isGone ? { menus: -1 } : {}, [], gone);
    return toMenu(kept);
  }

  /** A line in the history of its bar, in the open transaction. Implements BEYOND-259. */
  private async enter(
    kind: MenuAct,
    actorId: string | null,
    { _id: id, barId, ownerId, draft }: MenuRow,
    { name, slug, number }: Partial<PublishedMenu> & { slug?: string | undefined },
  ): Promise<void> {
    const menu = {
      id,
      name: name ?? draft.name,
      slug: slug ?? null,
      number: number ?? null,
      isPlanned: actorId === null,
    };
    const about = { _id: newId(), barId, ownerId, actorId, at: this.clock.now() };
    await this.ledger.append({ ...about, kind, bottleIds: [], lines: [], menu });
  }

  private async at(bar: BarPlace, menuId: string): Promise<MenuRow> {
    const row = await this.menus.find(menuId);
    if (row?.barId !== bar.id) throw menuNotFound();
    return row;
  }
}

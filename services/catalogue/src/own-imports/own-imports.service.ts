import {
  egressRoutes,
  type MemberActor,
  noBelongings,
  nothingUndone,
  type OwnImport,
  type OwnImportInput,
  type ReadableFormatName,
} from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging';
import { Transactions } from '@barspoon/persistence';
import { Clock, DomainError, newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { VocabularyHolder } from '../ingredients/vocabulary-holder.ts';
import { RecipeChangesRepository } from '../recipe-changes/recipe-changes.repository.ts';
import { OwnRecipesService } from '../recipe-desk/own-recipes.service.ts';
import { RecipeModerationService } from '../recipe-desk/recipe-moderation.service.ts';
import { BackgroundWork } from '../recipe-files/background-work.ts';
import { importNotFound, recipesMoved } from '../recipe-files/recipe-import.errors.ts';
import { RecipeIndex } from '../recipe-index/recipe-index.ts';
import { recipeChanged } from '../recipes/recipe.errors.ts';
import type { RecipeRow } from '../recipes/recipe.schema.ts';
import { contentOf, contentOfExchange, newRecipe, withoutRemovedPhoto } from '../recipes/recipe-drafts.ts';
import { RecipesRepository } from '../recipes/recipes.repository.ts';
import { forEverybody, standingOf, wantedOf } from '../recipes/standing.ts';
import type { BelongingsInFile } from './belongings-in.ts';
import { OwnBelongingsService } from './own-belongings.service.ts';
import { OwnFileReading, type ReadOne } from './own-file-reading.service.ts';
import { giveUpMs, notUndone, toImport, wentWrong } from './own-import.mapper.ts';
import type { OwnImportRow } from './own-import.schema.ts';
import { OwnImportsRepository } from './own-imports.repository.ts';

type Visibility = OwnImportInput['visibility'];

/** What an import does, according to its report. */
interface Plan extends Pick<OwnImportInput, 'existing' | 'visibility'> {
  fresh: readonly ReadOne[];
  changed: readonly ReadOne[];
  belongings: BelongingsInFile | null;
}

const problemOf = (error: unknown) =>
  error instanceof DomainError && error.kind !== 'unavailable' ? error.message : undefined;

/** Imports of recipe files into a member's own recipes: reported first, stored completely or not at all, reversible for a day. Implements BEYOND-25. */
@Injectable()
export class OwnImportsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly imports: OwnImportsRepository,
    private readonly reading: OwnFileReading,
    private readonly recipes: RecipesRepository,
    private readonly changes: RecipeChangesRepository,
    private readonly own: OwnRecipesService,
    private readonly index: RecipeIndex,
    private readonly vocabulary: VocabularyHolder,
    private readonly belongings: OwnBelongingsService,
    private readonly background: BackgroundWork,
    private readonly caller: Caller,
    private readonly clock: Clock,
    private readonly moderation: RecipeModerationService,
  ) {}

  /**
   * The recipes of a web page, which are then reported and stored like the text of a file.
   * @throws DomainError refused when the page cannot or may not be read, or contains no recipe
   */
  page(url: string) {
    return this.caller.call(egressRoutes.recipes, { body: { url } }, this.caller.serviceContext());
  }

  async report(actor: MemberActor, text: string, chosen?: ReadableFormatName) {
    const { format, items, belongings } = await this.reading.read(actor.id, text, chosen);
    return {
      format,
      recipes: items.map(({ report }) => report),
      room: await this.own.roomOf(actor.id),
      belongings: await this.belongings.report(actor, belongings),
    };
  }

  /**
   * Starts to store the recipes of a file; `get` returns the progress. Hundreds of recipes take longer than a request may.
   * @throws InvalidInputError when nothing in it can be read
   */
  async apply(actor: MemberActor, input: OwnImportInput): Promise<OwnImport> {
    const file = await this.reading.open(input.text, input.format);
    const row = {
      _id: newId(),
      userId: actor.id,
      state: 'applying' as const,
      problem: null,
      held: 0,
      recipes: [],
      createdAt: this.clock.now(),
    };
    await this.imports.add(row);
    this.transactions.afterCommit(() =>
      this.background.begin(`import ${row._id}`, () => this.write(actor, row._id, file, input)),
    );
    return toImport(row, row.createdAt);
  }

  async get(actor: MemberActor, id: string): Promise<OwnImport> {
    const row = await this.imports.find(actor.id, id);
    if (!row) throw importNotFound();
    return toImport(row, this.clock.now());
  }

  private async write(
    actor: MemberActor,
    id: string,
    file: Awaited<ReturnType<OwnFileReading['open']>>,
    { existing, visibility }: OwnImportInput,
  ): Promise<void> {
    try {
      const { items, belongings } = await this.reading.compare(actor.id, file);
      const fresh = items.filter(({ report }) => report.change === 'new');
      const changed = existing === 'update' ? items.filter(({ report }) => report.change === 'changed') : [];
      const plan = { fresh, changed, belongings, existing, visibility };
      const bar = await this.belongings.barOf(actor, plan.belongings);
      const held = await this.heldAmong(actor, plan.fresh, plan.changed, plan.visibility);
      const written = await this.transactions.run(() => this.writeAll(actor, id, plan, bar, held));
      const shown = written.filter(({ visibility }) => visibility === 'public');
      await this.index.put(shown);
      await this.index.remove(written.filter((one) => !shown.includes(one)).map(({ _id }) => _id));
    } catch (error) {
      const problem = problemOf(error);
      await this.imports.finish(id, new Date(0), { state: 'failed', problem: problem ?? wentWrong });
      if (problem === undefined) throw error;
    }
  }

  /** @throws DomainError refused without room, 409 when a recipe was changed in the meantime */
  private async writeAll(
    actor: MemberActor,
    id: string,
    { fresh, changed, belongings, existing, visibility }: Plan,
    bar: Awaited<ReturnType<OwnBelongingsService['barOf']>>,
    held: ReadonlySet<ReadOne>,
  ): Promise<RecipeRow[]> {
    await this.own.assertRoom(actor.id, fresh.length);
    const made = await this.createAll(actor.id, fresh, visibility, held);
    const revised = await this.reviseAll(changed, held);
    const written = [...made, ...revised.map(({ after }) => after)];
    const begunAfter = new Date(this.clock.now().getTime() - giveUpMs);
    const isTaken = await this.imports.finish(id, begunAfter, {
      state: 'done',
      held: written.filter(({ withheld }) => withheld === 'held').length,
      recipes: [
        ...made.map(({ _id, revision }) => ({ recipeId: _id, revision, before: null })),
        ...revised.map(({ after, before }) => ({ recipeId: after._id, revision: after.revision, before })),
      ],
      ...(belongings && {
        belongings: await this.belongings.store(actor, id, belongings, bar, existing),
      }),
    });
    if (!isTaken) throw importNotFound();
    return written;
  }

  async list(actor: MemberActor) {
    const now = this.clock.now();
    const [rows, room] = await Promise.all([this.imports.of(actor.id, now), this.own.roomOf(actor.id)]);
    return { items: rows.map((row) => toImport(row, now)), room, limit: this.own.limit };
  }

  /** The bar in the file of an import, for the inventory. */
  async bar(memberId: string, id: string) {
    return { items: (await this.imports.find(memberId, id))?.belongings?.barItems ?? [] };
  }

  /** Starts to undo an import; `get` returns the progress. */
  async undo(actor: MemberActor, id: string) {
    const now = this.clock.now();
    const row = await this.imports.beginUndo(actor.id, id, now, new Date(now.getTime() - giveUpMs));
    if (!row) throw importNotFound();
    this.background.begin(`undoing import ${id}`, () => this.takeBack(actor, row, now));
    return { ...nothingUndone, state: 'undoing' as const };
  }

  private async takeBack(actor: MemberActor, row: OwnImportRow, since: Date): Promise<void> {
    try {
      const { deleted, restored } = await this.transactions.run(() => this.takeAllBack(actor, row, since));
      await this.index.remove(deleted);
      await this.index.put(restored.filter(({ visibility }) => visibility === 'public'));
    } catch (error) {
      const problem = problemOf(error);
      await this.imports.endUndo(row._id, since, { state: 'done', problem: problem ?? notUndone });
      if (problem === undefined) throw error;
    }
  }

  /** A changed revision means a later edit, which is the member's own work. */
  private async takeAllBack(actor: MemberActor, row: OwnImportRow, since: Date) {
    const here = await this.recipes.findAll(row.recipes.map(({ recipeId }) => recipeId));
    const revisions = new Map(here.map((one) => [one._id, one.revision]));
    const untouched = row.recipes.filter(({ recipeId, revision }) => revisions.get(recipeId) === revision);
    const deleted = untouched.flatMap(({ recipeId, before }) => (before === null ? recipeId : []));
    await this.own.removeAll(deleted);
    const { rows: restored, moved } = await this.changes.reviseContents(
      untouched.flatMap(({ recipeId: _id, revision: seen, before }) =>
        before === null ? [] : { _id, seen, change: before },
      ),
    );
    if (moved.length > 0) throw recipeChanged();
    const belongings = row.belongings
      ? await this.belongings.undo(actor, row._id, row.belongings)
      : noBelongings;
    const kept = here.length - untouched.length;
    const undone = { deleted: deleted.length, restored: restored.length, kept, belongings };
    const isOurs = await this.imports.endUndo(row._id, since, { state: 'undone', undone, recipes: [] });
    if (!isOurs) throw importNotFound();
    return { deleted, restored };
  }

  /** Those that would be public but are held by moderation; screened in one request. */
  private async heldAmong(
    actor: MemberActor,
    fresh: readonly ReadOne[],
    changed: readonly ReadOne[],
    visibility: Visibility,
  ): Promise<ReadonlySet<ReadOne>> {
    const vocabulary = await this.vocabulary.current();
    const shown = [
      ...(visibility === 'public' ? fresh : []),
      ...changed.filter(({ own }) => own?.visibility === 'public'),
    ].flatMap((one) => (one.recipe ? { one, content: contentOfExchange(one.recipe, vocabulary) } : []));
    const held = await this.moderation.holdsEach(
      actor,
      shown.map(({ content }) => content),
    );
    return new Set(shown.flatMap(({ one }, at) => (held[at] ? one : [])));
  }

  private async createAll(
    userId: string,
    items: readonly ReadOne[],
    visibility: Visibility,
    held: ReadonlySet<ReadOne>,
  ) {
    const vocabulary = await this.vocabulary.current();
    const made = items.flatMap((one) =>
      one.recipe
        ? newRecipe(contentOfExchange(one.recipe, vocabulary), {
            userId,
            ...standingOf(forEverybody, visibility, held.has(one)),
            libraryVersion: null,
            createdAt: this.clock.now(),
          })
        : [],
    );
    if (visibility === 'public') {
      const slugs = await this.recipes.freeSlugs(made.map(({ name }) => name));
      for (const [at, slug] of slugs.entries()) if (made[at]) made[at].slug = slug;
    }
    await this.changes.publish(made);
    return made;
  }

  private async reviseAll(items: readonly ReadOne[], held: ReadonlySet<ReadOne>) {
    const vocabulary = await this.vocabulary.current();
    const changes = items.flatMap((one) => {
      const { recipe, own } = one;
      if (!recipe || !own) return [];
      return { recipe, own, standing: standingOf(own, wantedOf(own), held.has(one)) };
    });
    const { rows, moved } = await this.changes.reviseContents(
      changes.map(({ recipe, own, standing }) => ({
        _id: own._id,
        seen: own.revision,
        change: {
          ...withoutRemovedPhoto(contentOfExchange(recipe, vocabulary), own),
          ...standing,
          editedHere: true,
        },
      })),
    );
    if (moved.length > 0)
      throw recipesMoved(changes.flatMap(({ own }) => (moved.includes(own._id) ? own.name : [])));
    return changes.flatMap(({ own }, at) => (rows[at] ? { after: rows[at], before: contentOf(own) } : []));
  }
}

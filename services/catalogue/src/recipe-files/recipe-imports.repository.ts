import type { ImportChange, NoteOutcome } from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ImportedRecipeRow, RecipeImportPartRow, RecipeImportRow } from './recipe-import.schema.ts';

/** Files being imported, their parts and their recipes. */
@Injectable()
export class RecipeImportsRepository {
  constructor(
    @InjectModel(RecipeImportRow.name) private readonly imports: Model<RecipeImportRow>,
    @InjectModel(RecipeImportPartRow.name) private readonly parts: Model<RecipeImportPartRow>,
    @InjectModel(ImportedRecipeRow.name) private readonly recipes: Model<ImportedRecipeRow>,
  ) {}

  async keepPart(importId: string, part: number, content: Buffer, createdAt: Date): Promise<void> {
    await this.parts.updateOne(
      { _id: `${importId}:${part}` },
      { $set: { content, createdAt } },
      { upsert: true },
    );
  }

  /** The reassembled file, which is deleted here; null if a part is missing. */
  async takeFile(importId: string, parts: number): Promise<Buffer | null> {
    const ids = Array.from({ length: parts }, (_, part) => `${importId}:${part}`);
    const rows = await this.parts.find({ _id: { $in: ids } }).lean();
    const byId = new Map(rows.map((row) => [row._id, row.content]));
    await this.parts.deleteMany({ _id: { $in: ids } });
    const contents = ids.map((id) => byId.get(id));
    return contents.every((content) => content !== undefined)
      ? Buffer.concat(contents.map((content) => Buffer.from(content.buffer as unknown as Uint8Array)))
      : null;
  }

  async add(row: RecipeImportRow): Promise<void> {
    await this.imports.create([row]);
  }

  find(id: string): Promise<RecipeImportRow | null> {
    return this.imports.findById(id).lean().exec();
  }

  async set(id: string, change: Partial<RecipeImportRow>): Promise<void> {
    await this.imports.updateOne({ _id: id }, { $set: { ...change, touchedAt: new Date() } });
  }

  /** Advances an import if it is in the expected state. */
  async move(id: string, from: RecipeImportRow['state'], change: Partial<RecipeImportRow>): Promise<boolean> {
    const { modifiedCount } = await this.imports.updateOne(
      { _id: id, state: from },
      { $set: { ...change, touchedAt: new Date() } },
    );
    return modifiedCount === 1;
  }

  async addRecipes(rows: readonly ImportedRecipeRow[]): Promise<void> {
    await this.recipes.insertMany(rows);
  }

  recipesWith(importId: string, changes: readonly ImportChange[]): Promise<ImportedRecipeRow[]> {
    return this.recipes
      .find({ importId, change: { $in: changes } })
      .sort({ place: 1 })
      .lean()
      .exec();
  }

  pageOfRecipes(
    importId: string,
    { outcome, change }: { outcome?: NoteOutcome | undefined; change?: ImportChange | undefined },
    after: number,
    limit: number,
  ): Promise<Omit<ImportedRecipeRow, 'recipe'>[]> {
    return this.recipes
      .find(
        {
          importId,
          place: { $gt: after },
          ...(change && { change }),
          ...(outcome && { 'notes.outcome': outcome }),
        },
        { recipe: 0 },
      )
      .sort({ place: 1 })
      .limit(limit)
      .lean()
      .exec();
  }
}

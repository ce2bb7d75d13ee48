import type {
  ExistingChoice,
  ImportChange,
  ImportNote,
  NoteOutcome,
  ReadableFormatName,
  RecipeImport,
} from '@barspoon/contracts';
import type { ExchangeRecipe } from '@barspoon/mixology/formats';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

const keptSeconds = 24 * 60 * 60;

/** A file being imported, with its progress. Does not contain who sent it; the audit does. */
@Schema({ collection: 'recipe_imports', versionKey: false, minimize: false })
export class RecipeImportRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  fileName: string;
  @Prop({ type: String, required: true })
  format: ReadableFormatName;
  @Prop({ type: String, required: true })
  state: RecipeImport['state'];
  @Prop({ type: Number, required: true })
  read: number;
  @Prop({ type: Number, required: true })
  total: number;
  @Prop({ type: Object, required: true })
  changes: Record<ImportChange, number>;
  @Prop({ type: Object, required: true })
  outcomes: Record<NoteOutcome, number>;
  @Prop({ type: Object, default: null })
  result: { existing: ExistingChoice; created: number; updated: number; left: number } | null;
  @Prop({ type: String, default: null })
  problem: string | null;
  /** The last heartbeat of its worker. */
  @Prop({ type: Date, required: true })
  touchedAt: Date;
  @Prop({ type: Date, required: true })
  createdAt: Date;
}
export const RecipeImportRowSchema = SchemaFactory.createForClass(RecipeImportRow).index(
  { createdAt: 1 },
  { expireAfterSeconds: keptSeconds },
);

/** A part of a file; gone once it has been read. */
@Schema({ collection: 'recipe_import_parts', versionKey: false })
export class RecipeImportPartRow {
  /** `<import>:<part>` */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: Buffer, required: true })
  content: Buffer;
  @Prop({ type: Date, required: true })
  createdAt: Date;
}
export const RecipeImportPartRowSchema = SchemaFactory.createForClass(RecipeImportPartRow).index(
  { createdAt: 1 },
  { expireAfterSeconds: keptSeconds },
);

/** One recipe of a file: what applying it would do, and to which revision of the stored one. */
@Schema({ collection: 'imported_recipes', versionKey: false, minimize: false })
export class ImportedRecipeRow {
  /** `<import>:<place>` */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  importId: string;
  @Prop({ type: Number, required: true })
  place: number;
  @Prop({ type: String, required: true })
  name: string;
  @Prop({ type: String, default: null })
  slug: string | null;
  @Prop({ type: String, required: true })
  change: ImportChange;
  @Prop({ type: [String], required: true })
  differs: string[];
  @Prop({ type: [Object], required: true })
  notes: ImportNote[];
  /** As it would be stored; absent if it cannot be read. */
  @Prop({ type: Object, default: null })
  recipe: ExchangeRecipe | null;
  /** The recipe it would change, and the revision that was compared. */
  @Prop({ type: Object, default: null })
  seen: { id: string; revision: number } | null;
  @Prop({ type: Date, required: true })
  createdAt: Date;
}
export const ImportedRecipeRowSchema = SchemaFactory.createForClass(ImportedRecipeRow)
  .index({ importId: 1, place: 1 })
  .index({ createdAt: 1 }, { expireAfterSeconds: keptSeconds });

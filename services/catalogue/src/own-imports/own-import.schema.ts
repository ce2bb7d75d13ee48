import { type ImportedBarItem, type OwnImport, undoHours } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { CollectionRow } from '../collections/collection.schema.ts';
import type { RatingRow } from '../ratings/rating.schema.ts';
import type { RecipeContent } from '../recipes/recipe-drafts.ts';

/** A recipe that came or changed with an import, at the revision it had then. */
export interface ImportedOne {
  recipeId: string;
  revision: number;
  /** What it said before; null for one that was new. */
  before: RecipeContent | null;
}

/** What else came or changed with an import, as it was before where it was there. */
export interface ImportedBelongings {
  /** Recipes that became favorites. */
  favorites: string[];
  ratings: { recipeId: string; updatedAt: Date; before: RatingRow | null }[];
  collections: { id: string; revision: number; before: CollectionRow | null }[];
  /** Items for the bar, which the inventory keeps. */
  bar: number;
  /** What the file says is on the bar: the inventory reads it when it hears of the import. */
  barItems?: ImportedBarItem[];
}

/** An import of a member, as long as it can be undone. */
@Schema({ collection: 'own_imports', versionKey: false, minimize: false })
export class OwnImportRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  userId: string;
  /** Absent in those of a time when all were done at once. */
  @Prop({ type: String, default: 'done' })
  state?: OwnImport['state'];
  /** Why it failed, or could not be undone. */
  @Prop({ type: String, default: null })
  problem?: string | null;
  /** When undoing it was begun last. */
  @Prop({ type: Date, default: null })
  undoingSince?: Date | null;
  @Prop({ type: Object, default: null })
  undone?: OwnImport['undone'];
  @Prop({ type: Number, default: 0 })
  held?: number;
  @Prop({ type: [Object], required: true })
  recipes: ImportedOne[];
  /** Absent in those of recipes alone. */
  @Prop({ type: Object })
  belongings?: ImportedBelongings;
  @Prop({ type: Date, required: true })
  createdAt: Date;
}
export const OwnImportRowSchema = SchemaFactory.createForClass(OwnImportRow)
  .index({ userId: 1, createdAt: -1 }, { name: 'user-newest' })
  .index({ createdAt: 1 }, { expireAfterSeconds: undoHours * 60 * 60 });

import { type ImportedBarItem, type OwnImport, undoHours } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { CollectionRow } from '../collections/collection.schema.ts';
import type { RatingRow } from '../ratings/rating.schema.ts';
import type { RecipeContent } from '../recipes/recipe-drafts.ts';

/** A recipe added or changed by an import, at its revision after the import. */
export interface ImportedOne {
  recipeId: string;
  revision: number;
  /** Its previous state; null for a new one. */
  before: RecipeContent | null;
}

/** What else an import added or changed, with its previous state if it existed. */
export interface ImportedBelongings {
  /** Recipes that became favorites. */
  favorites: string[];
  ratings: { recipeId: string; updatedAt: Date; before: RatingRow | null }[];
  collections: { id: string; revision: number; before: CollectionRow | null }[];
  /** Items for the bar, which the inventory owns. */
  bar: number;
  /** The bar in the file: the inventory reads it when it receives the event of the import. */
  barItems?: ImportedBarItem[];
}

/** An import of a member, as long as it can be undone. */
@Schema({ collection: 'own_imports', versionKey: false, minimize: false })
export class OwnImportRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  userId: string;
  /** Absent in imports from before they ran in the background. */
  @Prop({ type: String, default: 'done' })
  state?: OwnImport['state'];
  /** Why it failed, or could not be undone. */
  @Prop({ type: String, default: null })
  problem?: string | null;
  /** When the last undo started. */
  @Prop({ type: Date, default: null })
  undoingSince?: Date | null;
  @Prop({ type: Object, default: null })
  undone?: OwnImport['undone'];
  @Prop({ type: Number, default: 0 })
  held?: number;
  @Prop({ type: [Object], required: true })
  recipes: ImportedOne[];
  /** Absent in imports of recipes only. */
  @Prop({ type: Object })
  belongings?: ImportedBelongings;
  @Prop({ type: Date, required: true })
  createdAt: Date;
}
export const OwnImportRowSchema = SchemaFactory.createForClass(OwnImportRow)
  .index({ userId: 1, createdAt: -1 }, { name: 'user-newest' })
  .index({ createdAt: -1, _id: -1 }, { name: 'newest' })
  .index({ createdAt: 1 }, { expireAfterSeconds: undoHours * 60 * 60 });

import type { Recipe, RecipeVisibility, SpecLine, Withheld } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A recipe. What readers see is made by the mapper; `ingredients`, `facts` are derived from `spec` when it is saved. */
@Schema({ collection: 'recipes', versionKey: false, minimize: false })
export class RecipeRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  slug: string;
  @Prop({ type: String, required: true })
  name: string;
  @Prop({ type: [String], required: true })
  alternativeNames: string[];
  @Prop({ type: String, default: '' })
  description: string;
  @Prop({ type: String, required: true })
  category: Recipe['category'];
  @Prop({ type: Boolean, required: true })
  alcoholic: boolean;
  @Prop({ type: String, default: null })
  difficulty: Recipe['difficulty'];
  @Prop({ type: Number, default: null })
  prepTimeMinutes: number | null;
  @Prop({ type: Number, required: true })
  serves: number;
  @Prop({ type: String, default: null })
  method: Recipe['method'];
  @Prop({ type: String, required: true })
  glass: Recipe['glass'];
  @Prop({ type: String, required: true })
  ice: Recipe['ice'];
  @Prop({ type: String, default: null })
  rim: Recipe['rim'];
  @Prop({ type: Boolean, default: false })
  layered: boolean;
  @Prop({ type: Boolean, default: false })
  foam: boolean;
  @Prop({ type: [Object], required: true })
  garnish: Recipe['garnish'];
  /** Null for a drink; older rows do not say. */
  @Prop({ type: Object, default: null })
  homemade?: Recipe['homemade'];
  @Prop({ type: [Object], required: true })
  spec: SpecLine[];
  @Prop({ type: [String], required: true })
  ingredients: string[];
  @Prop({ type: [String], required: true })
  instructions: string[];
  @Prop({ type: [String], required: true })
  tags: string[];
  @Prop({ type: Boolean, required: true })
  featured: boolean;
  @Prop({ type: String, default: null })
  image: string | null;
  @Prop({ type: Object, default: null })
  origin: Recipe['origin'];
  @Prop({ type: String, default: null })
  source: string | null;
  /** The recipe it was made from, even if that one no longer exists. */
  @Prop({ type: String, default: null })
  basedOnId: string | null;
  @Prop({ type: Object, required: true })
  facts: Recipe['facts'];
  @Prop({ type: Number, default: null })
  ratingAverage: number | null;
  @Prop({ type: Number, required: true, default: 0 })
  ratingCount: number;
  /** The sum of all overall ratings, in tenths: an integer, so that the order of adding makes no difference. */
  @Prop({ type: Number, required: true, default: 0 })
  ratingSum: number;
  /** The sum of the weights of all ratings, in hundredths, and the sum of each overall rating (in tenths) times its weight. */
  @Prop({ type: Number, required: true, default: 0 })
  ratingWeight: number;
  @Prop({ type: Number, required: true, default: 0 })
  ratingWeightedSum: number;
  /** The sort key by rating: the average weighted by evidence (ADR 16). Never shown. */
  @Prop({ type: Number, required: true, default: 3.5 })
  ratingScore: number;
  /** The revision of the events about ratings. */
  @Prop({ type: Number, required: true, default: 0 })
  ratingSequence: number;
  @Prop({ type: Number, required: true, default: 0 })
  views: number;
  @Prop({ type: String, default: null })
  userId: string | null;
  @Prop({ type: String, required: true, default: 'public' })
  visibility: RecipeVisibility;
  /** Its author made it public, but moderation hides it: its visibility is private during that time. */
  @Prop({ type: String, default: null })
  withheld: Withheld | null;
  /** The photos that a moderator has removed: only moderation can restore one. */
  @Prop({ type: [String], default: [] })
  removedImages?: string[];
  /** The moderation decision behind `withheld` and `removedImages`; older ones that arrive late change nothing. */
  @Prop({ type: Number, required: true, default: 0 })
  moderationRevision: number;
  /** The revision of the last change of its content. */
  @Prop({ type: Number, required: true, default: 0 })
  textRevision: number;
  /** Version of the library's recipe it was seeded from; null for recipes made here. */
  @Prop({ type: Number, default: null })
  libraryVersion: number | null;
  /** Edited here since it was seeded: seeding does not touch it from then on. */
  @Prop({ type: Boolean, required: true, default: false })
  editedHere: boolean;
  /** Incremented with every change except a counted view. */
  @Prop({ type: Number, required: true })
  revision: number;
  @Prop({ type: Date, required: true })
  createdAt: Date;
  @Prop({ type: Date, required: true })
  updatedAt: Date;
}
export const RecipeRowSchema = SchemaFactory.createForClass(RecipeRow)
  .index({ slug: 1 }, { unique: true, name: 'slug' })
  .index({ createdAt: -1, _id: -1 })
  .index({ createdAt: -1, _id: -1 }, { name: 'featured', partialFilterExpression: { featured: true } })
  .index({ 'spec.ingredient': 1, _id: 1 }, { name: 'ingredient' })
  .index({ 'garnish.ingredient': 1, _id: 1 }, { name: 'garnish' })
  .index({ userId: 1, createdAt: -1, _id: -1 }, { name: 'user-newest' })
  .index(
    { basedOnId: 1, createdAt: -1, _id: -1 },
    { name: 'variations', partialFilterExpression: { visibility: 'public', basedOnId: { $gt: '' } } },
  );

/** A library recipe that was deleted here: seeding does not bring it back. Its slug is its id. */
@Schema({ collection: 'deleted_library_recipes', versionKey: false })
export class DeletedRecipeRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: Date, required: true })
  at: Date;
}
export const DeletedRecipeRowSchema = SchemaFactory.createForClass(DeletedRecipeRow);

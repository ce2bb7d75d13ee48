import type { BarItem } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** Something that can stand on a bar: of the catalogue, or a member's own. Implements DATA-10. */
@Schema({ collection: 'inventory', versionKey: false })
export class BarItemRow {
  @Prop({ type: String, required: true })
  _id: string;
  /** The library's slug of seeded items; null for those made here. */
  @Prop({ type: String, default: null })
  slug: string | null;
  @Prop({ type: String, required: true })
  name: string;
  @Prop({ type: String, required: true })
  brand: string;
  @Prop({ type: String, required: true })
  category: BarItem['category'];
  @Prop({ type: String, default: null })
  subcategory: string | null;
  @Prop({ type: String, default: null })
  image: string | null;
  @Prop({ type: Boolean, required: true })
  popular: boolean;
  /** What the library says it is in the vocabulary; items made here are known by their name. */
  @Prop({ type: String, default: null })
  ingredient: string | null;
  /** The owner of a custom item. Implements INV-18. */
  @Prop({ type: String, default: null })
  userId: string | null;
  /** Of what an own recipe makes: which one, and how many days it keeps. Implements BEYOND-303. */
  @Prop({ type: Object, default: undefined })
  homemade?: { recipeId: string; keepsDays: number };
  /** Folded name: the order of every list. */
  @Prop({ type: String, required: true })
  nameKey: string;
  /** Folded name and brand: what a search looks through. */
  @Prop({ type: String, required: true })
  searchKey: string;
  /** Edited here since it was seeded: seeding does not touch it from then on. */
  @Prop({ type: Boolean, required: true, default: false })
  editedHere: boolean;
  /** Raised with every change. */
  @Prop({ type: Number, required: true })
  revision: number;
  @Prop({ type: Date, required: true })
  createdAt: Date;
}
export const BarItemRowSchema = SchemaFactory.createForClass(BarItemRow)
  .index({ slug: 1 }, { unique: true, name: 'slug', partialFilterExpression: { slug: { $type: 'string' } } })
  .index({ userId: 1, nameKey: 1, _id: 1 })
  // The console filters and counts within the index.
  .index({ nameKey: 1, _id: 1, searchKey: 1, category: 1, popular: 1, userId: 1 }, { name: 'all-by-name' })
  .index({ createdAt: 1, _id: 1, searchKey: 1, category: 1, popular: 1, userId: 1 }, { name: 'all-by-age' });

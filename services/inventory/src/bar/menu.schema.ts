import type { MenuInput, PublicDrink, Recipe } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** What a menu keeps of a recipe: what guests read of it, and what pouring it takes. */
export interface DrinkOfMenu
  extends Pick<
      PublicDrink,
      'ingredients' | 'alcoholic' | 'abv' | 'standardDrinks' | 'allergens' | 'isKnown' | 'picture'
    >,
    Pick<Recipe, 'spec' | 'serves' | 'name'> {}
/** What a menu says. */
export type MenuContent = Omit<MenuInput, 'revision'>;
/** A menu as guests read it. */
export interface PublishedMenu extends MenuContent {
  number: number;
  at: Date;
}

/** A menu of a bar. It does not say who wrote it. */
@Schema({ collection: 'menus', versionKey: false, minimize: false })
export class MenuRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  barId: string;
  /** Whose bar it is. */
  @Prop({ type: String, required: true })
  ownerId: string;
  /** As it is written. */
  @Prop({ type: Object, required: true })
  draft: MenuContent;
  /** What is known of the recipes it names or has named, by their ids. */
  @Prop({ type: Object, required: true })
  recipes: Record<string, DrinkOfMenu>;
  /** The ids of those. */
  @Prop({ type: [String], required: true })
  recipeIds: string[];
  /** Absent while it is a draft. */
  @Prop({ type: String })
  slug?: string;
  /** What was published, the latest first. */
  @Prop({ type: [Object], required: true })
  versions: PublishedMenu[];
  /** What is to happen to its page by itself; absent where nothing is. */
  @Prop({ type: Object })
  plan?: { publish?: { at: Date; slug: string }; withdrawAt?: Date };
  /** When the next of that is to happen. */
  @Prop({ type: Date })
  dueAt?: Date;
  /** What was planned last and could not be done. */
  @Prop({ type: Object })
  missed?: { at: Date; why: string };
  /** The last decision of a moderator about it, with the owner who reads why; it goes with their account. */
  @Prop({ type: Object })
  moderated?: { ownerId: string; isRemoved: boolean; revision: number };
  /** Rises with every change. */
  @Prop({ type: Number, required: true })
  revision: number;
}
export const MenuRowSchema = SchemaFactory.createForClass(MenuRow)
  .index({ barId: 1 })
  .index({ ownerId: 1 })
  .index({ recipeIds: 1 })
  .index({ dueAt: 1 }, { sparse: true })
  .index({ 'moderated.ownerId': 1 }, { sparse: true })
  .index({ slug: 1 }, { unique: true, partialFilterExpression: { slug: { $type: 'string' } } });

import type { RecipeFact } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** What is kept of a catalogue's recipe: enough to match a bar and to name it. */
@Schema({ collection: 'recipes', versionKey: false })
export class RecipeFactRow {
  @Prop({ type: String, required: true })
  _id: string;
  /** The catalogue's revision: what is older than the kept one comes late and is ignored. */
  @Prop({ type: Number, required: true })
  revision: number;
  /** The fact, or null for a deleted recipe, so that nothing late can bring it back. */
  @Prop({ type: Object, default: null })
  fact: RecipeFact | null;
  /** When it was last heard of. */
  @Prop({ type: Date, required: true })
  keptAt: Date;
}
export const RecipeFactRowSchema = SchemaFactory.createForClass(RecipeFactRow)
  .index({ keptAt: 1 })
  .index({ 'fact.userId': 1 });

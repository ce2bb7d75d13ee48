import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** Whom a bar orders from. */
export interface SupplierRow {
  id: string;
  name: string;
  email: string | null;
}

/** How much of what is to be on a bar, and from whom. It says of nobody that they wrote something. */
@Schema({ collection: 'bar_pars', versionKey: false })
export class BarParsRow {
  /** The bar. */
  @Prop({ type: String, required: true })
  _id: string;
  /** Whose bar it is. */
  @Prop({ type: String, required: true })
  ownerId: string;
  @Prop({ type: [Object], required: true })
  pars: { itemId: string; par: number; supplierId: string | null }[];
  @Prop({ type: [Object], required: true })
  suppliers: SupplierRow[];
  /** Rises with every change. */
  @Prop({ type: Number, required: true })
  revision: number;
}
export const BarParsRowSchema = SchemaFactory.createForClass(BarParsRow).index({ ownerId: 1 });

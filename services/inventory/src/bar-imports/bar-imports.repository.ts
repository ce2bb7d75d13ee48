import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { BarImportRow } from './bar-import.schema.ts';

/** Writes join the open transaction. */
@Injectable()
export class BarImportsRepository {
  constructor(@InjectModel(BarImportRow.name) private readonly rows: Model<BarImportRow>) {}

  find(id: string): Promise<BarImportRow | null> {
    return this.rows.findById(id).lean().exec();
  }

  async put(row: BarImportRow): Promise<void> {
    await this.rows.replaceOne({ _id: row._id }, row, { upsert: true });
  }
}

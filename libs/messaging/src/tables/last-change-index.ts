import type { Schema } from 'mongoose';
import type { Table } from './tables.ts';

/**
 * Adds an index on the time of the last change to a table that has such a field, unless it exists: otherwise its statistics
 * would scan all rows.
 */
export function indexLastChange(
  schema: Pick<Schema, 'index' | 'indexes'>,
  { changedAt }: Pick<Table, 'changedAt'>,
): void {
  const isIndexed = schema
    .indexes()
    .some(([keys, options]) => Object.keys(keys)[0] === changedAt && !options.partialFilterExpression);
  if (changedAt && !isIndexed) schema.index({ [changedAt]: 1 }, { name: 'last-change' });
}

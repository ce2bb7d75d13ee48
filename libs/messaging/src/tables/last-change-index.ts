import type { Schema } from 'mongoose';
import type { Table } from './tables.ts';

/**
 * Gives a table that says when its rows were last added or changed an index in that order, unless it has one: its
 * statistics would look through all rows otherwise.
 */
export function indexLastChange(
  schema: Pick<Schema, 'index' | 'indexes'>,
  { changedAt }: Pick<Table, 'changedAt'>,
): void {
  const isIndexed = schema
    .indexes()
    .some(([keys, options]) => Object.keys(keys)[0] === changedAt && !options.partialFilterExpression);
  if (changedAt && !isIndexed) schema.index({ [changedAt]: 1 }, { name: 'last change' });
}

import { Schema } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { indexLastChange } from './last-change-index.ts';

const aSchema = () => new Schema({ memberId: String, createdAt: Date, updatedAt: Date });
const keysOf = (schema: Schema) => schema.indexes().map(([keys]) => keys);

describe('the index for the last change of a table', () => {
  it('comes once to a table that says when its rows changed [BEYOND-98]', () => {
    const schema = aSchema().index({ memberId: 1, updatedAt: 1 });
    indexLastChange(schema, { changedAt: 'updatedAt' });
    indexLastChange(schema, { changedAt: 'updatedAt' });
    expect(keysOf(schema)).toEqual([{ memberId: 1, updatedAt: 1 }, { updatedAt: 1 }]);
  });

  it('is another one that begins with the same field and holds all rows [BEYOND-98]', () => {
    const whole = aSchema().index({ createdAt: -1, _id: -1 });
    indexLastChange(whole, { changedAt: 'createdAt' });
    expect(keysOf(whole)).toEqual([{ createdAt: -1, _id: -1 }]);

    const partial = aSchema().index(
      { createdAt: -1 },
      { name: 'of somebody', partialFilterExpression: { memberId: { $type: 'string' } } },
    );
    indexLastChange(partial, { changedAt: 'createdAt' });
    expect(keysOf(partial)).toEqual([{ createdAt: -1 }, { createdAt: 1 }]);
  });

  it('is not needed where no field says so', () => {
    const schema = aSchema();
    indexLastChange(schema, {});
    expect(keysOf(schema)).toEqual([]);
  });
});

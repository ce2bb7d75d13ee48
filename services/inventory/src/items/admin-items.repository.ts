import { literalPattern } from '@barspoon/collections';
import type { adminBarItemRoutes, InputOf } from '@barspoon/contracts';
import { afterKeyset, decodeCursor, encodeCursor, toPage } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { BarItemRow } from './item.schema.ts';
import { searchTerm } from './item.ts';

export type AdminListQuery = InputOf<typeof adminBarItemRoutes.list>['query'];

/** A total beyond this is not counted out: nobody pages that far, and members' own items have no end. */
const countedUpTo = 10_000;
const orders = {
  name: { field: 'nameKey', index: 'all-by-name' },
  createdAt: { field: 'createdAt', index: 'all-by-age' },
} as const;

/** All items in pages, for the console; every filter is decided within the index of the order. */
@Injectable()
export class AdminItemsRepository {
  constructor(@InjectModel(BarItemRow.name) private readonly rows: Model<BarItemRow>) {}

  /** @param meant ids of the catalogue's items that the search means beyond its letters */
  async page(query: AdminListQuery, meant: readonly string[] = []) {
    const { field, index } = orders[query.sort];
    const direction = query.order === 'asc' ? 1 : -1;
    const order = [
      [field, direction],
      ['_id', direction],
    ] as const;
    const filter = filterOf(query, meant);
    const [rows, total] = await Promise.all([
      this.rows
        .find({ ...filter, ...(query.cursor && afterKeyset(order, placeOf(query.sort, query.cursor))) })
        .sort({ [field]: direction, _id: direction })
        .hint(index)
        .limit(query.limit + 1)
        .lean(),
      this.rows.countDocuments(filter, { hint: 'all-by-name', limit: countedUpTo }),
    ]);
    return {
      ...toPage(rows, query.limit, (row) => encodeCursor([cursorValue(query.sort, row), row._id])),
      total,
    };
  }
}

function filterOf(
  { q, category, popular, custom }: AdminListQuery,
  meant: readonly string[],
): QueryFilter<BarItemRow> {
  const searchKey = { $regex: literalPattern(searchTerm(q ?? '')) };
  return {
    ...(q && (meant.length > 0 ? { $or: [{ searchKey }, { _id: { $in: [...meant] } }] } : { searchKey })),
    ...(category && { category }),
    ...(popular !== undefined && { popular }),
    ...(custom !== undefined && { userId: custom ? { $ne: null } : null }),
  };
}

const cursorValue = (sort: AdminListQuery['sort'], row: BarItemRow): string | Date =>
  sort === 'name' ? row.nameKey : row.createdAt;

const placeOf = (sort: AdminListQuery['sort'], cursor: string) =>
  decodeCursor(cursor, [sort === 'name' ? 'string' : 'moment', 'string']);

import { type adminMemberRoutes, dayMs, type InputOf, isStaff, staffRoles } from '@barspoon/contracts';
import { afterKeyset, decodeCursor, encodeCursor, toPage } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { AccountRow, accountIndexes } from '../accounts/account.schema.ts';
import type { ListedAccount } from './member.mapper.ts';
import { type Findable, gramsOf, gramsOfTerm, patternOf, searchKeyOf } from './search-key.ts';

type ListQuery = InputOf<typeof adminMemberRoutes.list>['query'];
type Filter = QueryFilter<AccountRow>;

/** A total beyond this is not counted out: nobody pages that far. */
const countedUpTo = 10_000;
/** Rarer pieces are looked up and sorted; the members found by a more common one come soon in any order. */
const commonFrom = 20_000;
/** Pieces of a term whose frequency is asked for; any of them would do, the rarest is the quickest. */
const maxGrams = 12;

const orders = {
  createdAt: { field: 'createdAt', index: accountIndexes.byAge },
  fullName: { field: 'nameKey', index: accountIndexes.byName },
} as const;

/** Accounts as the console lists them; every query has an index, whatever is filtered. */
@Injectable()
export class MembersRepository {
  constructor(@InjectModel(AccountRow.name) private readonly rows: Model<AccountRow>) {}

  async page(query: ListQuery, now: Date) {
    const { field, index } = orders[query.sort];
    const direction = query.order === 'asc' ? 1 : -1;
    const order = [
      [field, direction],
      ['_id', direction],
    ] as const;
    const gram = query.q ? await this.rarestGram(query.q) : undefined;
    const filter: Filter = {
      ...(query.q && { searchKey: { $regex: patternOf(query.q) } }),
      ...(gram && { searchGrams: gram.text }),
      $and: [{}, ...standingFilters(query, now), ...registrationFilters(query)],
    };
    const after = query.cursor ? [afterKeyset(order, placeOf(query))] : [];
    const hint = gram && !gram.isCommon ? accountIndexes.byGram : (rareIndexOf(query) ?? index);
    const [rows, total] = await Promise.all([
      this.rows
        .find({ ...filter, $and: [...(filter.$and ?? []), ...after] }, { passwordHash: 0, searchGrams: 0 })
        .sort({ [field]: direction, _id: direction })
        .hint(hint)
        .limit(query.limit + 1)
        .lean(),
      this.rows.countDocuments(filter, { hint, limit: countedUpTo }),
    ]);
    return {
      ...toPage(rows, query.limit, (row) => encodeCursor([sortValue(query.sort, row), row._id])),
      total,
    };
  }

  /** Keeps what a member is found by; false when it was so already. */
  async index(id: string, member: Findable): Promise<boolean> {
    const searchKey = searchKeyOf(member);
    const found = { searchKey, searchGrams: gramsOf(searchKey), nameKey: searchKey.split('\n')[0] ?? '' };
    const { modifiedCount } = await this.rows.updateOne(
      { _id: id, searchKey: { $ne: searchKey } },
      { $set: found },
    );
    return modifiedCount === 1;
  }

  private async rarestGram(term: string): Promise<{ text: string; isCommon: boolean } | undefined> {
    const counted = gramsOfTerm(term)
      .slice(0, maxGrams)
      .map(async (text) => ({ text, count: await this.countOf(text) }));
    const [rarest] = (await Promise.all(counted)).sort((a, b) => a.count - b.count);
    return rarest && { text: rarest.text, isCommon: rarest.count >= commonFrom };
  }

  private countOf(gram: string): Promise<number> {
    return this.rows
      .countDocuments({ searchGrams: gram }, { hint: accountIndexes.byGram, limit: commonFrom })
      .exec();
  }
}

/** An index that holds the few members such a filter is about. */
function rareIndexOf({ role, staff, status, secondFactor }: ListQuery): string | undefined {
  if ((role && isStaff(role)) || staff || status === 'admin') return accountIndexes.staff;
  if (status === 'suspended') return accountIndexes.suspended;
  return secondFactor ? accountIndexes.secondFactor : undefined;
}

/** As `statusOf` derives it. Implements BEYOND-06. */
function standingFilters({ status, role, staff, secondFactor, subscribed }: ListQuery, now: Date): Filter[] {
  const hasPaidTime: Filter = { subscribedUntil: { $gt: now } };
  const hasNone: Filter = { subscribedUntil: { $not: { $gt: now } } };
  const statuses: Record<NonNullable<ListQuery['status']>, Filter> = {
    suspended: { suspendedAt: { $type: 'date' } },
    admin: { suspendedAt: null, role: 'admin' },
    subscribed: { suspendedAt: null, role: { $ne: 'admin' }, ...hasPaidTime },
    active: { suspendedAt: null, role: { $ne: 'admin' }, ...hasNone },
  };
  return [
    ...(status ? [statuses[status]] : []),
    ...(role ? [{ role }] : []),
    ...(staff === undefined ? [] : [{ role: staff ? { $in: [...staffRoles] } : 'member' } as Filter]),
    ...(secondFactor === undefined
      ? []
      : [{ secondFactorSince: secondFactor ? { $type: 'date' } : null } as Filter]),
    ...(subscribed === undefined ? [] : [subscribed ? hasPaidTime : hasNone]),
  ];
}

function registrationFilters({ registeredFrom, registeredUntil }: ListQuery): Filter[] {
  return [
    ...(registeredFrom ? [{ createdAt: { $gte: new Date(registeredFrom) } }] : []),
    ...(registeredUntil ? [{ createdAt: { $lt: dayAfter(registeredUntil) } }] : []),
  ];
}

const dayAfter = (day: string): Date => new Date(Date.parse(day) + dayMs);

const sortValue = (sort: ListQuery['sort'], row: ListedAccount): string | Date =>
  sort === 'createdAt' ? row.createdAt : (row.nameKey ?? '');

const placeOf = ({ sort, cursor = '' }: ListQuery) =>
  decodeCursor(cursor, [sort === 'createdAt' ? 'moment' : 'string', 'string']);

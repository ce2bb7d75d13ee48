import { literalPattern } from '@barspoon/collections';
import type { AdminSkill, adminSkillRoutes, InputOf } from '@barspoon/contracts';
import { keysetPage } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { SkillRow } from './skill.schema.ts';

type ListQuery = InputOf<typeof adminSkillRoutes.list>['query'];

const byCategory = [
  ['category', 1, 'string'],
  ['name', 1, 'string'],
  ['_id', 1, 'string'],
] as const;

@Injectable()
export class SkillsRepository {
  constructor(@InjectModel(SkillRow.name) private readonly rows: Model<SkillRow>) {}

  find(id: string): Promise<SkillRow | null> {
    return this.rows.findById(id).lean().exec();
  }

  findAll(ids: readonly string[]): Promise<SkillRow[]> {
    return this.rows
      .find({ _id: { $in: ids } })
      .lean()
      .exec();
  }

  /** By category, then name. Implements PORT-21. */
  activeOnes(): Promise<SkillRow[]> {
    return this.rows.find({ isActive: true }).sort({ category: 1, name: 1 }).lean().exec();
  }

  async page({ limit, cursor, ...narrowed }: ListQuery) {
    const query = this.rows
      .find({
        ...filterOf(narrowed),
      })
      .lean();
    return keysetPage(query, byCategory, { limit, cursor });
  }

  /** Whether another skill has this name already. */
  async isTaken(name: string, exceptId: string): Promise<boolean> {
    return (await this.rows.exists({ nameKey: keyOf(name), _id: { $ne: exceptId } })) !== null;
  }

  async save({ id, ...skill }: AdminSkill): Promise<void> {
    await this.rows.updateOne(
      { _id: id },
      { $set: { ...skill, nameKey: keyOf(skill.name) } },
      { upsert: true },
    );
  }
}

function filterOf({ q, state }: Pick<ListQuery, 'q' | 'state'>): QueryFilter<SkillRow> {
  const pattern = q && { $regex: literalPattern(q), $options: 'i' };
  return {
    // The place in the list is an `$or` of its own.
    ...(pattern && { $and: [{ $or: [{ name: pattern }, { category: pattern }] }] }),
    ...(state && { isActive: state === 'offered' }),
  };
}

const keyOf = (name: string): string => name.toLowerCase();

import { recipeModerated, type Withheld } from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { MemberRecipeRow } from './member-recipe.schema.ts';

/** Copies of members' recipes. Writes belong to the open transaction. */
@Injectable()
export class MemberRecipesRepository {
  constructor(
    @InjectModel(MemberRecipeRow.name) private readonly rows: Model<MemberRecipeRow>,
    private readonly outbox: Outbox,
  ) {}

  find(id: string): Promise<MemberRecipeRow | null> {
    return this.rows.findById(id).lean().exec();
  }

  newest(limit: number): Promise<MemberRecipeRow[]> {
    return this.rows.find({ withheld: null }).sort({ createdAt: -1, _id: -1 }).limit(limit).lean().exec();
  }

  countOf(userId: string): Promise<number> {
    return this.rows.countDocuments({ userId, withheld: null }).exec();
  }

  /** Ids of a member's recipes, some at a time. */
  async idsOf(userId: string, limit: number): Promise<string[]> {
    const rows = await this.rows.find({ userId }, { _id: 1 }).limit(limit).lean();
    return rows.map(({ _id }) => _id);
  }

  async keep({ _id, ...row }: MemberRecipeRow): Promise<void> {
    await this.rows.updateOne({ _id }, { $set: row }, { upsert: true });
  }

  async remove(id: string): Promise<void> {
    await this.rows.deleteOne({ _id: id });
  }

  /** Takes a recipe out of sight or shows it again; the catalogue follows the event. @returns null when it is gone */
  async withhold(id: string, withheld: Withheld | null): Promise<MemberRecipeRow | null> {
    const row = await this.rows
      .findOneAndUpdate(
        { _id: id },
        { $set: { withheld }, $inc: { revision: 1 } },
        { returnDocument: 'after' },
      )
      .lean();
    if (!row) return null;
    const { userId: memberId, revision, textRevision } = row;
    await this.outbox.add(
      recipeModerated,
      { recipeId: id, memberId, withheld, revision, textRevision },
      { aggregate: `moderated-recipe:${id}`, revision },
    );
    return row;
  }
}

import { recipeModerated, type Withheld } from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, UpdateQuery } from 'mongoose';
import { MemberRecipeRow } from './member-recipe.schema.ts';

/** Copies of members' recipes. Writes join the open transaction. */
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

  /** Those to which another photo came, by when it came. */
  newestPhotos(limit: number): Promise<MemberRecipeRow[]> {
    return this.rows
      .find({ imageChangedAt: { $type: 'date' }, withheld: null, imageUrl: { $type: 'string' } })
      .sort({ imageChangedAt: -1, _id: -1 })
      .limit(limit)
      .lean()
      .exec();
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
  withhold(id: string, withheld: Withheld | null): Promise<MemberRecipeRow | null> {
    return this.decide({ _id: id }, { $set: { withheld } }, 'recipe');
  }

  /** The recipe stays, and the photo it has now goes. @returns null when it has another one by now, or none */
  removePhoto(id: string, imageUrl: string): Promise<MemberRecipeRow | null> {
    const change = { $set: { imageUrl: null }, $addToSet: { removedImageUrls: imageUrl } };
    return this.decide({ _id: id, imageUrl }, change, 'photo');
  }

  /** A photo is no longer removed; it is shown where the recipe has no other by now. @returns null when it never was */
  async restorePhoto(id: string, imageUrl: string): Promise<MemberRecipeRow | null> {
    const removed = { _id: id, removedImageUrls: imageUrl };
    const change = { $pull: { removedImageUrls: imageUrl } };
    const shown = await this.decide(
      { ...removed, imageUrl: null },
      { ...change, $set: { imageUrl } },
      'photo',
    );
    return shown ?? this.decide(removed, change, 'photo');
  }

  /** The event says how all of it stands, so that the latest one is enough. */
  private async decide(
    filter: Partial<Omit<MemberRecipeRow, 'removedImageUrls'>> & { removedImageUrls?: string },
    change: UpdateQuery<MemberRecipeRow>,
    about: 'recipe' | 'photo',
  ): Promise<MemberRecipeRow | null> {
    const row = await this.rows
      .findOneAndUpdate(filter, { ...change, $inc: { revision: 1 } }, { returnDocument: 'after' })
      .lean();
    if (!row) return null;
    const { _id: recipeId, userId: memberId, withheld, revision, textRevision } = row;
    const photo = { image: row.imageUrl ?? null, removedImages: row.removedImageUrls ?? [] };
    await this.outbox.add(
      recipeModerated,
      { recipeId, memberId, withheld, revision, textRevision, about, ...photo },
      { aggregate: `moderated-recipe:${recipeId}`, revision },
    );
    return row;
  }
}

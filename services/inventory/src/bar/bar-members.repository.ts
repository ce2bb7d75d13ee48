import type { InvitedRole } from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { BarInviteRow, BarMemberRow } from './bar-member.schema.ts';

const keyOf = (barId: string, memberId: string) => `${barId}:${memberId}`;

/** Who is at bars of others, and who is invited to them. Writes join the open transaction. */
@Injectable()
export class BarMembersRepository {
  constructor(
    @InjectModel(BarMemberRow.name) private readonly members: Model<BarMemberRow>,
    @InjectModel(BarInviteRow.name) private readonly invites: Model<BarInviteRow>,
  ) {}

  find(barId: string, memberId: string): Promise<BarMemberRow | null> {
    return this.members.findById(keyOf(barId, memberId)).lean().exec();
  }

  /** Whoever has been there longest comes first. */
  at(barId: string): Promise<BarMemberRow[]> {
    return this.members.find({ barId }).sort({ since: 1, _id: 1 }).lean().exec();
  }

  of(memberId: string): Promise<BarMemberRow[]> {
    return this.members.find({ memberId }).sort({ _id: 1 }).lean().exec();
  }

  async add(row: Omit<BarMemberRow, '_id'>): Promise<void> {
    await this.members.create([{ _id: keyOf(row.barId, row.memberId), ...row }]);
  }

  async setRole(barId: string, memberId: string, role: InvitedRole): Promise<void> {
    await this.members.updateOne({ _id: keyOf(barId, memberId) }, { $set: { role } });
  }

  async remove(barId: string, memberId: string): Promise<void> {
    await this.members.deleteOne({ _id: keyOf(barId, memberId) });
  }

  /** Everybody and every invitation of a bar. */
  async removeAll(barId: string): Promise<void> {
    await this.members.deleteMany({ barId });
    await this.revokeAll(barId);
  }

  findInvite(id: string): Promise<BarInviteRow | null> {
    return this.invites.findById(id).lean().exec();
  }

  async invite(row: BarInviteRow): Promise<void> {
    await this.invites.create([row]);
  }

  async revoke(id: string): Promise<void> {
    await this.invites.deleteOne({ _id: id });
  }

  async revokeAll(barId: string): Promise<void> {
    await this.invites.deleteMany({ barId });
  }
}

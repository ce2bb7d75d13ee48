import {
  imageUrlSchema,
  isStaff,
  type MemberActor,
  type Profile,
  type ProfileInput,
  type pointsAwarded,
  type pointsCorrected,
  profileChanged,
} from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { Transactions } from '@barspoon/persistence';
import { Clock, outsidePictureAmong } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { AccessRules } from '../accounts/access.ts';
import { memberNotFound } from '../accounts/account.errors.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { nameReserved, usernameTaken } from './profile.errors.ts';
import { toMemberCard, toMemberPage, toProfile } from './profile.mapper.ts';
import { nothingShown, type ProfileRow } from './profile.schema.ts';
import { ProfilesRepository } from './profiles.repository.ts';
import { speaksForSite } from './reserved-names.ts';
import { usernameFrom } from './username.ts';

const maxTries = 8;

@Injectable()
export class ProfilesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly profiles: ProfilesRepository,
    private readonly accounts: AccountsRepository,
    private readonly rules: AccessRules,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** A new member's profile, with a free username made from the name. Runs in the open transaction. */
  async create(id: string, fullName: string, createdAt: Date): Promise<void> {
    // A name may read as the site's once its other letters are left out; who has such a name is of the staff.
    const isMisread = !speaksForSite(fullName) && speaksForSite(usernameFrom(fullName, 0));
    for (let attempt = 0; attempt < maxTries; attempt++) {
      const username = usernameFrom(isMisread ? '' : fullName, attempt);
      if (await this.profiles.isTaken(username.toLowerCase())) continue;
      await this.profiles.add({
        _id: id,
        fullName,
        username,
        usernameKey: username.toLowerCase(),
        createdAt,
        updatedAt: createdAt,
      });
      return;
    }
    throw new Error(`no free username after ${maxTries} tries`);
  }

  /** Implements AUTH-26, BEYOND-05. */
  async own(actor: MemberActor) {
    const [profile, account] = await Promise.all([
      this.profiles.find(actor.id),
      this.accounts.findById(actor.id),
    ]);
    if (!profile || !account) throw memberNotFound();
    return toProfile(profile, account, this.clock.now(), this.rules);
  }

  /**
   * Changes what the member says of themselves, and the phone number they can sign in with. Implements PROF-29,
   * BEYOND-13, BEYOND-16.
   * @throws DomainError 409 when another member has the username, whatever its case; 422 for a new name that is kept for
   * who runs the site
   */
  async revise(actor: MemberActor, { phone, ...input }: ProfileInput): Promise<Profile> {
    try {
      await this.transactions.run(async () => {
        await this.assertMayBeCalled(actor, input);
        const after = await this.profiles.change(actor.id, { ...input, updatedAt: this.clock.now() });
        if (!after) throw memberNotFound();
        if (phone !== undefined) await this.accounts.setPhone(actor.id, phone);
        await this.tellOf(actor.id, after.revision);
      });
    } catch (error) {
      const { keyPattern } = error as { keyPattern?: { usernameKey?: number } };
      if (keyPattern?.usernameKey) throw usernameTaken();
      throw error;
    }
    return this.own(actor);
  }

  /** Whoever has such a name already keeps it. */
  private async assertMayBeCalled(
    { id, role }: MemberActor,
    { username, fullName }: Pick<ProfileInput, 'username' | 'fullName'>,
  ): Promise<void> {
    if (isStaff(role)) return;
    const before = await this.profiles.find(id);
    if (username.toLowerCase() !== before?.usernameKey && speaksForSite(username))
      throw nameReserved('body.username');
    if (fullName !== before?.fullName && speaksForSite(fullName)) throw nameReserved('body.fullName');
  }

  /** Where the member's avatar is from now on; answers where it was, whose files nobody needs anymore. */
  async setAvatar(memberId: string, avatarUrl: string | null): Promise<{ former: string | null }> {
    return this.transactions.run(async () => {
      const changed = await this.profiles.changeAvatar(memberId, avatarUrl, this.clock.now());
      if (!changed) throw memberNotFound();
      await this.tellOf(memberId, changed.revision);
      return { former: changed.former };
    });
  }

  /** A member as everybody may see them; the suspended are not there. */
  async page(username: string) {
    return toMemberPage(await this.visible(username));
  }

  async shownBy(username: string) {
    const profile = await this.visible(username);
    return { memberId: profile._id, shows: profile.shows ?? nothingShown };
  }

  async outsidePicture(memberId: string, hash: string) {
    const url = outsidePictureAmong([(await this.profiles.find(memberId))?.avatarUrl ?? null], hash);
    if (!url) throw memberNotFound();
    return { url };
  }

  async cards(ids: readonly string[]) {
    return { items: (await this.profiles.findAll(ids)).map(toMemberCard) };
  }

  async standings(ids: readonly string[]) {
    const [profiles, suspended] = await Promise.all([
      this.profiles.findAll(ids),
      this.accounts.suspendedAmong(ids),
    ]);
    return {
      items: profiles.map((row) => ({
        ...toMemberCard(row),
        totalPoints: row.totalPoints,
        suspended: suspended.has(row._id),
      })),
    };
  }

  /** A picture from elsewhere, unless they have one of their own. Runs in the open transaction. Implements BEYOND-11. */
  async takePicture(memberId: string, picture: string | null, at: Date): Promise<void> {
    const address = imageUrlSchema.safeParse(picture);
    if (!address.success || !address.data.startsWith('https:')) return;
    const after = await this.profiles.setFirstPicture(memberId, address.data, at);
    if (after) await this.tellOf(memberId, after.revision);
  }

  /** Stores level and total with the profile; late and repeated events change nothing. Implements BEYOND-58. */
  async takePoints(
    news: z.output<typeof pointsAwarded.data> | z.output<typeof pointsCorrected.data>,
  ): Promise<void> {
    const { memberId, sequence, totalPoints, currentLevel } = news;
    const after = await this.profiles.projectPoints(memberId, sequence, { totalPoints, currentLevel });
    if (after) await this.tellOf(memberId, after.revision);
  }

  private async visible(username: string): Promise<ProfileRow> {
    const profile = await this.profiles.findByUsername(username);
    const account = profile && (await this.accounts.findById(profile._id));
    if (!account || account.suspendedAt) throw memberNotFound();
    return profile;
  }

  private async tellOf(memberId: string, revision: number): Promise<void> {
    await this.outbox.add(profileChanged, { memberId }, { aggregate: `profile:${memberId}`, revision });
  }
}

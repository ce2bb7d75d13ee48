import { type Role, roles, staffRoles, type WarningReason } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** Why somebody is suspended and until when. */
export interface Suspension {
  reason: WarningReason | null;
  /** For the team. */
  note: string | null;
  /** When it ends by itself; null for one that is lifted by hand. */
  until: Date | null;
  by: string;
}

/**
 * What signs in: credentials, role, suspension and subscription, each stored apart; the status others see is derived.
 * Implements CONTRA-09, BEYOND-06.
 */
@Schema({ collection: 'accounts', versionKey: false })
export class AccountRow {
  @Prop({ type: String, required: true })
  _id: string;
  /** Lower case; unique when set. */
  @Prop({ type: String })
  email?: string;
  /** When the owner of the address proved it by a link; null until then. Implements BEYOND-09. */
  @Prop({ type: Date, default: null })
  emailVerifiedAt?: Date | null;
  /** E.164; several accounts may have it, since nobody proves that a number is theirs. Implements BEYOND-170. */
  @Prop({ type: String })
  phone?: string;
  /** argon2id in its own notation; null for who signs in with Google only. */
  @Prop({ type: String, default: null })
  passwordHash: string | null;
  /** Whether who knows the password has shown that they read the mails of the address. Implements BEYOND-181. */
  @Prop({ type: Boolean })
  passwordProven?: boolean;
  /** Since when signing in asks for a code as well; null while it does not. Implements BEYOND-220. */
  @Prop({ type: Date, default: null })
  secondFactorSince?: Date | null;
  /** Google's id of the account it opens with; unique when set. */
  @Prop({ type: String })
  googleSubject?: string;
  @Prop({ type: String, enum: roles, required: true })
  role: Role;
  @Prop({ type: Date, default: null })
  suspendedAt: Date | null;
  /** As the staff gave it; null for who is not suspended. Implements BEYOND-158. */
  @Prop({ type: Object, default: null })
  suspension?: Suspension | null;
  @Prop({ type: Date, default: null })
  subscribedUntil: Date | null;
  /** When and under which notice the member confirmed to be 21 or older. Implements BEYOND-08. */
  @Prop({ type: Date, required: true })
  ageConfirmedAt: Date;
  @Prop({ type: Number, required: true })
  noticeVersion: number;
  /** When role or suspension last changed; gateways ask for the recent ones. */
  @Prop({ type: Date, default: null })
  standingChangedAt: Date | null;
  /** Since when they are on the staff; absent for members, and where they are from the beginning. */
  @Prop({ type: Date, default: null })
  staffFrom?: Date | null;
  @Prop({ type: Date, required: true })
  createdAt: Date;
  /** When the trial began, where the address had an account before: leaving and coming back begins no other. */
  @Prop({ type: Date, default: null })
  trialFrom?: Date | null;
  /** As far as support has extended the trial. */
  @Prop({ type: Date, default: null })
  trialUntil?: Date | null;
  /** When they first put an item on their bar or saved a recipe, as far as it was counted. */
  @Prop({ type: Date })
  startedAt?: Date;
  /** When they first had a paid subscription. */
  @Prop({ type: Date })
  firstSubscribedAt?: Date;
  @Prop({ type: Number, required: true, default: 1 })
  revision: number;
  /** When they last acted by their role; written with what they did, so that nobody takes the role from them in the meantime. */
  @Prop({ type: Date })
  actedByRoleAt?: Date;
  /** Name, username, email and phone, folded: what the console's search looks through. */
  @Prop({ type: String })
  searchKey?: string;
  /** The pieces of `searchKey`. */
  @Prop({ type: [String], default: undefined })
  searchGrams?: string[];
  /** The name, folded: the order of the console's list. */
  @Prop({ type: String })
  nameKey?: string;
}

/** Indexes that queries of the console name. */
export const accountIndexes = {
  audienceById: 'audience by id',
  audienceCounted: 'audience counted',
  byAge: 'all-by-age',
  byName: 'all-by-name',
  byGram: 'by piece of the search key',
  staff: 'staff',
  secondFactor: 'with a second factor',
  suspended: 'suspended',
} as const;
export const AccountRowSchema = SchemaFactory.createForClass(AccountRow)
  .index(
    { email: 1 },
    { unique: true, partialFilterExpression: { email: { $type: 'string' } }, name: 'email' },
  )
  .index(
    { phone: 1, createdAt: 1 },
    { partialFilterExpression: { phone: { $type: 'string' } }, name: 'phone by age' },
  )
  .index(
    { googleSubject: 1 },
    { unique: true, partialFilterExpression: { googleSubject: { $type: 'string' } }, name: 'google' },
  )
  .index(
    { standingChangedAt: 1 },
    { partialFilterExpression: { standingChangedAt: { $type: 'date' } }, name: 'standing' },
  )
  .index(
    { suspendedAt: 1, subscribedUntil: 1, emailVerifiedAt: 1 },
    { partialFilterExpression: { emailVerifiedAt: { $type: 'date' } }, name: accountIndexes.audienceCounted },
  )
  .index(
    { _id: 1, suspendedAt: 1, subscribedUntil: 1, emailVerifiedAt: 1 },
    { partialFilterExpression: { emailVerifiedAt: { $type: 'date' } }, name: accountIndexes.audienceById },
  )
  .index(
    { subscribedUntil: 1 },
    { partialFilterExpression: { subscribedUntil: { $type: 'date' } }, name: 'subscribers' },
  )
  .index({ createdAt: 1, _id: 1 }, { name: accountIndexes.byAge })
  .index({ nameKey: 1, _id: 1 }, { name: accountIndexes.byName })
  .index({ searchGrams: 1 }, { name: accountIndexes.byGram })
  .index(
    { role: 1, createdAt: 1, _id: 1 },
    { partialFilterExpression: { role: { $in: [...staffRoles] } }, name: accountIndexes.staff },
  )
  .index(
    { secondFactorSince: 1 },
    {
      partialFilterExpression: { secondFactorSince: { $type: 'date' } },
      name: accountIndexes.secondFactor,
    },
  )
  .index(
    { suspendedAt: 1 },
    { partialFilterExpression: { suspendedAt: { $type: 'date' } }, name: accountIndexes.suspended },
  );

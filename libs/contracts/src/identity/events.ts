import { z } from 'zod';
import { idSchema, momentSchema } from '../common/shapes.ts';
import { defineEvent } from '../kit/events.ts';
import { roles } from '../kit/roles.ts';
import { challengePurposeSchema } from './challenges.ts';
import { membershipChange } from './membership.ts';
import { factorChanges } from './second-factor-terms.ts';
import { warningReasonNames } from './warning-terms.ts';

const memberId = '01939c5e-6a00-7000-8000-000000000003';

export const memberRegistered = defineEvent({
  type: 'identity.member.registered',
  version: 1,
  fires: 'when an account is created',
  data: z.strictObject({ memberId: idSchema }),
  example: { memberId },
});
export const trialExtended = defineEvent({
  type: 'identity.trial.extended',
  version: 1,
  fires: 'when support gives a member more time on trial',
  data: z.strictObject({ memberId: idSchema, until: momentSchema }),
  example: { memberId, until: '2026-01-10T00:00:00.000Z' },
});
export const memberWarned = defineEvent({
  type: 'identity.member.warned',
  version: 1,
  fires: 'when a moderator warns a member',
  data: z.strictObject({ memberId: idSchema, warningId: idSchema, reason: z.enum(warningReasonNames) }),
  example: { memberId, warningId: '01939c5e-6a00-7000-8000-000000000006', reason: 'spam' },
});
export const challengeIssued = defineEvent({
  type: 'identity.challenge.issued',
  version: 1,
  fires:
    'when a link is to be mailed: verification, new password, new address; also for addresses without an account',
  data: z.strictObject({ challengeId: idSchema, purpose: challengePurposeSchema }),
  example: { challengeId: '01939c5e-6a00-7000-8000-000000000004', purpose: 'verify-email' },
});
export const passwordChanged = defineEvent({
  type: 'identity.password.changed',
  version: 1,
  fires:
    'when the password of an account is replaced: by its owner, by a link from a mail or by the operator',
  data: z.strictObject({ memberId: idSchema, by: z.enum(['member', 'link', 'operator']) }),
  example: { memberId, by: 'member' },
});
export const secondFactorChanged = defineEvent({
  type: 'identity.second-factor.changed',
  version: 1,
  fires:
    'when a second factor is turned on or off or reset, a passkey is added, removed or refused as a copy, and when recovery codes are replaced or one of them is used',
  data: z.strictObject({ memberId: idSchema, change: z.enum(factorChanges) }),
  example: { memberId, change: 'on' },
});
export const signUpRepeated = defineEvent({
  type: 'identity.sign-up.repeated',
  version: 1,
  fires:
    'when somebody signs up with the address of an account, where addresses are verified first: only its owner is told',
  data: z.strictObject({ memberId: idSchema }),
  example: { memberId },
});
export const sessionReplayed = defineEvent({
  type: 'identity.session.replayed',
  version: 1,
  fires:
    'when a refresh token comes again that was rotated long ago: somebody holds a copy, the session is ended',
  data: z.strictObject({ memberId: idSchema, sessionId: idSchema }),
  example: { memberId, sessionId: '01939c5e-6a00-7000-8000-000000000005' },
});
export const memberStandingChanged = defineEvent({
  type: 'identity.member.standing-changed',
  version: 1,
  fires: 'when a member is suspended, restored or given another role; every gateway obeys at once',
  data: z.strictObject({ memberId: idSchema, role: z.enum(roles), suspended: z.boolean() }),
  example: { memberId, role: 'member', suspended: true },
});
export const memberSuspended = defineEvent({
  type: 'identity.member.suspended',
  version: 1,
  fires: 'when the staff suspends a member, or gives a suspension another reason or end',
  data: z.strictObject({
    memberId: idSchema,
    reason: z.enum(warningReasonNames).nullable(),
    until: momentSchema.nullable(),
  }),
  example: { memberId, reason: 'spam', until: '2026-02-01T00:00:00.000Z' },
});
export const suspensionEnded = defineEvent({
  type: 'identity.suspension.ended',
  version: 1,
  fires: 'when a suspension ends by itself or is lifted',
  data: z.strictObject({ memberId: idSchema }),
  example: { memberId },
});
export const profileChanged = defineEvent({
  type: 'identity.profile.changed',
  version: 1,
  fires: 'when a profile changes in what others or its owner see of it, level and points included',
  data: z.strictObject({ memberId: idSchema }),
  example: { memberId },
});
export const settingsChanged = defineEvent({
  type: 'identity.settings.changed',
  version: 1,
  fires: 'when an admin changes the settings of the site; every gateway reads them at once',
  data: z.strictObject({ revision: z.number().int().min(1) }),
  example: { revision: 1 },
});
export const sessionEnded = defineEvent({
  type: 'identity.session.ended',
  version: 1,
  fires:
    'when a session is signed out, revoked or ended with others; every gateway refuses its tokens at once',
  data: z.strictObject({ memberId: idSchema, sessionId: idSchema }),
  example: { memberId, sessionId: '01939c5e-6a00-7000-8000-000000000004' },
});
export const personalTokenMade = defineEvent({
  type: 'identity.personal-token.made',
  version: 1,
  fires: 'when a member makes a personal access token for a program',
  data: z.strictObject({ memberId: idSchema, tokenId: idSchema }),
  example: { memberId, tokenId: '01939c5e-6a00-7000-8000-000000000009' },
});
export const personalTokenEnded = defineEvent({
  type: 'identity.personal-token.ended',
  version: 1,
  fires:
    'when a personal access token is revoked, or ends with all sessions; every gateway refuses it at once',
  data: z.strictObject({ memberId: idSchema, tokenId: idSchema }),
  example: { memberId, tokenId: '01939c5e-6a00-7000-8000-000000000009' },
});
export const memberDeleted = defineEvent({
  type: 'identity.member.deleted',
  version: 1,
  fires: 'when a member has deleted their account; every service erases what it keeps of them',
  data: z.strictObject({ memberId: idSchema }),
  example: { memberId },
});
export const membershipChanged = defineEvent({
  type: 'identity.membership.changed',
  version: 1,
  fires:
    'when a paid membership begins, renews, is cancelled or resumed, falls behind or ends, and when a trial is extended',
  data: membershipChange,
  example: {
    memberId,
    state: 'active',
    subscribedUntil: '2026-02-01T01:00:00.000Z',
    grantedUntil: '2026-02-01T01:00:00.000Z',
  },
});

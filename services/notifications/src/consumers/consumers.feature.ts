import type { Feature } from '@barspoon/messaging';
import { EndDistanceWhenDistanceEnded } from './end-distance-when-distance-ended.consumer.ts';
import { EraseMemberWhenMemberDeleted } from './erase-member-when-member-deleted.consumer.ts';
import { ForgetDeviceWhenSessionEnded } from './forget-device-when-session-ended.consumer.ts';
import { KeepDistanceWhenDistanceKept } from './keep-distance-when-distance-kept.consumer.ts';
import { MailWhenChallengeIssued } from './mail-when-challenge-issued.consumer.ts';
import { MailWhenContactAnswered } from './mail-when-contact-answered.consumer.ts';
import { MailWhenContactReceived } from './mail-when-contact-received.consumer.ts';
import { MailWhenMemberSuspended } from './mail-when-member-suspended.consumer.ts';
import { MailWhenPasswordChanged } from './mail-when-password-changed.consumer.ts';
import { MailWhenPersonalTokenMade } from './mail-when-personal-token-made.consumer.ts';
import { MailWhenSecondFactorChanged } from './mail-when-second-factor-changed.consumer.ts';
import { MailWhenSessionReplayed } from './mail-when-session-replayed.consumer.ts';
import { MailWhenSignUpRepeated } from './mail-when-sign-up-repeated.consumer.ts';
import { MailWhenSuspensionEnded } from './mail-when-suspension-ended.consumer.ts';
import { notified } from './notified.ts';

export const consumersFeature: Feature = {
  controllers: [
    EndDistanceWhenDistanceEnded,
    EraseMemberWhenMemberDeleted,
    ForgetDeviceWhenSessionEnded,
    KeepDistanceWhenDistanceKept,
    MailWhenChallengeIssued,
    MailWhenContactAnswered,
    MailWhenContactReceived,
    MailWhenMemberSuspended,
    MailWhenPasswordChanged,
    MailWhenPersonalTokenMade,
    MailWhenSecondFactorChanged,
    MailWhenSessionReplayed,
    MailWhenSignUpRepeated,
    MailWhenSuspensionEnded,
    ...notified,
  ],
};

import { egressRoutes, type JobDataOf, sendPush } from '@barspoon/contracts';
import { Caller, Jobs } from '@barspoon/messaging';
import { Clock, DomainError, FollowedSettings, UnavailableError } from '@barspoon/platform';
import { Injectable, Logger } from '@nestjs/common';
import { ChoicesRepository } from '../choices/choices.repository.ts';
import { quietUntil } from '../choices/mail-clock.ts';
import { NotificationTexts } from '../inbox/notification-texts.ts';
import { NotificationsRepository } from '../inbox/notifications.repository.ts';
import type { PushDeviceRow } from './push-device.schema.ts';
import { PushDevices } from './push-devices.repository.ts';
import { type PushContent, PushMessages } from './push-messages.ts';
import { PushVolumes } from './push-volumes.repository.ts';
import { SiteName } from './site-name.ts';

type Push = JobDataOf<typeof sendPush>;
const gone = [404, 410];
/** Max age of a push: after a day it is no longer relevant, whatever the push service says. */
const maxRetryAfterSeconds = 24 * 60 * 60;
/** After this many times it is called at the usual pace. */
const maxPutOff = 20;

/**
 * Notifications that reach a member where they are not on the site. One that was read, taken back or switched off by
 * the time it would be pushed is not; in quiet hours it waits for their end. A push that is sent twice after a crash
 * takes its own place, by its tag. Implements BEYOND-100, BEYOND-102.
 */
@Injectable()
export class Pushes {
  private readonly log = new Logger(Pushes.name);

  constructor(
    private readonly devices: PushDevices,
    private readonly choices: ChoicesRepository,
    private readonly notifications: NotificationsRepository,
    private readonly texts: NotificationTexts,
    private readonly messages: PushMessages,
    private readonly settings: FollowedSettings,
    private readonly siteName: SiteName,
    private readonly volumes: PushVolumes,
    private readonly jobs: Jobs,
    private readonly caller: Caller,
    private readonly clock: Clock,
  ) {}

  /** Runs in the open transaction. @param cause a name of the event that is the same for every try */
  async plan(
    cause: string,
    wanting: ReadonlyMap<string, string[]>,
    { kind, subject }: Pick<Push, 'kind' | 'subject'>,
  ): Promise<void> {
    for (const [memberId, deviceIds] of wanting)
      for (const deviceId of deviceIds) {
        const pushId = `${cause}-${deviceId}`;
        await this.jobs.enqueue(sendPush, pushId, { pushId, deviceId, memberId, kind, subject });
      }
  }

  /** Of these members, those who want a kind on their devices, with these. */
  async wanting(memberIds: readonly string[], kind: string): Promise<ReadonlyMap<string, string[]>> {
    if (!this.messages.keys || !this.settings.current.pushNotifications) return new Map();
    const devices = await this.devices.idsOf(memberIds);
    if (devices.size === 0) return devices;
    const refusing = await this.choices.refusingPush([...devices.keys()], kind);
    return new Map([...devices].filter(([memberId]) => !refusing.has(memberId)));
  }

  /** @throws UnavailableError while the push service, egress or identity is down */
  async send(push: Push): Promise<void> {
    const { deviceId, memberId, kind, subject } = push;
    const device = await this.devices.find(deviceId);
    // Another member may have taken the browser over.
    if (device?.memberId !== memberId) return;
    if (!(await this.wanting([memberId], kind)).has(memberId)) return;
    const now = this.clock.now();
    const times = (await this.choices.find(memberId))?.times;
    const until = times ? quietUntil(times, now) : null;
    if (until) return this.jobs.enqueue(sendPush, `${push.pushId}-${until.getTime()}`, push, until);
    const row = await this.notifications.unreadAbout(memberId, kind, subject);
    const [shown] = row ? await this.texts.of([row]) : [];
    if (!shown) return;
    const { text, link } = shown;
    await this.hand(
      device,
      { title: this.siteName.current, body: text, link, tag: `${kind}:${subject}` },
      push,
      now,
    );
  }

  private async hand(device: PushDeviceRow, content: PushContent, push: Push, now: Date): Promise<void> {
    const answer = await this.answerOf(device, content);
    if (answer === null || gone.includes(answer.status)) return this.devices.remove(device._id);
    const { status, retryAfterSeconds } = answer;
    if (status === 429 || status >= 500) {
      if (!retryAfterSeconds || push.putOff >= maxPutOff) throw new UnavailableError('The push service');
      const at = new Date(now.getTime() + Math.min(retryAfterSeconds, maxRetryAfterSeconds) * 1000);
      const later = { ...push, putOff: push.putOff + 1 };
      return this.jobs.enqueue(sendPush, `${push.pushId}-${at.getTime()}`, later, at);
    }
    if (status >= 300) return this.log.warn({ status }, 'a push service refused a push');
    await this.devices.notePushed(device._id, now);
    await this.volumes.note(push.kind, now);
  }

  /** Null for a device that can never be pushed to: its keys are none, or its address may not be asked. */
  private async answerOf(device: PushDeviceRow, content: PushContent) {
    try {
      const body = this.messages.write(device, content);
      const context = this.caller.serviceContext();
      return await this.caller.call(egressRoutes.push, { body }, context);
    } catch (error) {
      if (error instanceof UnavailableError) throw error;
      if (error instanceof DomainError && error.kind !== 'refused') throw error;
      this.log.warn(`a device cannot be pushed to: ${(error as Error).message}`);
      return null;
    }
  }
}

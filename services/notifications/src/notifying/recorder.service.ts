import { type Envelope, type NotificationKind, notificationKinds, notifyCrowd } from '@barspoon/contracts';
import { Jobs, OwnData } from '@barspoon/messaging';
import { FollowedSettings } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { ChoicesRepository } from '../choices/choices.repository.ts';
import { Digests } from '../digests/digests.service.ts';
import { KeptDistances } from '../distances/distances.repository.ts';
import { NotificationsRepository } from '../inbox/notifications.repository.ts';
import { Pushes } from '../push/pushes.service.ts';
import { MailsService } from '../sending/mails.service.ts';

/** The event a notification follows from. */
export interface Cause {
  eventId: string;
  occurredAt: string;
  data: unknown;
}

/** Turns events into notifications and mails. Runs in the open transaction. Implements BEYOND-102, VBAR-07. */
@Injectable()
export class Recorder {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly choices: ChoicesRepository,
    private readonly distances: KeptDistances,
    private readonly mails: MailsService,
    private readonly digests: Digests,
    private readonly pushes: Pushes,
    private readonly settings: FollowedSettings,
    private readonly own: OwnData,
    private readonly jobs: Jobs,
  ) {}

  async handle({ id, type, occurredAt, data }: Envelope): Promise<void> {
    const cause = { eventId: id, occurredAt, data };
    await this.takeBack(type, cause);
    for (const kind of notificationKinds)
      if (kind.event.type === type && kind.isWanted(data)) await this.begin(kind, cause);
  }

  /** Notifies members, except of their own actions, and except those already notified by another kind of the event. */
  async tell(
    kind: NotificationKind,
    { eventId, occurredAt, data }: Cause,
    memberIds: readonly string[],
    words: Record<string, string> = kind.words(data),
  ): Promise<void> {
    const actorId = kind.actor(data);
    const wanted = await this.whoMayBeTold(kind, memberIds, actorId, new Set(toldBefore(kind, data)));
    if (wanted.length === 0) return;
    if (kind.mail)
      for (const memberId of wanted)
        await this.mails.plan(
          `${kind.kind}-${eventId}-${memberId}`,
          kind.mail(data, { memberId, occurredAt }),
          kind.subject(data),
        );
    if (!kind.inApp) return;
    const [refusing, digesting, pushed] = await Promise.all([
      this.choices.refusing(wanted, kind.kind),
      this.choices.digesting(wanted, kind.kind),
      this.pushes.wanting(wanted, kind.kind),
    ]);
    const news = {
      kind: kind.kind,
      subject: kind.subject(data),
      link: kind.link(data),
      words,
      actorId,
      at: new Date(occurredAt),
    };
    for (const memberId of wanted) {
      const isShown = this.settings.current.pushNotifications && !refusing.has(memberId);
      const times = digesting.get(memberId);
      if (!isShown && !times && !pushed.has(memberId)) continue;
      await this.notifications.add(memberId, news, { isShown, isDigested: times !== undefined });
      if (times) await this.digests.plan(memberId, times);
    }
    await this.pushes.plan(`${kind.kind}-${eventId}`, pushed, news);
  }

  private async begin(kind: NotificationKind, cause: Cause): Promise<void> {
    if (typeof kind.audience === 'string')
      await this.jobs.enqueue(notifyCrowd, `${kind.kind}-${cause.eventId}`, {
        kind: kind.kind,
        eventId: cause.eventId,
        occurredAt: cause.occurredAt,
        cursor: null,
        data: cause.data as Record<string, unknown>,
      });
    else
      await this.tell(
        kind,
        cause,
        kind.audience(cause.data).filter((id) => id !== null),
      );
  }

  private async takeBack(type: string, { data }: Cause): Promise<void> {
    for (const { kind, takenBackBy = [] } of notificationKinds)
      for (const { event, subject, actor } of takenBackBy)
        if (event.type === type) {
          const about = subject(data as never);
          if (about !== null) await this.notifications.takeBack(kind, about, actor?.(data as never) ?? null);
        }
  }

  private async whoMayBeTold(
    { audience, evenAtDistance }: NotificationKind,
    memberIds: readonly string[],
    actorId: string | null,
    told: ReadonlySet<string>,
  ): Promise<string[]> {
    const candidates = [...new Set(memberIds)].filter((id) => id !== actorId && !told.has(id));
    if (candidates.length === 0) return [];
    const gone = await this.own.erasedAmong([...candidates, ...(actorId ? [actorId] : [])]);
    if (actorId && gone.has(actorId)) return [];
    // Whoever took a place is told of what they took it in, whoever the host is to them.
    const isNear = !actorId || evenAtDistance || typeof audience === 'string';
    const distant = isNear ? new Set<string>() : await this.distances.between(actorId, candidates);
    return candidates.filter((id) => !gone.has(id) && !distant.has(id));
  }
}

/** Those whom an earlier in-app kind of the same event concerns already. */
function toldBefore(kind: NotificationKind, data: unknown): string[] {
  if (!kind.inApp) return [];
  const before = notificationKinds.slice(0, notificationKinds.indexOf(kind));
  return before
    .filter(({ event, inApp, isWanted }) => event.type === kind.event.type && inApp && isWanted(data))
    .flatMap(({ audience }) => (typeof audience === 'string' ? [] : audience(data)))
    .filter((id) => id !== null);
}

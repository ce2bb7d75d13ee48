import { randomUUID } from 'node:crypto';
import {
  dayMs,
  type InputOf,
  type LiveSessionInput,
  liveSessionRevised,
  type liveSessionRoutes,
  type MemberActor,
  maxOpenSessions,
  roleMay,
  scheduleDaysAhead,
} from '@barspoon/contracts';
import { Audit, Transactions } from '@barspoon/persistence';
import { Clock, newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import {
  notScheduled,
  notYourSession,
  sessionNotFound,
  statusRefused,
  timeNotAhead,
  timeTooFar,
  tooFewPlaces,
  tooManySessions,
} from './live-session.errors.ts';
import { toSettings } from './live-session.mapper.ts';
import type { LiveSessionRow } from './live-session.schema.ts';
import { endOf, mayBecome } from './live-session.ts';
import { LiveSessionReading } from './live-session-reading.service.ts';
import { LiveSessionsRepository } from './live-sessions.repository.ts';
import { PlacesService } from './places.service.ts';
import { RecipesToMix } from './recipes-to-mix.service.ts';
import { SessionProgress } from './session-progress.service.ts';

type NewStatus = InputOf<typeof liveSessionRoutes.setStatus>['body']['status'];

/** What hosts do with their sessions. */
@Injectable()
export class LiveSessionsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: LiveSessionsRepository,
    private readonly reading: LiveSessionReading,
    private readonly places: PlacesService,
    private readonly progress: SessionProgress,
    private readonly recipes: RecipesToMix,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Implements VBAR-10 to VBAR-13, BEYOND-87. */
  async schedule(actor: MemberActor, { recipeId, ...input }: LiveSessionInput) {
    const times = this.timesOf(input);
    const row: LiveSessionRow = {
      _id: newId(),
      ...input,
      ...times,
      mixAlong: recipeId ? await this.recipes.begin(recipeId) : null,
      participantCount: 0,
      waitingCount: 0,
      lastWaitingNumber: 0,
      onAir: false,
      hostUserId: actor.id,
      chatRoomId: randomUUID(),
      status: 'scheduled',
      startedAt: null,
      endedAt: null,
      revision: 1,
      createdAt: this.clock.now(),
    };
    await this.transactions.run(async () => {
      if ((await this.sessions.countOpenOf(actor.id)) >= maxOpenSessions) throw tooManySessions();
      await this.sessions.add(row);
      await this.progress.wakeUpFor(row);
    });
    return this.reading.shown(row);
  }

  /** New places go to the first in line. @throws DomainError 409 once it has started, or with fewer places than are taken */
  async revise(actor: MemberActor, id: string, { recipeId, ...input }: LiveSessionInput) {
    const before = await this.reading.current(id);
    if (before.hostUserId !== actor.id) throw notYourSession();
    if (before.status !== 'scheduled') throw notScheduled();
    const moved = input.scheduledAt !== before.scheduledAt.toISOString();
    const times = this.timesOf(input);
    // One that is gone meanwhile stays as it is: the rest may be edited all the same.
    const isSameRecipe = recipeId === (before.mixAlong?.recipeId ?? null);
    const mixAlong = recipeId && !isSameRecipe ? await this.recipes.begin(recipeId) : null;
    const row = await this.transactions.run(async () => {
      const after = await this.sessions.changeIf(
        id,
        { status: 'scheduled', participantCount: { $lte: input.maxParticipants } },
        { ...input, ...times, ...(!isSameRecipe && { mixAlong }) },
      );
      if (!after) throw await this.whyNotRevised(id);
      await this.sessions.tell(after, liveSessionRevised, { scheduledAt: input.scheduledAt, moved });
      await this.progress.wakeUpFor(after);
      return this.places.fill(after);
    });
    return this.reading.shown(row);
  }

  /** By the host or a moderator. Implements BEYOND-81. @throws DomainError 409 for a change that cannot be */
  async setStatus(actor: MemberActor, id: string, status: NewStatus) {
    await this.reading.current(id);
    const row = await this.transactions.run(async () => {
      const before = await this.sessions.find(id);
      if (!before) throw sessionNotFound();
      const isHost = before.hostUserId === actor.id;
      if (!isHost && !roleMay(actor.role, 'staff:moderation')) throw notYourSession();
      if (!mayBecome(status, before, this.clock.now())) throw statusRefused(status);
      const after = await this.progress.move(before, status);
      if (!after) throw statusRefused(status);
      if (!isHost)
        await this.audit.record(`live-session.${status}`, `live-session:${id}`, { host: before.hostUserId });
      return after;
    });
    return this.reading.shown(row);
  }

  async settings(actor: MemberActor, id: string) {
    const row = await this.reading.current(id);
    if (row.hostUserId !== actor.id) throw notYourSession();
    return toSettings(row);
  }

  /** @throws InvalidInputError for a time that is over or too far ahead */
  private timesOf({
    scheduledAt: iso,
    durationMinutes,
  }: Pick<LiveSessionInput, 'scheduledAt' | 'durationMinutes'>) {
    const scheduledAt = new Date(iso);
    const aheadMs = scheduledAt.getTime() - this.clock.now().getTime();
    if (aheadMs <= 0) throw timeNotAhead();
    if (aheadMs > scheduleDaysAhead * dayMs) throw timeTooFar();
    return { scheduledAt, endsAt: endOf(scheduledAt, durationMinutes), advancesAt: scheduledAt };
  }

  private async whyNotRevised(id: string) {
    const row = await this.sessions.find(id);
    if (!row) return sessionNotFound();
    return row.status === 'scheduled' ? tooFewPlaces() : notScheduled();
  }
}

import {
  type InputOf,
  type MemberActor,
  mixAlongChanged,
  mixAlongMoved,
  type roomRoutes,
} from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { notYourSession, sessionOver } from '../live-sessions/live-session.errors.ts';
import { toMixAlongState } from '../live-sessions/live-session.mapper.ts';
import type { LiveSessionRow, SessionMixAlong } from '../live-sessions/live-session.schema.ts';
import { openStatuses } from '../live-sessions/live-session.ts';
import { LiveSessionReading } from '../live-sessions/live-session-reading.service.ts';
import { LiveSessionsRepository } from '../live-sessions/live-sessions.repository.ts';
import { RecipesToMix } from '../live-sessions/recipes-to-mix.service.ts';
import { roomClosed } from '../rooms/room.errors.ts';
import { noSuchStep, otherRecipe, recipeGone } from './mix-along.errors.ts';

type InputTo<R extends 'choose' | 'move'> = InputOf<(typeof roomRoutes)[R]>['body'];
const isOpen = { status: { $in: openStatuses } };

/**
 * What is mixed together in a session, step by step. Where it stands is kept with the session, whose revision orders
 * what pages hear: no clock takes part. Implements BEYOND-84.
 */
@Injectable()
export class MixAlongs {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: LiveSessionsRepository,
    private readonly reading: LiveSessionReading,
    private readonly recipes: RecipesToMix,
  ) {}

  /** By the host, before or while the session is live. @throws InvalidInputError for a recipe that is not public */
  async choose(actor: MemberActor, id: string, { recipeId }: InputTo<'choose'>) {
    const before = await this.hostedBy(actor, id);
    if (!openStatuses.includes(before.status)) throw sessionOver();
    const mixAlong = recipeId === null ? null : await this.recipes.begin(recipeId);
    const after = await this.change(id, isOpen, { mixAlong });
    if (!after) throw sessionOver();
    return toMixAlongState(after);
  }

  /** By the host while the session is live. @throws DomainError 409 for another recipe than is mixed, or one that is gone */
  async move(actor: MemberActor, id: string, { recipeId, step }: InputTo<'move'>) {
    const before = await this.hostedBy(actor, id);
    if (before.status !== 'live') throw roomClosed();
    const { mixAlong } = before;
    if (mixAlong?.recipeId !== recipeId) throw otherRecipe();
    if (!mixAlong.available) throw recipeGone();
    if (step > mixAlong.steps) throw noSuchStep(mixAlong.steps);
    if (step === mixAlong.step) return toMixAlongState(before);
    // A recipe that has lost steps in the meantime is checked again.
    const same = { status: 'live', 'mixAlong.recipeId': recipeId, 'mixAlong.steps': { $gte: step } };
    const after = await this.transactions.run(async () => {
      const moved = await this.sessions.changeIf(id, same, { 'mixAlong.step': step });
      if (moved) await this.sessions.tell(moved, mixAlongMoved, toMixAlongState(moved));
      return moved;
    });
    if (!after) throw otherRecipe();
    return toMixAlongState(after);
  }

  /** The recipe has changed, or is not public anymore: sessions to come and live ones are told. Runs in the open transaction. */
  async lookAgain(recipeId: string, isPublic: boolean): Promise<void> {
    const sessions = await this.sessions.openWithRecipe(recipeId);
    if (sessions.length === 0) return;
    const steps = isPublic ? await this.recipes.stepsOf(recipeId) : null;
    for (const { _id, mixAlong } of sessions) {
      if (!mixAlong) continue;
      const after = readAgain(mixAlong, steps);
      const isSame = after.available === mixAlong.available && after.steps === mixAlong.steps;
      if (!isSame) await this.change(_id, { ...isOpen, 'mixAlong.recipeId': recipeId }, { mixAlong: after });
    }
  }

  private async change(
    id: string,
    condition: Record<string, unknown>,
    set: Pick<LiveSessionRow, 'mixAlong'>,
  ): Promise<LiveSessionRow | null> {
    return this.transactions.run(async () => {
      const after = await this.sessions.changeIf(id, condition, set);
      if (after) await this.sessions.tell(after, mixAlongChanged, toMixAlongState(after));
      return after;
    });
  }

  private async hostedBy(actor: MemberActor, id: string): Promise<LiveSessionRow> {
    const session = await this.reading.current(id);
    if (session.hostUserId !== actor.id) throw notYourSession();
    return session;
  }
}

/** A recipe with fewer steps than before leaves everybody at its last. */
const readAgain = (before: SessionMixAlong, steps: number | null): SessionMixAlong =>
  steps === null
    ? { ...before, available: false }
    : { ...before, available: true, steps, step: Math.min(before.step, steps) };

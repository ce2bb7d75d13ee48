import type { Bar } from '@barspoon/bartender';
import {
  type Actor,
  inventoryInternalRoutes,
  liveSessionRoutes,
  type MemberActor,
  matchRoutes,
  type OnboardingPreferences,
  onboardingRoutes,
} from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging';
import { currentContext, newId, within } from '@barspoon/platform';
import { Injectable, Logger } from '@nestjs/common';
import { name } from '../config.ts';

/** An answer does not wait longer for what only makes it better. */
const timeoutMs = 800;
/** As many matches as inventory tells at a time. */
const nearest = 48;
const maxSessions = 5;

/** What other services know of the member who asks, and of what everybody may see. */
@Injectable()
export class MemberFacts {
  private readonly log = new Logger(MemberFacts.name);

  constructor(private readonly caller: Caller) {}

  /** Null while the inventory is away. */
  barOf(actor: MemberActor): Promise<Bar | null> {
    return this.without('what the bar makes', async () => {
      const context = contextOf(actor);
      const [{ recipeIds }, matches] = await Promise.all([
        this.caller.call(
          inventoryInternalRoutes.makeable,
          { params: { memberId: actor.id } },
          { ...context, actor: { kind: 'system', name } },
        ),
        this.caller.call(matchRoutes.list, { query: { limit: nearest } }, context),
      ]);
      return {
        owned: matches.owned,
        makeable: new Set(recipeIds),
        missing: new Map(matches.items.map(({ recipeId, missing }) => [recipeId, missing])),
      };
    });
  }

  /** Null before the onboarding and while identity is away. */
  preferencesOf(actor: MemberActor): Promise<OnboardingPreferences | null> {
    return this.without('what the member likes', async () => {
      const { record } = await this.caller.call(onboardingRoutes.mine, {}, contextOf(actor));
      return record?.preferences ?? null;
    });
  }

  /** Live sessions that are coming, as everybody sees them; null while their service is away. */
  liveSessions(): Promise<{ title: string; scheduledAt: string }[] | null> {
    return this.without('which live sessions are coming', async () => {
      const { items } = await this.caller.call(
        liveSessionRoutes.list,
        { query: { limit: maxSessions } },
        contextOf({ kind: 'system', name }),
      );
      return items.map(({ title, scheduledAt }) => ({ title, scheduledAt }));
    });
  }

  private async without<T>(what: string, ask: () => Promise<T>): Promise<T | null> {
    try {
      return await within(timeoutMs, ask());
    } catch (error) {
      this.log.warn(`${what} is not known: ${String(error)}`);
      return null;
    }
  }
}

function contextOf(actor: Actor) {
  const id = newId();
  const context = currentContext() ?? { correlationId: id, causationId: id };
  return { ...context, actor, deadline: Date.now() + timeoutMs };
}

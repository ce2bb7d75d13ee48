import type { dataServices, Health } from '@barspoon/contracts';
import { FollowedSettings, newId } from '@barspoon/platform';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { PartsHealth } from './parts-health.ts';

/** What members know of each part that can be down by itself. */
const partNames: Record<(typeof dataServices)[number] | 'Redis', string> = {
  identity: 'Signing in and profiles',
  catalogue: 'Recipes, search and the bartender',
  inventory: 'Bars, menus and orders',
  community: 'Community and messages',
  sessions: 'Live sessions',
  'engagement-points': 'Points, levels and challenges',
  professional: 'Jobs, mentors and portfolios',
  notifications: 'Notifications and mail',
  Redis: 'Work in the background',
};

export interface PartStatus {
  name: string;
  /** When it was first seen not to work; null while it works. */
  downSince: Date | null;
}

export interface Status {
  lookedAt: Date;
  parts: PartStatus[];
}

const lookEveryMs = 30_000;
/** Readers within this time see the same. */
const sameForMs = 10_000;

/** Which parts of the site work, looked at while the page of it is public. Implements BEYOND-308. */
@Injectable()
export class SiteStatus implements OnModuleDestroy {
  private readonly log = new Logger(SiteStatus.name);
  private readonly downSince = new Map<string, Date>();
  private last: Status | undefined;
  private look: Promise<Status> | undefined;
  private readonly timer = setInterval(() => {
    if (this.isPublic) this.read().catch((error) => this.log.error(error));
  }, lookEveryMs).unref();

  constructor(
    private readonly health: PartsHealth,
    private readonly settings: FollowedSettings,
  ) {}

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  get isPublic(): boolean {
    return this.settings.current.statusPage ?? false;
  }

  async read(): Promise<Status> {
    if (this.last && Date.now() - this.last.lookedAt.getTime() < sameForMs) return this.last;
    this.look ??= this.lookAgain().finally(() => {
      this.look = undefined;
    });
    return this.look;
  }

  private async lookAgain(): Promise<Status> {
    const id = newId();
    const actor = { kind: 'system', name: 'gateway' } as const;
    const health = await this.health.read({ correlationId: id, causationId: id, actor });
    const lookedAt = new Date();
    const parts = Object.entries(partNames).map(([part, name]) => {
      if (works(part, health)) this.downSince.delete(part);
      else if (!this.downSince.has(part)) this.downSince.set(part, lookedAt);
      return { name, downSince: this.downSince.get(part) ?? null };
    });
    this.last = { lookedAt, parts };
    return this.last;
  }
}

/** A service works with its database. */
const works = (part: string, health: readonly Health[]): boolean =>
  health.every(({ name, isUp }) => name !== part || isUp);

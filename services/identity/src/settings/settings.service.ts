import {
  dayMs,
  type MemberActor,
  type SettingsVersion,
  type SiteSettings,
  type WholeSettings,
} from '@barspoon/contracts';
import {
  Audit,
  decodeCursor,
  encodeCursor,
  type PageRequest,
  Transactions,
  toPage,
} from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Inject, Injectable } from '@nestjs/common';
import { settingsWereChanged } from './settings.errors.ts';
import { SettingsRepository } from './settings.repository.ts';
import type { SettingsRow } from './settings.schema.ts';

export const INITIAL_SETTINGS = Symbol('initial settings');

/** The settings of the site, every version kept. Implements ADM-SET-01, BEYOND-99. */
@Injectable()
export class SettingsService {
  constructor(
    private readonly rows: SettingsRepository,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
    /** Before an admin has changed anything. */
    @Inject(INITIAL_SETTINGS) private readonly initial: WholeSettings,
  ) {}

  async current(): Promise<SettingsVersion & { settings: WholeSettings }> {
    const row = await this.rows.newest();
    return row
      ? this.toVersion(row)
      : { revision: 0, settings: this.initial, changedAt: null, changedBy: null };
  }

  /**
   * When the console closes to one of the staff without a second factor; null while nobody is asked for one.
   * @param staffFrom since when they are on the staff
   */
  async secondFactorDue(staffFrom: Date): Promise<Date | null> {
    const row = await this.rows.newest();
    const settings = row ? this.toVersion(row).settings : this.initial;
    if (!settings.staffSecondFactor) return null;
    const asked = Math.max(staffFrom.getTime(), row?.staffSecondFactorFrom?.getTime() ?? 0);
    return new Date(asked + settings.staffSecondFactorGraceDays * dayMs);
  }

  /** @throws DomainError 409 when they are not of that revision anymore */
  async revise(admin: MemberActor, revision: number, settings: SiteSettings): Promise<SettingsVersion> {
    return this.transactions.run(async () => {
      const before = await this.current();
      if (before.revision !== revision) throw settingsWereChanged();
      const now = this.clock.now();
      const after = { ...before.settings, ...settings } as WholeSettings;
      const row = {
        _id: revision + 1,
        settings: after,
        staffSecondFactorFrom: await this.askedFrom(before.settings, after, now),
        changedAt: now,
        changedBy: admin.id,
      };
      await this.rows.add(row);
      await this.audit.record('settings.changed', 'settings', changesOf(before.settings, after));
      return this.toVersion(row);
    });
  }

  async versions({ limit, cursor }: PageRequest) {
    const [before] = cursor ? decodeCursor(cursor, ['number']) : [];
    const rows = await this.rows.before(before, limit + 1);
    const { items, nextCursor } = toPage(rows, limit, ({ _id }) => encodeCursor([_id]));
    return { items: items.map((row) => this.toVersion(row)), nextCursor };
  }

  private async askedFrom(before: SiteSettings, after: SiteSettings, now: Date): Promise<Date | null> {
    if (!after.staffSecondFactor) return null;
    return before.staffSecondFactor ? ((await this.rows.newest())?.staffSecondFactorFrom ?? null) : now;
  }

  /** A version from before a setting was there has it as the installation does. */
  private toVersion({ _id, settings, changedAt, changedBy }: SettingsRow) {
    const whole = { ...this.initial, ...settings } as WholeSettings;
    return {
      revision: _id,
      settings: whole,
      changedAt: changedAt.toISOString(),
      changedBy,
    };
  }
}

const changesOf = (before: SiteSettings, after: SiteSettings) =>
  Object.fromEntries(
    Object.entries(after).flatMap(([name, value]) => {
      const was = before[name as keyof SiteSettings];
      return was === value ? [] : [[name, { from: was, to: value }]];
    }),
  );

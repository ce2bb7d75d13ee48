import {
  defaultSettings,
  type MemberActor,
  type SettingsVersion,
  type SiteSettings,
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
    @Inject(INITIAL_SETTINGS) private readonly initial: SiteSettings,
  ) {}

  async current(): Promise<SettingsVersion> {
    const row = await this.rows.newest();
    return row ? toVersion(row) : { revision: 0, settings: this.initial, changedAt: null, changedBy: null };
  }

  /** @throws DomainError 409 when they are not of that revision anymore */
  async revise(admin: MemberActor, revision: number, settings: SiteSettings): Promise<SettingsVersion> {
    return this.transactions.run(async () => {
      const before = await this.current();
      if (before.revision !== revision) throw settingsWereChanged();
      const row = { _id: revision + 1, settings, changedAt: this.clock.now(), changedBy: admin.id };
      await this.rows.add(row);
      await this.audit.record('settings.changed', 'settings', changesOf(before.settings, settings));
      return toVersion(row);
    });
  }

  async versions({ limit, cursor }: PageRequest) {
    const [before] = cursor ? decodeCursor(cursor, ['number']) : [];
    const rows = await this.rows.before(before, limit + 1);
    const { items, nextCursor } = toPage(rows, limit, ({ _id }) => encodeCursor([_id]));
    return { items: items.map(toVersion), nextCursor };
  }
}

/** A version from before a setting was there has its default. */
const toVersion = ({ _id, settings, changedAt, changedBy }: SettingsRow): SettingsVersion => ({
  revision: _id,
  settings: { ...defaultSettings, ...settings },
  changedAt: changedAt.toISOString(),
  changedBy,
});

const changesOf = (before: SiteSettings, after: SiteSettings) =>
  Object.fromEntries(
    Object.entries(after).flatMap(([name, value]) => {
      const was = before[name as keyof SiteSettings];
      return was === value ? [] : [[name, { from: was, to: value }]];
    }),
  );

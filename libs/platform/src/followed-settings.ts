import { defaultSettings, type SettingsVersion, type SiteSettings } from '@barspoon/contracts';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';

const pollMs = 5000;

/**
 * The site's settings as a replica knows them: fetched at startup, every few seconds and on a change. Until identity
 * has responded they are the defaults. Implements BEYOND-99.
 */
@Injectable()
export class FollowedSettings implements OnModuleInit, OnModuleDestroy {
  private readonly log = new Logger(FollowedSettings.name);
  private known: { revision: number; settings: SiteSettings } = { revision: -1, settings: defaultSettings };
  private readonly listeners: ((settings: SiteSettings) => void)[] = [];
  private timer: NodeJS.Timeout | undefined;
  private hasFailed = false;

  constructor(private readonly ask: () => Promise<SettingsVersion>) {}

  get current(): SiteSettings {
    return this.known.settings;
  }

  /** Called with every change, and with the settings that are in force once they are known. */
  onChange(listener: (settings: SiteSettings) => void): void {
    this.listeners.push(listener);
  }

  onModuleInit(): void {
    this.timer = setInterval(() => void this.refresh(), pollMs).unref();
    void this.refresh();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  async refresh(): Promise<void> {
    try {
      const { revision, settings } = await this.ask();
      this.hasFailed = false;
      // An answer that was overtaken by a newer one says nothing new.
      if (revision <= this.known.revision) return;
      this.known = { revision, settings };
      for (const listener of this.listeners) listener(settings);
    } catch (error) {
      if (!this.hasFailed) this.log.warn(`settings not read, trying again: ${(error as Error).message}`);
      this.hasFailed = true;
    }
  }
}

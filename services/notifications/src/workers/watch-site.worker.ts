import { watchSite } from '@barspoon/contracts';
import { Works } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { SiteWatch } from '../site-watch/site-watch.service.ts';

@Injectable()
export class WatchSiteWorker {
  constructor(private readonly watch: SiteWatch) {}

  @Works(watchSite)
  look(): Promise<void> {
    return this.watch.look();
  }
}

import { type JobDataOf, matchAlerts } from '@barspoon/contracts';
import { Works } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { AlertNews } from '../alerts/alert-news.service.ts';

@Injectable()
export class MatchAlertsWorker {
  constructor(private readonly news: AlertNews) {}

  @Works(matchAlerts)
  match({ postingId, after }: JobDataOf<typeof matchAlerts>): Promise<void> {
    return this.news.matchSome(postingId, after);
  }
}

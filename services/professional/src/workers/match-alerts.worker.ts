import { type JobDataOf, matchAlerts } from '@barspoon/contracts';
import { Works } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { AlertMatcher } from '../alerts/alert-matcher.service.ts';

@Injectable()
export class MatchAlertsWorker {
  constructor(private readonly matcher: AlertMatcher) {}

  @Works(matchAlerts)
  match({ postingId, after }: JobDataOf<typeof matchAlerts>): Promise<void> {
    return this.matcher.matchSome(postingId, after);
  }
}

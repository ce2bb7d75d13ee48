import { mailAlert, matchAlerts } from '@barspoon/contracts';
import { Jobs } from '@barspoon/messaging';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { PostingsRepository } from '../postings/postings.repository.ts';
import { isMatch, mailMoment } from './alert.ts';
import { AlertsRepository } from './alerts.repository.ts';

/** Alerts that one job looks at. */
const atOnce = 200;

/** Tells members of new postings that match what they look for. Everything here belongs to the open transaction. */
@Injectable()
export class AlertMatcher {
  constructor(
    private readonly alerts: AlertsRepository,
    private readonly postings: PostingsRepository,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** One that was closed meanwhile is news for nobody, and none is news for whoever posted it. */
  async matchSome(postingId: string, after: string | null): Promise<void> {
    const posting = await this.postings.find(postingId);
    if (!posting?.isActive) return;
    const some = await this.alerts.fitting(posting, after, atOnce);
    const now = this.clock.now();
    for (const alert of some) {
      if (alert.userId === posting.postedByUserId || !isMatch(alert, posting)) continue;
      const mailAt = alert.mailAt ?? mailMoment(alert.mailedAt, now);
      await this.alerts.match(alert._id, postingId, mailAt);
      await this.jobs.enqueue(mailAlert, `${alert._id}-${mailAt.getTime()}`, { alertId: alert._id }, mailAt);
    }
    const last = some.at(-1);
    if (some.length === atOnce && last)
      await this.jobs.enqueue(matchAlerts, `${postingId}-${last._id}`, { postingId, after: last._id });
  }

  async mail(alertId: string): Promise<void> {
    await this.alerts.mail(alertId, this.clock.now());
  }
}

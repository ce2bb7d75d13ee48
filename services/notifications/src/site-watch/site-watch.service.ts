import { type ServiceProblem, serviceProblems, stateRoutes } from '@barspoon/contracts';
import { Caller, ServiceStates } from '@barspoon/messaging';
import { Clock, isUnavailable } from '@barspoon/platform';
import { Inject, Injectable } from '@nestjs/common';
import { name } from '../config.ts';
import { MailsService } from '../sending/mails.service.ts';
import { SiteProblemsRepository } from './site-problems.repository.ts';

/** Whom problems are mailed to; null for nobody. */
export const OPERATOR = Symbol('operator');

/** A part that does not respond within this time counts as down. */
const answerMs = 2000;
/** What ends by itself sooner, such as a restart, is not worth a mail. */
const lastingMs = 5 * 60_000;

/**
 * Mails the operator what has been wrong with the services for five minutes, once each, and that it is over. Nobody is
 * mailed while notifications, its database, Redis or the mail server are down. Implements BEYOND-309.
 */
@Injectable()
export class SiteWatch {
  constructor(
    @Inject(OPERATOR) private readonly operator: string | null,
    private readonly caller: Caller,
    private readonly ownState: ServiceStates,
    private readonly problems: SiteProblemsRepository,
    private readonly mails: MailsService,
    private readonly clock: Clock,
  ) {}

  /** In the open transaction. */
  async look(): Promise<void> {
    if (!this.operator) return;
    const seen = await this.seen();
    const now = this.clock.now();
    const known = await this.problems.list();
    const isSeen = (id: string) => seen.some(({ key }) => key === id);
    for (const { key } of seen) if (!known.some(({ _id }) => _id === key)) await this.problems.add(key, now);
    const over = known.filter(({ _id }) => !isSeen(_id));
    await this.problems.delete(over.map(({ _id }) => _id));

    const lasting = known.filter(
      ({ _id, since }) => isSeen(_id) && now.getTime() - since.getTime() >= lastingMs,
    );
    if (lasting.some(({ mailedAt }) => mailedAt === null)) {
      const ids = new Set(lasting.map(({ _id }) => _id));
      await this.problems.noteMailed([...ids], now);
      await this.mail(
        now,
        seen.filter(({ key }) => ids.has(key)).map(({ text }) => text),
      );
    } else if (lasting.length === 0 && over.some(({ mailedAt }) => mailedAt !== null))
      await this.mail(now, []);
  }

  private mail(now: Date, problems: string[]): Promise<void> {
    const occurredAt = now.toISOString();
    return this.mails.plan(`site-alert-${now.getTime()}`, { kind: 'site-alert', occurredAt, problems });
  }

  private async seen(): Promise<ServiceProblem[]> {
    const context = { ...this.caller.serviceContext(), deadline: Date.now() + answerMs };
    const others = stateRoutes.filter(({ service }) => service !== name);
    const answers = await Promise.all([
      this.ownState.get().then((state) => serviceProblems(name, state)),
      ...others.map(async (route) => {
        const state = await this.caller.call(route, {}, context).catch((error) => {
          if (isUnavailable(error)) return null;
          throw error;
        });
        return serviceProblems(route.service, state);
      }),
    ]);
    return answers.flat();
  }
}

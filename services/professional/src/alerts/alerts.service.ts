import { wordsOf } from '@barspoon/collections';
import {
  type InputOf,
  type JobAlertInput,
  type jobAlertInternalRoutes,
  type MemberActor,
  maxJobAlerts,
} from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { Clock, newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { PostingsRepository } from '../postings/postings.repository.ts';
import { alertExists, tooManyAlerts } from './alert.errors.ts';
import { toJobAlert } from './alert.mapper.ts';
import type { AlertRow } from './alert.schema.ts';
import { keyOf } from './alert.ts';
import { AlertsRepository } from './alerts.repository.ts';

/** Searches of the job board that members keep. */
@Injectable()
export class AlertsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly alerts: AlertsRepository,
    private readonly postings: PostingsRepository,
    private readonly clock: Clock,
  ) {}

  async list(actor: MemberActor) {
    return { items: (await this.alerts.of(actor.id)).map(toJobAlert) };
  }

  /** @throws DomainError 409 for a search the member keeps already, and beyond as many as they may keep */
  async create(actor: MemberActor, input: JobAlertInput) {
    const beginnings = wordsOf(input.q ?? '');
    const row: AlertRow = {
      _id: newId(),
      userId: actor.id,
      key: keyOf(input, beginnings),
      ...input,
      beginnings,
      matched: [],
      mailAt: null,
      mailedAt: null,
      revision: 1,
      createdAt: this.clock.now(),
    };
    await this.transactions.run(async () => {
      const kept = await this.alerts.of(actor.id);
      if (kept.some(({ key }) => key === row.key)) throw alertExists();
      if (kept.length >= maxJobAlerts) throw tooManyAlerts();
      await this.alerts.add(row);
    });
    return toJobAlert(row);
  }

  async remove(actor: MemberActor, id: string) {
    await this.alerts.remove(id, actor.id);
    return { done: true as const };
  }

  async news({ params, body }: InputOf<typeof jobAlertInternalRoutes.news>) {
    const [alert, postings] = await Promise.all([
      this.alerts.find(params.id),
      this.postings.findAll(body.postingIds),
    ]);
    if (!alert) return { postings: [] };
    return {
      postings: postings
        .filter(({ isActive }) => isActive)
        .map(({ _id, jobTitle, companyName }) => ({ id: _id, jobTitle, companyName })),
    };
  }
}

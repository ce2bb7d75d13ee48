import { type JobDataOf, reconcileMemberships, reconcileMembershipsPage } from '@barspoon/contracts';
import { Jobs, Works } from '@barspoon/messaging';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { MembershipService } from '../membership/membership.service.ts';

/** Every night, page by page, what the provider knows is compared with what we know. Implements BEYOND-23. */
@Injectable()
export class ReconcileMembershipsWorker {
  constructor(
    private readonly memberships: MembershipService,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  @Works(reconcileMemberships)
  async begin(): Promise<void> {
    await this.askFor(this.clock.now().toISOString().slice(0, 10), null);
  }

  @Works(reconcileMembershipsPage)
  async page({ run, after }: JobDataOf<typeof reconcileMembershipsPage>): Promise<void> {
    const next = await this.memberships.reconcile(after);
    if (next) await this.askFor(run, next);
  }

  private askFor(run: string, after: string | null): Promise<void> {
    return this.jobs.enqueue(reconcileMembershipsPage, `${run}-${after ?? 'first'}`, { run, after });
  }
}

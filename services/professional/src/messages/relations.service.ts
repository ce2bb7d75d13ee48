import type { ApplicationStatus } from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import { ApplicationsRepository } from '../applications/applications.repository.ts';
import { ConnectionsRepository } from '../connections/connections.repository.ts';
import { PostingsRepository } from '../postings/postings.repository.ts';

/** What joins two members here. */
@Injectable()
export class Relations {
  constructor(
    private readonly connections: ConnectionsRepository,
    private readonly applications: ApplicationsRepository,
    private readonly postings: PostingsRepository,
  ) {}

  /** An accepted mentorship, or an application that is not declined: its applicant and whoever posted the job. */
  async areJoined(one: string, other: string): Promise<boolean> {
    if (one === other) return false;
    const open = await this.connections.findOpenBetween(one, other);
    if (open?.status === 'accepted') return true;
    return (await this.hasAppliedTo(one, other)) || (await this.hasAppliedTo(other, one));
  }

  /** A mentorship that was accepted, though it may be over, or an accepted application. Implements BEYOND-70. */
  async areColleagues(one: string, other: string): Promise<boolean> {
    if (one === other) return false;
    if (await this.connections.wasAcceptedBetween(one, other)) return true;
    const hired = ['accepted'] as const;
    return (await this.hasAppliedTo(one, other, hired)) || (await this.hasAppliedTo(other, one, hired));
  }

  private async hasAppliedTo(
    applicantId: string,
    posterId: string,
    statuses: readonly ApplicationStatus[] = ['submitted', 'reviewed', 'accepted'],
  ): Promise<boolean> {
    const ids = await this.applications.postingsAppliedFor(applicantId, statuses);
    return this.postings.isAnyPostedBy(posterId, ids);
  }
}

import { endSuspension, type JobDataOf } from '@barspoon/contracts';
import { Works } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { MemberStandings } from '../sessions/member-standings.ts';

@Injectable()
export class EndSuspensionWorker {
  constructor(private readonly standings: MemberStandings) {}

  @Works(endSuspension)
  end({ memberId }: JobDataOf<typeof endSuspension>): Promise<void> {
    return this.standings.endSuspension(memberId);
  }
}

import type { Feature } from '@barspoon/messaging';
import { AdminMembersController } from './admin-members.controller.ts';
import { AdminMembersService } from './admin-members.service.ts';
import { MemberFinder } from './member-finder.ts';
import { MembersRepository } from './members.repository.ts';
import { StaffActs } from './staff-acts.ts';
import { TrialsService } from './trials.service.ts';
import { WarningRow, WarningRowSchema } from './warning.schema.ts';
import { WarningsRepository } from './warnings.repository.ts';
import { WarningsService } from './warnings.service.ts';

export const adminMembersFeature: Feature = {
  tables: [{ row: WarningRow, schema: WarningRowSchema, own: [{ owner: 'memberId', hidden: ['by'] }] }],
  controllers: [AdminMembersController],
  providers: [
    AdminMembersService,
    MemberFinder,
    MembersRepository,
    StaffActs,
    TrialsService,
    WarningsRepository,
    WarningsService,
  ],
};

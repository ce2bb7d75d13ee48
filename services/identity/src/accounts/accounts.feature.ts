import type { Feature } from '@barspoon/messaging';
import { AccountRow, AccountRowSchema } from './account.schema.ts';
import { AccountsController } from './accounts.controller.ts';
import { AccountsRepository } from './accounts.repository.ts';
import { AccountsService } from './accounts.service.ts';
import { FirstAdminNotice } from './first-admin-notice.ts';
import { MemberStandings } from './member-standings.ts';
import { Passwords } from './passwords.ts';
import { RepeatedSignUps } from './repeated-sign-ups.ts';
import { SignInRules } from './sign-in-rules.ts';
import { UsedTrialRow, UsedTrialRowSchema } from './used-trial.schema.ts';
import { UsedTrialsRepository } from './used-trials.repository.ts';

export const accountsFeature: Feature = {
  tables: [
    {
      row: AccountRow,
      schema: AccountRowSchema,
      own: [
        {
          owner: '_id',
          hidden: [
            'passwordHash',
            'googleSubject',
            'standingChangedAt',
            'searchKey',
            'searchGrams',
            'nameKey',
            'revision',
          ],
        },
      ],
    },
    { row: UsedTrialRow, schema: UsedTrialRowSchema },
  ],
  controllers: [AccountsController],
  providers: [
    AccountsRepository,
    AccountsService,
    FirstAdminNotice,
    MemberStandings,
    Passwords,
    RepeatedSignUps,
    SignInRules,
    UsedTrialsRepository,
  ],
};

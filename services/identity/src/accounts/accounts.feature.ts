import type { Feature } from '@barspoon/messaging';
import { AccountRow, AccountRowSchema } from './account.schema.ts';
import { AccountsRepository } from './accounts.repository.ts';
import { FactorNeeds } from './factor-needs.ts';
import { FirstAdminNotice } from './first-admin-notice.ts';
import { SignInRules } from './sign-in-rules.ts';

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
  ],
  providers: [AccountsRepository, FactorNeeds, FirstAdminNotice, SignInRules],
};

import type { Feature } from '@barspoon/messaging';
import { PersonalTokenRow, PersonalTokenRowSchema } from './personal-token.schema.ts';
import { PersonalTokensController } from './personal-tokens.controller.ts';
import { PersonalTokensRepository } from './personal-tokens.repository.ts';
import { PersonalTokensService } from './personal-tokens.service.ts';

export const personalTokensFeature: Feature = {
  tables: [
    {
      row: PersonalTokenRow,
      schema: PersonalTokenRowSchema,
      own: [{ owner: 'memberId', hidden: ['hash'] }],
    },
  ],
  controllers: [PersonalTokensController],
  providers: [PersonalTokensRepository, PersonalTokensService],
};

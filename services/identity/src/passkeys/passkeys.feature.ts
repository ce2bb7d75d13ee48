import type { Feature } from '@barspoon/messaging';
import { PasskeyRow, PasskeyRowSchema } from './passkey.schema.ts';
import { PasskeyProofs } from './passkey-proofs.ts';
import { PasskeysRepository } from './passkeys.repository.ts';
import { UsedChallengeRow, UsedChallengeRowSchema } from './used-challenge.schema.ts';

export const passkeysFeature: Feature = {
  tables: [
    {
      row: PasskeyRow,
      schema: PasskeyRowSchema,
      own: [{ owner: 'memberId', hidden: ['credentialId', 'publicKey', 'counter', 'transports'] }],
    },
    { row: UsedChallengeRow, schema: UsedChallengeRowSchema },
  ],
  providers: [PasskeyProofs, PasskeysRepository],
};

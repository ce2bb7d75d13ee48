import type { Feature } from '@barspoon/messaging';
import { MailingRepository } from './mailing.repository.ts';
import {
  LinkKeyRow,
  LinkKeyRowSchema,
  MailedLinkRow,
  MailedLinkRowSchema,
  UnsubscribedRow,
  UnsubscribedRowSchema,
} from './mailing.schema.ts';
import { SuppressedAddresses } from './suppressed-addresses.ts';
import {
  MailEventRow,
  MailEventRowSchema,
  SuppressionRow,
  SuppressionRowSchema,
} from './suppression.schema.ts';
import { SuppressionsRepository } from './suppressions.repository.ts';

export const mailingFeature: Feature = {
  tables: [
    { row: UnsubscribedRow, schema: UnsubscribedRowSchema, own: [{ owner: '_id' }] },
    { row: MailedLinkRow, schema: MailedLinkRowSchema, own: [{ owner: '_id' }] },
    { row: SuppressionRow, schema: SuppressionRowSchema, own: [{ owner: '_id', hidden: ['addressMac'] }] },
    { row: LinkKeyRow, schema: LinkKeyRowSchema },
    { row: MailEventRow, schema: MailEventRowSchema },
  ],
  providers: [MailingRepository, SuppressedAddresses, SuppressionsRepository],
};

import type { MailWay, NotificationKind } from '@barspoon/contracts';
import type { NotificationChoicesRow } from './choice.schema.ts';

/** How a member is mailed a kind. Without a choice of theirs: at once, where it has a mail of its own. */
export function mailWayOf(
  { kind, mail }: Pick<NotificationKind, 'kind' | 'mail'>,
  row: NotificationChoicesRow | null,
): MailWay {
  if (row?.digested?.includes(kind)) return row.digestStopped ? 'off' : 'daily';
  return mail && !row?.notMailed.includes(kind) ? 'at-once' : 'off';
}

import { sentenceOf } from '@barspoon/browser';
import { tOffline } from '../../lib/offline/texts.ts';
import { waitingOf } from '../../lib/offline/waiting-changes.ts';
import { session } from '../../lib/session/session.ts';
import { toasts } from '../../ui/toasts/toasts.ts';
import { t } from './texts.ts';

/** Who was told what would be lost, and is asked no second time. */
let warned = '';

/** Implements AUTH-18 to AUTH-20, BEYOND-240. */
export async function leave(): Promise<void> {
  const { memberId } = session.state();
  const waiting = waitingOf(memberId);
  const lost = waiting.map(({ id }) => id).join();
  if (lost !== warned && waiting.length > 0) {
    warned = lost;
    toasts.error({ title: tOffline('unsent', { count: waiting.length }), stays: true });
    return;
  }
  try {
    await session.signOut();
    toasts.success(t('loggedOut'));
  } catch (error) {
    toasts.error(sentenceOf(error, t('logoutFailed')));
  }
}

import { sentenceOf } from '@barspoon/browser';
import { session } from '../../lib/session/session.ts';
import { toasts } from '../../ui/toasts/toasts.ts';
import { t } from './texts.ts';

/** Implements AUTH-18 to AUTH-20. */
export async function signOut(): Promise<void> {
  try {
    await session.signOut();
    toasts.success(t('loggedOut'));
  } catch (error) {
    toasts.error(sentenceOf(error, t('logoutFailed')));
  }
}

import type { GoogleOutcome } from '@barspoon/contracts';
import { session } from '../../../lib/session/session.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { codeWait } from '../second-step/waiting.ts';
import { t } from '../texts.ts';

/** Implements AUTH-12, AUTH-17, BEYOND-11. */
export async function tellOutcome(outcome: GoogleOutcome): Promise<void> {
  await session.known;
  if (outcome === 'code') codeWait.set(true);
  else if (outcome === 'unverified' || outcome === 'suspended') toasts.error(t(`google.${outcome}`));
  else if (outcome === 'done' && session.state().status === 'member') toasts.success(t('signIn.done'));
  else toasts.error(t('google.failed'));
}

import { sentenceOf } from '@barspoon/browser';
import { challengeRoutes } from '@barspoon/contracts';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { Button } from '../../../ui/button.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from './texts.ts';

/** Mails another verification link. Implements BEYOND-09. */
export function ResendButton({ email }: { email: string }) {
  const [busy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    try {
      await call(challengeRoutes.sendVerification, { body: { email } });
      toasts.success(t('verify.resent'));
    } catch (error) {
      toasts.error(sentenceOf(error, t('verify.resendFailed')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button busy={busy} onClick={resend}>
      {t('verify.resend')}
    </Button>
  );
}

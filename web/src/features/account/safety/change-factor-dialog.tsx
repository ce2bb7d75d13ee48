import { sentenceOf } from '@barspoon/browser';
import { secondFactorRoutes } from '@barspoon/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { useFactorChanged } from './api/second-factor.ts';
import { FactorForm } from './factor-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './second-factor.module.css';
import { t } from './texts.ts';

/** No codes of an app any more. Implements BEYOND-220. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const changed = useFactorChanged();
  return (
    <Dialog title={t('factor.offQuestion')} onClose={onClose}>
      <div className={styles.steps}>
        <p>{t('factor.offText')}</p>
        <FactorForm
          takesRecovery
          isDanger
          codeHint={t('factor.codeHint')}
          submitLabel={t('factor.turnOff')}
          onClose={onClose}
          onSend={async (body) => {
            await call(secondFactorRoutes.turnOff, { body });
            toasts.success(t('factor.turnedOff'));
            onClose();
            changed();
          }}
        />
      </div>
    </Dialog>
  );
}

/** New recovery codes in the place of the former ones. Implements BEYOND-222. */
export function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const changed = useFactorChanged();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const renewing = useMutation({
    mutationFn: () => call(secondFactorRoutes.renewCodes, undefined),
    onSuccess: ({ recoveryCodes }) => {
      setCodes(recoveryCodes);
      changed();
    },
    onError: (error: unknown) => toasts.error(sentenceOf(error, t('factor.failed'))),
  });
  if (codes)
    return (
      <Dialog title={t('factor.codes')} stays onClose={onClose}>
        <RecoveryCodes codes={codes} onDone={onClose} />
      </Dialog>
    );
  return (
    <ConfirmDialog
      question={t('factor.newCodesQuestion')}
      confirmLabel={t('factor.newCodes')}
      look="primary"
      busy={renewing.isPending}
      onConfirm={() => renewing.mutate()}
      onClose={onClose}
    >
      <p>{t('factor.newCodesText')}</p>
    </ConfirmDialog>
  );
}

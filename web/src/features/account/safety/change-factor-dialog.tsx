import { secondFactorRoutes } from '@barspoon/contracts';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { useFactorChanged } from './api/second-factor.ts';
import { FactorForm } from './factor-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './second-factor.module.css';
import { t } from './texts.ts';

interface ChangeFactorDialogProps {
  act: 'new-codes' | 'off';
  onClose: () => void;
}

/** New recovery codes, or no second factor any more. Implements BEYOND-220, BEYOND-222. */
export function ChangeFactorDialog({ act, onClose }: ChangeFactorDialogProps) {
  const changed = useFactorChanged();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const isOff = act === 'off';
  if (codes)
    return (
      <Dialog title={t('factor.codes')} stays onClose={onClose}>
        <RecoveryCodes codes={codes} onDone={onClose} />
      </Dialog>
    );
  return (
    <Dialog title={t(isOff ? 'factor.offQuestion' : 'factor.newCodesQuestion')} onClose={onClose}>
      <div className={styles.steps}>
        <p>{t(isOff ? 'factor.offText' : 'factor.newCodesText')}</p>
        <FactorForm
          takesRecovery
          isDanger={isOff}
          codeHint={t('factor.codeHint')}
          submitLabel={t(isOff ? 'factor.turnOff' : 'factor.newCodes')}
          onClose={onClose}
          onSend={async (body) => {
            if (isOff) {
              await call(secondFactorRoutes.turnOff, { body });
              toasts.success(t('factor.turnedOff'));
              onClose();
            } else setCodes((await call(secondFactorRoutes.renewCodes, { body })).recoveryCodes);
            changed();
          }}
        />
      </div>
    </Dialog>
  );
}

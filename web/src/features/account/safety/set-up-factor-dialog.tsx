import { sentenceOf } from '@barspoon/browser';
import { type OutputOf, secondFactorRoutes } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { renderSVG } from 'uqr';
import { call } from '../../../lib/api/call.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { Trouble } from '../../../ui/trouble.tsx';
import { useFactorChanged } from './api/second-factor.ts';
import { FactorForm } from './factor-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './second-factor.module.css';
import { t } from './texts.ts';

type Key = OutputOf<typeof secondFactorRoutes.begin>;

/** A key for the app, then a code of it, then the recovery codes. Implements BEYOND-220. */
export function SetUpFactorDialog({ onClose }: { onClose: () => void }) {
  const changed = useFactorChanged();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  // Each opening of the dialog makes a key of its own, which is kept nowhere.
  const { data, error, refetch } = useQuery({
    queryKey: ['factor-key'],
    queryFn: () => call(secondFactorRoutes.begin, undefined),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const title = codes ? t('factor.codes') : t('factor.setUp');
  return (
    <Dialog title={title} stays onClose={onClose}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : data ? (
        <div className={styles.steps}>
          <AppKey appKey={data} />
          <FactorForm
            codeHint={t('factor.setUpHint')}
            submitLabel={t('factor.turnOn')}
            onClose={onClose}
            onSend={async (body) => {
              const { recoveryCodes } = await call(secondFactorRoutes.turnOn, { body });
              // Whoever has a passkey has them already.
              if (recoveryCodes.length > 0) setCodes(recoveryCodes);
              else onClose();
              toasts.success(t('factor.turnedOn'));
              changed();
            }}
          />
        </div>
      ) : error ? (
        <Trouble level={3} title={sentenceOf(error, t('factor.keyFailed'))} onRetry={refetch} />
      ) : (
        <Bone height="320px" />
      )}
    </Dialog>
  );
}

function AppKey({ appKey: { key, uri } }: { appKey: Key }) {
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`;
  return (
    <div className={styles.key}>
      <img src={picture} alt={t('factor.qr')} width={168} height={168} />
      <div>
        <p>{t('factor.scan')}</p>
        <p className={styles.typed}>
          {t('factor.type')}
          <code>{key.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
        <a href={uri}>{t('factor.openApp')}</a>
      </div>
    </div>
  );
}

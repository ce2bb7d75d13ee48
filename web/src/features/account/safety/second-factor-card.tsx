import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { dayText } from '../../../lib/dates.ts';
import { lazily } from '../../../lib/lazily.ts';
import { Button } from '../../../ui/button.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import styles from './account-page.module.css';
import { passkeysQuery, secondFactorQuery } from './api/second-factor.ts';
import { t } from './texts.ts';

const SetUpFactorDialog = lazily(() => import('./set-up-factor-dialog.tsx'), 'SetUpFactorDialog');
const TurnOffDialog = lazily(() => import('./change-factor-dialog.tsx'), 'TurnOffDialog');
const NewCodesDialog = lazily(() => import('./change-factor-dialog.tsx'), 'NewCodesDialog');

/** With so few left it is time for new ones. */
const few = 3;

/** Implements BEYOND-220, BEYOND-222. */
export function SecondFactorCard() {
  const { data, isPending, refetch } = useQuery(secondFactorQuery());
  const { data: passkeys } = useQuery(passkeysQuery());
  const isOn = data?.since != null || (passkeys?.items.length ?? 0) > 0;
  const [open, setOpen] = useState<'set-up' | 'new-codes' | 'off' | null>(null);
  const close = () => setOpen(null);
  return (
    <section className={styles.card} aria-labelledby="second-factor">
      <h2 id="second-factor">{t('factor.heading')}</h2>
      <p>{t('factor.lead')}</p>
      {isPending && <Bone height="44px" />}
      {!data && !isPending && <Trouble level={3} title={t('factor.loadFailed')} onRetry={refetch} />}
      {data?.dueAt && <p className={styles.facts}>{t('factor.due', { day: dayText(data.dueAt) })}</p>}
      {data && !isOn && (
        <Button look="primary" onClick={() => setOpen('set-up')}>
          {t('factor.turnOn')}
        </Button>
      )}
      {data && isOn && (
        <>
          <div>
            {data.since ? (
              <p className={styles.device}>{t('factor.on', { day: dayText(data.since) })}</p>
            ) : (
              <p>{t('factor.byPasskey')}</p>
            )}
            <p className={styles.facts}>
              {t('factor.left', { count: data.recoveryCodesLeft })}
              {data.recoveryCodesLeft <= few && ` ${t('factor.few')}`}
            </p>
          </div>
          <div className={styles.acts}>
            <Button onClick={() => setOpen('new-codes')}>{t('factor.newCodes')}</Button>
            {data.since ? (
              <Button onClick={() => setOpen('off')}>{t('factor.turnOff')}</Button>
            ) : (
              <Button onClick={() => setOpen('set-up')}>{t('factor.turnOn')}</Button>
            )}
          </div>
        </>
      )}
      <Suspense>
        {open === 'set-up' && <SetUpFactorDialog onClose={close} />}
        {open === 'off' && <TurnOffDialog onClose={close} />}
        {open === 'new-codes' && <NewCodesDialog onClose={close} />}
      </Suspense>
    </section>
  );
}

import { sentenceOf } from '@barspoon/browser';
import { Button } from '../../../ui/button.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { useResetOnboarding } from '../api/onboarding.ts';
import { later } from '../later.ts';
import { t } from '../texts.ts';
import styles from './restart-onboarding.module.css';

/** Forgets the onboarding and leads to where it begins again. Implements ONB-15, BEYOND-20. */
export function RestartOnboarding({ onRestarted }: { onRestarted: () => void }) {
  const reset = useResetOnboarding();
  const restart = async () => {
    try {
      await reset.mutateAsync();
      later.forget();
      onRestarted();
    } catch (error) {
      toasts.error(sentenceOf(error, t('restart.failed')));
    }
  };
  return (
    <section className={styles.restart} aria-labelledby="restart">
      <div>
        <h2 id="restart">{t('restart.heading')}</h2>
        <p>{t('restart.text')}</p>
      </div>
      <Button busy={reset.isPending} onClick={restart}>
        {t('restart.button')}
      </Button>
    </section>
  );
}

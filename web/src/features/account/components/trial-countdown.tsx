import { dayText } from '../../../lib/dates.ts';
import { useNow } from '../../../lib/use-now.ts';
import { t } from '../texts.ts';
import styles from './subscription-page.module.css';

const two = (value: number) => String(value).padStart(2, '0');

/** The remaining trial, updated every second; announced as one sentence. Implements SUB-02, BEYOND-05. */
export function TrialCountdown({ endsAt }: { endsAt: string }) {
  const seconds = Math.max(0, Math.floor((Date.parse(endsAt) - useNow(1000)) / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return (
    <div>
      <p>{t('subscription.trialLeft', { day: dayText(endsAt) })}</p>
      <p className={styles.countdown} role="timer">
        {`${two(hours)}:${two(minutes)}:${two(seconds % 60)}`}
      </p>
    </div>
  );
}

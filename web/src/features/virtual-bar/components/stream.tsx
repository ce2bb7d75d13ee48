import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { t } from '../texts.ts';
import styles from './room.module.css';

/** Nothing is asked of the stream's site before the reader has pressed twice, knowing where it leads. */
export function Stream({ url }: { url: string }) {
  const [isShown, setIsShown] = useState(false);
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.part}>
      <h2 id={heading}>{t('stream')}</h2>
      {isShown ? (
        <p>
          {t('streamElsewhere', { site: new URL(url).host })}{' '}
          <a href={url} target="_blank" rel="noopener noreferrer nofollow">
            {t('streamOpen')}
          </a>
        </p>
      ) : (
        <p>
          <Button onClick={() => setIsShown(true)}>{t('streamShow')}</Button>
        </p>
      )}
    </section>
  );
}

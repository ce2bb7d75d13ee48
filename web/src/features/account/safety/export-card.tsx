import { sentenceOf } from '@barspoon/browser';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import styles from './account-page.module.css';
import { downloadOwnData } from './api/own-data.ts';
import { t } from './texts.ts';

/** Everything that is stored about the member, as a file. */
export function ExportCard() {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await downloadOwnData();
      toasts.success(t('export.done'));
    } catch (error) {
      toasts.error(sentenceOf(error, t('export.failed')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={styles.card} aria-labelledby="export">
      <h2 id="export">{t('export.heading')}</h2>
      <p>{t('export.lead')}</p>
      <Button busy={busy} onClick={() => void download()}>
        {t('export.submit')}
      </Button>
    </section>
  );
}

import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogActions } from '../../../ui/dialog.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import styles from './second-factor.module.css';
import { t } from './texts.ts';

/** A new set of recovery codes, to copy or save: they are never shown again. Implements BEYOND-222. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toasts.success(t('factor.copied')),
      () => toasts.error(t('factor.copyFailed')),
    );
  return (
    <div className={styles.steps}>
      <p>{t('factor.codesText')}</p>
      <ul className={styles.codes} aria-label={t('factor.codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={copy}>{t('factor.copy')}</Button>
        <Button onClick={() => saveFile(t('factor.fileName'), `${text}\n`, 'text/plain')}>
          {t('factor.download')}
        </Button>
        <Button look="primary" onClick={onDone}>
          {t('factor.saved')}
        </Button>
      </DialogActions>
    </div>
  );
}

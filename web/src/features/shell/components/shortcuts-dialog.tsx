import { Dialog } from '../../../ui/dialog.tsx';
import { t } from '../dialog-texts.ts';
import styles from './shortcuts-dialog.module.css';

const command = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

const shortcuts = [
  { does: t('shortcuts.search'), keys: [['/'], [command, 'K']] },
  { does: t('shortcuts.move'), keys: [['↑'], ['↓'], ['←'], ['→']] },
  { does: t('shortcuts.close'), keys: [['Esc']] },
  { does: t('shortcuts.list'), keys: [['?']] },
];

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t('shortcuts.title')} onClose={onClose}>
      <dl className={styles.list}>
        {shortcuts.map(({ does, keys }) => (
          <div key={does} className={styles.row}>
            <dt>{does}</dt>
            <dd className={styles.keys}>
              {keys.map((chord) => (
                <span key={chord.join()}>
                  {chord.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

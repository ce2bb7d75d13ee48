import { hasPasskeys } from '@barspoon/browser/passkeys';
import type { Passkey } from '@barspoon/contracts';
import { IconFingerprint } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { dayText, distanceText } from '../../../lib/dates.ts';
import { lazily } from '../../../lib/lazily.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import styles from './account-page.module.css';
import { usePasskeyAdding, usePasskeyRemoving } from './api/passkeys.ts';
import { passkeysQuery, secondFactorQuery } from './api/second-factor.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { t } from './texts.ts';

const RenamePasskeyDialog = lazily(() => import('./rename-passkey-dialog.tsx'), 'RenamePasskeyDialog');

/** A member's passkeys: made, renamed, removed. Implements BEYOND-272. */
export function PasskeysCard() {
  const { data, isPending, refetch } = useQuery(passkeysQuery());
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [renaming, setRenaming] = useState<Passkey | null>(null);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const adding = usePasskeyAdding(setCodes);
  return (
    <section className={styles.card} aria-labelledby="passkeys">
      <h2 id="passkeys">{t('passkeys.heading')}</h2>
      <p>{t('passkeys.lead')}</p>
      {isPending && <Bone height="44px" />}
      {!data && !isPending && <Trouble level={3} title={t('passkeys.loadFailed')} onRetry={refetch} />}
      {data && data.items.length > 0 && (
        <ul className={styles.list}>
          {data.items.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              onRename={() => setRenaming(passkey)}
              onRemove={() => setRemoving(passkey)}
            />
          ))}
        </ul>
      )}
      {data && !hasPasskeys() && <p className={styles.facts}>{t('passkeys.unable')}</p>}
      {data && hasPasskeys() && (
        <Button
          look={data.items.length > 0 ? 'plain' : 'primary'}
          busy={adding.isPending}
          onClick={() => adding.mutate()}
        >
          {t('passkeys.add')}
        </Button>
      )}
      {codes && (
        <Dialog title={t('factor.codes')} stays onClose={() => setCodes(null)}>
          <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
        </Dialog>
      )}
      {removing && <RemovePasskey passkey={removing} onClose={() => setRemoving(null)} />}
      <Suspense>
        {renaming && <RenamePasskeyDialog passkey={renaming} onClose={() => setRenaming(null)} />}
      </Suspense>
    </section>
  );
}

interface PasskeyItemProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyItem({ passkey, onRename, onRemove }: PasskeyItemProps) {
  const { name, createdAt, lastUsedAt } = passkey;
  const used = lastUsedAt
    ? t('passkeys.used', { distance: distanceText(lastUsedAt, Date.now()) })
    : t('passkeys.unused');
  return (
    <li className={styles.item}>
      <span className={styles.glyph} aria-hidden="true">
        <IconFingerprint size={22} />
      </span>
      <div>
        <p className={styles.device}>{name}</p>
        <p className={styles.facts}>{`${t('passkeys.since', { day: dayText(createdAt) })} · ${used}`}</p>
      </div>
      <div className={styles.acts}>
        <Button small aria-label={t('passkeys.renameNamed', { name })} onClick={onRename}>
          {t('passkeys.rename')}
        </Button>
        <Button small aria-label={t('passkeys.removeNamed', { name })} onClick={onRemove}>
          {t('passkeys.remove')}
        </Button>
      </div>
    </li>
  );
}

function RemovePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { data: passkeys } = useQuery(passkeysQuery());
  const { data: factor } = useQuery(secondFactorQuery());
  const removing = usePasskeyRemoving();
  const isLast = passkeys?.items.length === 1 && factor?.since === null;
  return (
    <ConfirmDialog
      question={t('passkeys.removeQuestion', { name: passkey.name })}
      confirmLabel={t('passkeys.remove')}
      busy={removing.isPending}
      onConfirm={() => removing.mutate(passkey, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>{t(isLast ? 'passkeys.removeLastText' : 'passkeys.removeText')}</p>
    </ConfirmDialog>
  );
}

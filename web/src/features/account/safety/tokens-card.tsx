import { maxPersonalTokens, type PersonalToken, tokenScopes } from '@barspoon/contracts';
import { IconKey } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { dayText } from '../../../lib/dates.ts';
import { lazily } from '../../../lib/lazily.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { Trouble } from '../../../ui/trouble.tsx';
import styles from './account-page.module.css';
import { tokensQuery, useTokenRevoking } from './api/tokens.ts';
import { t } from './texts.ts';

const MakeTokenDialog = lazily(() => import('./make-token-dialog.tsx'), 'MakeTokenDialog');

/** The programs that act for the member. Implements BEYOND-281. */
export function TokensCard() {
  const { data, isPending, refetch } = useQuery(tokensQuery());
  const revoking = useTokenRevoking();
  const [making, setMaking] = useState(false);
  const [asked, setAsked] = useState<PersonalToken | null>(null);
  const isFull = data !== undefined && data.items.length >= maxPersonalTokens;
  return (
    <section className={classes(styles.card, styles.wide)} aria-labelledby="tokens">
      <h2 id="tokens">{t('tokens.heading')}</h2>
      <p>{t('tokens.lead')}</p>
      {isPending && <Bone height="76px" />}
      {!data && !isPending && <Trouble level={3} title={t('tokens.loadFailed')} onRetry={refetch} />}
      {data?.items.length === 0 && <p className={styles.quiet}>{t('tokens.empty')}</p>}
      {data && data.items.length > 0 && (
        <ul className={styles.list}>
          {data.items.map((token) => (
            <TokenItem key={token.id} token={token} onRevoke={() => setAsked(token)} />
          ))}
        </ul>
      )}
      {isFull && <p className={styles.facts}>{t('tokens.full', { count: maxPersonalTokens })}</p>}
      {data && !isFull && <Button onClick={() => setMaking(true)}>{t('tokens.make')}</Button>}
      <Assistant />
      {asked && (
        <ConfirmDialog
          question={t('tokens.revokeQuestion', { name: asked.name })}
          confirmLabel={t('tokens.revoke')}
          busy={revoking.isPending}
          onConfirm={() => revoking.mutate(asked, { onSettled: () => setAsked(null) })}
          onClose={() => setAsked(null)}
        />
      )}
      <Suspense>{making && <MakeTokenDialog onClose={() => setMaking(false)} />}</Suspense>
    </section>
  );
}

/** Where a member's own assistant connects. Implements BEYOND-290. */
function Assistant() {
  const address = `${window.location.origin}/mcp`;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toasts.success(t('tokens.addressCopied')),
      () => toasts.error(t('tokens.addressNotCopied')),
    );
  return (
    <div className={styles.assistant}>
      <h3>{t('tokens.assistant')}</h3>
      <p>{t('tokens.assistantText')}</p>
      <code>{address}</code>
      <Button small onClick={copy}>
        {t('tokens.copyAddress')}
      </Button>
    </div>
  );
}

function TokenItem({ token, onRevoke }: { token: PersonalToken; onRevoke: () => void }) {
  const { name, scopes, addresses, expiresAt, lastUsedOn } = token;
  const used = lastUsedOn ? t('tokens.used', { day: dayText(lastUsedOn) }) : t('tokens.unused');
  return (
    <li className={styles.item}>
      <span className={styles.glyph} aria-hidden="true">
        <IconKey size={22} />
      </span>
      <div>
        <p className={styles.device}>{name}</p>
        <p className={styles.facts}>{scopes.map((scope) => tokenScopes[scope]).join(' · ')}</p>
        {addresses.length > 0 && (
          <p className={styles.facts}>{t('tokens.from', { addresses: addresses.join(', ') })}</p>
        )}
        <p className={styles.facts}>{`${t('tokens.expires', { day: dayText(expiresAt) })} · ${used}`}</p>
      </div>
      <Button small aria-label={t('tokens.revokeNamed', { name })} onClick={onRevoke}>
        {t('tokens.revoke')}
      </Button>
    </li>
  );
}

import { sentenceOf } from '@barspoon/browser';
import { gaveUp, hasPasskeys } from '@barspoon/browser/passkeys';
import { IconFingerprint } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import styles from '../components/sign-in-card.module.css';
import { t } from '../texts.ts';

const load = () => import('./passkey-sign-in.ts');
const tell = (error: unknown): void => {
  toasts.error(sentenceOf(error, t('passkey.failed')));
};

/** Signs in with a passkey, also with one that the browser offers at the field of the address. Implements BEYOND-273. */
export function PasskeyButton({ onDone }: { onDone: () => void }) {
  const isUnable = useHydrated() && !hasPasskeys();
  const [busy, setBusy] = useState(false);
  const welcome = () => {
    toasts.success(t('signIn.done'));
    onDone();
  };
  const welcomeWhoTookOne = useEffectEvent(welcome);
  useEffect(() => {
    // A browser asks for one passkey at a time.
    if (busy || !hasPasskeys()) return;
    const stop = new AbortController();
    load()
      .then(({ offerPasskeys }) => offerPasskeys(stop.signal, tell))
      .then(
        (isIn) => isIn && welcomeWhoTookOne(),
        () => undefined,
      );
    return () => stop.abort();
  }, [busy]);

  const signIn = async () => {
    setBusy(true);
    try {
      await (await load()).signInWithPasskey();
      welcome();
    } catch (error) {
      if (!gaveUp(error)) tell(error);
      setBusy(false);
    }
  };
  if (isUnable) return null;
  return (
    <Button wide busy={busy} className={styles.passkey} onClick={signIn}>
      {!busy && <IconFingerprint size={20} aria-hidden="true" />}
      {t('passkey.submit')}
    </Button>
  );
}

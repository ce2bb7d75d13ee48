import { isProblem, ownPage, request, sentenceOf } from '@barspoon/browser';
import { gaveUp, hasPasskeys, showPasskey } from '@barspoon/browser/passkeys';
import { type OutputOf, type Session, secondStepRoutes } from '@barspoon/contracts';
import { IconFingerprint } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { session } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import styles from '../components/sign-in-card.module.css';
import { t } from '../texts.ts';
import { CodeForm } from './code-form.tsx';
import { codeWait } from './waiting.ts';

type Ways = OutputOf<typeof secondStepRoutes.ways>;

const loadWays = async (): Promise<Ways> =>
  (await request(secondStepRoutes.ways, {}, { headers: ownPage })).json();

/** The second step of signing in, by whatever the member has. Implements BEYOND-221, BEYOND-274. */
export function SecondStep({ onDone }: { onDone: () => void }) {
  const [ways, setWays] = useState<Ways | null>(null);
  const [entersCode, setEntersCode] = useState(false);
  useEffect(() => {
    loadWays().then(
      ({ app, passkey }) => setWays({ app, passkey: hasPasskeys() ? passkey : null }),
      (error) => {
        // What waited is over: the password is asked for again. Else a code always does.
        if (isProblem(error, 401, 403)) giveUp(error);
        else setWays({ app: true, passkey: null });
      },
    );
  }, []);
  const byPasskey = ways?.passkey && !entersCode;
  return (
    <>
      <header className={styles.head}>
        <Logo className={styles.mark} />
        <h1>{t(!ways || byPasskey ? 'code.title' : 'code.heading')}</h1>
        {ways && (
          <p className={styles.lead}>
            {t(byPasskey ? 'code.passkeyLead' : ways.app ? 'code.lead' : 'code.recoveryLead')}
          </p>
        )}
      </header>
      <div className={styles.form}>
        {!ways && <Bone height="140px" />}
        {byPasskey && <PasskeyStep onDone={onDone} />}
        {ways && !byPasskey && <CodeForm hasApp={ways.app} onDone={onDone} />}
        {ways?.passkey && (
          <Button look="quiet" small onClick={() => setEntersCode(!entersCode)}>
            {t(entersCode ? 'code.usePasskey' : 'code.useCode')}
          </Button>
        )}
        <Button look="quiet" small onClick={() => codeWait.set(false)}>
          {t('code.startOver')}
        </Button>
      </div>
    </>
  );
}

function PasskeyStep({ onDone }: { onDone: () => void }) {
  const [busy, setBusy] = useState(false);
  const show = async () => {
    setBusy(true);
    try {
      // Asked for anew: a challenge is good once, and for some minutes.
      const { passkey: options } = await loadWays();
      if (!options) return setBusy(false);
      const body = { passkey: await showPasskey(options) };
      const answer = await request(secondStepRoutes.finishWithPasskey, { body }, { headers: ownPage });
      session.signedIn((await answer.json()) as Session);
      codeWait.set(false);
      toasts.success(t('signIn.done'));
      onDone();
    } catch (error) {
      if (isProblem(error, 401, 403)) return giveUp(error);
      if (!gaveUp(error)) toasts.error(sentenceOf(error, t('passkey.failed')));
      setBusy(false);
    }
  };
  return (
    <Button look="primary" wide busy={busy} onClick={show}>
      {!busy && <IconFingerprint size={20} aria-hidden="true" />}
      {t('code.usePasskey')}
    </Button>
  );
}

function giveUp(error: unknown): void {
  codeWait.set(false);
  toasts.error(sentenceOf(error, t('signIn.failed')));
}

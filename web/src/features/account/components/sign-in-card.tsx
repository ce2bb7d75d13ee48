import { Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { hasGoogle, isFreeSite, registrationClosed } from '../../../lib/site.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { Button } from '../../../ui/button.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { GoogleButton } from '../google/google-button.tsx';
import { useCodeWait } from '../second-step/waiting.ts';
import { t } from '../texts.ts';
import styles from './sign-in-card.module.css';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const PasskeyButton = lazily(() => import('../passkeys/passkey-button.tsx'), 'PasskeyButton');
const SecondStep = lazily(() => import('../second-step/second-step.tsx'), 'SecondStep');

/** One card that signs in or creates an account, or says that no new ones are taken. Implements AUTH-01, BEYOND-155. */
export function SignInCard({ isNew = false, onDone }: { isNew?: boolean | undefined; onDone: () => void }) {
  const isClosed = registrationClosed();
  const [kind, setKind] = useState<'signIn' | 'signUp'>(isNew && !isClosed ? 'signUp' : 'signIn');
  const isSignIn = kind === 'signIn';
  // The address stays when somebody turns to the other form.
  const [email, setEmail] = useState('');
  const waitsForCode = useCodeWait();
  useTitle(t(waitsForCode ? 'code.title' : `${kind}.heading`));
  if (waitsForCode)
    return (
      <div className={`page ${styles.place}`}>
        <div className={styles.card}>
          <Suspense fallback={<Bone height="280px" />}>
            <SecondStep onDone={onDone} />
          </Suspense>
        </div>
      </div>
    );
  return (
    <div className={`page ${styles.place}`}>
      <div className={styles.card}>
        <header className={styles.head}>
          <Logo className={styles.mark} />
          <h1>{t(`${kind}.heading`)}</h1>
          <p className={styles.lead}>
            {t(kind === 'signUp' && isFreeSite() ? 'signUp.freeLead' : `${kind}.lead`)}
          </p>
        </header>
        {isSignIn ? (
          <>
            <SignInForm email={email} onEmail={setEmail} onDone={onDone} />
            <Suspense fallback={<Bone height="60px" />}>
              <PasskeyButton onDone={onDone} />
            </Suspense>
          </>
        ) : (
          <SignUpForm
            email={email}
            onEmail={setEmail}
            onDone={onDone}
            onVerifyFirst={() => setKind('signIn')}
          />
        )}
        {hasGoogle() && <GoogleButton withNotice={isSignIn} />}
        {isClosed ? (
          <p className={styles.other}>{t('signUp.closed')}</p>
        ) : (
          <p className={styles.other}>
            {t(isSignIn ? 'signIn.toSignUp' : 'signUp.toSignIn')}
            <Button look="quiet" small onClick={() => setKind(isSignIn ? 'signUp' : 'signIn')}>
              {t(isSignIn ? 'signUp.submit' : 'signIn.submit')}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}

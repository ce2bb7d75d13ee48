import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, Suspense } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { SpiltGlass } from '../../../ui/drawings/spilt-glass.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { EmailCard } from '../links/email-card.tsx';
import styles from './account-page.module.css';
import { DeleteCard } from './delete-card.tsx';
import { ExportCard } from './export-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { t } from './texts.ts';
import { TokensCard } from './tokens-card.tsx';

const PasskeysCard = lazily(() => import('./passkeys-card.tsx'), 'PasskeysCard');

/**
 * Security and privacy settings of a member's account. Implements BEYOND-12.
 * @param children cards of other features
 */
export function AccountPage({ children }: { children: ReactNode }) {
  useTitle(t('title'));
  const { status } = useSession();
  // The session may end while the page is open: from another device, for example.
  if (status !== 'member') return <SignedOut />;
  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.head}>
        <LinkButton to="/profile" look="quiet" small className={styles.back}>
          <IconArrowLeft size={18} aria-hidden="true" />
          {t('back')}
        </LinkButton>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <div className={styles.cards}>
        <SessionsCard />
        <TokensCard />
        <div className={styles.column}>
          <PasswordCard />
          <Suspense fallback={<Bone height="176px" />}>
            <PasskeysCard />
          </Suspense>
          <SecondFactorCard />
          <EmailCard />
        </div>
        <div className={styles.column}>
          <ExportCard />
          <DeleteCard />
        </div>
        {children}
      </div>
    </div>
  );
}

const SignedOut = () => (
  <div className="page">
    <EmptyState
      level={1}
      drawing={<SpiltGlass />}
      title={t('signedOut')}
      text={t('signedOutText')}
      action={
        <LinkButton to="/profile" search={{ from: '/profile/account' }} look="primary">
          {t('signIn')}
        </LinkButton>
      }
    />
  </div>
);

import { isProblem } from '@barspoon/browser';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTitle } from '../../../lib/use-title.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { SpiltGlass } from '../../../ui/drawings/spilt-glass.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { t } from '../texts.ts';
import styles from './shell.module.css';

/** While the code of a page loads. Implements NAV-27. */
export const PagePending = () => (
  <p role="status" className={styles.pending}>
    {t('loadingPage')}
  </p>
);

/** While access is being determined. Implements ACCESS-09. */
export const GatePending = () => (
  <p role="status" className={styles.pending}>
    {t('deciding')}
  </p>
);

/** Implements NAV-26. */
export function PageNotFound() {
  useTitle(t('notFound.title'));
  return (
    <div className="page">
      <EmptyState
        level={1}
        drawing={<SpiltGlass />}
        title={t('notFound.heading')}
        text={t('notFound.text')}
        action={
          <LinkButton to="/" look="primary">
            {t('notFound.home')}
          </LinkButton>
        }
      />
    </div>
  );
}

/** A failed page: the shell around it keeps working. */
export function PageTrouble({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter();
  useEffect(() => console.error(error), [error]);
  const unreachable = isProblem(error, 0);
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <div className="page">
      <Trouble
        level={1}
        title={t('trouble.heading')}
        text={unreachable ? t('trouble.offline') : t('trouble.text')}
        onRetry={retry}
      />
    </div>
  );
}

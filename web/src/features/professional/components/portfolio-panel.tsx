import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { useProfile } from '../../../lib/session/use-session.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyGlass } from '../../../ui/drawings/empty-glass.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { useFailureToast } from '../../../ui/toasts/toasts.ts';
import { Trouble } from '../../../ui/trouble.tsx';
import { ownPortfolioQuery } from '../api/portfolio.ts';
import { t } from '../texts.ts';
import { PortfolioView } from './portfolio-view.tsx';
import styles from './professional.module.css';
import { SkillsCard } from './skills-card.tsx';

const PortfolioForm = lazily(() => import('./portfolio-form.tsx'), 'PortfolioForm');

/** Nothing yet, the portfolio, or its form. Implements PORT-06 to PORT-08, PORT-18. */
export function PortfolioPanel() {
  const { data, error, refetch } = useQuery(ownPortfolioQuery());
  const [edits, setEdits] = useState(false);
  const id = useProfile()?.id;
  useFailureToast(error, t('loadFailed'));
  if (error && !data) return <Trouble title={t('loadFailed')} onRetry={refetch} />;
  if (!data) return <Bone width="100%" height="360px" />;
  const { portfolio } = data;
  if (edits)
    return (
      <Suspense fallback={<Bone width="100%" height="360px" />}>
        <PortfolioForm portfolio={portfolio} onLeave={() => setEdits(false)} />
      </Suspense>
    );
  return (
    <div className={styles.panel}>
      {portfolio ? (
        <PortfolioView portfolio={portfolio} level={2} isPublic={portfolio.isPublic}>
          <Button look="primary" onClick={() => setEdits(true)}>
            {t('edit')}
          </Button>
          {portfolio.isPublic && id && (
            <LinkButton to="/portfolios/$id" params={{ id }}>
              {t('seeAsOthers')}
            </LinkButton>
          )}
          {!portfolio.isPublic && id && (
            <LinkButton to="/portfolios/$id" params={{ id }}>
              {t('cv.open')}
            </LinkButton>
          )}
        </PortfolioView>
      ) : (
        <EmptyState
          drawing={<EmptyGlass />}
          title={t('empty')}
          text={t('emptyText')}
          action={
            <Button look="primary" onClick={() => setEdits(true)}>
              {t('build')}
            </Button>
          }
        />
      )}
      <SkillsCard />
    </div>
  );
}

import { isProblem } from '@barspoon/browser';
import { type BarSummary, partyPlanRoutes } from '@barspoon/contracts';
import { IconPrinter, IconShare2 } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { routeQuery } from '../../../lib/api/queries.ts';
import { lazily } from '../../../lib/lazily.ts';
import { shareOrCopy } from '../../../lib/share.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { Trouble } from '../../../ui/trouble.tsx';
import { barsQuery } from '../api/bars.ts';
import styles from './party-plan.module.css';
import { PlanDrinks } from './plan-drinks.tsx';
import { PlanInputs } from './plan-inputs.tsx';
import { type PlanAddress, type PlanSearch, planQueryOf, readPlan } from './plan-search.ts';
import type { ShowsServingCounts } from './plan-things.tsx';
import { t } from './texts.ts';

const PlanSections = lazily(() => import('./plan-sections.tsx'), 'PlanSections');

interface PartyPlanPageProps {
  address: PlanAddress;
  onSearch: (search: PlanSearch) => void;
  ServingCounts: ShowsServingCounts;
}

/** What an evening with guests takes of a bar. All there is to the plan stands in the address. Implements BEYOND-262. */
export function PartyPlanPage({ address, onSearch, ServingCounts }: PartyPlanPageProps) {
  const search = readPlan(address);
  useTitle(t('title'));
  const { data: bars, error, refetch } = useQuery(barsQuery());
  const bar = bars?.items.find((one) => (search.bar ? one.id === search.bar : one.isChosen));
  return (
    <div className="page">
      <header className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          {bar && <p className={styles.muted}>{t('of', { bar: bar.name })}</p>}
        </div>
        <div className={`${styles.acts} no-print`}>
          {bar && <ShareLink bar={bar} />}
          <LinkButton to="/inventory">{t('back')}</LinkButton>
        </div>
      </header>
      {bar ? (
        <Plan
          bar={bar}
          search={search}
          ServingCounts={ServingCounts}
          onChange={(part) => onSearch({ ...search, bar: bar.id, ...part })}
        />
      ) : error ? (
        <Trouble level={2} title={t('loadFailed')} onRetry={refetch} />
      ) : bars ? (
        <p role="alert">{t('notAtBar')}</p>
      ) : (
        <Bone width="100%" height="320px" />
      )}
    </div>
  );
}

/** The address with the bar, which whoever opens it may not have in sight. */
function ShareLink({ bar }: { bar: BarSummary }) {
  const share = async () => {
    const url = new URL(window.location.href);
    url.searchParams.set('bar', bar.id);
    try {
      const how = await shareOrCopy({ title: t('title'), url: url.href });
      if (how === 'copied') toasts.success(t('copied'));
    } catch {
      toasts.error(t('copyFailed'));
    }
  };
  return (
    <>
      <Button onClick={() => void share()}>
        <IconShare2 size={20} aria-hidden="true" />
        {t('share')}
      </Button>
      <Button onClick={() => window.print()}>
        <IconPrinter size={20} aria-hidden="true" />
        {t('print')}
      </Button>
    </>
  );
}

interface PlanProps extends Pick<PartyPlanPageProps, 'ServingCounts'> {
  bar: BarSummary;
  search: PlanSearch;
  onChange: (part: Partial<PlanSearch>) => void;
}

function Plan({ bar, search, onChange, ServingCounts }: PlanProps) {
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...routeQuery(partyPlanRoutes.read, { params: { id: bar.id }, query: planQueryOf(search) }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PlanInputs search={search} onChange={onChange} />
      {data ? (
        <div className={styles.parts} aria-busy={isPlaceholderData}>
          <PlanDrinks plan={data} search={search} onChange={onChange} />
          {data.drinks.length > 0 && (
            <Suspense fallback={<Bone width="100%" height="320px" />}>
              <PlanSections bar={bar} plan={data} at={search.at} ServingCounts={ServingCounts} />
            </Suspense>
          )}
        </div>
      ) : error ? (
        <Trouble
          level={2}
          title={t('loadFailed')}
          text={isProblem(error, 404) ? t('notAtBar') : error.message}
          onRetry={refetch}
        />
      ) : (
        <Bone width="100%" height="320px" />
      )}
    </>
  );
}

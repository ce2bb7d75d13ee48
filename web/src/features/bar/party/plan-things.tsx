import type { PartyPlan } from '@barspoon/contracts';
import { type ComponentType, Suspense } from 'react';
import { PagePart } from '../../../ui/page-part.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import styles from './party-plan.module.css';
import { t } from './texts.ts';

const kilo = 1000;

/** How a page of drinks shows glasses and garnishes, which the recipes' feature knows. */
export type ShowsServingCounts = ComponentType<
  { label: string } & Partial<Pick<PartyPlan, 'glasses' | 'garnishes'>>
>;

interface PlanThingsProps {
  plan: PartyPlan;
  ServingCounts: ShowsServingCounts;
}

/** Ice, glasses, garnishes and water. */
export function PlanThings({ plan, ServingCounts }: PlanThingsProps) {
  const { ice, glasses, garnishes, waterMl } = plan;
  const grams = ice.mixingGrams + ice.glassGrams + ice.spareGrams;
  const kg = (value: number) => t('things.kg', { kg: value / kilo });
  return (
    <PagePart title={t('things.title')}>
      <dl className={styles.figures}>
        <div>
          <dt>{t('things.ice')}</dt>
          <dd>{kg(grams)}</dd>
          <dd className={styles.muted}>
            {t('things.iceParts', {
              mixing: kg(ice.mixingGrams),
              glass: kg(ice.glassGrams),
              spare: kg(ice.spareGrams),
            })}
          </dd>
        </div>
        <div>
          <dt>{t('things.water')}</dt>
          <dd>{t('things.liters', { liters: waterMl / kilo })}</dd>
          <dd className={styles.muted}>{t('things.waterText')}</dd>
        </div>
      </dl>
      <h3 className={styles.small}>{t('things.glasses')}</h3>
      <Suspense fallback={<Bone width="100%" height="32px" />}>
        <ServingCounts label={t('things.glasses')} glasses={glasses} />
      </Suspense>
      <p className={styles.muted}>{t('things.glassesText')}</p>
      {garnishes.length > 0 && (
        <>
          <h3 className={styles.small}>{t('things.garnishes')}</h3>
          <Suspense fallback={<Bone width="100%" height="32px" />}>
            <ServingCounts label={t('things.garnishes')} garnishes={garnishes} />
          </Suspense>
        </>
      )}
    </PagePart>
  );
}

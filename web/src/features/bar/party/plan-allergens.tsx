import { allergenName, type PartyPlan } from '@barspoon/contracts';
import { PagePart } from '../../../ui/page-part.tsx';
import styles from './party-plan.module.css';
import { t } from './texts.ts';

/** What the drinks contain, all together. */
export function PlanAllergens({ plan: { allergens, unknown } }: { plan: PartyPlan }) {
  return (
    <PagePart title={t('contains.title')}>
      {allergens.length === 0 && unknown.length === 0 && <p>{t('contains.none')}</p>}
      {allergens.length > 0 && (
        <ul className={styles.contains}>
          {allergens.map(({ allergen, drinks }) => (
            <li key={allergen}>
              <strong>{allergenName(allergen)}</strong>: {drinks.join(', ')}
            </li>
          ))}
        </ul>
      )}
      {unknown.length > 0 && <p>{t('contains.unknown', { names: unknown.join(', ') })}</p>}
    </PagePart>
  );
}

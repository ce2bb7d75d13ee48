import type { IngredientPage } from '@barspoon/contracts';
import { PagePart } from '../../../ui/page-part.tsx';
import { allergenText } from '../../../ui/substitute-texts.ts';
import { t } from '../texts.ts';
import styles from './ingredients.module.css';

/** What is known in numbers; what nobody knows is said to be unknown, never guessed. */
export function IngredientFacts({ ingredient }: { ingredient: IngredientPage }) {
  const { group, abv, sugar, acid, allergens, vegan, carbonated, keepsDays } = ingredient;
  const unknown = group ? t('depends') : t('unknown');
  const grams = (value: number | null) => (value === null ? unknown : t('grams', { grams: value }));
  const yesOrNo = (value: boolean | null) => (value === null ? unknown : t(value ? 'yes' : 'no'));
  const facts: readonly (readonly [name: string, value: string])[] = [
    [t('strength'), abv === null ? unknown : abv === 0 ? t('noAlcohol') : t('abv', { abv })],
    [t('sugar'), grams(sugar)],
    [t('acid'), grams(acid)],
    [
      t('allergens'),
      allergens === null ? unknown : allergens.map(allergenText).join(', ') || t('noAllergens'),
    ],
    [t('vegan'), yesOrNo(vegan)],
    ...(carbonated ? [[t('fizz'), t('yes')] as const] : []),
    ...(keepsDays === null ? [] : [[t('keeps'), t('keepsDays', { count: keepsDays })] as const]),
  ];
  return (
    <PagePart title={t('facts')}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.muted}>{t('typical')}</p>
    </PagePart>
  );
}

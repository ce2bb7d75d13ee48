import type { ShownSubstitute } from '@barspoon/contracts';
import { Link } from '@tanstack/react-router';
import { Chip } from '../../../ui/chip.tsx';
import { PagePart } from '../../../ui/page-part.tsx';
import { bringsText, tSubstitutes } from '../../../ui/substitute-texts.ts';
import { t } from '../texts.ts';
import styles from './ingredients.module.css';

/** What stands in for it, how much of it, and what changes. */
export function IngredientSubstitutes({ substitutes }: { substitutes: readonly ShownSubstitute[] }) {
  if (substitutes.length === 0) return null;
  return (
    <PagePart title={t('substitutes')}>
      <ul className={styles.substitutes}>
        {substitutes.map(({ ingredient, name, closeness, ratio, note, brings }) => (
          <li key={ingredient}>
            <p className={styles.line}>
              <Link to="/ingredients/$id" params={{ id: ingredient }}>
                {name}
              </Link>
              <Chip tone={closeness === 'close' ? 'green' : undefined}>
                {tSubstitutes(`closeness.${closeness}`)}
              </Chip>
            </p>
            <p className={styles.muted}>{tSubstitutes('how', { ratio, note })}</p>
            {brings.length > 0 && <p className={styles.brings}>{bringsText(brings)}</p>}
          </li>
        ))}
      </ul>
    </PagePart>
  );
}

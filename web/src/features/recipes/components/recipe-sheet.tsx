import type { Recipe } from '@barspoon/contracts';
import { IconStar } from '@tabler/icons-react';
import { type ReactNode, Suspense } from 'react';
import { dayText } from '../../../lib/dates.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Chip } from '../../../ui/chip.tsx';
import { DrinkPicture } from '../../../ui/drink-picture.tsx';
import { Withheld } from '../late.ts';
import { tSheet } from '../sheet-texts.ts';
import { t } from '../texts.ts';
import { difficultyLabel, difficultyTone, minutesText, ratingText } from '../wording.ts';
import { BasedOn } from './based-on.tsx';
import { RecipeActions } from './recipe-actions.tsx';
import { RecipeAside } from './recipe-aside.tsx';
import styles from './recipe-page.module.css';
import { SpecCard } from './spec-card.tsx';

/** The recipe itself: drawing and spec card side by side, then the method. Implements REC-18, REC-19, REC-21, REC-27. */
export function RecipeSheet({ recipe, actions }: { recipe: Recipe; actions?: ReactNode }) {
  const { name, alternativeNames, rating } = recipe;
  const added = dayText(recipe.createdAt, useHydrated());
  return (
    <article className={styles.layout}>
      <header className={styles.title}>
        <div className={styles.names}>
          <p className={styles.chips}>
            <Chip>{recipe.category}</Chip>
            {recipe.alcoholic && <Chip>{tSheet('detail.alcohol')}</Chip>}
            <Chip tone={difficultyTone(recipe.difficulty)}>
              {t(`difficulty.${difficultyLabel(recipe.difficulty)}`)}
            </Chip>
            <Chip>{minutesText(recipe.prepTimeMinutes)}</Chip>
            {recipe.visibility !== 'public' && !recipe.withheld && (
              <Chip>
                {tSheet(recipe.visibility === 'link' ? 'detail.visibleLink' : 'detail.visiblePrivate')}
              </Chip>
            )}
          </p>
          <h1>{name}</h1>
          <Suspense>{recipe.withheld && <Withheld withheld={recipe.withheld} />}</Suspense>
          {alternativeNames.length > 0 && (
            <p className={styles.also}>
              {tSheet('detail.alsoCalled', { names: alternativeNames.join(', ') })}
            </p>
          )}
          {recipe.basedOn && <BasedOn attribution={recipe.basedOn} />}
          <p className={styles.description}>{recipe.description}</p>
          <p className={styles.line}>
            <span>
              <IconStar size={17} aria-hidden="true" />
              {ratingText(rating)}
            </span>
            {rating.count > 0 && <span>{t('card.ratings', { count: rating.count })}</span>}
            <time dateTime={recipe.createdAt}>{tSheet('detail.added', { day: added })}</time>
          </p>
        </div>
        <RecipeActions recipe={recipe}>{actions}</RecipeActions>
      </header>
      <DrinkPicture
        picture={recipe.picture}
        image={recipe.image}
        alt={name}
        size={560}
        eager
        className={styles.picture}
      />
      <SpecCard recipe={recipe} className={styles.spec} />
      <div className={styles.lower}>
        <section className={styles.method}>
          <h2>{tSheet('detail.instructions')}</h2>
          <ol className={styles.steps}>
            {recipe.instructions.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <RecipeAside recipe={recipe} />
      </div>
    </article>
  );
}

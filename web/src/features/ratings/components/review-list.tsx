import type { memberReviewSchema } from '@barspoon/contracts';
import { Link } from '@tanstack/react-router';
import type { z } from 'zod';
import { dayText } from '../../../lib/dates.ts';
import { Chip } from '../../../ui/chip.tsx';
import { DrinkPicture } from '../../../ui/drink-picture.tsx';
import { t } from '../texts.ts';
import styles from './ratings.module.css';

type MemberReview = z.output<typeof memberReviewSchema>;

/** Ratings with the recipes they are about. */
export function ReviewList({ items }: { items: readonly MemberReview[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ rating, recipe }) => (
        <li key={rating.id}>
          <article className={styles.review}>
            <DrinkPicture
              picture={recipe.picture}
              image={recipe.image}
              alt=""
              size={96}
              className={styles.picture}
            />
            <div className={styles.body}>
              <div className={styles.by}>
                <h3 className={styles.name}>
                  <Link to="/recipes/$id" params={{ id: recipe.slug }}>
                    {recipe.name}
                  </Link>
                </h3>
                <span>{t('overall', { value: rating.overallRating })}</span>
              </div>
              {rating.withheld && <Chip tone="orange">{t(`withheld.${rating.withheld}`)}</Chip>}
              {rating.reviewText && <p className={styles.text}>{rating.reviewText}</p>}
              <p className={styles.facts}>
                <span>{recipe.category}</span>
                <span>{t(rating.wouldRecommend ? 'recommended' : 'notRecommended')}</span>
                <time dateTime={rating.createdAt}>{dayText(rating.createdAt)}</time>
              </p>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}

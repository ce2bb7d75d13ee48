import type { RecipeCard as Card, OutputOf, recipeRoutes } from '@barspoon/contracts';
import { IconClock, IconStar } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';
import { DrinkPicture } from '../../../ui/drink-picture.tsx';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { recipeAddress } from '../addresses.ts';
import { t } from '../texts.ts';
import { difficultyLabel, minutesText, ratingText } from '../wording.ts';
import styles from './recipe-card.module.css';

type SearchMatch = OutputOf<typeof recipeRoutes.list>['items'][number]['match'];

interface RecipeCardProps {
  recipe: Omit<Card, 'id'>;
  /** Where the search matched. */
  match?: SearchMatch | undefined;
  /** Visible when the page opens. */
  eager?: boolean;
  /** The content of the corner: the heart. */
  corner?: ReactNode;
  badge?: ReactNode;
}

/** Implements REC-07 to REC-10, BEYOND-26. */
export function RecipeCard({ recipe, match, eager, corner, badge }: RecipeCardProps) {
  const { rating } = recipe;
  return (
    <article className={styles.card}>
      <DrinkPicture
        picture={recipe.picture}
        image={recipe.image}
        alt=""
        size={400}
        eager={eager ?? false}
        className={styles.picture}
      />
      <div className={styles.body}>
        <h3 className={styles.name}>
          <Link to={recipeAddress(recipe)} className={styles.link}>
            {match?.field === 'name' ? <MarkedText {...match} /> : recipe.name}
          </Link>
        </h3>
        <CardText description={recipe.description} match={match} />
        <p className={styles.facts}>
          <span className={styles.fact}>{t(`difficulty.${difficultyLabel(recipe.difficulty)}`)}</span>
          <span className={styles.fact}>
            <IconClock size={16} aria-hidden="true" />
            {minutesText(recipe.prepTimeMinutes)}
          </span>
          <span className={classes(styles.fact, rating.count > 0 ? styles.rated : styles.unrated)}>
            {rating.count > 0 && <IconStar size={16} aria-hidden="true" />}
            {ratingText(rating)}
          </span>
        </p>
      </div>
      {corner && <div className={styles.corner}>{corner}</div>}
      {badge && <div className={styles.badge}>{badge}</div>}
    </article>
  );
}

/** One line of description, or where the search matched if that is not visible. */
function CardText({ description, match }: { description: string; match: SearchMatch | undefined }) {
  if (!match || match.field === 'name') return <p className={styles.text}>{description}</p>;
  return (
    <p className={classes(styles.text, styles.found)}>
      {t(`card.foundIn.${match.field}`)}
      <MarkedText {...match} />
    </p>
  );
}

/** A placeholder for a card that is loading. */
export function RecipeCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <Bone width="100%" aspectRatio="1" />
      <div className={styles.body}>
        <Bone width="65%" height="1.4rem" />
        <Bone width="100%" height="2.6rem" className={styles.text} />
        <Bone width="80%" height="1.2rem" />
      </div>
    </div>
  );
}

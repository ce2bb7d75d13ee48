import { useState } from 'react';
import { useSession } from '../../../lib/session/use-session.ts';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { useOwnRating } from '../api/ratings.ts';
import { t } from '../texts.ts';
import { OwnRating } from './own-rating.tsx';
import { RatingForm } from './rating-form.tsx';
import styles from './ratings.module.css';
import { Reviews } from './reviews.tsx';

interface RatingSectionProps {
  recipeId: string;
  /** Who does not rate it. */
  authorId: string | null;
}

/** The reader's own rating and what others wrote. Implements REC-18, RATE-08, RATE-09. */
export function RatingSection({ recipeId, authorId }: RatingSectionProps) {
  const { memberId } = useSession();
  const isMine = authorId !== null && authorId === memberId;
  return (
    <div className={`${styles.section} no-print`}>
      <section className={styles.card} aria-labelledby="own-rating">
        <h2 id="own-rating">{t('title')}</h2>
        {isMine ? <p>{t('ownRecipe')}</p> : <Own recipeId={recipeId} />}
      </section>
      <Reviews recipeId={recipeId} />
    </div>
  );
}

function Own({ recipeId }: { recipeId: string }) {
  const { status } = useSession();
  const [editing, setEditing] = useState(false);
  const { data, isError, refetch } = useOwnRating(recipeId);
  if (status === 'starting') return <Bone width="100%" height="320px" />;
  if (status === 'member' && !data)
    return isError ? (
      <Trouble level={3} title={t('ownFailed')} onRetry={refetch} />
    ) : (
      <Bone width="100%" height="320px" />
    );
  const rating = (status === 'member' && data?.rating) || null;
  if (rating && !editing) return <OwnRating rating={rating} onEdit={() => setEditing(true)} />;
  return (
    <RatingForm
      key={rating?.updatedAt ?? 'first'}
      recipeId={recipeId}
      rating={rating}
      onCancel={rating ? () => setEditing(false) : undefined}
      onDone={() => setEditing(false)}
    />
  );
}

import { sentenceOf } from '@barspoon/browser';
import { type Rating, ratingCriteria } from '@barspoon/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { useRemoveRating } from '../api/ratings.ts';
import { t } from '../texts.ts';
import styles from './ratings.module.css';
import { StarsShown } from './star-input.tsx';

/** What the reader said, with the way to change it or take it back. Implements RATE-08. */
export function OwnRating({ rating, onEdit }: { rating: Rating; onEdit: () => void }) {
  const [asks, setAsks] = useState(false);
  const { mutate, isPending } = useRemoveRating(rating.recipeId);
  const remove = () =>
    mutate(undefined, {
      onSuccess: () => toasts.success(t('deleted')),
      onError: (error) => toasts.error(sentenceOf(error, t('deleteFailed'))),
      onSettled: () => setAsks(false),
    });
  return (
    <div className={styles.own}>
      <dl className={styles.summary}>
        <div>
          <dt>{t('overallLabel')}</dt>
          <dd>
            <strong>{t('overall', { value: rating.overallRating })}</strong>
          </dd>
        </div>
        {ratingCriteria.map((one) => (
          <div key={one}>
            <dt>{t(`criteria.${one}`)}</dt>
            <dd>
              <StarsShown value={rating[one]} />
            </dd>
          </div>
        ))}
      </dl>
      <p>{t(rating.wouldRecommend ? 'recommended' : 'notRecommended')}</p>
      {rating.withheld && <p className={styles.facts}>{t(`withheldText.${rating.withheld}`)}</p>}
      {rating.reviewText && <p className={styles.text}>{rating.reviewText}</p>}
      <div className={styles.buttons}>
        <Button onClick={onEdit}>{t('edit')}</Button>
        <Button look="quiet" onClick={() => setAsks(true)}>
          {t('delete')}
        </Button>
      </div>
      {asks && (
        <ConfirmDialog
          question={t('deleteQuestion')}
          confirmLabel={t('deleteConfirm')}
          busy={isPending}
          onConfirm={remove}
          onClose={() => setAsks(false)}
        />
      )}
    </div>
  );
}

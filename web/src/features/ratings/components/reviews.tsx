import { moderationRoutes, type Review } from '@barspoon/contracts';
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { dayText } from '../../../lib/dates.ts';
import { useHiddenMembers } from '../../../lib/hidden-members.ts';
import { lazily } from '../../../lib/lazily.ts';
import { session } from '../../../lib/session/session.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { Trouble } from '../../../ui/trouble.tsx';
import { reviewsQuery } from '../api/ratings.ts';
import { t } from '../texts.ts';
import styles from './ratings.module.css';

const ReportDialog = lazily(() => import('../../../ui/report-dialog.tsx'), 'ReportDialog');

/** What members wrote about a recipe, newest first. Implements BEYOND-36. */
export function Reviews({ recipeId }: { recipeId: string }) {
  const { data, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    reviewsQuery(recipeId),
  );
  const [reported, setReported] = useState<string | null>(null);
  const hidden = useHiddenMembers();
  const reviews = data?.pages.flatMap(({ items }) => items).filter(({ userId }) => !hidden.has(userId)) ?? [];
  return (
    <section className={styles.reviews} aria-labelledby="reviews">
      <h2 id="reviews">{t('reviews.title')}</h2>
      {isPending ? (
        <Bone width="100%" height="180px" />
      ) : !data ? (
        <Trouble level={3} title={t('reviews.failed')} onRetry={refetch} />
      ) : reviews.length === 0 ? (
        <p className={styles.none}>
          {t('reviews.none')} {t('reviews.beFirst')}
        </p>
      ) : (
        <>
          <ul className={styles.list}>
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewItem review={review} onReport={() => setReported(review.id)} />
              </li>
            ))}
          </ul>
          <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={fetchNextPage} />
        </>
      )}
      {reported && (
        <Suspense>
          <ReportDialog
            title={t('report.title')}
            signIn={t('report.signIn')}
            report={(body) => call(moderationRoutes.reportReview, { params: { id: reported }, body })}
            onClose={() => setReported(null)}
          />
        </Suspense>
      )}
    </section>
  );
}

function ReviewItem({ review, onReport }: { review: Review; onReport: () => void }) {
  const isMine = useSession().memberId === review.userId;
  const { author } = review;
  const name = author?.username ?? t('reviews.somebody');
  const report = () => (session.state().status === 'visitor' ? toasts.error(t('report.signIn')) : onReport());
  return (
    <article className={styles.review}>
      <Avatar name={author?.fullName ?? '?'} url={author?.avatarUrl ?? null} size={44} />
      <div className={styles.body}>
        <p className={styles.by}>
          {author ? (
            <Link to="/members/$username" params={{ username: author.username }}>
              {name}
            </Link>
          ) : (
            <strong>{name}</strong>
          )}
          <span>{t('overall', { value: review.overallRating })}</span>
        </p>
        <p className={styles.text}>{review.reviewText}</p>
        <p className={styles.facts}>
          <span>
            {review.wouldRecommend ? (
              <IconThumbUp size={16} aria-hidden="true" />
            ) : (
              <IconThumbDown size={16} aria-hidden="true" />
            )}
            {t(review.wouldRecommend ? 'recommended' : 'notRecommended')}
          </span>
          <time dateTime={review.createdAt}>{dayText(review.createdAt)}</time>
          {review.edited && <span>{t('reviews.edited')}</span>}
          {!isMine && (
            <Button small look="quiet" aria-label={t('reviews.reportNamed', { name })} onClick={report}>
              {t('reviews.report')}
            </Button>
          )}
        </p>
      </div>
    </article>
  );
}

import { type OwnCase, removalReasons } from '@barspoon/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { dayText } from '../../../lib/dates.ts';
import { lazily } from '../../../lib/lazily.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip, type Tone } from '../../../ui/chip.tsx';
import { EmptyGlass } from '../../../ui/drawings/empty-glass.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { ownCasesQuery } from '../api/own-cases.ts';
import { t } from '../texts.ts';
import styles from './own-cases.module.css';

const AppealDialog = lazily(() => import('./appeal-dialog.tsx'), 'AppealDialog');

/** Those an author is shown; they do not learn that somebody reported something. */
type ShownState = Exclude<OwnCase['state'], 'reported' | 'stands'>;
const tones: Record<ShownState, Tone> = {
  held: 'orange',
  appealed: 'orange',
  released: 'green',
  restored: 'green',
  removed: 'red',
  upheld: 'red',
};

/** What moderation did with the reader's own posts, comments, photos, reviews, recipes and menus. Implements BEYOND-97, BEYOND-100. */
export function OwnCases() {
  useTitle(t('title'));
  const { data, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    ownCasesQuery(),
  );
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className={`page ${styles.page}`}>
      <header>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      {isPending ? (
        <Bone width="100%" height="160px" />
      ) : !data ? (
        <Trouble title={t('failed')} onRetry={refetch} />
      ) : items.length === 0 ? (
        <EmptyState drawing={<EmptyGlass />} title={t('empty')} />
      ) : (
        <ul className={styles.list}>
          {items.map((one) => (
            <li key={one.id}>
              <Case one={one} state={one.state as ShownState} />
            </li>
          ))}
        </ul>
      )}
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={fetchNextPage} />
    </div>
  );
}

function Case({ one, state }: { one: OwnCase; state: ShownState }) {
  const { kind, content, reason, note, appeal, mayAppeal, createdAt, decidedAt, postId, recipeId } = one;
  const [appeals, setAppeals] = useState(false);
  // A recipe stays its author's to read and to change.
  const isStillMine = kind === 'recipe' || kind === 'recipe-photo';
  const isGone = state === 'removed' || state === 'upheld';
  return (
    <article className={styles.case} aria-label={`${t(`kind.${kind}`)}: ${t(`state.${state}`)}`}>
      <header className={styles.head}>
        <Chip tone={tones[state]}>{t(`state.${state}`)}</Chip>
        <span className={styles.facts}>
          {t(`kind.${kind}`)} ·{' '}
          <time dateTime={decidedAt ?? createdAt}>{dayText(decidedAt ?? createdAt)}</time>
        </span>
      </header>
      <blockquote className={styles.content}>{content || t('noCaption')}</blockquote>
      <p>{isGone ? removalReasons[reason ?? 'other'] : t(`explain.${one.replaced ? 'replaced' : state}`)}</p>
      {note && <p>{t('moderator', { note })}</p>}
      {appeal && <p className={styles.facts}>{t('yourAppeal', { text: appeal.text })}</p>}
      {appeal?.answer && <p>{t('answer', { answer: appeal.answer })}</p>}
      {(state === 'released' || state === 'restored') && postId && (
        <Link to="/community/post/$id" params={{ id: postId }}>
          {t('see')}
        </Link>
      )}
      {(state === 'released' || state === 'restored' || isStillMine) && recipeId && (
        <Link to="/recipes/$id" params={{ id: recipeId }}>
          {t('seeRecipe')}
        </Link>
      )}
      {mayAppeal && (
        <div>
          <Button small onClick={() => setAppeals(true)}>
            {t('appeal.open')}
          </Button>
        </div>
      )}
      {appeals && (
        <Suspense>
          <AppealDialog id={one.id} onClose={() => setAppeals(false)} />
        </Suspense>
      )}
    </article>
  );
}

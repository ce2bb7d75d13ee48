import type { ListedMentor, OwnMentorProfile } from '@barspoon/contracts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { usePages } from '../../../lib/use-pages.ts';
import { Button } from '../../../ui/button.tsx';
import { LookingGlass } from '../../../ui/drawings/looking-glass.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { useFailureToast } from '../../../ui/toasts/toasts.ts';
import { Trouble } from '../../../ui/trouble.tsx';
import { mentorsQuery } from '../api/mentors.ts';
import { isNarrowed, type MentorshipSearch } from '../mentorship-search.ts';
import { t } from '../texts.ts';
import { MentorCard } from './mentor-card.tsx';
import styles from './mentorship.module.css';

interface MentorListProps {
  search: MentorshipSearch;
  own: OwnMentorProfile | null | undefined;
  onSearch: (search: MentorshipSearch) => void;
  onConnect: (mentor: ListedMentor) => void;
}

/** Implements MENT-05, MENT-06, MENT-08, MENT-19, CONTRA-37. */
export function MentorList({ search, own, onSearch, onConnect }: MentorListProps) {
  const result = useInfiniteQuery({ ...mentorsQuery(search), placeholderData: keepPreviousData });
  const { data, error, isPending, isPlaceholderData, hasNextPage, isFetchingNextPage, refetch } = result;
  usePages(result, search.page ?? 1);
  useFailureToast(error, t('list.loadFailed'));
  if (isPending) return <Bone width="100%" height="420px" />;
  if (!data) return <Trouble level={3} title={t('list.loadFailed')} onRetry={refetch} />;
  const people = data.pages.flatMap(({ items }) => items);
  const narrowed = isNarrowed(search);
  if (people.length === 0)
    return (
      <EmptyState
        level={3}
        drawing={<LookingGlass />}
        title={t('list.empty')}
        text={t(narrowed ? 'list.emptyFiltered' : 'list.emptyAll')}
        action={narrowed && <Button onClick={() => onSearch({})}>{t('list.showAll')}</Button>}
      />
    );
  return (
    <div className={isPlaceholderData ? styles.stale : undefined}>
      <ul className={styles.cards}>
        {people.map((mentor) => (
          <MentorCard
            key={mentor.member.id}
            mentor={mentor}
            own={own}
            onView={() => onSearch({ ...search, member: mentor.member.id })}
            onConnect={() => onConnect(mentor)}
          />
        ))}
      </ul>
      <LoadMore
        hasMore={hasNextPage}
        busy={isFetchingNextPage}
        onMore={() => onSearch({ ...search, page: data.pages.length + 1 })}
      />
    </div>
  );
}

import { postRoutes } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../../lib/api/queries.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { PagePart } from '../../../ui/page-part.tsx';
import { tWriting } from '../writing-texts.ts';
import styles from './community-page.module.css';
import { PageOfPosts } from './page-of-posts.tsx';

/** The newest posts of those the reader follows, to like and answer; nothing where there are none. Implements BEYOND-166. */
export function FollowedPosts() {
  const { data } = useQuery({
    ...routeQuery(postRoutes.followed, { query: { limit: 3 } }),
    refetchOnWindowFocus: false,
  });
  if (!data?.items.length) return null;
  return (
    <PagePart title={tWriting('followed.title')}>
      <div className={styles.list}>
        <PageOfPosts page={data} />
      </div>
      <LinkButton to="/community" search={{ tab: 'following' }}>
        {tWriting('followed.all')}
      </LinkButton>
    </PagePart>
  );
}

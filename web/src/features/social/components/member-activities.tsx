import { socialRoutes } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../../lib/api/queries.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { PagePart } from '../../../ui/page-part.tsx';
import { groupsOf } from '../activity-groups.ts';
import { ActivityGroup } from './activity-group.tsx';
import styles from './social-feed.module.css';

/** What a member did of late, for members; nothing where they did nothing. Implements BEYOND-165. */
export function MemberActivities({ memberId, title }: { memberId: string; title: string }) {
  const { data } = useQuery({
    ...routeQuery(socialRoutes.of, { params: { id: memberId } }),
    enabled: useSession().status === 'member',
  });
  if (!data?.items.length) return null;
  return (
    <PagePart title={title}>
      <ul className={styles.activities}>
        {groupsOf(data.items).map((group) => (
          <li key={group[0].id} className={styles.activity}>
            <ActivityGroup group={group} />
          </li>
        ))}
      </ul>
    </PagePart>
  );
}

import { mentorRoutes, messageRoutes, portfolioRoutes } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../../lib/api/queries.ts';
import { useProfile, useSession } from '../../../lib/session/use-session.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { PagePart } from '../../../ui/page-part.tsx';
import { t } from '../texts.ts';
import styles from './professional.module.css';

/** The ways to a member's work, for members with access: portfolio, mentoring, messages. Implements BEYOND-165. */
export function MemberWork({ memberId, title }: { memberId: string; title: string }) {
  const isOther = useSession().memberId !== memberId;
  const enabled = useProfile()?.access.granted === true;
  const input = { params: { id: memberId } };
  const portfolio = useQuery({ ...routeQuery(portfolioRoutes.get, input), enabled, retry: false }).data;
  const mentor = useQuery({ ...routeQuery(mentorRoutes.get, input), enabled, retry: false }).data;
  const thread = useQuery({
    ...routeQuery(messageRoutes.thread, input),
    enabled: enabled && isOther,
    retry: false,
  }).data;
  if (!portfolio && !mentor && !thread?.mayWrite) return null;
  return (
    <PagePart title={title}>
      <p className={styles.actions}>
        {portfolio && (
          <LinkButton to="/portfolios/$id" params={{ id: memberId }}>
            {t('work.portfolio')}
          </LinkButton>
        )}
        {mentor && (
          <LinkButton to="/mentorship" search={{ member: memberId }}>
            {t(isOther ? 'work.ask' : 'work.mentoring')}
          </LinkButton>
        )}
        {thread?.mayWrite && (
          <LinkButton to="/messages/$id" params={{ id: memberId }}>
            {t('work.message')}
          </LinkButton>
        )}
      </p>
    </PagePart>
  );
}

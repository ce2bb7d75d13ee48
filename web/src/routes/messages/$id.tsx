import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ThreadPage } from '../../features/messages/components/thread-page.tsx';
import { t } from '../../features/messages/texts.ts';
import { InPageGate } from '../../features/shell/components/in-page-gate.tsx';
import { relationQuery } from '../../features/social/api/social.ts';
import { DistanceButtons } from '../../features/social/components/distance-buttons.tsx';

export const Route = createFileRoute('/messages/$id')({ component: ThreadRoute });

function ThreadRoute() {
  const { id } = Route.useParams();
  return (
    <InPageGate title={t('title')} from={`/messages/${id}`}>
      <ThreadPage key={id} id={id} distance={(member) => <Distance member={member} />} />
    </InPageGate>
  );
}

function Distance({ member }: { member: { id: string; fullName: string } }) {
  const { data: relation } = useQuery(relationQuery(member.id));
  return relation && <DistanceButtons member={member} relation={relation} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { RestartOnboarding } from '../features/onboarding/components/restart-onboarding.tsx';
import { EditProfilePage } from '../features/profile/components/edit-profile-page.tsx';
import { SignedOut } from '../features/profile/components/signed-out.tsx';
import { PagePending } from '../features/shell/components/page-states.tsx';
import { useSession } from '../lib/session/use-session.ts';

export const Route = createFileRoute('/profile_/edit')({ component: EditRoute });

function EditRoute() {
  const { status } = useSession();
  const navigate = Route.useNavigate();
  if (status === 'starting') return <PagePending />;
  if (status === 'visitor')
    return (
      <SignedOut
        onGo={() => void navigate({ to: '/profile', search: { from: '/profile/edit' }, replace: true })}
      />
    );
  return (
    <EditProfilePage onLeave={() => void navigate({ to: '/profile' })}>
      <RestartOnboarding onRestarted={() => void navigate({ to: '/' })} />
    </EditProfilePage>
  );
}

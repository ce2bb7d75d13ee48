import { challengeRoutes } from '@barspoon/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../lib/api/call.ts';
import { profileQuery, useSession } from '../../../lib/session/use-session.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { LinkCard } from './link-card.tsx';
import { LinkTrouble } from './link-trouble.tsx';
import { t } from './texts.ts';

/**
 * Uses a verification link, or the link to a new address, as soon as it is opened. A query instead of an effect, because
 * it must be sent once no matter how often the page renders. Implements BEYOND-09.
 */
export function ConfirmEmailCard({ token, isNew }: { token: string; isNew: boolean }) {
  const { status } = useSession();
  const queryClient = useQueryClient();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [challengeRoutes.confirmEmail.key, token],
    queryFn: () => call(challengeRoutes.confirmEmail, { body: { token } }),
    staleTime: Infinity,
    refetchOnReconnect: false,
  });
  useEffect(() => {
    if (data) void queryClient.invalidateQueries({ queryKey: profileQuery().queryKey });
  }, [data, queryClient]);

  const heading = t(isNew ? 'confirmed.newEmailHeading' : 'confirmed.verifyHeading');
  if (isPending) return <LinkCard heading={t('checking')} />;
  if (!data) return <LinkTrouble error={error} onRetry={refetch} />;
  return (
    <LinkCard heading={heading} lead={t('confirmed.text', { email: data.email })}>
      <LinkButton to="/profile" look="primary" wide>
        {t(status === 'member' ? 'confirmed.toProfile' : 'confirmed.toSignIn')}
      </LinkButton>
    </LinkCard>
  );
}

import { ApiProblem } from '@barspoon/browser';
import { LinkButton } from '../../../ui/button.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { LinkCard } from './link-card.tsx';
import { t } from './texts.ts';

const kinds: Record<string, 'used' | 'expired' | 'unknown' | 'taken'> = {
  'identity.link_used': 'used',
  'identity.link_expired': 'expired',
  'identity.link_unknown': 'unknown',
  'identity.email_taken': 'taken',
};

interface LinkTroubleProps {
  error: unknown;
  /** Whether another link can be requested without signing in. */
  newLink?: boolean;
  onRetry: () => void;
}

/** Why a link no longer works, and what to do. Implements BEYOND-09, BEYOND-10. */
export function LinkTrouble({ error, newLink = false, onRetry }: LinkTroubleProps) {
  const isAsked = error instanceof ApiProblem && error.status !== 0 && error.status < 500;
  if (error && !isAsked)
    return (
      <div className="page">
        <Trouble level={1} title={t('trouble.failedHeading')} onRetry={onRetry} />
      </div>
    );
  const kind = (isAsked && kinds[error.code]) || 'unknown';
  return (
    <LinkCard heading={t(`trouble.${kind}Heading`)} lead={t(`trouble.${kind}`)}>
      {newLink ? (
        <LinkButton to="/profile" search={{ link: 'forgot' }} look="primary" wide>
          {t('trouble.newLink')}
        </LinkButton>
      ) : (
        <LinkButton to="/profile" look="primary" wide>
          {t('trouble.toProfile')}
        </LinkButton>
      )}
    </LinkCard>
  );
}

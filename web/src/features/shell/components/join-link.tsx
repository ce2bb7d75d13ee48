import { isFreeSite } from '../../../lib/site.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { t } from '../texts.ts';

/** Where a visitor becomes a member: to the membership, or on a free site to a new account. Implements NAV-30, BEYOND-266. */
export function JoinLink(look: { small?: boolean; onClick?: () => void }) {
  return isFreeSite() ? (
    <LinkButton to="/profile" search={{ create: true }} look="primary" {...look}>
      {t('join')}
    </LinkButton>
  ) : (
    <LinkButton to="/subscription" look="primary" {...look}>
      {t('subscribe')}
    </LinkButton>
  );
}

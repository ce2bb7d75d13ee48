import type { Match } from '@barspoon/contracts';
import { MatchBadge } from '../../../ui/match-badge.tsx';
import { t } from '../texts.ts';

/** "4 of 5", naming what is missing. */
export function RecipeMatchBadge({ match: { percent, matched, total, missing } }: { match: Match }) {
  const tip = missing.length === 0 ? t('match.all') : t('match.missing', { names: missing.join(', ') });
  return (
    <MatchBadge percent={percent} tip={tip}>
      <span className="hidden-text">{t('match.have', { matched, total })}</span>
      <span aria-hidden="true">{t('match.badge', { matched, total })}</span>
    </MatchBadge>
  );
}

import { LinkButton } from '../../../ui/button.tsx';
import { EmptyGlass } from '../../../ui/drawings.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { t } from '../texts.ts';

const goals = { posts: '/recipes' } as const;

/** A tab nobody can have anything in yet. Implements PROF-11. */
export function NothingYet({ tab }: { tab: keyof typeof goals }) {
  return (
    <EmptyState
      drawing={<EmptyGlass />}
      title={t(`nothing.${tab}`)}
      action={<LinkButton to={goals[tab]}>{t(`nothing.${tab}Action`)}</LinkButton>}
    />
  );
}

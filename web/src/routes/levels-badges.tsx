import { createFileRoute } from '@tanstack/react-router';
import page from '../../content/levels-badges.md';
import { LevelBadge } from '../features/account/components/level-badge.tsx';
import { LevelsPage } from '../features/static-pages/components/levels-page.tsx';

export const Route = createFileRoute('/levels-badges')({
  component: () => <LevelsPage page={page} badge={(level) => <LevelBadge level={level} />} />,
});

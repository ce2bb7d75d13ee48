import { createFileRoute } from '@tanstack/react-router';
import page from '../../content/levels-badges-explained.md';
import { EarningTable } from '../features/static-pages/components/earning-table.tsx';
import { StaticPage } from '../features/static-pages/components/static-page.tsx';

export const Route = createFileRoute('/levels-badges-explained')({
  component: () => (
    <StaticPage page={page}>
      <EarningTable />
    </StaticPage>
  ),
});

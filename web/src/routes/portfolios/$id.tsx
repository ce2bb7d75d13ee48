import { createFileRoute } from '@tanstack/react-router';
import { ShownPortfolio } from '../../features/professional/components/shown-portfolio.tsx';
import { t } from '../../features/professional/texts.ts';
import { InPageGate } from '../../features/shell/components/in-page-gate.tsx';

export const Route = createFileRoute('/portfolios/$id')({
  component: PortfolioRoute,
});

function PortfolioRoute() {
  const { id } = Route.useParams();
  return (
    <InPageGate title={t('portfolio')} from={`/portfolios/${id}`}>
      <ShownPortfolio key={id} id={id} />
    </InPageGate>
  );
}

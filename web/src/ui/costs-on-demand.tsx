import { Suspense, useState } from 'react';
import { lazily } from '../lib/lazily.ts';
import { Bone } from './skeleton.tsx';

const DrinkCosts = lazily(() => import('./drink-costs.tsx'), 'DrinkCosts');

interface CostsOnDemandProps {
  title: string;
  recipeIds: readonly string[];
  servings?: number;
}

/** What drinks cost, for those who open it: nobody else's page loads and asks for it. Implements BEYOND-210. */
export function CostsOnDemand({ title, ...costs }: CostsOnDemandProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="no-print" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && (
        <Suspense fallback={<Bone width="100%" height="120px" />}>
          <DrinkCosts {...costs} />
        </Suspense>
      )}
    </details>
  );
}

import type { BarSummary, PartyPlan } from '@barspoon/contracts';
import { PlanAllergens } from './plan-allergens.tsx';
import { PlanCost } from './plan-cost.tsx';
import { PlanNeeds } from './plan-needs.tsx';
import { PlanSteps } from './plan-steps.tsx';
import { PlanThings, type ShowsServingCounts } from './plan-things.tsx';

interface PlanSectionsProps {
  bar: BarSummary;
  plan: PartyPlan;
  /** When guests come. */
  at: string | undefined;
  ServingCounts: ShowsServingCounts;
}

/** What follows from the chosen drinks. */
export function PlanSections({ bar, plan, at, ServingCounts }: PlanSectionsProps) {
  return (
    <>
      <PlanAllergens plan={plan} />
      {plan.drinks.some(({ servings }) => servings > 0) && (
        <>
          <PlanNeeds bar={bar} plan={plan} />
          <PlanThings plan={plan} ServingCounts={ServingCounts} />
          <PlanSteps plan={plan} at={at} />
          <PlanCost plan={plan} />
        </>
      )}
    </>
  );
}

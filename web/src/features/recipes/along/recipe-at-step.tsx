import { isProblem } from '@barspoon/browser';
import type { Recipe } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { useAwake } from '../../../lib/use-awake.ts';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { recipeQuery } from '../api/recipe.ts';
import { spokenSeconds } from '../bar-tools/spoken-time.ts';
import { StepTimer } from '../bar-tools/step-timer.tsx';
import { SpecCard } from '../components/spec-card.tsx';
import styles from './along.module.css';
import { Swaps } from './swaps-list.tsx';
import { tAlong } from './texts.ts';

const MadeIt = lazily(() => import('../late-parts.ts'), 'MadeIt');

interface RecipeAtStepProps {
  recipeId: string;
  /** 0 while the ingredients are got ready. */
  step: number;
  /** What stands under the step. */
  children?: ReactNode;
}

/**
 * A recipe that others are at the same step of, with amounts for as many as the reader serves, in their unit, and with
 * what they lack; at the end they say that they made it. A new step is announced politely. Implements BEYOND-84.
 */
export function RecipeAtStep({ recipeId, step, children }: RecipeAtStepProps) {
  const { data: recipe, error, refetch } = useQuery(recipeQuery(recipeId));
  if (isProblem(error, 404)) return <p>{tAlong('gone')}</p>;
  if (error && !recipe) return <Trouble level={3} title={tAlong('recipeFailed')} onRetry={refetch} />;
  if (!recipe) return <Bone width="100%" height="320px" />;
  return (
    <div className={styles.along}>
      <Step recipe={recipe} step={step} />
      {children}
      <Suspense>{step === recipe.instructions.length && <MadeIt key={recipeId} recipe={recipe} />}</Suspense>
      <SpecCard recipe={recipe} />
      <Swaps recipeId={recipeId} />
    </div>
  );
}

function Step({ recipe: { name, instructions }, step }: { recipe: Recipe; step: number }) {
  useAwake();
  const words = step === 0 ? undefined : instructions[step - 1];
  const seconds = words ? spokenSeconds(words) : null;
  return (
    <>
      <div className={styles.step} aria-live="polite" aria-atomic="true">
        <h3>
          {name} · {words ? tAlong('step', { step, count: instructions.length }) : tAlong('ready')}
        </h3>
        {words && <p className={styles.words}>{words}</p>}
      </div>
      {seconds !== null && <StepTimer key={step} seconds={seconds} />}
    </>
  );
}

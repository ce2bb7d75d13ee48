import type { MixAlong } from '@barspoon/contracts';
import { type KeyboardEvent, Suspense } from 'react';
import { Button } from '../../../ui/button.tsx';
import { RecipePicker } from '../../../ui/recipe-picker.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { useChooseRecipe, useMove } from '../api/room-acts.ts';
import type { RecipeParts } from '../recipe-parts.ts';
import { t } from '../texts.ts';
import styles from './room.module.css';

interface MixAlongProps {
  sessionId: string;
  mixAlong: MixAlong | null;
  isHost: boolean;
  AtStep: RecipeParts['AtStep'];
}

/** What everybody in the room mixes, at the step the host is at. Implements BEYOND-84. */
export function MixAlongPart({ sessionId, mixAlong, isHost, AtStep }: MixAlongProps) {
  if (!mixAlong && !isHost) return null;
  return (
    <section aria-label={t('mixAlong')} className={styles.part}>
      <h2>{t('mixAlong')}</h2>
      {mixAlong && !mixAlong.available && <p role="status">{t('recipeGone')}</p>}
      {mixAlong?.available && (
        <Suspense fallback={<Bone width="100%" height="320px" />}>
          <AtStep recipeId={mixAlong.recipeId} step={mixAlong.step}>
            {isHost && <Steering sessionId={sessionId} mixAlong={mixAlong} />}
          </AtStep>
        </Suspense>
      )}
      {isHost && <Choosing sessionId={sessionId} mixAlong={mixAlong} />}
    </section>
  );
}

/** The host's way through the steps: two buttons, and the arrow keys while one of them has the focus. */
function Steering({ sessionId, mixAlong }: { sessionId: string; mixAlong: MixAlong }) {
  const { recipeId, step, steps } = mixAlong;
  const move = useMove(sessionId);
  const go = (to: number) => {
    if (to >= 0 && to <= steps && !move.isPending) move.mutate({ recipeId, step: to });
  };
  const onKeys = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(step + 1);
    if (key === 'ArrowLeft') go(step - 1);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons in a row are no form
    <div role="group" aria-label={t('steps')} className={styles.steering} onKeyDown={onKeys}>
      <Button aria-disabled={step === 0} onClick={() => go(step - 1)}>
        {t('stepBack')}
      </Button>
      <Button look="primary" aria-disabled={step === steps} onClick={() => go(step + 1)}>
        {t('stepNext')}
      </Button>
      <p className={styles.muted}>{t('stepsHint')}</p>
    </div>
  );
}

function Choosing({ sessionId, mixAlong }: Pick<MixAlongProps, 'sessionId' | 'mixAlong'>) {
  const choose = useChooseRecipe(sessionId);
  return (
    <div className={styles.choosing}>
      <RecipePicker
        label={t(mixAlong ? 'otherRecipe' : 'chooseRecipe')}
        recipe={null}
        onPick={(recipe) => choose.mutate(recipe?.id ?? null)}
      />
      {mixAlong && (
        <Button look="quiet" small busy={choose.isPending} onClick={() => choose.mutate(null)}>
          {t('endMixAlong')}
        </Button>
      )}
    </div>
  );
}

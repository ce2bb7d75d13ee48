import { type OnboardingRecord, onboardingSteps } from '@barspoon/contracts';
import { useEffect, useRef, useState } from 'react';
import { siteName } from '../../../lib/site.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { useSaveOnboarding } from '../api/onboarding.ts';
import { isAnswered, progressIn, stepAfter, stepBefore } from '../steps.ts';
import { t } from '../texts.ts';
import styles from './onboarding-dialog.module.css';
import { Experience, Goals, Interests, Welcome } from './questions.tsx';

const questions = { welcome: Welcome, experience: Experience, interests: Interests, goals: Goals };

interface OnboardingDialogProps {
  /** As it was when the dialog opened. */
  record: OnboardingRecord | null;
  onClose: () => void;
}

/** Four steps, each kept as soon as it is left. Implements ONB-03 to ONB-14, BEYOND-20. */
export function OnboardingDialog({ record, onClose }: OnboardingDialogProps) {
  const [progress, setProgress] = useState(() => progressIn(record));
  const save = useSaveOnboarding();
  const heading = useRef<HTMLHeadingElement>(null);
  const { step, preferences } = progress;
  const Question = questions[step];
  const number = onboardingSteps.indexOf(step) + 1;
  const isLast = number === onboardingSteps.length;
  const before = stepBefore(step);
  // Whoever listens hears the new question, and the keyboard stands before its first answer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each step
  useEffect(() => heading.current?.focus(), [step]);

  const goOn = async () => {
    const next = stepAfter(step);
    try {
      await save.mutateAsync({ currentStep: next, preferences });
      if (next === 'completed') toasts.success({ title: t('done'), description: t('doneText') });
      else setProgress({ step: next, preferences });
    } catch {
      toasts.error({ title: t('failed'), description: t('failedText') });
    }
  };
  return (
    <Dialog title={t('step', { step: number, steps: onboardingSteps.length })} onClose={onClose} stays>
      <div className={styles.way} aria-hidden="true">
        {onboardingSteps.map((one, at) => (
          <span key={one} data-done={at < number || undefined} />
        ))}
      </div>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {t(`${step}.title`, { siteName: siteName() })}
      </h3>
      <p className={styles.text}>{t(`${step}.text`)}</p>
      <Question
        preferences={preferences}
        onChange={(change) => setProgress({ step, preferences: { ...preferences, ...change } })}
      />
      <div className={styles.actions}>
        {before && <Button onClick={() => setProgress({ step: before, preferences })}>{t('back')}</Button>}
        <Button
          look="primary"
          className={styles.next}
          busy={save.isPending}
          disabled={!isAnswered(step, preferences)}
          onClick={goOn}
        >
          {t(isLast ? 'complete' : 'next')}
        </Button>
      </div>
    </Dialog>
  );
}

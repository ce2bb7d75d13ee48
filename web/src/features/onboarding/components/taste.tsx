import { experienceLevels, type OnboardingPreferences, onboardingInterests } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { Checks } from '../../../ui/checks.tsx';
import { Choices } from '../../../ui/choices.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { onboardingQuery, useChoosePreferences } from '../api/onboarding.ts';
import { nothingChosen } from '../steps.ts';
import { t } from '../texts.ts';
import styles from './taste.module.css';

/** What a member likes and can do, to be changed at any time. Implements BEYOND-21. */
export function Taste() {
  const { data, isPending, refetch } = useQuery(onboardingQuery());
  const { chosen, choose } = useChoosePreferences();
  if (isPending) return <Bone width="100%" height="200px" />;
  if (!data) return <Trouble level={3} title={t('taste.failed')} onRetry={refetch} />;
  const preferences = chosen ?? data.record?.preferences ?? nothingChosen;
  const change = (part: Partial<OnboardingPreferences>) => choose({ ...preferences, ...part });
  return (
    <div className={styles.parts}>
      <Checks
        label={t('interests.title')}
        values={preferences.interests}
        options={onboardingInterests.map((value) => ({ value, label: t(`interests.options.${value}`) }))}
        onChange={(interests) => change({ interests })}
      />
      <div>
        <p className={styles.label} aria-hidden="true">
          {t('experience.title')}
        </p>
        <Choices
          label={t('experience.title')}
          look="pills"
          value={preferences.experienceLevel ?? 'unknown'}
          options={experienceLevels.map((value) => ({ value, label: t(`experience.${value}`) }))}
          onChange={(level) => level !== 'unknown' && change({ experienceLevel: level })}
        />
      </div>
    </div>
  );
}

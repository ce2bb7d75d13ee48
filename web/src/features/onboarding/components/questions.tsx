import {
  experienceLevels,
  type OnboardingPreferences,
  onboardingGoals,
  onboardingInterests,
} from '@barspoon/contracts';
import { IconCheck, IconFlag, IconGlassCocktail, IconTools } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { t } from '../texts.ts';
import styles from './onboarding-dialog.module.css';

interface QuestionProps {
  preferences: OnboardingPreferences;
  onChange: (change: Partial<OnboardingPreferences>) => void;
}

const points = [
  { key: 'experience', Icon: IconTools },
  { key: 'interests', Icon: IconGlassCocktail },
  { key: 'goals', Icon: IconFlag },
] as const;

/** What will be asked. */
export function Welcome() {
  return (
    <ul className={styles.points}>
      {points.map(({ key, Icon }) => (
        <li key={key}>
          <Icon size={26} stroke={1.5} aria-hidden="true" />
          {t(`welcome.points.${key}`)}
        </li>
      ))}
    </ul>
  );
}

/** Implements ONB-09. */
export function Experience({ preferences, onChange }: QuestionProps) {
  return (
    <fieldset className={styles.rows} aria-label={t('experience.title')}>
      {experienceLevels.map((level) => (
        <Answer
          key={level}
          type="radio"
          chosen={preferences.experienceLevel === level}
          onChange={() => onChange({ experienceLevel: level })}
          note={t(`experience.${level}Text`)}
        >
          {t(`experience.${level}`)}
        </Answer>
      ))}
    </fieldset>
  );
}

/** Implements ONB-10. */
export function Interests({ preferences: { interests }, onChange }: QuestionProps) {
  return (
    <fieldset className={styles.pills} aria-label={t('interests.title')}>
      {onboardingInterests.map((interest) => (
        <Answer
          key={interest}
          type="checkbox"
          chosen={interests.includes(interest)}
          onChange={() => onChange({ interests: toggled(interests, interest) })}
        >
          {t(`interests.options.${interest}`)}
        </Answer>
      ))}
    </fieldset>
  );
}

/** Implements ONB-11. */
export function Goals({ preferences: { goals }, onChange }: QuestionProps) {
  return (
    <fieldset className={styles.rows} aria-label={t('goals.title')}>
      {onboardingGoals.map((goal) => (
        <Answer
          key={goal}
          type="checkbox"
          chosen={goals.includes(goal)}
          onChange={() => onChange({ goals: toggled(goals, goal) })}
        >
          {t(`goals.${goal}`)}
        </Answer>
      ))}
    </fieldset>
  );
}

const toggled = <T,>(chosen: readonly T[], one: T): T[] =>
  chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];

interface AnswerProps {
  type: 'radio' | 'checkbox';
  chosen: boolean;
  onChange: () => void;
  note?: string;
  children: ReactNode;
}

function Answer({ type, chosen, onChange, note, children }: AnswerProps) {
  return (
    <label className={styles.answer}>
      <input
        type={type}
        name={type === 'radio' ? 'experience' : undefined}
        checked={chosen}
        onChange={onChange}
      />
      <span className={styles.words}>
        <span className={styles.name}>{children}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      <IconCheck size={20} className={styles.check} aria-hidden="true" />
    </label>
  );
}

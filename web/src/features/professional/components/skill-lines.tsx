import { type OwnSkill, proficiencyLevels, type Skill } from '@barspoon/contracts';
import type { ReactNode } from 'react';
import { Chip } from '../../../ui/chip.tsx';
import { t } from '../texts.ts';
import styles from './professional.module.css';

interface SkillLinesProps {
  skills: readonly OwnSkill[];
  /** What stands under a skill. */
  under?: (skill: Skill) => ReactNode;
}

/** A picture of somebody's strengths: a bar as long as the level is high, and the same in words. */
export function SkillLines({ skills, under }: SkillLinesProps) {
  return (
    <ul className={styles.skills}>
      {skills.map(({ skill, proficiencyLevel, yearsExperience, isFeatured }) => (
        <li key={skill.id}>
          <span className={styles.marks}>
            <strong>{skill.name}</strong>
            {isFeatured && <Chip tone="blue">{t('skills.featured')}</Chip>}
          </span>
          <span className={styles.muted}>
            {t('skills.line', {
              level: t(`skills.levels.${proficiencyLevel}`),
              years: t('facts.years', { count: yearsExperience }),
            })}
          </span>
          <span className={styles.strength} aria-hidden="true">
            {proficiencyLevels.map((level, at) => (
              <span key={level} data-full={at <= proficiencyLevels.indexOf(proficiencyLevel)} />
            ))}
          </span>
          {under?.(skill)}
        </li>
      ))}
    </ul>
  );
}

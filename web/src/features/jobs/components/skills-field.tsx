import { skillRoutes } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { routeQuery } from '../../../lib/api/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { suggestedSkills, withSkill } from '../skill-suggestions.ts';
import { t } from '../texts.ts';
import styles from './jobs.module.css';

type SkillsFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'hint'> & {
  value: string;
  onChange: (change: { target: { value: string } }) => void;
};

/** Skills in a line, by the names members have them by, so that who applies can have them. Implements BEYOND-175. */
export function SkillsField({ value, onChange, ...field }: SkillsFieldProps) {
  const { data } = useQuery(routeQuery(skillRoutes.list, undefined));
  const names = data?.items.map(({ name }) => name) ?? [];
  const suggested = suggestedSkills(names, value);
  return (
    <div>
      <TextField {...field} hint={t('form.skillsHint')} value={value} onChange={onChange} />
      {suggested.length > 0 && (
        <ul className={styles.suggested} aria-label={t('form.suggested', { field: field.label })}>
          {suggested.map((name) => (
            <li key={name}>
              <Button small onClick={() => onChange({ target: { value: withSkill(value, name) } })}>
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

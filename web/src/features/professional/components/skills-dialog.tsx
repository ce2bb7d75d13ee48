import { type OwnSkill, proficiencyLevels, type Skill } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { skillsQuery, usePutSkill, useRemoveSkill } from '../api/skills.ts';
import { wholeNumber } from '../portfolio-draft.ts';
import { t } from '../texts.ts';
import styles from './professional.module.css';

interface SkillsDialogProps {
  own: readonly OwnSkill[];
  onClose: () => void;
}

/** The active skills by category: to add, change and remove. Implements BEYOND-70. */
export function SkillsDialog({ own, onClose }: SkillsDialogProps) {
  const [chosen, setChosen] = useState<Skill>();
  if (chosen)
    return (
      <Dialog title={chosen.name} onClose={onClose}>
        <SkillForm
          skill={chosen}
          own={own.find(({ skill }) => skill.id === chosen.id)}
          onLeave={() => setChosen(undefined)}
        />
      </Dialog>
    );
  return (
    <Dialog title={t('skills.dialog')} onClose={onClose}>
      <SkillChoices own={own} onChoose={setChosen} />
      <DialogActions>
        <Button look="primary" onClick={onClose}>
          {t('skills.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface SkillChoicesProps {
  own: readonly OwnSkill[];
  onChoose: (skill: Skill) => void;
}

function SkillChoices({ own, onChoose }: SkillChoicesProps) {
  const { data, error, refetch } = useQuery(skillsQuery());
  const { mutate: remove } = useRemoveSkill();
  if (error && !data) return <Trouble level={3} title={t('skills.listFailed')} onRetry={refetch} />;
  if (!data) return <Bone width="100%" height="240px" />;
  if (data.items.length === 0 && own.length === 0)
    return <p className={styles.muted}>{t('skills.listEmpty')}</p>;
  const listed = new Set(data.items.map(({ id }) => id));
  // Those that admins have taken off the list since stay with whoever has them.
  const kept = own.map(({ skill }) => skill).filter(({ id }) => !listed.has(id));
  const byCategory = Map.groupBy([...data.items, ...kept], ({ category }) => category);
  return (
    <div className={styles.categories}>
      {[...byCategory].map(([category, skills]) => (
        <section key={category}>
          <h3>{category}</h3>
          <ul className={styles.options}>
            {skills.map((skill) => {
              const mine = own.find((one) => one.skill.id === skill.id);
              return (
                <li key={skill.id}>
                  <span>
                    {skill.name}
                    {mine && (
                      <span className={styles.muted}> · {t(`skills.levels.${mine.proficiencyLevel}`)}</span>
                    )}
                  </span>
                  <span className={styles.marks}>
                    {mine && (
                      <Button
                        small
                        look="quiet"
                        aria-label={t('skills.removeNamed', { name: skill.name })}
                        onClick={() => remove(mine)}
                      >
                        {t('skills.remove')}
                      </Button>
                    )}
                    <Button
                      small
                      aria-label={t(mine ? 'skills.changeNamed' : 'skills.chooseNamed', { name: skill.name })}
                      onClick={() => onChoose(skill)}
                    >
                      {t(mine ? 'skills.change' : 'skills.choose')}
                    </Button>
                  </span>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface SkillFormProps {
  skill: Skill;
  own: OwnSkill | undefined;
  onLeave: () => void;
}

function SkillForm({ skill, own, onLeave }: SkillFormProps) {
  const [level, setLevel] = useState(own?.proficiencyLevel ?? 'intermediate');
  const [years, setYears] = useState(String(own?.yearsExperience ?? 0));
  const [isFeatured, setFeatured] = useState(own?.isFeatured ?? false);
  const { mutate, isPending } = usePutSkill();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const yearsExperience = wholeNumber(years);
    mutate({ id: skill.id, proficiencyLevel: level, yearsExperience, isFeatured }, { onSuccess: onLeave });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <SelectField
        label={t('skills.proficiency')}
        hint={t(`skills.levelTexts.${level}`)}
        value={level}
        autoFocus
        options={proficiencyLevels.map((value) => ({ value, label: t(`skills.levels.${value}`) }))}
        onChange={({ target }) => setLevel(proficiencyLevels.find((one) => one === target.value) ?? level)}
      />
      <TextField
        label={t('skills.years')}
        inputMode="numeric"
        maxLength={2}
        value={years}
        onChange={({ target }) => setYears(target.value)}
      />
      <Switch label={t('skills.featured')} checked={isFeatured} onChange={setFeatured} />
      <DialogActions>
        <Button onClick={onLeave}>{t('skills.back')}</Button>
        <Button type="submit" look="primary" busy={isPending}>
          {t('skills.save')}
        </Button>
      </DialogActions>
    </form>
  );
}

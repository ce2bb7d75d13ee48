import {
  availabilityStatuses,
  type Portfolio,
  type PreferredWorkType,
  portfolioSummaryLimit,
  preferredWorkTypes,
} from '@barspoon/contracts';
import { type FormEvent, useState } from 'react';
import { checkWith, type FieldErrors, fieldErrorsIn } from '../../../lib/forms.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { useSavePortfolio } from '../api/portfolio.ts';
import { draftOf, inputOf, type PortfolioDraft } from '../portfolio-draft.ts';
import { t } from '../texts.ts';
import styles from './professional.module.css';

const schema = () => import('../schemas.ts').then(({ portfolioInput }) => portfolioInput);
const lineLimit = 120;

type TypedField = {
  [K in keyof PortfolioDraft]: PortfolioDraft[K] extends string ? K : never;
}[keyof PortfolioDraft];

/** Implements PORT-07, PORT-09 to PORT-15. */
export function PortfolioForm({ portfolio, onLeave }: { portfolio: Portfolio | null; onLeave: () => void }) {
  const [draft, setDraft] = useState(() => draftOf(portfolio));
  const [errors, setErrors] = useState<FieldErrors>({});
  const { mutate, isPending } = useSavePortfolio();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const input = inputOf(draft);
    const wrong = await checkWith(schema, input);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    mutate(input, { onSuccess: onLeave, onError: (error) => setErrors(fieldErrorsIn(error)) });
  };
  const field = (name: Exclude<TypedField, 'availabilityStatus'>) => ({
    label: t(`form.${name}`),
    name,
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
  });
  return (
    <form className={styles.card} noValidate onSubmit={submit}>
      <h2>{t('form.title')}</h2>
      <TextField required maxLength={lineLimit} hint={t('form.titleHint')} {...field('portfolioTitle')} />
      <div className={styles.pair}>
        <TextField maxLength={lineLimit} {...field('currentPosition')} />
        <TextField maxLength={lineLimit} {...field('currentEmployer')} />
      </div>
      <TextAreaField rows={6} maxLength={portfolioSummaryLimit} {...field('professionalSummary')} />
      <div className={styles.triple}>
        <TextField inputMode="numeric" maxLength={9} {...field('yearsExperience')} />
        <TextField inputMode="numeric" maxLength={9} {...field('hourlyRate')} />
        <SelectField
          label={t('form.availabilityStatus')}
          value={draft.availabilityStatus}
          options={availabilityStatuses.map((value) => ({ value, label: t(`availability.${value}`) }))}
          onChange={({ target }) => {
            const availabilityStatus = availabilityStatuses.find((one) => one === target.value);
            if (availabilityStatus) setDraft({ ...draft, availabilityStatus });
          }}
        />
      </div>
      <WorkTypes
        chosen={draft.preferredWorkType}
        onChange={(preferredWorkType) => setDraft({ ...draft, preferredWorkType })}
      />
      <TextField type="url" placeholder="https://" maxLength={2000} {...field('portfolioUrl')} />
      <div className={styles.pair}>
        <TextField type="url" placeholder="https://" maxLength={2000} {...field('resumeUrl')} />
        <TextField type="url" placeholder="https://" maxLength={2000} {...field('linkedinUrl')} />
      </div>
      <Switch
        label={t('form.isPublic')}
        checked={draft.isPublic}
        onChange={(isPublic) => setDraft({ ...draft, isPublic })}
      />
      <div className={styles.actions}>
        <Button onClick={onLeave}>{t('cancel')}</Button>
        <Button type="submit" look="primary" busy={isPending}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

interface WorkTypesProps {
  chosen: PreferredWorkType[];
  onChange: (chosen: PreferredWorkType[]) => void;
}

function WorkTypes({ chosen, onChange }: WorkTypesProps) {
  return (
    <fieldset className={styles.choices}>
      <legend>{t('form.preferredWorkType')}</legend>
      {preferredWorkTypes.map((type) => (
        <label key={type}>
          <input
            type="checkbox"
            checked={chosen.includes(type)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, type] : chosen.filter((one) => one !== type))
            }
          />
          {t(`workTypes.${type}`)}
        </label>
      ))}
    </fieldset>
  );
}

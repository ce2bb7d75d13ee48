import {
  availabilityHours,
  communicationWays,
  mentorExperienceLevels,
  mentorSpecializations,
  mentorTypes,
  type OwnMentorProfile,
} from '@barspoon/contracts';
import { useForm } from '@mantine/form';
import { checkWith, fieldErrorsIn } from '../../../lib/forms.ts';
import { Button } from '../../../ui/button.tsx';
import { Checks } from '../../../ui/checks.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { t as ui } from '../../../ui/texts.ts';
import { useSaveProfile } from '../api/acts.ts';
import { t } from '../texts.ts';
import styles from './mentorship.module.css';

const schema = () => import('../schemas.ts').then(({ mentorProfileInput }) => mentorProfileInput);

type Values = Omit<
  OwnMentorProfile,
  'member' | 'isDeactivated' | 'deactivationReason' | 'updatedAt' | 'availabilityHours'
> & {
  /** As it is typed. */
  availabilityHours: string;
};

/** Implements MENT-11, MENT-12. */
const defaults: Values = {
  mentorType: 'mentee',
  specializationAreas: [],
  experienceLevel: 'beginner',
  availabilityHours: String(availabilityHours.default),
  preferredCommunication: [],
  mentorshipGoals: '',
  bio: '',
  isAcceptingConnections: true,
  isActive: true,
};

function valuesOf(profile: OwnMentorProfile): Values {
  const { member, isDeactivated, deactivationReason, updatedAt, ...rest } = profile;
  return { ...rest, availabilityHours: String(rest.availabilityHours) };
}

interface ProfileDialogProps {
  /** Null for a first one. */
  profile: OwnMentorProfile | null;
  /** Why it is asked for, where something else was. */
  why?: string | undefined;
  onSaved: () => void;
  onClose: () => void;
}

/** Implements MENT-02, MENT-10 to MENT-13, BEYOND-78. */
export function ProfileDialog({ profile, why, onSaved, onClose }: ProfileDialogProps) {
  const saving = useSaveProfile();
  const form = useForm<Values>({
    initialValues: profile ? valuesOf(profile) : defaults,
    validate: (values) => checkWith(schema, values),
  });
  const submit = (values: Values) =>
    saving.mutate(values, {
      onSuccess: onSaved,
      onError: (error) => form.setErrors(fieldErrorsIn(error)),
    });
  const { values } = form;
  return (
    <Dialog title={t(profile ? 'editProfile' : 'createProfile')} onClose={onClose} stays>
      <form noValidate onSubmit={form.onSubmit(submit)}>
        <div className={styles.form}>
          {why && <p>{why}</p>}
          <div className={styles.pair}>
            <SelectField
              label={t('profile.type')}
              options={mentorTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
              {...form.getInputProps('mentorType')}
            />
            <SelectField
              label={t('profile.experience')}
              options={mentorExperienceLevels.map((value) => ({ value, label: t(`levels.${value}`) }))}
              {...form.getInputProps('experienceLevel')}
            />
          </div>
          <Checks
            label={t('profile.specializations')}
            values={values.specializationAreas}
            options={mentorSpecializations.map((value) => ({ value, label: t(`areas.${value}`) }))}
            onChange={(areas) => form.setFieldValue('specializationAreas', areas)}
          />
          <TextField
            label={t('profile.hours')}
            hint={t('profile.hoursHint')}
            type="number"
            inputMode="numeric"
            min={availabilityHours.min}
            max={availabilityHours.max}
            {...form.getInputProps('availabilityHours')}
          />
          <Checks
            label={t('profile.ways')}
            values={values.preferredCommunication}
            options={communicationWays.map((value) => ({ value, label: t(`ways.${value}`) }))}
            onChange={(ways) => form.setFieldValue('preferredCommunication', ways)}
          />
          <TextAreaField label={t('profile.bio')} maxLength={1000} {...form.getInputProps('bio')} />
          <TextAreaField
            label={t('profile.goals')}
            maxLength={1000}
            {...form.getInputProps('mentorshipGoals')}
          />
          <div className={styles.switches}>
            <Switch
              label={t('profile.accepting')}
              checked={values.isAcceptingConnections}
              onChange={(checked) => form.setFieldValue('isAcceptingConnections', checked)}
            />
            <Switch
              label={t('profile.active')}
              checked={values.isActive}
              onChange={(checked) => form.setFieldValue('isActive', checked)}
            />
          </div>
        </div>
        <DialogActions>
          <Button onClick={onClose}>{ui('cancel')}</Button>
          <Button type="submit" look="primary" busy={saving.isPending}>
            {t(saving.isPending ? 'profile.saving' : 'profile.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

import { sentenceOf } from '@barspoon/browser';
import type { CountryCode, Profile, ProfileInput } from '@barspoon/contracts';
import { useForm } from '@mantine/form';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { countryOptions } from '../../../lib/countries.ts';
import { checkWith, fieldErrorsIn } from '../../../lib/forms.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { useReviseProfile } from '../api/profile.ts';
import { t } from '../texts.ts';
import styles from './edit-profile-page.module.css';

const schema = () => import('../schemas.ts').then(({ profileInput }) => profileInput);
const shown = ['place', 'favorites', 'bar'] as const;
const maxBio = 500;

const valuesOf = ({ fullName, username, bio, city, state, country, phone, shows }: Profile) => ({
  fullName,
  username,
  bio: bio ?? '',
  city: city ?? '',
  state: state ?? '',
  country: country ?? '',
  phone: phone ?? '',
  shows,
});
const inputOf = (values: ReturnType<typeof valuesOf>): ProfileInput => ({
  ...values,
  country: (values.country || null) as CountryCode | null,
});

/** Implements PROF-23 to PROF-29, BEYOND-13, BEYOND-16. */
export function ProfileForm({ profile, onLeave }: { profile: Profile; onLeave: () => void }) {
  const revise = useReviseProfile();
  const countries = useMemo(() => [{ value: '', label: t('edit.noCountry') }, ...countryOptions()], []);
  const form = useForm({
    initialValues: valuesOf(profile),
    validate: (values) => checkWith(schema, inputOf(values)),
  });
  const { bio, shows } = form.getValues();

  const submit = async (values: ReturnType<typeof valuesOf>) => {
    try {
      await revise.mutateAsync(inputOf(values));
      toasts.success(t('edit.saved'));
      onLeave();
    } catch (error) {
      form.setErrors(fieldErrorsIn(error));
      toasts.error(sentenceOf(error, t('edit.failed')));
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit(submit)}>
      <section className={styles.part} aria-labelledby="about">
        <h2 id="about">{t('edit.about')}</h2>
        <div className={styles.pair}>
          <TextField
            label={t('edit.fullName')}
            autoComplete="name"
            required
            {...form.getInputProps('fullName')}
          />
          <TextField
            label={t('edit.username')}
            hint={t('edit.usernameHint')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            {...form.getInputProps('username')}
          />
        </div>
        <TextAreaField
          label={t('edit.bio')}
          placeholder={t('edit.bioPlaceholder')}
          maxLength={maxBio}
          hint={bio.length > maxBio - 100 ? t('edit.bioLeft', { count: maxBio - bio.length }) : undefined}
          {...form.getInputProps('bio')}
        />
        <div className={styles.places}>
          <TextField label={t('edit.city')} autoComplete="address-level2" {...form.getInputProps('city')} />
          <TextField label={t('edit.state')} autoComplete="address-level1" {...form.getInputProps('state')} />
          <SelectField
            label={t('edit.country')}
            autoComplete="country"
            options={countries}
            {...form.getInputProps('country')}
          />
        </div>
        <TextField
          label={t('edit.phone')}
          hint={t('edit.phoneHint')}
          type="tel"
          autoComplete="tel"
          {...form.getInputProps('phone')}
        />
      </section>
      <section className={styles.part} aria-labelledby="shows">
        <h2 id="shows">{t('shows.heading')}</h2>
        <p className={styles.hint}>
          {t('shows.text')}{' '}
          <Link to="/members/$username" params={{ username: profile.username }}>
            {t('shows.see')}
          </Link>
        </p>
        <div className={styles.switches}>
          {shown.map((key) => (
            <Switch
              key={key}
              label={t(`shows.${key}`)}
              checked={shows[key]}
              onChange={(checked) => form.setFieldValue(`shows.${key}`, checked)}
            />
          ))}
        </div>
      </section>
      <div className={styles.actions}>
        <Button onClick={onLeave}>{t('edit.cancel')}</Button>
        <Button type="submit" look="primary" busy={revise.isPending}>
          {t(revise.isPending ? 'edit.saving' : 'edit.save')}
        </Button>
      </div>
    </form>
  );
}

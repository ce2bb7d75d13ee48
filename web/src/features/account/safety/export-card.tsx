import { sentenceOf } from '@barspoon/browser';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrorsIn } from '../../../lib/forms.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import styles from './account-page.module.css';
import { credentialsQuery, downloadOwnData } from './api/own-data.ts';
import { t } from './texts.ts';

/** Everything that is stored about the member, as a file. */
export function ExportCard() {
  const { data: credentials } = useQuery(credentialsQuery());
  const [busy, setBusy] = useState(false);
  const form = useForm({ mode: 'uncontrolled', initialValues: { password: '' } });

  const submit = async ({ password }: { password: string }) => {
    setBusy(true);
    try {
      await downloadOwnData(credentials?.password ? password : undefined);
      toasts.success(t('export.done'));
      form.reset();
    } catch (error) {
      form.setErrors(fieldErrorsIn(error));
      toasts.error(sentenceOf(error, t('export.failed')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={styles.card} aria-labelledby="export">
      <h2 id="export">{t('export.heading')}</h2>
      <p>{t('export.lead')}</p>
      <form className={styles.form} noValidate onSubmit={form.onSubmit(submit)}>
        {credentials?.password && (
          <PasswordField
            label={t('export.password')}
            autoComplete="current-password"
            required
            showLabel={t('password.show')}
            hideLabel={t('password.hide')}
            key={form.key('password')}
            {...form.getInputProps('password')}
          />
        )}
        <Button type="submit" busy={busy} disabled={!credentials}>
          {t('export.submit')}
        </Button>
      </form>
    </section>
  );
}

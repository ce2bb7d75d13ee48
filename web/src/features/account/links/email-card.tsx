import { sentenceOf } from '@barspoon/browser';
import { challengeRoutes, type SentInputOf } from '@barspoon/contracts';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { checkWith, fieldErrorsIn } from '../../../lib/forms.ts';
import { useProfile } from '../../../lib/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import styles from '../safety/account-page.module.css';
import { t } from './texts.ts';

type ChangeEmail = SentInputOf<typeof challengeRoutes.changeEmail>['body'];

const schema = () => import('../schemas.ts').then(({ changeEmailInput }) => changeEmailInput);

/** The address of the account and the form to change it. Implements BEYOND-09. */
export function EmailCard() {
  const profile = useProfile();
  const [busy, setBusy] = useState(false);
  const form = useForm<ChangeEmail>({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: (values) => checkWith(schema, values),
  });
  const submit = async (body: ChangeEmail) => {
    setBusy(true);
    try {
      await call(challengeRoutes.changeEmail, { body });
      toasts.success(t('email.done', { email: body.email }));
      form.reset();
    } catch (error) {
      form.setErrors(fieldErrorsIn(error));
      toasts.error(sentenceOf(error, t('email.failed')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={styles.card} aria-labelledby="email">
      <h2 id="email">{t('email.heading')}</h2>
      <p>{t('email.lead', { email: profile?.email ?? t('email.none') })}</p>
      <form className={styles.form} noValidate onSubmit={form.onSubmit(submit)}>
        <TextField
          label={t('email.next')}
          type="email"
          autoComplete="email"
          required
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <PasswordField
          label={t('email.password')}
          autoComplete="current-password"
          showLabel={t('newPassword.show')}
          hideLabel={t('newPassword.hide')}
          required
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Button type="submit" look="primary" busy={busy}>
          {t('email.submit')}
        </Button>
      </form>
    </section>
  );
}

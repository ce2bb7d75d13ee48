import { sentenceOf } from '@barspoon/browser';
import { passwordRoutes, sessionRoutes } from '@barspoon/contracts';
import { useForm } from '@mantine/form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { keyOf } from '../../../lib/api/queries.ts';
import { checkWith, fieldErrorsIn } from '../../../lib/forms.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import styles from './account-page.module.css';
import { credentialsQuery } from './api/own-data.ts';
import { tokensQuery } from './api/tokens.ts';
import { t } from './texts.ts';

const schema = () => import('./schemas.ts').then(({ passwordChangeInput }) => passwordChangeInput);
const empty = { currentPassword: '', newPassword: '', repeat: '' };

/** Implements BEYOND-18. */
export function PasswordCard() {
  const { data: credentials } = useQuery(credentialsQuery());
  return (
    <section className={styles.card} aria-labelledby="password">
      <h2 id="password">{t('password.heading')}</h2>
      <p>{t(credentials?.password === false ? 'password.first' : 'password.lead')}</p>
      {credentials ? <PasswordForm hasPassword={credentials.password} /> : <Bone height="300px" />}
    </section>
  );
}

function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const sent = ({ currentPassword, newPassword }: typeof empty) => ({
    ...(hasPassword && { currentPassword }),
    newPassword,
  });
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: empty,
    validate: async (values) => ({
      ...(await checkWith(schema, sent(values))),
      ...(values.newPassword === values.repeat ? {} : { repeat: t('password.mismatch') }),
    }),
  });

  const submit = async (values: typeof empty) => {
    setBusy(true);
    try {
      await call(passwordRoutes.change, { body: sent(values) });
      toasts.success(t('password.done'));
      form.reset();
      for (const queryKey of [keyOf(sessionRoutes.list), tokensQuery().queryKey, credentialsQuery().queryKey])
        void queryClient.invalidateQueries({ queryKey });
    } catch (error) {
      form.setErrors(fieldErrorsIn(error));
      toasts.error(sentenceOf(error, t('password.failed')));
    } finally {
      setBusy(false);
    }
  };
  const secret = { showLabel: t('password.show'), hideLabel: t('password.hide'), required: true };
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit(submit)}>
      {hasPassword && (
        <PasswordField
          label={t('password.current')}
          autoComplete="current-password"
          {...secret}
          key={form.key('currentPassword')}
          {...form.getInputProps('currentPassword')}
        />
      )}
      <PasswordField
        label={t('password.next')}
        hint={t('password.hint')}
        autoComplete="new-password"
        {...secret}
        key={form.key('newPassword')}
        {...form.getInputProps('newPassword')}
      />
      <PasswordField
        label={t('password.repeat')}
        autoComplete="new-password"
        {...secret}
        key={form.key('repeat')}
        {...form.getInputProps('repeat')}
      />
      <Button type="submit" look="primary" busy={busy}>
        {t(hasPassword ? 'password.submit' : 'password.submitFirst')}
      </Button>
    </form>
  );
}

import { sentenceOf } from '@barspoon/browser';
import { ageNoticeVersion } from '@barspoon/contracts';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { checkWith, fieldErrorsIn } from '../../../lib/forms.ts';
import { signUp } from '../../../lib/session/sign-in.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';
import styles from './sign-in-card.module.css';

const schema = () => import('../schemas.ts').then(({ signUpInput }) => signUpInput);

const empty = { fullName: '', email: '', password: '', repeat: '' };

/** The submitted values: creating the account confirms the notice under the form. Implements AUTH-05, AUTH-09. */
const accountIn = ({ fullName, email, password }: typeof empty) => ({
  fullName,
  email,
  password,
  ageConfirmed: true as const,
  noticeVersion: ageNoticeVersion,
});

interface SignUpFormProps {
  email: string;
  onEmail: (email: string) => void;
  onDone: () => void;
  /** The account is created; signing in requires a verified address. */
  onVerifyFirst: () => void;
}

/** Implements AUTH-05 to AUTH-09, AUTH-14, AUTH-15. */
export function SignUpForm({ email, onEmail, onDone, onVerifyFirst }: SignUpFormProps) {
  const [busy, setBusy] = useState(false);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { ...empty, email },
    onValuesChange: (values) => onEmail(values.email),
    validate: async (values) => ({
      ...(await checkWith(schema, accountIn(values))),
      ...(values.password === values.repeat ? {} : { repeat: t('signUp.mismatch') }),
    }),
  });

  const submit = async (values: typeof empty) => {
    setBusy(true);
    try {
      const opened = await signUp(accountIn(values));
      toasts.success(t('signUp.done'));
      if (opened) onDone();
      else onVerifyFirst();
    } catch (error) {
      form.setErrors(fieldErrorsIn(error));
      toasts.error(sentenceOf(error, t('signUp.failed')));
    } finally {
      setBusy(false);
    }
  };
  const secret = { showLabel: t('signIn.show'), hideLabel: t('signIn.hide'), autoComplete: 'new-password' };
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit(submit)}>
      <TextField
        label={t('signUp.fullName')}
        autoComplete="name"
        required
        {...form.getInputProps('fullName')}
      />
      <TextField
        label={t('signIn.email')}
        type="email"
        autoComplete="username"
        required
        {...form.getInputProps('email')}
      />
      <PasswordField
        label={t('signIn.password')}
        hint={t('signUp.passwordHint')}
        required
        {...secret}
        {...form.getInputProps('password')}
      />
      <PasswordField label={t('signUp.repeat')} required {...secret} {...form.getInputProps('repeat')} />
      <p className={styles.notice}>{t('signUp.notice')}</p>
      <Button type="submit" look="primary" wide busy={busy}>
        {t('signUp.submit')}
      </Button>
    </form>
  );
}

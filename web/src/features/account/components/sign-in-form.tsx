import { ApiProblem, sentenceOf } from '@barspoon/browser';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { checkWith, fieldErrorsIn } from '../../../lib/forms.ts';
import { signIn } from '../../../lib/session/sign-in.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { ForgotLink } from '../links/forgot-link.tsx';
import { ResendButton } from '../links/resend-button.tsx';
import { codeWait } from '../second-step/waiting.ts';
import { t } from '../texts.ts';
import styles from './sign-in-card.module.css';

const schema = () => import('../schemas.ts').then(({ signInInput }) => signInInput);

interface SignInFormProps {
  email: string;
  onEmail: (email: string) => void;
  onDone: () => void;
}

/** Implements AUTH-04, AUTH-07, AUTH-12, AUTH-13, BEYOND-10. */
export function SignInForm({ email, onEmail, onDone }: SignInFormProps) {
  const [busy, setBusy] = useState(false);
  const [unverified, setUnverified] = useState<string | null>(null);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email, password: '' },
    onValuesChange: (values) => onEmail(values.email),
    validate: (values) => checkWith(schema, values),
  });

  const submit = async (values: { email: string; password: string }) => {
    setBusy(true);
    try {
      await signIn(values);
      toasts.success(t('signIn.done'));
      onDone();
    } catch (error) {
      if (codeWait.beginsWith(error)) return;
      const waits = error instanceof ApiProblem && error.code === 'identity.email_unverified';
      setUnverified(waits ? values.email : null);
      form.setErrors(fieldErrorsIn(error));
      toasts.error(sentenceOf(error, t('signIn.failed')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit(submit)}>
      <TextField
        label={t('signIn.email')}
        type="email"
        autoComplete="username webauthn"
        required
        {...form.getInputProps('email')}
      />
      <PasswordField
        label={t('signIn.password')}
        autoComplete="current-password"
        required
        showLabel={t('signIn.show')}
        hideLabel={t('signIn.hide')}
        {...form.getInputProps('password')}
      />
      <Button type="submit" look="primary" wide busy={busy}>
        {t('signIn.submit')}
      </Button>
      {unverified && <ResendButton email={unverified} />}
      <ForgotLink />
    </form>
  );
}

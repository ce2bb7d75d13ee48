import { sentenceOf } from '@barspoon/browser';
import type { SentInputOf, secondFactorRoutes } from '@barspoon/contracts';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { checkWith, fieldErrorsIn } from '../../../lib/forms.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogActions } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import styles from './account-page.module.css';
import { credentialsQuery } from './api/own-data.ts';
import { t } from './texts.ts';

type Change = SentInputOf<typeof secondFactorRoutes.turnOn>['body'];

const schema = () => import('./schemas.ts').then(({ factorChangeInput }) => factorChangeInput);

interface FactorFormProps {
  submitLabel: string;
  codeHint: string;
  isDanger?: boolean;
  /** Recovery codes will do as well. */
  takesRecovery?: boolean;
  onSend: (change: Change) => Promise<void>;
  onClose: () => void;
}

/** A code together with the password, where there is one. */
export function FactorForm({
  submitLabel,
  codeHint,
  isDanger = false,
  takesRecovery = false,
  onSend,
  onClose,
}: FactorFormProps) {
  const { data: credentials } = useQuery(credentialsQuery());
  const [busy, setBusy] = useState(false);
  const hasPassword = credentials?.password !== false;
  const sent = ({ password, code }: { password: string; code: string }) => ({
    ...(hasPassword && { password }),
    code,
  });
  const form = useForm({
    initialValues: { password: '', code: '' },
    validate: (values) => checkWith(schema, sent(values)),
  });
  const submit = async (values: typeof form.values) => {
    setBusy(true);
    try {
      await onSend(sent(values));
    } catch (error) {
      form.setErrors(fieldErrorsIn(error));
      toasts.error(sentenceOf(error, t('factor.failed')));
      setBusy(false);
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit(submit)}>
      <TextField
        label={t('factor.code')}
        hint={codeHint}
        autoComplete="one-time-code"
        inputMode={takesRecovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        required
        {...form.getInputProps('code')}
      />
      {hasPassword && (
        <PasswordField
          label={t('factor.password')}
          autoComplete="current-password"
          required
          showLabel={t('password.show')}
          hideLabel={t('password.hide')}
          {...form.getInputProps('password')}
        />
      )}
      <DialogActions>
        <Button onClick={onClose}>{t('factor.cancel')}</Button>
        <Button type="submit" look={isDanger ? 'danger' : 'primary'} busy={busy}>
          {submitLabel}
        </Button>
      </DialogActions>
    </form>
  );
}

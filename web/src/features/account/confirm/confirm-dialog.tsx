import { sentenceOf } from '@barspoon/browser';
import { confirmationRoutes, type WayToConfirm } from '@barspoon/contracts';
import { useForm } from '@mantine/form';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { fieldErrorsIn } from '../../../lib/forms.ts';
import { session } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import styles from './confirm-dialog.module.css';
import { t } from './texts.ts';

/** Implements BEYOND-280. */
export function ConfirmDialog({ onEnd }: { onEnd: (isConfirmed: boolean) => void }) {
  const [ways, setWays] = useState<readonly WayToConfirm[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    call(confirmationRoutes.ways, undefined).then(
      (answer) => setWays(answer.ways),
      () => setFailed(true),
    );
  }, []);
  useEffect(load, [load]);
  return (
    <Dialog title={t('title')} stays onClose={() => onEnd(false)}>
      {ways ? (
        <ConfirmForm ways={ways} onEnd={onEnd} />
      ) : hasFailed ? (
        <Trouble level={3} title={t('loadFailed')} onRetry={load} />
      ) : (
        <Bone height="160px" />
      )}
    </Dialog>
  );
}

interface ConfirmFormProps {
  ways: readonly WayToConfirm[];
  onEnd: (isConfirmed: boolean) => void;
}

function ConfirmForm({ ways, onEnd }: ConfirmFormProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({ initialValues: { code: '', password: '' } });
  const submit = async ({ code, password }: typeof form.values) => {
    setBusy(true);
    setFailure(null);
    try {
      const body = ways.includes('code') ? { code } : { password };
      session.confirmed(await call(confirmationRoutes.confirm, { body }));
      onEnd(true);
    } catch (error) {
      const errors = fieldErrorsIn(error);
      form.setErrors(errors);
      if (Object.keys(errors).length === 0) setFailure(sentenceOf(error, t('failed')));
      setBusy(false);
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit(submit)}>
      <p>{t(ways.includes('sign-in') ? 'signIn' : 'lead')}</p>
      {ways.includes('code') && (
        <TextField
          label={t('code')}
          hint={t('codeHint')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          autoFocus
          {...form.getInputProps('code')}
        />
      )}
      {ways.includes('password') && (
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          required
          autoFocus
          showLabel={t('show')}
          hideLabel={t('hide')}
          {...form.getInputProps('password')}
        />
      )}
      {failure && <p role="alert">{failure}</p>}
      <DialogActions>
        <Button onClick={() => onEnd(false)}>{t('cancel')}</Button>
        {!ways.includes('sign-in') && (
          <Button type="submit" look="primary" busy={busy}>
            {t('submit')}
          </Button>
        )}
      </DialogActions>
    </form>
  );
}

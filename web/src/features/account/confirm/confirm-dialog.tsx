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

/** Apart, so that what leads to this dialog does not name its file as well. */
const passkeys = () => import('@barspoon/browser/passkeys');

/** Implements BEYOND-274, BEYOND-280. */
export function ConfirmDialog({ onEnd }: { onEnd: (isConfirmed: boolean) => void }) {
  const [ways, setWays] = useState<readonly WayToConfirm[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    Promise.all([call(confirmationRoutes.ways, undefined), passkeys()]).then(
      ([answer, { hasPasskeys }]) => setWays(answer.ways.filter((way) => way !== 'passkey' || hasPasskeys())),
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

async function shownPasskey() {
  const options = await call(confirmationRoutes.passkey, undefined);
  return { passkey: await (await passkeys()).showPasskey(options) };
}

interface ConfirmFormProps {
  ways: readonly WayToConfirm[];
  onEnd: (isConfirmed: boolean) => void;
}

function ConfirmForm({ ways, onEnd }: ConfirmFormProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [entersCode, setEntersCode] = useState(!ways.includes('passkey'));
  const form = useForm({ initialValues: { code: '', password: '' } });
  const submit = async ({ code, password }: typeof form.values) => {
    setBusy(true);
    setFailure(null);
    try {
      const body = entersCode ? (ways.includes('code') ? { code } : { password }) : await shownPasskey();
      session.confirmed(await call(confirmationRoutes.confirm, { body }));
      onEnd(true);
    } catch (error) {
      const errors = fieldErrorsIn(error);
      form.setErrors(errors);
      const isSilent = (await passkeys()).gaveUp(error) || Object.keys(errors).length > 0;
      if (!isSilent) setFailure(sentenceOf(error, t('failed')));
      setBusy(false);
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit(submit)}>
      <p>{t(ways.includes('sign-in') ? 'signIn' : 'lead')}</p>
      {entersCode && ways.includes('code') && (
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
      {!entersCode && (
        <Button look="quiet" small onClick={() => setEntersCode(true)}>
          {t('useCode')}
        </Button>
      )}
      {failure && <p role="alert">{failure}</p>}
      <DialogActions>
        <Button onClick={() => onEnd(false)}>{t('cancel')}</Button>
        {!ways.includes('sign-in') && (
          <Button type="submit" look="primary" busy={busy}>
            {t(entersCode ? 'submit' : 'passkey')}
          </Button>
        )}
      </DialogActions>
    </form>
  );
}

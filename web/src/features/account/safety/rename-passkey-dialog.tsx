import { sentenceOf } from '@barspoon/browser';
import { type Passkey, passkeyRoutes } from '@barspoon/contracts';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { checkWith, fieldErrorsIn } from '../../../lib/forms.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import styles from './account-page.module.css';
import { passkeysQuery } from './api/second-factor.ts';
import { t } from './texts.ts';

const schema = () => import('./schemas.ts').then(({ passkeyNameInput }) => passkeyNameInput);

/** Implements BEYOND-272. */
export function RenamePasskeyDialog({
  passkey: { id, name },
  onClose,
}: {
  passkey: Passkey;
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const form = useForm({ initialValues: { name }, validate: (values) => checkWith(schema, values) });
  const submit = async (body: typeof form.values) => {
    setBusy(true);
    try {
      const renamed = await call(passkeyRoutes.rename, { params: { id }, body });
      void queryClient.invalidateQueries({ queryKey: passkeysQuery().queryKey });
      toasts.success(t('passkeys.renamed', { name: renamed.name }));
      onClose();
    } catch (error) {
      form.setErrors(fieldErrorsIn(error));
      toasts.error(sentenceOf(error, t('passkeys.renameFailed')));
      setBusy(false);
    }
  };
  return (
    <Dialog title={t('passkeys.renameTitle')} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={form.onSubmit(submit)}>
        <TextField
          label={t('passkeys.name')}
          maxLength={60}
          autoComplete="off"
          required
          autoFocus
          {...form.getInputProps('name')}
        />
        <DialogActions>
          <Button onClick={onClose}>{t('passkeys.cancel')}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {t('passkeys.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

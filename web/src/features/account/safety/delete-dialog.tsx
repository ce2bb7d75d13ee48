import { sentenceOf } from '@barspoon/browser';
import { ownDataRoutes } from '@barspoon/contracts';
import { useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { fieldErrorsIn } from '../../../lib/forms.ts';
import { session } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import styles from './account-page.module.css';
import { t } from './texts.ts';

interface DeleteDialogProps {
  username: string;
  onClose: () => void;
}

/** Requires typing the username, and that they have confirmed lately who they are, so that nobody does this by accident or on somebody else's device. */
export function DeleteDialog({ username, onClose }: DeleteDialogProps) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const form = useForm({ initialValues: { username: '' } });
  const isTyped = form.values.username.trim().toLowerCase() === username.toLowerCase();

  const submit = async (values: typeof form.values) => {
    setBusy(true);
    try {
      await call(ownDataRoutes.delete, { body: values });
    } catch (error) {
      form.setErrors(fieldErrorsIn(error));
      toasts.error(sentenceOf(error, t('delete.failed')));
      setBusy(false);
      return;
    }
    await navigate({ to: '/' });
    toasts.success(t('delete.done'));
    // Only this browser still has a session; its cookie is removed with it.
    await session.signOut().catch(() => {});
  };
  return (
    <Dialog title={t('delete.question')} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={form.onSubmit(submit)}>
        <p>{t('delete.text')}</p>
        <TextField
          label={t('delete.username', { username })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...form.getInputProps('username')}
        />
        <DialogActions>
          <Button onClick={onClose}>{t('delete.keep')}</Button>
          <Button type="submit" look="danger" busy={busy} disabled={!isTyped}>
            {t('delete.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

import { isProblem, ownPage, request, sentenceOf } from '@barspoon/browser';
import { type Session, secondStepRoutes } from '@barspoon/contracts';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { checkWith, fieldErrorsIn } from '../../../lib/forms.ts';
import { session } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import styles from '../components/sign-in-card.module.css';
import { t } from '../texts.ts';
import { codeWait } from './waiting.ts';

const schema = () => import('../schemas.ts').then(({ factorCodeInput }) => factorCodeInput);

interface CodeFormProps {
  /** Without an app there are recovery codes alone. */
  hasApp: boolean;
  onDone: () => void;
}

/** The second step of signing in, by a code. Implements BEYOND-221, BEYOND-222. */
export function CodeForm({ hasApp, onDone }: CodeFormProps) {
  const [busy, setBusy] = useState(false);
  const [recovers, setRecovers] = useState(!hasApp);
  const form = useForm({ initialValues: { code: '' }, validate: (values) => checkWith(schema, values) });

  const submit = async ({ code }: { code: string }) => {
    setBusy(true);
    try {
      const answer = await request(secondStepRoutes.finish, { body: { code } }, { headers: ownPage });
      session.signedIn((await answer.json()) as Session);
      codeWait.set(false);
      toasts.success(t('signIn.done'));
      onDone();
    } catch (error) {
      // What waited is over: the password is asked for again.
      if (isProblem(error, 401, 403)) codeWait.set(false);
      form.setErrors(fieldErrorsIn(error));
      toasts.error(sentenceOf(error, t('signIn.failed')));
      setBusy(false);
    }
  };
  const turn = () => {
    setRecovers(!recovers);
    form.reset();
  };
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit(submit)}>
      {recovers ? (
        <TextField
          key="recovery"
          label={t('code.recovery')}
          hint={t('code.recoveryHint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          autoFocus
          {...form.getInputProps('code')}
        />
      ) : (
        <TextField
          key="code"
          label={t('code.code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={7}
          required
          autoFocus
          {...form.getInputProps('code')}
        />
      )}
      <Button type="submit" look="primary" wide busy={busy}>
        {t('signIn.submit')}
      </Button>
      {hasApp && (
        <Button look="quiet" small onClick={turn}>
          {t(recovers ? 'code.useApp' : 'code.useRecovery')}
        </Button>
      )}
    </form>
  );
}

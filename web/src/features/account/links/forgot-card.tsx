import { sentenceOf } from '@barspoon/browser';
import { challengeRoutes } from '@barspoon/contracts';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { checkWith, fieldErrorsIn } from '../../../lib/forms.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import card from '../components/sign-in-card.module.css';
import { LinkCard } from './link-card.tsx';
import styles from './links.module.css';
import { t } from './texts.ts';

const schema = () => import('../schemas.ts').then(({ askForLinkInput }) => askForLinkInput);

/** Requests a password reset link; the response is the same whether or not there is an account. Implements BEYOND-10. */
export function ForgotCard() {
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '' },
    validate: (values) => checkWith(schema, values),
  });
  const again = async () => {
    if (sentTo && (await submit({ email: sentTo }))) toasts.success(t('forgot.resent'));
  };
  const submit = async (body: { email: string }): Promise<boolean> => {
    setBusy(true);
    try {
      await call(challengeRoutes.forgotPassword, { body });
      setSentTo(body.email);
      return true;
    } catch (error) {
      form.setErrors(fieldErrorsIn(error));
      toasts.error(sentenceOf(error, t('forgot.failed')));
      return false;
    } finally {
      setBusy(false);
    }
  };

  if (sentTo)
    return (
      <LinkCard heading={t('forgot.sentHeading')}>
        <div className={card.form} role="status">
          <p>{t('forgot.sent', { email: sentTo })}</p>
          <p className={card.notice}>{t('forgot.again')}</p>
        </div>
        <p className={styles.back}>
          <Button busy={busy} onClick={again}>
            {t('forgot.resend')}
          </Button>
        </p>
        <BackToSignIn />
      </LinkCard>
    );
  return (
    <LinkCard heading={t('forgot.heading')} lead={t('forgot.lead')}>
      <form className={card.form} noValidate onSubmit={form.onSubmit(submit)}>
        <TextField
          label={t('forgot.email')}
          type="email"
          autoComplete="username"
          required
          {...form.getInputProps('email')}
        />
        <Button type="submit" look="primary" wide busy={busy}>
          {t('forgot.submit')}
        </Button>
      </form>
      <BackToSignIn />
    </LinkCard>
  );
}

const BackToSignIn = () => (
  <p className={styles.back}>
    <LinkButton to="/profile" look="quiet" small>
      {t('forgot.back')}
    </LinkButton>
  </p>
);

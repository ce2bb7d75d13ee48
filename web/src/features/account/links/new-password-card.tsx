import { sentenceOf } from '@barspoon/browser';
import { challengeRoutes } from '@barspoon/contracts';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { routeQuery } from '../../../lib/api/queries.ts';
import { checkWith, fieldErrorsIn } from '../../../lib/forms.ts';
import { session } from '../../../lib/session/session.ts';
import { resetPassword } from '../../../lib/session/sign-in.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import card from '../components/sign-in-card.module.css';
import { codeWait } from '../second-step/waiting.ts';
import { LinkCard } from './link-card.tsx';
import { LinkTrouble } from './link-trouble.tsx';
import { t } from './texts.ts';

const schema = () => import('../schemas.ts').then(({ resetPasswordInput }) => resetPasswordInput);

/** Set-new-password mode: first checks whether the link is still valid. Implements AUTH-22, BEYOND-10. */
export function NewPasswordCard({ token }: { token: string }) {
  const link = useQuery({
    ...routeQuery(challengeRoutes.checkLink, { body: { token } }),
    staleTime: Infinity,
  });
  const isGood = link.data?.purpose === 'reset-password';
  useEffect(() => {
    if (isGood) session.tell({ name: 'PASSWORD_RECOVERY' });
  }, [isGood]);

  if (link.isPending) return <LinkCard heading={t('newPassword.heading')} lead={t('checking')} />;
  if (!isGood) return <LinkTrouble error={link.error} newLink onRetry={link.refetch} />;
  return <NewPasswordForm token={token} />;
}

function NewPasswordForm({ token }: { token: string }) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const navigate = useNavigate();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '', repeat: '' },
    validate: async ({ password, repeat }) => ({
      ...(await checkWith(schema, { token, password })),
      ...(password === repeat ? {} : { repeat: t('newPassword.mismatch') }),
    }),
  });
  const submit = async ({ password }: { password: string }) => {
    setBusy(true);
    try {
      await resetPassword({ token, password });
      toasts.success(t('newPassword.done'));
      await navigate({ to: '/profile', search: {}, replace: true });
    } catch (error) {
      if (codeWait.beginsWith(error)) {
        toasts.success(t('newPassword.enterCode'));
        await navigate({ to: '/profile', search: {}, replace: true });
        return;
      }
      const wrong = fieldErrorsIn(error);
      form.setErrors(wrong);
      if (Object.keys(wrong).length === 0) setRefusal(error);
      toasts.error(sentenceOf(error, t('newPassword.failed')));
    } finally {
      setBusy(false);
    }
  };
  if (refusal) return <LinkTrouble error={refusal} newLink onRetry={() => setRefusal(null)} />;
  const secret = {
    showLabel: t('newPassword.show'),
    hideLabel: t('newPassword.hide'),
    autoComplete: 'new-password',
    required: true,
  };
  return (
    <LinkCard heading={t('newPassword.heading')} lead={t('newPassword.lead')}>
      <form className={card.form} noValidate onSubmit={form.onSubmit(submit)}>
        <PasswordField
          label={t('newPassword.password')}
          hint={t('newPassword.hint')}
          {...secret}
          {...form.getInputProps('password')}
        />
        <PasswordField label={t('newPassword.repeat')} {...secret} {...form.getInputProps('repeat')} />
        <Button type="submit" look="primary" wide busy={busy}>
          {t('newPassword.submit')}
        </Button>
      </form>
    </LinkCard>
  );
}

import { sentenceOf } from '@barspoon/browser';
import {
  maxTokenAddresses,
  personalTokenDays,
  personalTokenRoutes,
  type TokenScope,
  tokenScopeNames,
  tokenScopes,
} from '@barspoon/contracts';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { checkWith, type FieldErrors, fieldErrorsIn } from '../../../lib/forms.ts';
import { Button } from '../../../ui/button.tsx';
import { Checks } from '../../../ui/checks.tsx';
import { Choices } from '../../../ui/choices.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import styles from './account-page.module.css';
import { tokensQuery } from './api/tokens.ts';
import shownOnce from './second-factor.module.css';
import { t } from './texts.ts';

const schema = () => import('./schemas.ts').then(({ personalTokenInput }) => personalTokenInput);
const scopeOptions = tokenScopeNames.map((value) => ({ value, label: tokenScopes[value] }));
const dayOptions = personalTokenDays.map((days) => ({
  value: String(days),
  label: t('tokens.daysOption', { count: days }),
}));

/** What a program may do, for how long and from where, then its token, once. Implements BEYOND-281, BEYOND-296. */
export function MakeTokenDialog({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState<string | null>(null);
  return secret ? (
    <Dialog title={t('tokens.made')} stays onClose={onClose}>
      <MadeToken secret={secret} onDone={onClose} />
    </Dialog>
  ) : (
    <Dialog title={t('tokens.makeTitle')} onClose={onClose}>
      <TokenForm onMade={setSecret} onClose={onClose} />
    </Dialog>
  );
}

interface TokenValues {
  name: string;
  scopes: TokenScope[];
  days: string;
  addresses: string;
}

const sent = ({ name, scopes, days, addresses }: TokenValues) => ({
  name,
  scopes,
  days: Number(days) as (typeof personalTokenDays)[number],
  addresses: addresses.split(/[\s,;]+/).filter(Boolean),
});

/** The addresses are one field here, whichever of them is wrong. */
const inFields = (errors: FieldErrors): FieldErrors => ({
  ...errors,
  ...(Object.keys(errors).some((field) => field.startsWith('addresses')) && {
    addresses: t('tokens.addressesWrong', { count: maxTokenAddresses }),
  }),
});

function TokenForm({ onMade, onClose }: { onMade: (secret: string) => void; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const form = useForm<TokenValues>({
    initialValues: { name: '', scopes: ['recipes:read', 'bar:read'], days: '90', addresses: '' },
    validate: async (values) => ({
      ...inFields(await checkWith(schema, sent(values))),
      ...(values.scopes.length === 0 && { scopes: t('tokens.scopesMissing') }),
    }),
  });
  const submit = async (values: TokenValues) => {
    setBusy(true);
    try {
      const { secret } = await call(personalTokenRoutes.create, { body: sent(values) });
      void queryClient.invalidateQueries({ queryKey: tokensQuery().queryKey });
      onMade(secret);
    } catch (error) {
      form.setErrors(inFields(fieldErrorsIn(error)));
      toasts.error(sentenceOf(error, t('tokens.makeFailed')));
      setBusy(false);
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit(submit)}>
      <TextField
        label={t('tokens.name')}
        hint={t('tokens.nameHint')}
        maxLength={60}
        autoComplete="off"
        required
        {...form.getInputProps('name')}
      />
      <Checks
        label={t('tokens.scopes')}
        values={form.values.scopes}
        options={scopeOptions}
        onChange={(scopes) => form.setFieldValue('scopes', scopes)}
      />
      {form.errors.scopes && (
        <p role="alert" className={styles.facts}>
          {form.errors.scopes}
        </p>
      )}
      <Choices
        label={t('tokens.days')}
        look="segments"
        value={form.values.days}
        options={dayOptions}
        onChange={(days) => form.setFieldValue('days', days)}
      />
      <TextField
        label={t('tokens.addresses')}
        hint={t('tokens.addressesHint', { count: maxTokenAddresses })}
        maxLength={500}
        autoComplete="off"
        spellCheck={false}
        {...form.getInputProps('addresses')}
      />
      <DialogActions>
        <Button onClick={onClose}>{t('tokens.cancel')}</Button>
        <Button type="submit" look="primary" busy={busy}>
          {t('tokens.submit')}
        </Button>
      </DialogActions>
    </form>
  );
}

function MadeToken({ secret, onDone }: { secret: string; onDone: () => void }) {
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => toasts.success(t('tokens.copied')),
      () => toasts.error(t('tokens.copyFailed')),
    );
  return (
    <div className={shownOnce.steps}>
      <p>{t('tokens.madeText')}</p>
      <p className={shownOnce.typed}>
        <code>{secret}</code>
      </p>
      <DialogActions>
        <Button onClick={copy}>{t('tokens.copy')}</Button>
        <Button look="primary" onClick={onDone}>
          {t('tokens.done')}
        </Button>
      </DialogActions>
    </div>
  );
}

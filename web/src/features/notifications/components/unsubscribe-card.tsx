import { sentenceOf } from '@barspoon/browser';
import { listOfToken, mailingRoutes } from '@barspoon/contracts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { t } from '../texts.ts';
import styles from './choices-card.module.css';
import { NewsSwitch } from './news-switch.tsx';

/** What `/unsubscribe` does: by the token of a mail, for whoever is signed in, or by a link. Implements BEYOND-103, STATIC-05. */
export function UnsubscribeCard({ token }: { token: string | undefined }) {
  const { status } = useSession();
  const isKnown = useHydrated() && status !== 'starting';
  return (
    <section className={styles.card} aria-labelledby="news">
      <h2 id="news">{t(`${token ? listOfToken(token) : 'news'}.heading`)}</h2>
      {token ? (
        <ByToken token={token} />
      ) : !isKnown ? null : status === 'member' ? (
        <NewsSwitch />
      ) : (
        <ByLink />
      )}
    </section>
  );
}

function ByToken({ token }: { token: string }) {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (subscribed: boolean) => call(mailingRoutes.set, { body: { token, subscribed } }),
  });
  const list = listOfToken(token);
  return (
    <>
      <p role="status">
        {t(`${list}.${!data ? 'question' : data.subscribed ? 'subscribed' : 'unsubscribed'}`)}
      </p>
      {error && <p role="alert">{sentenceOf(error, t('news.failed'))}</p>}
      <div>
        <Button
          look={data ? 'plain' : 'primary'}
          busy={isPending}
          onClick={() => mutate(data ? !data.subscribed : false)}
        >
          {t(data && !data.subscribed ? 'news.resubscribe' : 'news.unsubscribe')}
        </Button>
      </div>
    </>
  );
}

function ByLink() {
  const [email, setEmail] = useState('');
  const { mutate, isSuccess, error, isPending } = useMutation({
    mutationFn: () => call(mailingRoutes.askForLink, { body: { email: email.trim() } }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  if (isSuccess) return <p role="status">{t('news.linkSent')}</p>;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.lead}>{t('news.linkLead')}</p>
      <TextField
        label={t('news.email')}
        type="email"
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={error ? sentenceOf(error, t('news.failed')) : undefined}
      />
      <div>
        <Button type="submit" busy={isPending}>
          {t('news.askForLink')}
        </Button>
      </div>
    </form>
  );
}

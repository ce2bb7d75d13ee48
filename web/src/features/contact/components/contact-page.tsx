import { contactMessageMin, contactRoutes } from '@barspoon/contracts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { type FieldErrors, fieldErrorsIn } from '../../../lib/forms.ts';
import { useProfile } from '../../../lib/session/use-session.ts';
import { said, socialLinks } from '../../../lib/site.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';
import styles from './contact-page.module.css';

const empty = { name: '', email: '', message: '', website: '' };

/** Implements CONT-01 to CONT-04, BEYOND-56, BEYOND-57. */
export function ContactPage() {
  useTitle(t('documentTitle'));
  const [isSent, setIsSent] = useState(false);
  return (
    <div className={`page ${styles.page}`}>
      <header>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      {isSent ? (
        <div className={styles.thanks} role="status">
          <p>{t('thanks')}</p>
          <Button onClick={() => setIsSent(false)}>{t('another')}</Button>
        </div>
      ) : (
        <ContactForm onSent={() => setIsSent(true)} />
      )}
      <Elsewhere />
    </div>
  );
}

/** Members find their name and address filled in. */
function ContactForm({ onSent }: { onSent: () => void }) {
  const profile = useProfile();
  const [typed, setTyped] = useState<Partial<typeof empty>>({});
  const known = profile && { name: profile.fullName, email: profile.email ?? '' };
  const values = { ...empty, ...known, ...typed };
  const [errors, setErrors] = useState<FieldErrors>({});
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(contactRoutes.send, { body: values }),
    onSuccess: onSent,
    onError: (error) => {
      setErrors(fieldErrorsIn(error));
      toasts.error(t('failed'));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = mistakesIn(values);
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) mutate();
  };
  const field = (name: keyof typeof empty) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={t('name')}
        required
        maxLength={80}
        autoComplete="name"
        error={errors.name}
        {...field('name')}
      />
      <TextField
        label={t('email')}
        required
        type="email"
        maxLength={254}
        autoComplete="email"
        error={errors.email}
        {...field('email')}
      />
      <TextAreaField
        label={t('message')}
        required
        rows={7}
        minLength={contactMessageMin}
        maxLength={5000}
        hint={t('messageHint', { count: contactMessageMin })}
        error={errors.message}
        {...field('message')}
      />
      {/* People neither see nor reach it. */}
      <div className={styles.trap} aria-hidden="true">
        <label>
          {t('website')}
          <input type="text" tabIndex={-1} autoComplete="off" {...field('website')} />
        </label>
      </div>
      <Button type="submit" look="primary" busy={isPending}>
        {t('send')}
      </Button>
    </form>
  );
}

function mistakesIn({ name, email, message }: typeof empty): FieldErrors {
  const count = contactMessageMin;
  return {
    ...(name.trim() === '' && { name: t('required') }),
    ...(!/^\S+@\S+\.\S+$/.test(email.trim()) && { email: t('badEmail') }),
    ...(message.trim().length < count && { message: t('tooShort', { count }) }),
  };
}

/** Nothing where the operator has named no place. */
function Elsewhere() {
  const [email] = said('support-email');
  const links = socialLinks();
  return (
    <>
      {email && (
        <p>
          {t('byMail')} <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      {links.length > 0 && (
        <nav aria-label={t('networks')}>
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link}>
                <a href={link} target="_blank" rel="noopener noreferrer me">
                  {new URL(link).hostname.replace(/^www\./, '')}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { useSubmitEntry } from '../api/acts.ts';
import { ownEntriesQuery } from '../api/challenges.ts';
import { t } from '../texts.ts';
import styles from './challenges.module.css';

/** What a participant hands in, to change until the end. Implements BEYOND-66. */
export function EntryForm({ challengeId }: { challengeId: string }) {
  const heading = useId();
  const submitting = useSubmitEntry(challengeId);
  const list = useInfiniteQuery(ownEntriesQuery());
  if (!list.data) return null;
  const entry = list.data.pages
    .flatMap(({ items }) => items)
    .find(({ challenge }) => challenge.id === challengeId)?.entry;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    submitting.mutate({
      title: String(values.get('title')).trim(),
      description: String(values.get('description')).trim(),
    });
  };
  return (
    <section aria-labelledby={heading} className={styles.card}>
      <h2 id={heading}>{t('yourEntry')}</h2>
      <p className={styles.muted}>{t('entryHint')}</p>
      <form key={entry?.id ?? 'new'} className={styles.form} onSubmit={submit}>
        <TextField
          label={t('entryTitle')}
          name="title"
          required
          maxLength={100}
          defaultValue={entry?.title ?? ''}
        />
        <TextAreaField
          label={t('entryDescription')}
          name="description"
          required
          maxLength={2000}
          rows={6}
          defaultValue={entry?.description ?? ''}
        />
        <div className={styles.actions}>
          <Button type="submit" look="primary" busy={submitting.isPending}>
            {submitting.isPending ? t('saving') : entry ? t('change') : t('submit')}
          </Button>
        </div>
      </form>
    </section>
  );
}

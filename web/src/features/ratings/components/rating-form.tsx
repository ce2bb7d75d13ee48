import { ApiProblem, isProblem, sentenceOf } from '@barspoon/browser';
import { type Rating, ratingCriteria, reviewTextMax } from '@barspoon/contracts';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useSession } from '../../../lib/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Choices } from '../../../ui/choices.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { useRate } from '../api/ratings.ts';
import { draftOf, inputOf, type Refusal, refusalOf } from '../rating-draft.ts';
import { t } from '../texts.ts';
import styles from './ratings.module.css';
import { StarInput } from './star-input.tsx';

const told = (refusal: Refusal) => ({
  title: t(`${refusal}.title`),
  description: t(`${refusal}.text`),
});

/** What the server refused, in the words of the form where it is a rule of the form. Implements RATE-11, BEYOND-37. */
function tell(error: unknown): void {
  const detail = error instanceof ApiProblem ? error.detail : undefined;
  const rule = isProblem(error, 401)
    ? 'signedOut'
    : (['incomplete', 'noRecommendation'] as const).find((one) => t(`${one}.text`) === detail);
  toasts.error(rule ? told(rule) : sentenceOf(error, t('failed')));
}

interface RatingFormProps {
  recipeId: string;
  /** The rating that is changed; null for the first. */
  rating: Rating | null;
  onCancel?: (() => void) | undefined;
  onDone?: () => void;
}

/** Four criteria, a recommendation and a review. Implements RATE-01 to RATE-07, RATE-09, RATE-11, RATE-12, CONTRA-25. */
export function RatingForm({ recipeId, rating, onCancel, onDone }: RatingFormProps) {
  const isSignedIn = useSession().status === 'member';
  const [draft, setDraft] = useState(() => draftOf(rating));
  const { mutate, isPending } = useRate(recipeId);
  const isWhole = refusalOf(draft, true) === undefined;

  const submit = () => {
    if (isPending) return;
    const refusal = refusalOf(draft, isSignedIn);
    if (refusal) return toasts.error(told(refusal));
    mutate(inputOf(draft), {
      onSuccess: () => {
        toasts.success({ title: t('done.title'), description: t('done.text') });
        onDone?.();
      },
      onError: tell,
    });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  /** Browsers do not submit by Enter while the button is disabled; what is missing is said all the same. */
  const onKeyDown = (event: KeyboardEvent) => {
    const isText = event.target instanceof HTMLTextAreaElement;
    const isChoice = event.target instanceof HTMLInputElement;
    if (event.key !== 'Enter' || !(isChoice || (isText && (event.ctrlKey || event.metaKey)))) return;
    event.preventDefault();
    submit();
  };
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit} onKeyDown={onKeyDown}>
      <div className={styles.criteria}>
        {ratingCriteria.map((one) => (
          <StarInput
            key={one}
            label={t(`criteria.${one}`)}
            value={draft[one]}
            onChange={(stars) => setDraft({ ...draft, [one]: stars })}
          />
        ))}
      </div>
      <div className={styles.recommend}>
        <span aria-hidden="true">{t('recommend')}</span>
        <Choices
          label={t('recommend')}
          look="segments"
          value={draft.wouldRecommend === null ? '' : draft.wouldRecommend ? 'yes' : 'no'}
          options={[
            { value: 'yes', label: t('yes') },
            { value: 'no', label: t('no') },
          ]}
          onChange={(choice) => setDraft({ ...draft, wouldRecommend: choice === 'yes' })}
        />
      </div>
      <TextAreaField
        label={t('review')}
        hint={t('reviewHint')}
        rows={3}
        maxLength={reviewTextMax}
        value={draft.reviewText}
        onChange={(event) => setDraft({ ...draft, reviewText: event.target.value })}
      />
      <div className={styles.buttons}>
        <Button type="submit" look="primary" busy={isPending} disabled={!isWhole}>
          {t('submit')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('cancel')}</Button>}
      </div>
    </form>
  );
}

import type { BarSummary, Menu } from '@barspoon/contracts';
import { type FormEvent, useState } from 'react';
import { momentText } from '../../../lib/dates.ts';
import { fieldErrorsIn } from '../../../lib/forms.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { useMenuAct } from './api.ts';
import styles from './menus.module.css';
import { t } from './texts.ts';

const minuteMs = 60_000;
/** A moment as a field of the reader's clock shows it. */
const typedOf = (iso: string | null | undefined): string => {
  if (!iso) return '';
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * minuteMs).toISOString().slice(0, 16);
};
const momentOf = (typed: string): string | null => (typed === '' ? null : new Date(typed).toISOString());
const textOf = (iso: string): string => momentText(new Date(iso));

interface PlanEditorProps {
  bar: BarSummary;
  menu: Menu;
  /** The address that is typed. */
  slug: string;
}

/** When a menu is published and taken down by itself. Implements BEYOND-256. */
export function PlanEditor({ bar, menu, slug }: PlanEditorProps) {
  const { plan, missed } = menu;
  const [publishAt, setPublishAt] = useState(typedOf(plan.publish?.at));
  const [withdrawAt, setWithdrawAt] = useState(typedOf(plan.withdrawAt));
  const act = useMenuAct(bar.id, menu.id);
  const wrong = fieldErrorsIn(act.error);
  const isPlanned = plan.publish !== null || plan.withdrawAt !== null;
  const save = (event: FormEvent) => {
    event.preventDefault();
    const at = momentOf(publishAt);
    act.mutate(
      { do: 'plan', plan: { publish: at === null ? null : { at, slug }, withdrawAt: momentOf(withdrawAt) } },
      { onSuccess: () => toasts.success(t('plan.saved')) },
    );
  };
  const forget = () =>
    act.mutate(
      { do: 'plan', plan: { publish: null, withdrawAt: null } },
      {
        onSuccess: () => {
          setPublishAt('');
          setWithdrawAt('');
          toasts.success(t('plan.forgotten'));
        },
      },
    );
  return (
    <>
      {isPlanned && (
        <ul className={styles.planned} aria-label={t('plan.planned')}>
          {plan.publish && (
            <li>{t('plan.publish', { when: textOf(plan.publish.at), slug: plan.publish.slug })}</li>
          )}
          {plan.withdrawAt && <li>{t('plan.withdraw', { when: textOf(plan.withdrawAt) })}</li>}
        </ul>
      )}
      {missed && <p role="status">{t('plan.missed', { when: textOf(missed.at), why: missed.why })}</p>}
      <details>
        <summary className={styles.fold}>{t('plan.title')}</summary>
        <form className={styles.form} onSubmit={save}>
          <p className={styles.facts}>{t('plan.text')}</p>
          <div className={styles.pair}>
            <TextField
              label={t('plan.publishAt')}
              type="datetime-local"
              value={publishAt}
              error={wrong['publish.at'] ?? wrong['publish.slug']}
              onChange={(event) => setPublishAt(event.target.value)}
            />
            <TextField
              label={t('plan.withdrawAt')}
              type="datetime-local"
              value={withdrawAt}
              error={wrong.withdrawAt}
              onChange={(event) => setWithdrawAt(event.target.value)}
            />
          </div>
          <div className={styles.acts}>
            <Button type="submit" busy={act.isPending} disabled={publishAt === '' && withdrawAt === ''}>
              {t('plan.save')}
            </Button>
            {isPlanned && (
              <Button look="quiet" onClick={forget}>
                {t('plan.forget')}
              </Button>
            )}
          </div>
        </form>
      </details>
    </>
  );
}

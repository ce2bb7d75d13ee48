import { type BarSummary, barsMax } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, Suspense, useState } from 'react';
import { fieldErrorsIn } from '../../../lib/forms.ts';
import { lazily } from '../../../lib/lazily.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { t as ui } from '../../../ui/texts.ts';
import { Trouble } from '../../../ui/trouble.tsx';
import { barsQuery, useBarAct } from '../api/bars.ts';
import { t } from '../texts.ts';
import styles from './bars.module.css';

const MembersDialog = lazily(() => import('./members-dialog.tsx'), 'MembersDialog');

/** A member's bars: opened, named, put away. Implements BEYOND-200. */
export function BarsDialog({ onClose }: { onClose: () => void }) {
  const { data, isPending, refetch } = useQuery(barsQuery());
  return (
    <Dialog title={t('bars.heading')} onClose={onClose} stays>
      {isPending ? (
        <Bone width="100%" height="120px" />
      ) : data ? (
        <ul className={styles.bars}>
          {data.items.map((bar) => (
            <BarEntry key={bar.id} bar={bar} />
          ))}
        </ul>
      ) : (
        <Trouble level={3} title={t('bars.loadFailed')} onRetry={refetch} />
      )}
      {data && data.items.filter(({ role }) => role === 'owner').length < barsMax && (
        <NameForm label={t('bars.newName')} action={t('bars.open')} />
      )}
    </Dialog>
  );
}

function BarEntry({ bar }: { bar: BarSummary }) {
  const [open, setOpen] = useState<'rename' | 'delete' | 'people' | null>(null);
  const act = useBarAct();
  const { id, name, role, isChosen, isArchived, isFirst, count, members } = bar;
  const isOwner = role === 'owner';
  const close = () => setOpen(null);
  const facts = [
    t('shelf.owned', { count }),
    !isOwner && t(`members.${role}`),
    isChosen && t('bars.chosen'),
    isArchived && t('bars.archived'),
  ].filter(Boolean);
  const run = (what: 'choose' | 'archive' | 'restore') => () => act.mutate({ do: what, id });
  return (
    <li className={styles.bar}>
      <div>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.facts}>{facts.join(' · ')}</p>
      </div>
      <fieldset className={styles.acts} aria-label={name} disabled={act.isPending}>
        {!isChosen && !isArchived && (
          <Button small onClick={run('choose')}>
            {t('bars.choose')}
          </Button>
        )}
        {!isArchived && (
          <Button small look="quiet" onClick={() => setOpen('people')}>
            {t('bars.people', { count: members + 1 })}
          </Button>
        )}
        {isOwner && (
          <Button
            small
            look="quiet"
            aria-expanded={open === 'rename'}
            onClick={() => setOpen(open === 'rename' ? null : 'rename')}
          >
            {t('bars.rename')}
          </Button>
        )}
        {isOwner && !isFirst && (
          <>
            <Button small look="quiet" onClick={run(isArchived ? 'restore' : 'archive')}>
              {t(isArchived ? 'bars.restore' : 'bars.archive')}
            </Button>
            <Button small look="quiet" onClick={() => setOpen('delete')}>
              {t('bars.delete')}
            </Button>
          </>
        )}
      </fieldset>
      <Suspense>{open === 'people' && <MembersDialog bar={bar} onClose={close} />}</Suspense>
      {open === 'rename' && (
        <NameForm bar={bar} label={t('bars.name')} action={t('item.save')} onDone={close} />
      )}
      {open === 'delete' && (
        <ConfirmDialog
          question={t('bars.confirmDelete', { name })}
          confirmLabel={t('bars.delete')}
          busy={act.isPending}
          onConfirm={() => act.mutate({ do: 'delete', id }, { onSettled: close })}
          onClose={close}
        >
          <p>{t('bars.deleteText', { count })}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}

interface NameFormProps {
  /** The one to rename; without it, a new one. */
  bar?: BarSummary;
  label: string;
  action: string;
  onDone?: () => void;
}

function NameForm({ bar, label, action, onDone }: NameFormProps) {
  const [name, setName] = useState(bar?.name ?? '');
  const [error, setError] = useState<string>();
  const act = useBarAct();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return setError(t('bars.nameMissing'));
    act.mutate(bar ? { do: 'rename', id: bar.id, name } : { do: 'open', name }, {
      onSuccess: () => {
        if (!bar) setName('');
        setError(undefined);
        onDone?.();
      },
      onError: (problem) => setError(fieldErrorsIn(problem).name),
    });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={label}
        value={name}
        maxLength={60}
        error={error}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" look="primary" busy={act.isPending}>
        {action}
      </Button>
      {onDone && <Button onClick={onDone}>{ui('cancel')}</Button>}
    </form>
  );
}

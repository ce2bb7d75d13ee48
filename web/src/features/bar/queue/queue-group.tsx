import { allergenName, type Ticket } from '@barspoon/contracts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useQueueAct } from './api.ts';
import { amountsOf, type TicketGroup } from './groups.ts';
import styles from './queue.module.css';
import { Timers } from './queue-clock.tsx';
import { t } from './texts.ts';

const next = { waiting: 'begun', begun: 'ready', ready: 'served' } as const;
const before = { begun: 'waiting', ready: 'begun' } as const;

/** The same drink for several guests, with what all of them take together. */
export function QueueGroup({ barId, group }: { barId: string; group: TicketGroup }) {
  const { drink, state, tickets } = group;
  const act = useQueueAct(barId);
  const count = tickets.length;
  const ticketIds = tickets.map(({ id }) => id);
  return (
    <article className={styles.group}>
      <h3>{count > 1 ? t('times', { count, drink }) : drink}</h3>
      {state !== 'ready' && (
        <ul className={styles.spec} aria-label={t('amounts', { count, drink })}>
          {amountsOf(group).map(({ amount, name }) => (
            <li key={name}>
              <strong>{amount}</strong> {name}
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.tickets}>
        {tickets.map((ticket) => (
          <TicketLine key={ticket.id} barId={barId} ticket={ticket} />
        ))}
      </ul>
      {count > 1 && (
        <Button
          look="primary"
          busy={act.isPending}
          onClick={() => act.mutate({ do: 'move', ticketIds, from: state, to: next[state] })}
        >
          {t(`doAll.${state}`, { count })}
        </Button>
      )}
    </article>
  );
}

function TicketLine({ barId, ticket }: { barId: string; ticket: Ticket }) {
  const { id, drink, guest, table, note, allergies, warnings, state } = ticket;
  const [isRefusing, setRefusing] = useState(false);
  const act = useQueueAct(barId);
  const about = { drink, guest };
  const move = (to: 'waiting' | 'begun' | 'ready' | 'served') =>
    act.mutate({ do: 'move', ticketIds: [id], from: state, to });
  return (
    <li>
      <p>
        <strong>{t('from', { guest, table })}</strong>
      </p>
      <Timers ticket={ticket} />
      {note && <p>{note}</p>}
      {allergies.length > 0 && (
        <p className={styles.warning}>
          {[
            t('allergies', { allergens: allergies.map(allergenName).join(', ') }),
            warnings.length > 0 && t('contains', { allergens: warnings.map(allergenName).join(', ') }),
          ]
            .filter(Boolean)
            .join('. ')}
        </p>
      )}
      <div className={styles.acts}>
        <Button
          look="primary"
          aria-label={t(`doOne.${state}`, about)}
          busy={act.isPending}
          onClick={() => move(next[state])}
        >
          {t(`do.${state}`)}
        </Button>
        {state !== 'waiting' && (
          <Button aria-label={t(`undoOne.${state}`, about)} onClick={() => move(before[state])}>
            {t(`undo.${state}`)}
          </Button>
        )}
        {state !== 'ready' && (
          <Button aria-label={t('refuseOne', about)} onClick={() => setRefusing(true)}>
            {t('refuse')}
          </Button>
        )}
        {state === 'waiting' && (
          <Button
            look="quiet"
            aria-label={t('banOne', about)}
            onClick={() => act.mutate({ do: 'ban', ticketId: id })}
          >
            {t('ban')}
          </Button>
        )}
      </div>
      {isRefusing && <RefuseDialog barId={barId} ticket={ticket} onClose={() => setRefusing(false)} />}
    </li>
  );
}

interface RefuseDialogProps {
  barId: string;
  ticket: Ticket;
  onClose: () => void;
}

function RefuseDialog({ barId, ticket: { id, drink, state }, onClose }: RefuseDialogProps) {
  const [reason, setReason] = useState('');
  const act = useQueueAct(barId);
  const send = (event: FormEvent) => {
    event.preventDefault();
    act.mutate(
      { do: 'move', ticketIds: [id], from: state, to: 'refused', reason: reason.trim() },
      { onSuccess: onClose },
    );
  };
  return (
    <Dialog title={t('refuseTitle', { drink })} onClose={onClose} stays>
      <form className={styles.form} onSubmit={send}>
        <TextField
          label={t('reason')}
          hint={t('reasonHint')}
          required
          maxLength={120}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <DialogActions>
          <Button type="submit" look="primary" busy={act.isPending}>
            {t('refuseSend')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

import type { BarSummary, Tab } from '@barspoon/contracts';
import { type FormEvent, useId, useState } from 'react';
import { clockText } from '../../../lib/clock-text.ts';
import { priceEdited, pricesText, priceText } from '../../../lib/prices.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { amountTyped } from '../menus/draft.ts';
import { useTabAct } from './api.ts';
import styles from './tabs.module.css';
import { tabsCsv } from './tabs-csv.ts';
import { t } from './texts.ts';

/** What the tables of a bar had this evening, to be closed one by one. Nobody pays here. Implements BEYOND-252. */
export function Tabs({ bar, tabs }: { bar: BarSummary; tabs: readonly Tab[] }) {
  const id = useId();
  const save = () => saveFile(`tabs-${new Date().toISOString().slice(0, 10)}.csv`, tabsCsv(tabs), 'text/csv');
  return (
    <section className={styles.tabs} aria-labelledby={id}>
      <h2 id={id}>{t('tabs')}</h2>
      <p className={styles.muted}>{t('tabsHint')}</p>
      <div className={styles.cards}>
        {tabs.map((tab) => (
          <TabCard key={tab.id} barId={bar.id} tab={tab} />
        ))}
      </div>
      <Button onClick={save}>{t('tabsCsv')}</Button>
    </section>
  );
}

function TabCard({ barId, tab }: { barId: string; tab: Tab }) {
  const { table, openedAt, closedAt, guests, totals, unpriced, open, tip } = tab;
  const [isClosing, setClosing] = useState(false);
  const act = useTabAct(barId);
  const id = useId();
  return (
    <article className={styles.card} aria-labelledby={id}>
      <header>
        <h3 id={id}>{table}</h3>
        <p className={styles.muted}>
          {closedAt === null
            ? t('tabSince', { time: clockText(openedAt) })
            : t('tabClosed', { time: clockText(closedAt) })}
        </p>
      </header>
      {guests.map((guest, seat) => (
        <table
          // biome-ignore lint/suspicious/noArrayIndexKey: guests keep their places
          key={seat}
        >
          <thead>
            <tr>
              <th scope="col">{guest.name}</th>
              <td>{pricesText(guest.totals)}</td>
            </tr>
          </thead>
          <tbody>
            {guest.lines.map((line) => (
              <tr key={line.id}>
                <th scope="row">
                  {line.drink}
                  {line.isOpen && <span className={styles.muted}> {t('notServed')}</span>}
                </th>
                <td>{line.price ? priceText(line.price) : t('noPrice')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <p className={styles.total}>
        <span>{t('total')}</span> <strong>{pricesText(totals) || t('noPrice')}</strong>
      </p>
      {tip && (
        <p className={styles.total}>
          <span>{t('tip')}</span> <span>{priceText(tip)}</span>
        </p>
      )}
      {unpriced > 0 && totals.length > 0 && (
        <p className={styles.muted}>{t('unpriced', { count: unpriced })}</p>
      )}
      {isClosing ? (
        <CloseForm barId={barId} tab={tab} onDone={() => setClosing(false)} />
      ) : closedAt === null ? (
        <>
          <Button aria-label={t('closeOne', { table })} disabled={open > 0} onClick={() => setClosing(true)}>
            {t('close')}
          </Button>
          {open > 0 && <p className={styles.muted}>{t('onTheWay', { count: open })}</p>}
        </>
      ) : (
        <div className={styles.acts}>
          <Button aria-label={t('tipOne', { table })} onClick={() => setClosing(true)}>
            {t('correctTip')}
          </Button>
          <Button
            look="quiet"
            aria-label={t('reopenOne', { table })}
            busy={act.isPending}
            onClick={() => act.mutate({ do: 'reopen', tabId: tab.id })}
          >
            {t('reopen')}
          </Button>
        </div>
      )}
    </article>
  );
}

interface CloseFormProps {
  barId: string;
  tab: Tab;
  onDone: () => void;
}

/** A tip is in what the tab is in; where nothing on it has a price there is none to note. */
function CloseForm({ barId, tab: { id: tabId, totals, tip }, onDone }: CloseFormProps) {
  const currency = tip?.currency ?? totals[0]?.currency;
  const [typed, setTyped] = useState(tip ? priceEdited(tip) : '');
  const act = useTabAct(barId);
  const amount = currency === undefined ? null : amountTyped(typed, currency);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (Number.isNaN(amount)) return;
    const noted = amount && currency !== undefined ? { amount, currency } : null;
    act.mutate({ do: 'close', tabId, tip: noted }, { onSuccess: onDone });
  };
  return (
    <form className={styles.close} onSubmit={send}>
      {currency !== undefined && (
        <TextField
          label={t('tipIn', { currency: currency.toUpperCase() })}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          error={Number.isNaN(amount) && t('wrongTip')}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <div className={styles.acts}>
        <Button type="submit" look="primary" busy={act.isPending}>
          {t('closeNow')}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {t('notNow')}
        </Button>
      </div>
    </form>
  );
}

import type { BarSummary, BarTable } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { renderSVG } from 'uqr';
import { newEntryId } from '../../../lib/api/ledger.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { menusQuery } from '../menus/api.ts';
import { useMakeCodes, useTableAct } from './api.ts';
import styles from './queue.module.css';
import { t } from './texts.ts';

/** The tables of a bar and their codes, which are shown once, to be printed. Implements BEYOND-248. */
export function Tables({ bar, tables }: { bar: BarSummary; tables: readonly BarTable[] }) {
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState('');
  const [codes, setCodes] = useState<Record<string, string>>({});
  const { data } = useQuery(menusQuery(bar.id));
  const act = useTableAct(bar.id);
  const make = useMakeCodes(bar.id);
  const published = (data?.items ?? []).flatMap((menu) =>
    menu.slug === null ? [] : [{ ...menu, slug: menu.slug }],
  );
  const slug = chosen || published[0]?.slug;
  const makeFor = (ids: readonly string[]) =>
    make.mutate(ids, { onSuccess: (made) => setCodes({ ...codes, ...made }) });
  const cards = tables.flatMap((table) => {
    const token = codes[table.id];
    if (token === undefined || slug === undefined) return [];
    const url = `${window.location.origin}/menus/${slug}?table=${token}`;
    return [{ table, code: `data:image/svg+xml,${encodeURIComponent(renderSVG(url, { border: 2 }))}`, url }];
  });
  const add = (event: FormEvent) => {
    event.preventDefault();
    act.mutate({ do: 'set', tableId: newEntryId(), name }, { onSuccess: () => setName('') });
  };
  return (
    <details className={styles.tables} open={tables.length === 0 || undefined}>
      <summary>{t('tables')}</summary>
      <div className={styles.part}>
        <p className={styles.muted}>{t('tablesHint')}</p>
        {slug === undefined ? (
          <p>{t('noMenu')}</p>
        ) : (
          <SelectField
            label={t('menu')}
            options={published.map((menu) => ({ value: menu.slug, label: menu.name }))}
            value={slug}
            onChange={(event) => setChosen(event.target.value)}
          />
        )}
        {tables.length === 0 && <p>{t('noTables')}</p>}
        <ul className={styles.list}>
          {tables.map((table) => (
            <li key={table.id}>
              <span>
                {table.name}{' '}
                <span className={styles.muted}>{t(table.codeSince === null ? 'noCode' : 'hasCode')}</span>
              </span>
              <Button small disabled={slug === undefined} onClick={() => makeFor([table.id])}>
                {t('makeCode', { name: table.name })}
              </Button>
              <Button small look="quiet" onClick={() => act.mutate({ do: 'remove', tableId: table.id })}>
                {t('removeTable', { name: table.name })}
              </Button>
            </li>
          ))}
        </ul>
        <form className={styles.form} onSubmit={add}>
          <TextField
            label={t('newTable')}
            required
            maxLength={40}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" busy={act.isPending}>
            {t('addTable')}
          </Button>
        </form>
        {tables.length > 1 && slug !== undefined && (
          <Button busy={make.isPending} onClick={() => makeFor(tables.map(({ id }) => id))}>
            {t('makeAll')}
          </Button>
        )}
        {cards.length > 0 && (
          <>
            <ul className={styles.codes}>
              {cards.map(({ table, code, url }) => (
                <li key={table.id}>
                  <a href={url} target="_blank" rel="noopener">
                    <img src={code} alt={t('code', { name: table.name })} width={160} height={160} />
                  </a>
                  <span>{table.name}</span>
                </li>
              ))}
            </ul>
            <Button onClick={() => window.print()}>{t('print')}</Button>
            {createPortal(
              <article className={styles.printed}>
                {cards.map(({ table, code }) => (
                  <section key={table.id}>
                    <h1>{bar.name}</h1>
                    <img src={code} alt="" width={280} height={280} />
                    <p>{t('scan')}</p>
                    <h2>{table.name}</h2>
                  </section>
                ))}
              </article>,
              document.body,
            )}
          </>
        )}
      </div>
    </details>
  );
}

import type { BarSummary } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { shoppingQuery, useShopping } from '../../../lib/api/shopping.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { OfflineLine } from '../../../ui/offline-line.tsx';
import { tShopping, useListUnit } from '../../../ui/shopping-texts.ts';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { WaitingList } from '../../../ui/waiting-list.tsx';
import { ListRow } from './list-row.tsx';
import { byAisle } from './list-text.ts';
import { ListTools } from './list-tools.tsx';
import { LowReminder } from './low-reminder.tsx';
import styles from './shopping.module.css';

/** What a bar needs, by aisle, for everybody at it. Implements BEYOND-207, BEYOND-208. */
export function ShoppingDialog({ bar, onClose }: { bar: BarSummary; onClose: () => void }) {
  return (
    <Dialog title={tShopping('of', { bar: bar.name })} onClose={onClose} stays>
      <ShoppingList bar={bar} />
    </Dialog>
  );
}

function ShoppingList({ bar: { id, name, role } }: { bar: BarSummary }) {
  const { data, dataUpdatedAt, error, refetch } = useQuery(shoppingQuery(id));
  const { mutate, isPending, variables } = useShopping(id);
  const unit = useListUnit();
  const mayWrite = role !== 'guest';
  if (!data)
    return error ? (
      <Trouble level={3} title={tShopping('loadFailed')} onRetry={refetch} />
    ) : (
      <Bone width="100%" height="200px" />
    );
  const { items } = data;
  return (
    <div className={styles.shopping}>
      <OfflineLine since={dataUpdatedAt} />
      <WaitingList />
      {mayWrite ? (
        <NewLine
          isAddingLow={isPending && variables.kind === 'low'}
          onWrite={(text) => mutate({ kind: 'written', text })}
          onLow={() => mutate({ kind: 'low' })}
        />
      ) : (
        <p>{tShopping('reading')}</p>
      )}
      {items.length === 0 && (
        <p>
          <strong>{tShopping('empty')}.</strong> {mayWrite && tShopping('emptyText')}
        </p>
      )}
      {byAisle(items).map(({ aisle, lines }) => (
        <section key={aisle}>
          <h3 className={styles.aisle}>{tShopping(`aisle.${aisle}`)}</h3>
          <ul className={styles.list}>
            {lines.map((line) => (
              <ListRow key={line.id} barId={id} line={line} unit={unit} mayWrite={mayWrite} />
            ))}
          </ul>
        </section>
      ))}
      {items.length > 0 && (
        <ListTools title={tShopping('of', { bar: name })} lines={items} unit={unit}>
          {mayWrite && items.some(({ isTicked }) => isTicked) && (
            <Button onClick={() => mutate({ kind: 'cleared' })}>{tShopping('clear')}</Button>
          )}
        </ListTools>
      )}
      <LowReminder barId={id} />
    </div>
  );
}

interface NewLineProps {
  isAddingLow: boolean;
  onWrite: (text: string) => void;
  onLow: () => void;
}

function NewLine({ isAddingLow, onWrite, onLow }: NewLineProps) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onWrite(text.trim());
    setText('');
  };
  return (
    <form className={styles.write} onSubmit={submit}>
      <TextField
        label={tShopping('write')}
        placeholder={tShopping('placeholder')}
        maxLength={160}
        enterKeyHint="done"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" look="primary">
        {tShopping('add')}
      </Button>
      <Button busy={isAddingLow} onClick={onLow}>
        {tShopping('low')}
      </Button>
    </form>
  );
}

import type { BarItem } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLedger, type Written } from '../../../lib/api/ledger.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EffectNote } from '../../../ui/effect-note.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { useIsGuest, useShownBar } from '../api/bars.ts';
import { bottlesQuery } from '../api/bottles.ts';
import { tBottle } from '../bottle-texts.ts';
import { BottleEntry } from './bottle-entry.tsx';
import { BottleForm } from './bottle-form.tsx';
import styles from './bottles.module.css';

/** The bottles of an item: how much is left, and what happened to them. Implements BEYOND-203, BEYOND-277. */
export function BottlesDialog({ item, onClose }: { item: BarItem; onClose: () => void }) {
  const bar = useShownBar();
  return (
    <Dialog title={tBottle('of', { name: item.name })} onClose={onClose} stays>
      {item.ingredient && (
        <p className={styles.about}>
          <Link to="/ingredients/$id" params={{ id: item.ingredient }}>
            {tBottle('about')}
          </Link>
        </p>
      )}
      {bar ? <Bottles item={item} barId={bar.id} /> : <Bone width="100%" height="160px" />}
    </Dialog>
  );
}

function Bottles({ item, barId }: { item: BarItem; barId: string }) {
  const isGuest = useIsGuest();
  const { data, isPending, refetch } = useQuery(bottlesQuery(barId));
  const ledger = useLedger(barId, item.name);
  const [effect, setEffect] = useState<Written | null>(null);
  const [isAdding, setAdding] = useState(false);
  const bottles = data?.items.filter(({ itemId }) => itemId === item.id) ?? [];
  if (isPending) return <Bone width="100%" height="160px" />;
  if (!data) return <Trouble level={3} title={tBottle('loadFailed')} onRetry={refetch} />;
  const write: typeof ledger.mutate = (entry, options) =>
    ledger.mutate(entry, {
      ...options,
      onSuccess: (written, ...rest) => {
        setEffect(written);
        options?.onSuccess?.(written, ...rest);
      },
    });
  return (
    <div className={styles.bottles}>
      {bottles.length === 0 && <p>{tBottle('none')}</p>}
      <ul className={styles.list}>
        {bottles.map((bottle) => (
          <BottleEntry
            // Whoever sees it counted elsewhere begins there.
            key={`${bottle.id} ${bottle.level}`}
            item={item}
            bottle={bottle}
            isGuest={isGuest}
            busy={ledger.isPending}
            write={write}
          />
        ))}
      </ul>
      {effect && <EffectNote key={effect.id} effect={effect} nothing="" />}
      {!isGuest &&
        (isAdding || bottles.length === 0 ? (
          <BottleForm
            barId={barId}
            itemId={item.id}
            busy={ledger.isPending}
            onAdd={(entry) => write(entry, { onSuccess: () => setAdding(false) })}
          />
        ) : (
          <div>
            <Button onClick={() => setAdding(true)}>{tBottle('add')}</Button>
          </div>
        ))}
    </div>
  );
}

import type { ShoppingLine } from '@barspoon/contracts';
import { useLedger } from '../../../lib/api/ledger.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { tShopping } from '../../../ui/shopping-texts.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { usePutOnBar } from '../api/put-on-bar.ts';
import { BottleForm } from '../components/bottle-form.tsx';

interface ShelveDialogProps {
  barId: string;
  line: ShoppingLine;
  itemId: string;
  onShelved: () => void;
  onClose: () => void;
}

/** Puts what was bought on the bar, with its size and price or without. Implements BEYOND-226. */
export function ShelveDialog({
  barId,
  line: { name, amounts },
  itemId,
  onShelved,
  onClose,
}: ShelveDialogProps) {
  const ledger = useLedger(barId, name);
  const put = usePutOnBar(barId);
  return (
    <Dialog title={tShopping('shelveNamed', { name })} onClose={onClose} stays>
      <BottleForm
        barId={barId}
        itemId={itemId}
        pieces={amounts.find(({ unit }) => unit === 'piece')?.amount}
        busy={ledger.isPending}
        onAdd={(entry) =>
          ledger.mutate(entry, {
            onSuccess: () => {
              toasts.success(tShopping('shelved', { name }));
              onShelved();
            },
          })
        }
      />
      <Button
        look="quiet"
        busy={put.isPending}
        onClick={() => put.mutate({ id: itemId, name }, { onSuccess: onShelved })}
      >
        {tShopping('justThere')}
      </Button>
    </Dialog>
  );
}

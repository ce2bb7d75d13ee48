import { type BarSummary, type OutputOf, ownBarRoutes, type shoppingRoutes } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { routeQuery } from '../lib/api/queries.ts';
import { useShopping } from '../lib/api/shopping.ts';
import { tOffline } from '../lib/offline/texts.ts';
import { Button, LinkButton } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';
import { tDialog } from './dialog-texts.ts';
import { SelectField, TextField } from './field.tsx';
import { amountsText, useListUnit } from './shopping-texts.ts';
import { Bone } from './skeleton.tsx';
import { Trouble } from './trouble.tsx';

interface NeedsDialogProps {
  name: string;
  recipeIds: readonly string[];
  servings: number;
  onClose: () => void;
}

/** Puts what recipes need beyond what stands on a bar on its shopping list. Implements BEYOND-225. */
export function NeedsDialog({ name, recipeIds, servings, onClose }: NeedsDialogProps) {
  const { data, error, refetch } = useQuery(routeQuery(ownBarRoutes.list, undefined));
  const bars = data?.items.filter(({ role, isArchived }) => role !== 'guest' && !isArchived);
  return (
    <Dialog title={tDialog('needs.title', { name })} onClose={onClose}>
      {bars ? (
        <Needs bars={bars} recipeIds={recipeIds} servings={servings} onClose={onClose} />
      ) : error ? (
        <Trouble level={3} title={tDialog('needs.loadFailed')} onRetry={refetch} />
      ) : (
        <Bone width="100%" height="160px" />
      )}
    </Dialog>
  );
}

type NeedsProps = Omit<NeedsDialogProps, 'name'> & { bars: readonly BarSummary[] };

function Needs({ bars, recipeIds, servings, onClose }: NeedsProps) {
  const [count, setCount] = useState(String(servings));
  const [chosen, choose] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  // A bar that one only reads may be the one in sight.
  const bar = bars.find(({ id }) => id === chosen) ?? bars.find(({ isChosen }) => isChosen) ?? bars[0];
  const { mutate, isPending, data: added } = useShopping(bar?.id);
  if (bar && added !== undefined) return <Added bar={bar} added={added} onClose={onClose} />;
  const add = (event: FormEvent) => {
    event.preventDefault();
    const many = Number(count);
    const isRight = Number.isInteger(many) && many >= 1 && many <= 200;
    setWrong(!isRight);
    if (isRight) mutate({ kind: 'recipes', recipeIds: [...recipeIds], servings: many });
  };
  return (
    <form noValidate onSubmit={add}>
      <TextField
        label={tDialog(recipeIds.length > 1 ? 'needs.ofEach' : 'needs.servings')}
        hint={tDialog('needs.hint')}
        error={isWrong ? tDialog('needs.wrong') : undefined}
        inputMode="numeric"
        value={count}
        onChange={(event) => setCount(event.target.value)}
      />
      {bars.length > 1 && (
        <SelectField
          label={tDialog('needs.bar')}
          options={bars.map(({ id, name }) => ({ value: id, label: name }))}
          value={bar?.id}
          onChange={(event) => choose(event.target.value)}
        />
      )}
      <DialogActions>
        <Button onClick={onClose}>{tDialog('needs.cancel')}</Button>
        <Button type="submit" look="primary" busy={isPending}>
          {tDialog('needs.add')}
        </Button>
      </DialogActions>
    </form>
  );
}

interface AddedProps {
  bar: BarSummary;
  /** Null while it waits for a connection. */
  added: OutputOf<typeof shoppingRoutes.change>['added'] | null;
  onClose: () => void;
}

/** What is on the list now, and the way there. */
function Added({ bar, added, onClose }: AddedProps) {
  const unit = useListUnit();
  const things = added?.map((one) => `${one.name} ${amountsText(one, unit)}`.trim()).join(', ');
  return (
    <>
      <p role="status">
        {things === undefined
          ? tOffline('noted')
          : things === ''
            ? tDialog('needs.nothing', { bar: bar.name })
            : tDialog('needs.added', { bar: bar.name, things })}
      </p>
      <DialogActions>
        <Button onClick={onClose}>{tDialog('needs.close')}</Button>
        <LinkButton look="primary" to="/inventory" search={{ list: bar.id }}>
          {tDialog('needs.open')}
        </LinkButton>
      </DialogActions>
    </>
  );
}

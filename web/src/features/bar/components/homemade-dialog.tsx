import type { BarPreparation, BarSummary, OwnPreparation } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { tHomemade } from '../../../ui/homemade-texts.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { ownPreparationsQuery, preparationsQuery } from '../api/homemade.ts';
import { BatchTools } from './batch-tools.tsx';
import styles from './homemade.module.css';

/** All that can be made at home, what the bar has the parts of first, and a batch of it. Implements BEYOND-213, BEYOND-303. */
export function HomemadeDialog({ bar, onClose }: { bar: BarSummary; onClose: () => void }) {
  return (
    <Dialog title={tHomemade('title', { name: bar.name })} onClose={onClose} stays>
      <Preparations barId={bar.id} />
    </Dialog>
  );
}

function Preparations({ barId }: { barId: string }) {
  const { data, error, refetch } = useQuery(preparationsQuery(barId));
  const own = useQuery(ownPreparationsQuery(barId));
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  if (!data)
    return error ? (
      <Trouble level={3} title={tHomemade('loadFailed')} onRetry={refetch} />
    ) : (
      <Bone width="100%" height="240px" />
    );
  const all = [...(own.data?.items ?? []), ...data.items];
  if (all.length === 0 && !own.error) return <p>{tHomemade('none')}</p>;
  const term = typed.trim().toLowerCase();
  const found = all.filter(({ name }) => name.toLowerCase().includes(term));
  return (
    <div className={styles.homemade}>
      <p className={styles.muted}>{tHomemade('lead')}</p>
      <SearchField
        label={tHomemade('find')}
        placeholder={tHomemade('find')}
        clearLabel={tHomemade('clear')}
        value={typed}
        onChange={setTyped}
      />
      {own.error && <Trouble level={3} title={tHomemade('ownFailed')} onRetry={own.refetch} />}
      {found.length === 0 && <p role="status">{tHomemade('noneFound')}</p>}
      <ul className={styles.list}>
        {found.map((preparation) => (
          <Entry
            key={keyOf(preparation)}
            preparation={preparation}
            isOpen={keyOf(preparation) === chosen}
            onOpen={() => setChosen(keyOf(preparation) === chosen ? null : keyOf(preparation))}
          />
        ))}
      </ul>
    </div>
  );
}

const keyOf = (one: BarPreparation | OwnPreparation) => ('recipeId' in one ? one.recipeId : one.ingredient);

interface EntryProps {
  preparation: BarPreparation | OwnPreparation;
  isOpen: boolean;
  onOpen: () => void;
}

function Entry({ preparation, isOpen, onOpen }: EntryProps) {
  const { name, makesMl, keepsDays, lacking } = preparation;
  const id = keyOf(preparation);
  const isOwn = 'recipeId' in preparation;
  return (
    <li className={styles.entry}>
      <div className={styles.line}>
        <div>
          <h3 className={styles.name}>
            <Link to={isOwn ? '/recipes/$id' : '/ingredients/$id'} params={{ id }}>
              {name}
            </Link>
          </h3>
          <p className={styles.muted}>
            {isOwn && tHomemade('yours')} {tHomemade('facts', { ml: makesMl, count: keepsDays })}
          </p>
          <p>
            {lacking.length === 0 ? tHomemade('have') : tHomemade('lacks', { names: lacking.join(', ') })}
          </p>
        </div>
        <Button
          small
          aria-expanded={isOpen}
          aria-label={tHomemade(isOwn ? 'makeYours' : 'makeNamed', { name })}
          onClick={onOpen}
        >
          {tHomemade('choose')}
        </Button>
      </div>
      {isOpen && (
        <BatchTools made={isOwn ? { recipeId: id } : { ingredient: id }} name={name} makesMl={makesMl} />
      )}
    </li>
  );
}

import type { BarPreparation, BarSummary } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { tHomemade } from '../../../ui/homemade-texts.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { preparationsQuery } from '../api/homemade.ts';
import { BatchTools } from './batch-tools.tsx';
import styles from './homemade.module.css';

/** All that can be made at home, what the bar has the parts of first, and a batch of it. Implements BEYOND-213. */
export function HomemadeDialog({ bar, onClose }: { bar: BarSummary; onClose: () => void }) {
  return (
    <Dialog title={tHomemade('title', { name: bar.name })} onClose={onClose} stays>
      <Preparations barId={bar.id} />
    </Dialog>
  );
}

function Preparations({ barId }: { barId: string }) {
  const { data, error, refetch } = useQuery(preparationsQuery(barId));
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  if (!data)
    return error ? (
      <Trouble level={3} title={tHomemade('loadFailed')} onRetry={refetch} />
    ) : (
      <Bone width="100%" height="240px" />
    );
  if (data.items.length === 0) return <p>{tHomemade('none')}</p>;
  const term = typed.trim().toLowerCase();
  const found = data.items.filter(({ name }) => name.toLowerCase().includes(term));
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
      {found.length === 0 && <p role="status">{tHomemade('noneFound')}</p>}
      <ul className={styles.list}>
        {found.map((preparation) => (
          <Entry
            key={preparation.ingredient}
            preparation={preparation}
            isOpen={preparation.ingredient === chosen}
            onOpen={() => setChosen(preparation.ingredient === chosen ? null : preparation.ingredient)}
          />
        ))}
      </ul>
    </div>
  );
}

interface EntryProps {
  preparation: BarPreparation;
  isOpen: boolean;
  onOpen: () => void;
}

function Entry({ preparation, isOpen, onOpen }: EntryProps) {
  const { ingredient, name, makesMl, keepsDays, lacking } = preparation;
  return (
    <li className={styles.entry}>
      <div className={styles.line}>
        <div>
          <h3 className={styles.name}>
            <Link to="/ingredients/$id" params={{ id: ingredient }}>
              {name}
            </Link>
          </h3>
          <p className={styles.muted}>{tHomemade('facts', { ml: makesMl, count: keepsDays })}</p>
          <p>
            {lacking.length === 0 ? tHomemade('have') : tHomemade('lacks', { names: lacking.join(', ') })}
          </p>
        </div>
        <Button small aria-expanded={isOpen} aria-label={tHomemade('makeNamed', { name })} onClick={onOpen}>
          {tHomemade('choose')}
        </Button>
      </div>
      {isOpen && <BatchTools ingredient={ingredient} name={name} makesMl={makesMl} />}
    </li>
  );
}

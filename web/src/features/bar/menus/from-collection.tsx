import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { drinksOfCollection, ownCollectionsQuery } from './api.ts';
import { newDrink, newSection, type SectionDraft } from './draft.ts';
import styles from './menus.module.css';
import { t } from './texts.ts';

/** A section that begins as one of the member's collections; nothing where they have none. */
export function FromCollection({ onAdd }: { onAdd: (section: SectionDraft) => void }) {
  const { data } = useInfiniteQuery(ownCollectionsQuery());
  const [chosen, setChosen] = useState('');
  const [isBusy, setBusy] = useState(false);
  const collections = data?.pages.flatMap(({ items }) => items) ?? [];
  if (collections.length === 0) return null;
  const add = async () => {
    setBusy(true);
    try {
      const drinks = await drinksOfCollection(chosen);
      const name = collections.find(({ id }) => id === chosen)?.name.slice(0, 60);
      onAdd({ ...newSection(), ...(name && { name }), drinks: drinks.map(newDrink) });
      setChosen('');
    } catch {
      toasts.error(t('collectionFailed'));
    }
    setBusy(false);
  };
  return (
    <div className={styles.acts}>
      <SelectField
        label={t('collection')}
        options={[
          { value: '', label: t('chooseCollection') },
          ...collections.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      />
      {chosen && (
        <Button busy={isBusy} onClick={() => void add()}>
          {t('addCollection')}
        </Button>
      )}
    </div>
  );
}

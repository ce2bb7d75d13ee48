import { Button } from '../../../ui/button.tsx';
import { RemovableChip } from '../../../ui/chip.tsx';
import { type DiscoverSearch, listFilters, valuesOf } from '../discover-search.ts';
import { tDiscover } from '../discover-texts.ts';
import { filterWord } from '../filter-words.ts';
import { t } from '../texts.ts';
import styles from './discover-panel.module.css';

interface FilterChipsProps {
  search: DiscoverSearch;
  /** What was typed stands elsewhere, part by part. */
  hidesText: boolean;
  onChange: (part: Record<string, unknown>) => void;
  onClear: () => void;
}

interface Chip {
  key: string;
  word: string;
  /** The address without it. */
  rest: Record<string, unknown>;
}

function chipsOf(search: DiscoverSearch): Chip[] {
  const lists = listFilters.flatMap((filter) => {
    const values = valuesOf(search, filter);
    return values.map((value) => ({
      key: `${filter} ${value}`,
      word: filterWord(filter, value),
      rest: { [filter]: values.filter((one) => one !== value).join(',') || undefined },
    }));
  });
  return [
    ...(search.q ? [{ key: 'q', word: `“${search.q}”`, rest: { q: undefined } }] : []),
    ...lists,
    ...(search.makeable
      ? [{ key: 'makeable', word: tDiscover('filters.makeable'), rest: { makeable: undefined } }]
      : []),
  ];
}

/** The active filters, each removed by clicking it. */
export function FilterChips({ search, hidesText, onChange, onClear }: FilterChipsProps) {
  const chips = chipsOf(hidesText ? { ...search, q: undefined } : search);
  if (chips.length === 0) return null;
  return (
    <p className={styles.chips}>
      {chips.map(({ key, word, rest }) => (
        <RemovableChip
          key={key}
          label={t('discover.remove', { filter: word })}
          onRemove={() => onChange(rest)}
        >
          {word}
        </RemovableChip>
      ))}
      {chips.length > 1 && (
        <Button look="quiet" small onClick={onClear}>
          {t('discover.clearAll')}
        </Button>
      )}
    </p>
  );
}

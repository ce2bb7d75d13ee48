import { Button } from '../../../ui/button.tsx';
import { RemovableChip } from '../../../ui/chip.tsx';
import type { DiscoverSearch } from '../api/discover.ts';
import { t } from '../texts.ts';
import styles from './discover-panel.module.css';

interface FilterChipsProps {
  search: DiscoverSearch;
  onChange: (part: Record<string, unknown>) => void;
  onClear: () => void;
}

const wording = {
  q: ({ q }) => q && `“${q}”`,
  category: ({ category }) => category,
  difficulty: ({ difficulty }) => difficulty,
  type: ({ type }) => type && t(`discover.${type}`),
  maxMinutes: ({ maxMinutes }) => maxMinutes && t('discover.upTo', { minutes: maxMinutes }),
} satisfies Record<string, (search: DiscoverSearch) => string | undefined | 0>;

/** What the results are narrowed by, each taken away by pressing it. */
export function FilterChips({ search, onChange, onClear }: FilterChipsProps) {
  const set = Object.entries(wording).flatMap(([name, word]) => {
    const filter = word(search);
    return filter ? [{ name, filter }] : [];
  });
  if (set.length === 0) return null;
  return (
    <p className={styles.chips}>
      {set.map(({ name, filter }) => (
        <RemovableChip
          key={name}
          label={t('discover.remove', { filter })}
          onRemove={() => onChange({ [name]: undefined })}
        >
          {filter}
        </RemovableChip>
      ))}
      {set.length > 1 && (
        <Button look="quiet" small onClick={onClear}>
          {t('discover.clearAll')}
        </Button>
      )}
    </p>
  );
}

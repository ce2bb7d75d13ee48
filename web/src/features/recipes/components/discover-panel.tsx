import { difficulties } from '@barspoon/contracts';
import { useTypedSearch } from '../../../lib/use-typed-search.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyGlass, LookingGlass } from '../../../ui/drawings.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import {
  type DiscoverSearch,
  discoverCategories,
  discoverQuery,
  isSearching,
  readDiscoverSearch,
  timeLimits,
  types,
} from '../api/discover.ts';
import { t } from '../texts.ts';
import styles from './discover-panel.module.css';
import { FilterChips } from './filter-chips.tsx';
import { RecipeResults } from './recipe-results.tsx';

interface DiscoverPanelProps {
  search: DiscoverSearch;
  onSearch: (search: DiscoverSearch) => void;
}

const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const withAny = (label: string, options: { value: string; label: string }[]) => [
  { value: '', label },
  ...options,
];

const filters = [
  {
    name: 'category',
    label: t('discover.category'),
    options: withAny(t('discover.anyCategory'), plain(discoverCategories)),
  },
  {
    name: 'difficulty',
    label: t('discover.difficulty'),
    options: withAny(t('discover.anyDifficulty'), plain(difficulties)),
  },
  {
    name: 'type',
    label: t('discover.type'),
    options: withAny(
      t('discover.anyType'),
      types.map((value) => ({ value, label: t(`discover.${value}`) })),
    ),
  },
  {
    name: 'maxMinutes',
    label: t('discover.time'),
    options: withAny(
      t('discover.anyTime'),
      timeLimits.map((minutes) => ({ value: String(minutes), label: t('discover.upTo', { minutes }) })),
    ),
  },
] as const;

/** The Search tab of Discover. Implements DISC-08 to DISC-16, BEYOND-32, CONTRA-36. */
export function DiscoverPanel({ search, onSearch }: DiscoverPanelProps) {
  // Read again, so that a choice is only ever one of those an address may name.
  const change = (part: Record<string, unknown>) =>
    onSearch(readDiscoverSearch({ ...search, page: undefined, ...part }));
  const [typed, type] = useTypedSearch(search.q, (q) => change({ q }));

  return (
    <div className={styles.panel}>
      <search className={styles.filters}>
        <div className={styles.search}>
          <SearchField
            label={t('discover.label')}
            placeholder={t('discover.placeholder')}
            clearLabel={t('search.clear')}
            value={typed}
            onChange={type}
          />
        </div>
        {filters.map(({ name, label, options }) => (
          <SelectField
            key={name}
            label={label}
            options={options}
            value={String(search[name] ?? '')}
            onChange={(event) => change({ [name]: event.target.value })}
          />
        ))}
      </search>
      <FilterChips search={search} onChange={change} onClear={() => onSearch({})} />
      {isSearching(search) ? (
        <RecipeResults
          query={discoverQuery(search)}
          pages={search.page ?? 1}
          onPages={(page) => onSearch({ ...search, page })}
          empty={
            <EmptyState
              drawing={<EmptyGlass />}
              title={t('discover.none')}
              text={t('discover.noneHint')}
              action={<Button onClick={() => onSearch({})}>{t('discover.clearAll')}</Button>}
            />
          }
        />
      ) : (
        <EmptyState
          drawing={<LookingGlass />}
          title={t('discover.start')}
          text={t('discover.startHint')}
          action={<Ideas onIdea={(q) => change({ q })} />}
        />
      )}
    </div>
  );
}

const ideas = ['citrus', 'smoky', 'after dinner', 'tiki', 'low abv', 'coffee'] as const;

/** Tags to begin with. */
function Ideas({ onIdea }: { onIdea: (q: string) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of shortcuts is no form
    <div role="group" aria-label={t('discover.ideas')} className={styles.ideas}>
      {ideas.map((idea) => (
        <Button key={idea} small onClick={() => onIdea(idea)}>
          {t(`discover.idea.${idea}`)}
        </Button>
      ))}
    </div>
  );
}

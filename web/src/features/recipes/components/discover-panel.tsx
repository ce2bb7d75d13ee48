import { discoverSorts } from '@barspoon/contracts';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTypedSearch } from '../../../lib/use-typed-search.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { EmptyGlass } from '../../../ui/drawings/empty-glass.tsx';
import { LookingGlass } from '../../../ui/drawings/looking-glass.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { discoverQuery } from '../api/discover.ts';
import { type DiscoverSearch, filtersSet, isSearching, readDiscoverSearch } from '../discover-search.ts';
import { tDiscover } from '../discover-texts.ts';
import { t } from '../texts.ts';
import styles from './discover-panel.module.css';
import { FacetFilters } from './facet-filters.tsx';
import { FilterChips } from './filter-chips.tsx';
import { RecipeResults } from './recipe-results.tsx';

interface DiscoverPanelProps {
  search: DiscoverSearch;
  onSearch: (search: DiscoverSearch) => void;
}

const sorts = discoverSorts.map((value) => ({ value, label: tDiscover(`filters.sorts.${value}`) }));

/** The Search tab of Discover. Implements DISC-08 to DISC-16, BEYOND-31, BEYOND-32, CONTRA-36. */
export function DiscoverPanel({ search, onSearch }: DiscoverPanelProps) {
  // Parsed again, so that a choice is always one that an address may contain.
  const change = (part: Record<string, unknown>) =>
    onSearch(readDiscoverSearch({ ...search, page: undefined, ...part }));
  const [typed, type] = useTypedSearch(search.q, (q) => change({ q }));
  const [isSheetOpen, setSheetOpen] = useState(false);
  const query = discoverQuery(search);
  const { data } = useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
  const [page] = data?.pages ?? [];
  const filters = <FacetFilters search={search} page={page} onChange={change} />;
  const count = filtersSet(search);

  return (
    <div className={styles.panel}>
      <search className={styles.bar}>
        <div className={styles.search}>
          <SearchField
            label={t('discover.label')}
            placeholder={t('discover.placeholder')}
            clearLabel={t('search.clear')}
            value={typed}
            onChange={type}
          />
        </div>
        <Button className={styles.open} onClick={() => setSheetOpen(true)} aria-haspopup="dialog">
          <IconAdjustmentsHorizontal size={20} aria-hidden="true" />
          {count > 0 ? tDiscover('filters.openCount', { count }) : tDiscover('filters.open')}
        </Button>
        <SelectField
          label={tDiscover('filters.sort')}
          options={sorts}
          value={search.sort ?? 'best'}
          onChange={(event) => change({ sort: event.target.value })}
        />
      </search>
      <FilterChips
        search={search}
        hidesText={(page?.understood ?? []).length > 0}
        onChange={change}
        onClear={() => onSearch({ sort: search.sort })}
      />
      <div className={styles.columns}>
        <aside className={styles.side} aria-label={tDiscover('filters.title')}>
          {filters}
        </aside>
        <div className={styles.found}>
          {isSearching(search) ? (
            <RecipeResults
              query={query}
              pages={search.page ?? 1}
              q={search.q}
              onPages={(pages) => onSearch({ ...search, page: pages })}
              onQuery={(q) => change({ q })}
              empty={<NothingFound hasFilters={count > 0} onClear={() => onSearch({})} />}
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
      </div>
      {isSheetOpen && (
        <Dialog title={tDiscover('filters.title')} onClose={() => setSheetOpen(false)}>
          {filters}
          <DialogActions>
            <Button look="primary" onClick={() => setSheetOpen(false)}>
              {tDiscover('filters.show', { count: page?.total ?? 0 })}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  );
}

const NothingFound = ({ hasFilters, onClear }: { hasFilters: boolean; onClear: () => void }) => (
  <EmptyState
    drawing={<EmptyGlass />}
    title={t('discover.none')}
    text={t(hasFilters ? 'discover.noneHint' : 'discover.noneSearchHint')}
    action={<Button onClick={onClear}>{t('discover.clearAll')}</Button>}
  />
);

const ideas = ['citrus', 'smoky', 'after dinner', 'tiki', 'low abv', 'coffee'] as const;

/** The tags that are shown first. */
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

import { IconLayoutGrid, IconList, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { usePreference } from '../../../lib/preferences.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { useTypedSearch } from '../../../lib/use-typed-search.ts';
import { Button } from '../../../ui/button.tsx';
import { Choices } from '../../../ui/choices.tsx';
import { classes } from '../../../ui/classes.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { itemCountsQuery } from '../api/items.ts';
import { type BarSearch, type BarTab, barTabs } from '../bar-search.ts';
import { t } from '../texts.ts';
import styles from './bar-page.module.css';
import { BarSwitcher } from './bar-switcher.tsx';
import { CategoryItems } from './category-items.tsx';
import { ReadyPanel } from './ready-panel.tsx';
import { barViews } from './shelf.tsx';
import { WholeBar } from './whole-bar.tsx';

const ItemDialog = lazily(() => import('./item-dialog.tsx'), 'ItemDialog');
const JoinDialog = lazily(() => import('./join-dialog.tsx'), 'JoinDialog');
const OfflineNotes = lazily(() => import('./offline-notes.tsx'), 'OfflineNotes');
const NextBottlesPanel = lazily(() => import('./next-bottles-panel.tsx'), 'NextBottlesPanel');

interface BarPageProps {
  search: BarSearch;
  onSearch: (search: BarSearch) => void;
}

const viewIcons = { grid: IconLayoutGrid, list: IconList };
const views = barViews.map((value) => {
  const Icon = viewIcons[value];
  return { value, label: <Icon size={19} aria-hidden="true" />, name: t(`search.${value}`) };
});

/** Implements INV-01, INV-02, INV-12. */
export function BarPage({ search, onSearch }: BarPageProps) {
  useTitle(t('title'));
  const isMember = useSession().status !== 'visitor';
  const [view, setView] = usePreference('bar-view', barViews);
  const [adding, setAdding] = useState(false);
  const change = (part: Partial<BarSearch>) => onSearch({ ...search, page: undefined, ...part });
  const [typed, type] = useTypedSearch(search.q, (q) => change({ q }));
  const { data: counts } = useQuery(itemCountsQuery(search));
  const tab: BarTab = search.tab ?? 'all';

  return (
    <div className={classes('page', styles.page, typed && styles.searching)}>
      <header className={styles.head}>
        <div className={styles.title}>
          <div>
            <h1>{t('title')}</h1>
            <p className={styles.lead}>{t('lead')}</p>
          </div>
          <Button look="primary" disabled={!isMember} onClick={() => setAdding(true)}>
            <IconPlus size={20} aria-hidden="true" />
            {t('item.add')}
          </Button>
        </div>
        {isMember && <BarSwitcher listOf={search.list} onList={(list) => onSearch({ ...search, list })} />}
        <Suspense>{isMember && <OfflineNotes />}</Suspense>
        <search className={styles.tools}>
          <div className={styles.search}>
            <SearchField
              label={t('search.label')}
              placeholder={t('search.placeholder')}
              clearLabel={t('search.clear')}
              value={typed}
              onChange={type}
            />
          </div>
          <Switch
            label={t('search.popular')}
            checked={search.popular ?? false}
            onChange={(popular) => change({ popular: popular || undefined })}
          />
          <Switch
            label={t('search.byName')}
            checked={search.sort === 'name'}
            onChange={(byName) => change({ sort: byName ? 'name' : undefined })}
          />
          <Choices label={t('search.view')} look="segments" value={view} options={views} onChange={setView} />
        </search>
      </header>
      <aside className={styles.panels}>
        {isMember && (
          <div className={styles.sticky}>
            <ReadyPanel onStart={() => change({ popular: true })} />
            <Suspense fallback={null}>
              <NextBottlesPanel />
            </Suspense>
          </div>
        )}
      </aside>
      <div className={styles.main}>
        <Tabs
          label={t('tabs.label')}
          value={tab}
          tabs={barTabs.map((value) => ({ value, label: t(`tabs.${value}`), count: counts?.[value] }))}
          onChange={(value) => change({ tab: value === 'all' ? undefined : value })}
        >
          {tab === 'all' && !search.q ? (
            <WholeBar
              popular={search.popular}
              sort={search.sort}
              view={view}
              onTab={(category) => change({ tab: category })}
            />
          ) : (
            <CategoryItems
              search={search}
              view={view}
              onPages={(page) => onSearch({ ...search, page })}
              onAdd={() => setAdding(true)}
            />
          )}
        </Tabs>
      </div>
      <Suspense>
        {search.join && <JoinDialog invite={search.join} onClose={() => change({ join: undefined })} />}
      </Suspense>
      <Suspense>{adding && <ItemDialog name={search.q} onClose={() => setAdding(false)} />}</Suspense>
    </div>
  );
}

import { postSorts, postTabs } from '@barspoon/contracts';
import { Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { useTypedSearch } from '../../../lib/use-typed-search.ts';
import { Button } from '../../../ui/button.tsx';
import { RemovableChip } from '../../../ui/chip.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import type { CommunitySearch } from '../api/community-search.ts';
import { useGuestGate } from '../api/guest-gate.ts';
import { t } from '../texts.ts';
import styles from './community-page.module.css';
import { GuestBanner } from './guest-banner.tsx';
import { NewsPanel } from './news-panel.tsx';
import { PostList } from './post-list.tsx';

const PostDialog = lazily(() => import('./post-dialog.tsx'), 'PostDialog');

interface CommunityPageProps {
  search: CommunitySearch;
  onSearch: (search: CommunitySearch) => void;
}

/** Implements COMM-01 to COMM-03, NAV-10. */
export function CommunityPage({ search, onSearch }: CommunityPageProps) {
  useTitle(t('documentTitle'));
  const [typed, type] = useTypedSearch(search.q, (q) => onSearch({ ...search, q, page: undefined }));
  const [writes, setWrites] = useState(false);
  const mayAct = useGuestGate();
  const create = () => {
    if (mayAct()) setWrites(true);
  };
  const isDefault = <V extends string>(value: V, first: V) => (value === first ? undefined : value);
  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
        <Button look="primary" onClick={create}>
          {t('create')}
        </Button>
      </header>
      <NewsPanel className={styles.newsPanel} />
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
        <SelectField
          label={t('sort')}
          value={search.sort ?? 'latest'}
          options={postSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onChange={({ target }) => {
            const sort = postSorts.find((one) => one === target.value);
            onSearch({ ...search, sort: sort && isDefault(sort, 'latest'), page: undefined });
          }}
        />
      </search>
      {search.tag && (
        <div>
          <RemovableChip
            label={t('tag.remove')}
            onRemove={() => onSearch({ ...search, tag: undefined, page: undefined })}
          >
            #{search.tag}
          </RemovableChip>
        </div>
      )}
      <Prompt onCreate={create} />
      <Tabs
        label={t('tabs')}
        value={search.tab ?? 'all'}
        tabs={postTabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
        onChange={(tab) => onSearch({ ...search, tab: isDefault(tab, 'all'), page: undefined })}
      >
        <PostList search={search} onSearch={onSearch} onCreate={create} />
      </Tabs>
      {writes && (
        <Suspense>
          <PostDialog onClose={() => setWrites(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Asks members what they mix and visitors to join; nothing below it moves when it is known who is here. */
function Prompt({ onCreate }: { onCreate: () => void }) {
  const { status } = useSession();
  return (
    <div className={styles.prompt}>
      {status === 'visitor' && <GuestBanner />}
      {status === 'member' && (
        <button type="button" className={styles.ask} onClick={onCreate}>
          {t('prompt')}
        </button>
      )}
    </div>
  );
}

import { jobExperienceLevels, jobTypes, workLocations } from '@barspoon/contracts';
import { Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { useProfile } from '../../../lib/session/use-session.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { useTypedSearch } from '../../../lib/use-typed-search.ts';
import { Button } from '../../../ui/button.tsx';
import { Choices } from '../../../ui/choices.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { InboxLink } from '../../../ui/inbox-link.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { type JobsPageProps, type JobsSearch, jobViews } from '../jobs-search.ts';
import { t } from '../texts.ts';
import { AlertButtons } from './alert-buttons.tsx';
import { FilterCounts } from './filter-counts.tsx';
import styles from './jobs.module.css';
import { PostingList } from './posting-list.tsx';

const PostingDialog = lazily(() => import('./posting-dialog.tsx'), 'PostingDialog');

/** Implements JOB-01 to JOB-03, JOB-15. */
export function JobsPage({ search, onSearch }: JobsPageProps) {
  useTitle(t('title'));
  const [posts, setPosts] = useState(false);
  const mayPost = useProfile()?.status === 'admin';
  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
        <div className={styles.actions}>
          <InboxLink />
          {mayPost && (
            <Button look="primary" onClick={() => setPosts(true)}>
              {t('post')}
            </Button>
          )}
        </div>
      </header>
      <div className={styles.views}>
        <Choices
          look="segments"
          label={t('views')}
          value={search.view ?? 'open'}
          options={jobViews
            .filter((value) => value !== 'mine' || mayPost)
            .map((value) => ({ value, label: t(`view.${value}`) }))}
          onChange={(view) => onSearch(view === 'open' ? {} : { view })}
        />
        <AlertButtons search={search} />
      </div>
      {!search.view && <Filters search={search} onSearch={onSearch} />}
      <PostingList search={search} onSearch={onSearch} />
      {posts && (
        <Suspense>
          <PostingDialog onClose={() => setPosts(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Filters({ search, onSearch }: JobsPageProps) {
  const [typed, type] = useTypedSearch(search.q, (q) => onSearch({ ...search, q, page: undefined }));
  const chosen = <V extends string>(values: readonly V[], value: string) =>
    values.find((known) => known === value);
  const filter = (change: JobsSearch) => onSearch({ ...search, ...change, page: undefined });
  return (
    <search className={styles.tools}>
      <div className={styles.search}>
        <SearchField
          label={t('searchLabel')}
          placeholder={t('searchPlaceholder')}
          clearLabel={t('searchClear')}
          value={typed}
          onChange={type}
        />
      </div>
      <SelectField
        label={t('location')}
        value={search.location ?? ''}
        options={[
          { value: '', label: t('anyLocation') },
          ...workLocations.map((value) => ({ value, label: t(`workLocation.${value}`) })),
        ]}
        onChange={({ target }) => filter({ location: chosen(workLocations, target.value) })}
      />
      <SelectField
        label={t('jobType')}
        value={search.type ?? ''}
        options={[
          { value: '', label: t('anyType') },
          ...jobTypes.map((value) => ({ value, label: t(`types.${value}`) })),
        ]}
        onChange={({ target }) => filter({ type: chosen(jobTypes, target.value) })}
      />
      <SelectField
        label={t('level')}
        value={search.level ?? ''}
        options={[
          { value: '', label: t('anyLevel') },
          ...jobExperienceLevels.map((value) => ({ value, label: t(`levels.${value}`) })),
        ]}
        onChange={({ target }) => filter({ level: chosen(jobExperienceLevels, target.value) })}
      />
      <FilterCounts search={search} onFilter={filter} />
    </search>
  );
}

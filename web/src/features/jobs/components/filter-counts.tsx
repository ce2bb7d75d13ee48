import { jobExperienceLevels, jobTypes, workLocations } from '@barspoon/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { postingCountsQuery } from '../api/postings.ts';
import type { JobsSearch } from '../jobs-search.ts';
import { t } from '../texts.ts';
import styles from './jobs.module.css';

interface FilterCountsProps {
  search: JobsSearch;
  onFilter: (change: JobsSearch) => void;
}

/** How many jobs the search finds, and how many each value of a filter would leave. Implements JOB-03. */
export function FilterCounts({ search, onFilter }: FilterCountsProps) {
  const { data } = useQuery({ ...postingCountsQuery(search), placeholderData: keepPreviousData });
  if (!data) return null;
  return (
    <details className={styles.counts}>
      <summary>
        <span role="status">{t('counts.total', { count: data.total })}</span> · {t('counts.open')}
      </summary>
      <Group
        label={t('location')}
        values={workLocations}
        counts={data.workLocation}
        chosen={search.location}
        nameOf={(value) => t(`workLocation.${value}`)}
        onChoose={(location) => onFilter({ location })}
      />
      <Group
        label={t('jobType')}
        values={jobTypes}
        counts={data.jobType}
        chosen={search.type}
        nameOf={(value) => t(`types.${value}`)}
        onChoose={(type) => onFilter({ type })}
      />
      <Group
        label={t('level')}
        values={jobExperienceLevels}
        counts={data.experienceLevel}
        chosen={search.level}
        nameOf={(value) => t(`levels.${value}`)}
        onChoose={(level) => onFilter({ level })}
      />
    </details>
  );
}

interface GroupProps<V extends string> {
  label: string;
  values: readonly V[];
  counts: Record<V, number>;
  chosen: V | undefined;
  nameOf: (value: V) => string;
  /** Nothing for taking the filter away again. */
  onChoose: (value: V | undefined) => void;
}

function Group<V extends string>({ label, values, counts, chosen, nameOf, onChoose }: GroupProps<V>) {
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {values.map((value) => (
        <Button
          key={value}
          small
          look={value === chosen ? 'primary' : 'plain'}
          aria-pressed={value === chosen}
          disabled={counts[value] === 0 && value !== chosen}
          onClick={() => onChoose(value === chosen ? undefined : value)}
        >
          {t('counts.value', { name: nameOf(value), count: counts[value].toLocaleString('en') })}
        </Button>
      ))}
    </fieldset>
  );
}

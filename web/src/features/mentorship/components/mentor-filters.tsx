import { mentorExperienceLevels, mentorSpecializations, mentorTypes } from '@barspoon/contracts';
import { useTypedSearch } from '../../../lib/use-typed-search.ts';
import { SelectField } from '../../../ui/field.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { type MentorshipSearch, readMentorshipSearch } from '../mentorship-search.ts';
import { t } from '../texts.ts';
import styles from './mentorship.module.css';

interface MentorFiltersProps {
  search: MentorshipSearch;
  onSearch: (search: MentorshipSearch) => void;
}

/** Implements MENT-04. */
export function MentorFilters({ search, onSearch }: MentorFiltersProps) {
  const change = (part: Record<string, unknown>) =>
    onSearch(readMentorshipSearch({ ...search, ...part, page: undefined }));
  const [typed, type] = useTypedSearch(search.q, (q) => change({ q }));
  return (
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
        label={t('filters.type')}
        value={search.type ?? ''}
        options={[
          { value: '', label: t('filters.anyType') },
          ...mentorTypes.map((value) => ({ value, label: t(`types.${value}`) })),
        ]}
        onChange={({ target }) => change({ type: target.value })}
      />
      <SelectField
        label={t('filters.specialization')}
        value={search.specialization ?? ''}
        options={[
          { value: '', label: t('filters.anySpecialization') },
          ...mentorSpecializations.map((value) => ({ value, label: t(`areas.${value}`) })),
        ]}
        onChange={({ target }) => change({ specialization: target.value })}
      />
      <SelectField
        label={t('filters.experience')}
        value={search.experience ?? ''}
        options={[
          { value: '', label: t('filters.anyExperience') },
          ...mentorExperienceLevels.map((value) => ({ value, label: t(`levels.${value}`) })),
        ]}
        onChange={({ target }) => change({ experience: target.value })}
      />
    </search>
  );
}

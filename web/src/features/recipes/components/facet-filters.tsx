import {
  allergens,
  type DiscoverPage,
  difficulties,
  minuteLimits,
  ratingLimits,
  strengths,
} from '@barspoon/contracts';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/switch.tsx';
import {
  type DiscoverSearch,
  discoverCategories,
  type ListFilter,
  types,
  valuesOf,
} from '../discover-search.ts';
import { tDiscover } from '../discover-texts.ts';
import { filterWord } from '../filter-words.ts';
import styles from './facet-filters.module.css';
import { WithoutField } from './without-field.tsx';

interface FacetFiltersProps {
  search: DiscoverSearch;
  /** The counts of further choices; undefined until known. */
  page: Pick<DiscoverPage, 'facets' | 'makeable'> | undefined;
  onChange: (part: Record<string, unknown>) => void;
}

type Facet = Exclude<ListFilter, 'without'>;
interface Group {
  facet: Facet;
  /** Values that are always offered, in this order; otherwise those of the results. */
  values?: readonly string[];
  /** One at a time, or any. */
  any?: string;
}

const groups: readonly Group[] = [
  { facet: 'category', values: discoverCategories },
  { facet: 'spirit' },
  { facet: 'difficulty', values: difficulties },
  { facet: 'maxMinutes', values: minuteLimits.map(String), any: tDiscover('filters.anyTime') },
  { facet: 'strength', values: strengths },
  { facet: 'type', values: types },
  { facet: 'rating', values: ratingLimits, any: tDiscover('filters.anyRating') },
  { facet: 'glass' },
  { facet: 'method' },
];

/** What people leave out that is no allergen: groups of the vocabulary, by slug. */
const leftOutGroups = ['citrus'] as const;

/** All filters of the results, each choice with its number of results. Implements DISC-08 to DISC-14, BEYOND-32. */
export function FacetFilters({ search, page, onChange }: FacetFiltersProps) {
  const { makeable } = page ?? {};
  return (
    <div className={styles.filters}>
      {typeof makeable === 'number' && (
        <Switch
          label={tDiscover('filters.makeableCount', { count: makeable })}
          checked={search.makeable === true}
          onChange={(only) => onChange({ makeable: only || undefined })}
        />
      )}
      <LeaveOut search={search} page={page} onChange={onChange} />
      {groups.map((group) => (
        <FacetGroup key={group.facet} group={group} search={search} page={page} onChange={onChange} />
      ))}
    </div>
  );
}

/** First, because somebody may have to: allergens, groups, and any one ingredient. Implements BEYOND-117. */
function LeaveOut({ search, page, onChange }: FacetFiltersProps) {
  const chosen = valuesOf(search, 'without');
  const choose = (slugs: string[]) => onChange({ without: slugs.join(',') || undefined });
  return (
    <div className={styles.leaveOut}>
      <FacetGroup
        group={{ facet: 'free', values: allergens }}
        search={search}
        page={page}
        onChange={onChange}
      >
        {leftOutGroups.map((slug) => (
          <label key={slug} className={styles.choice}>
            <input
              type="checkbox"
              checked={chosen.includes(slug)}
              onChange={(event) =>
                choose(event.target.checked ? [...chosen, slug] : chosen.filter((one) => one !== slug))
              }
            />
            <span>{tDiscover('filters.noIngredient', { name: tDiscover(`filters.groups.${slug}`) })}</span>
          </label>
        ))}
      </FacetGroup>
      <WithoutField chosen={chosen} onChange={choose} />
    </div>
  );
}

/** More values than this are collapsed. */
const inSight = 8;

function FacetGroup({
  group,
  search,
  page,
  onChange,
  children,
}: FacetFiltersProps & { group: Group; children?: ReactNode }) {
  const { facet, any } = group;
  const name = useId();
  const [isOpen, setOpen] = useState(false);
  const chosen = valuesOf(search, facet);
  const counts = new Map(page?.facets?.[facet].map(({ value, count }) => [value, count]));
  const values = group.values ?? [...new Set([...counts.keys(), ...chosen])];
  if (values.length === 0) return null;
  const shown = isOpen ? values : values.filter((value, at) => at < inSight || chosen.includes(value));
  const choose = (value: string, on: boolean) => {
    const others = any ? [] : chosen.filter((one) => one !== value);
    onChange({ [facet]: (on ? [...others, value] : others).join(',') || undefined });
  };
  return (
    <fieldset className={styles.group}>
      <legend>{tDiscover(`filters.facet.${facet}`)}</legend>
      {any && (
        <label className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={chosen.length === 0}
            onChange={() => onChange({ [facet]: undefined })}
          />
          <span>{any}</span>
        </label>
      )}
      {shown.map((value) => (
        <label key={value} className={styles.choice}>
          <input
            type={any ? 'radio' : 'checkbox'}
            name={name}
            checked={chosen.includes(value)}
            onChange={(event) => choose(value, event.target.checked)}
          />
          <span>{filterWord(facet, value)}</span>
          {page?.facets && <span className={styles.count}>{counts.get(value) ?? 0}</span>}
        </label>
      ))}
      {children}
      {values.length > shown.length || isOpen ? (
        <Button look="quiet" small onClick={() => setOpen(!isOpen)}>
          {tDiscover(isOpen ? 'filters.less' : 'filters.more', { count: values.length })}
        </Button>
      ) : null}
    </fieldset>
  );
}

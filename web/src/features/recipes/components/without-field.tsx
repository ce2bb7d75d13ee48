import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { leftOutQuery } from '../api/discover.ts';
import { tDiscover } from '../discover-texts.ts';
import styles from './facet-filters.module.css';

/** Excludes an ingredient, including its kinds and what is made from it. */
export function WithoutField({
  chosen,
  onChange,
}: {
  chosen: string[];
  onChange: (slugs: string[]) => void;
}) {
  const list = useId();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const { data } = useQuery({ ...leftOutQuery(typed.trim()), enabled: typed.trim() !== '' });
  const add = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim().toLowerCase();
    const found = data?.items.find(({ name }) => name.toLowerCase() === wanted);
    if (!found) return setError(tDiscover('filters.unknown'));
    onChange([...new Set([...chosen, found.slug])]);
    setTyped('');
  };
  return (
    <form className={styles.without} onSubmit={add}>
      <div className={styles.row}>
        <TextField
          label={tDiscover('filters.without')}
          hint={tDiscover('filters.withoutHint')}
          error={error}
          list={list}
          autoComplete="off"
          maxLength={60}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setError(undefined);
          }}
        />
      </div>
      <datalist id={list}>
        {data?.items.map(({ slug, name }) => (
          <option key={slug} value={name} />
        ))}
      </datalist>
      <div>
        <Button type="submit" small>
          {tDiscover('filters.add')}
        </Button>
      </div>
    </form>
  );
}

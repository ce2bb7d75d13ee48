import type { IngredientBranch } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { useTitle } from '../../../lib/use-title.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { treeQuery } from '../api/ingredients.ts';
import { t } from '../texts.ts';
import { type Branch, named, shelvesOf, treeOf } from '../tree.ts';
import styles from './ingredients.module.css';

/** All ingredients as a tree, narrowed by typing. Implements BEYOND-216. */
export function IngredientsPage() {
  const { data, error, refetch } = useQuery(treeQuery());
  const [typed, setTyped] = useState('');
  const term = useDeferredValue(typed.trim());
  useTitle(t('title'));
  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.words}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <div className={styles.filter}>
          <SearchField
            label={t('filter')}
            placeholder={t('filter')}
            clearLabel={t('clear')}
            value={typed}
            onChange={setTyped}
          />
        </div>
      </header>
      {data ? (
        term === '' ? (
          <Shelves nodes={data.items} />
        ) : (
          <Found nodes={named(data.items, term)} />
        )
      ) : error ? (
        <Trouble title={t('loadFailed')} onRetry={refetch} />
      ) : (
        <Bone width="100%" height="640px" />
      )}
    </div>
  );
}

function Shelves({ nodes }: { nodes: readonly IngredientBranch[] }) {
  return shelvesOf(treeOf(nodes)).map(({ category, roots }) => {
    const alone = roots.filter(({ kinds }) => kinds.length === 0);
    return (
      <section key={category} className={styles.shelf} aria-labelledby={`shelf-${category}`}>
        <h2 id={`shelf-${category}`}>{t(`category.${category}`)}</h2>
        {roots.map((root) => root.kinds.length > 0 && <Tree key={root.slug} root={root} />)}
        {alone.length > 0 && (
          <div className={styles.tree}>
            {alone.length < roots.length && <h3>{t('more')}</h3>}
            <Kinds of={alone} />
          </div>
        )}
      </section>
    );
  });
}

function Tree({ root }: { root: Branch }) {
  return (
    <div className={styles.tree}>
      <h3>
        <Entry node={root} />
      </h3>
      <Kinds of={root.kinds} />
    </div>
  );
}

function Kinds({ of }: { of: readonly Branch[] }) {
  return (
    <ul className={styles.kinds}>
      {of.map((node) => (
        <li key={node.slug}>
          <Entry node={node} />
          {node.kinds.length > 0 && <Kinds of={node.kinds} />}
        </li>
      ))}
    </ul>
  );
}

function Found({ nodes }: { nodes: readonly IngredientBranch[] }) {
  return (
    <section className={styles.shelf}>
      <p role="status" className={styles.muted}>
        {nodes.length === 0 ? t('noneFound') : t('found', { count: nodes.length })}
      </p>
      <ul className={styles.kinds}>
        {nodes.map((node) => (
          <li key={node.slug}>
            <Entry node={node} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Entry({ node: { slug, name, drinks } }: { node: IngredientBranch }) {
  return (
    <>
      <Link to="/ingredients/$id" params={{ id: slug }}>
        {name}
      </Link>
      {drinks > 0 && <small>{drinks}</small>}
    </>
  );
}

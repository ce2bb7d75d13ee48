import { isProblem } from '@barspoon/browser';
import type { BarItem, IngredientPage as Ingredient, RecipeCard } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTitle } from '../../../lib/use-title.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { SpiltGlass } from '../../../ui/drawings/spilt-glass.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { ingredientQuery } from '../api/ingredients.ts';
import { t } from '../texts.ts';
import { IngredientDrinks } from './ingredient-drinks.tsx';
import { IngredientFacts } from './ingredient-facts.tsx';
import { IngredientLinks } from './ingredient-links.tsx';
import { type BatchTools, IngredientPreparation } from './ingredient-preparation.tsx';
import { IngredientSeason } from './ingredient-season.tsx';
import { IngredientSubstitutes } from './ingredient-substitutes.tsx';
import styles from './ingredients.module.css';

interface IngredientPageProps {
  id: string;
  drawing: (item: Pick<BarItem, 'name' | 'category' | 'subcategory' | 'color'>) => ReactNode;
  grid: (pages: readonly { items: readonly RecipeCard[] }[]) => ReactNode;
  bottles: (title: string) => ReactNode;
  batch: BatchTools;
}

/** One ingredient: what it is, what stands in for it, and the drinks with it. Implements BEYOND-215. */
export function IngredientPage({ id, drawing, grid, bottles, batch }: IngredientPageProps) {
  const { data: ingredient, error, refetch } = useQuery(ingredientQuery(id));
  useTitle(ingredient?.name);
  if (isProblem(error, 404) || isProblem(error, 400))
    return (
      <div className="page">
        <EmptyState
          level={1}
          drawing={<SpiltGlass />}
          title={t('notFound')}
          text={t('notFoundText')}
          action={<LinkButton to="/ingredients">{t('back')}</LinkButton>}
        />
      </div>
    );
  if (error && !ingredient)
    return (
      <div className="page">
        <Trouble level={1} title={t('failed')} onRetry={refetch} />
      </div>
    );
  if (!ingredient)
    return (
      <div className={`page ${styles.page}`}>
        <Bone width="100%" height="360px" />
      </div>
    );
  const { name, category, subcategory, color, text, kinds, madeFrom, gives } = ingredient;
  // "Fresh lime juice" tells nobody another name of lime juice.
  const aliases = ingredient.aliases.filter((alias) => !alias.includes(name.toLowerCase()));
  return (
    <article className={`page ${styles.page}`}>
      <Place ingredient={ingredient} />
      <header className={styles.head}>
        <div className={styles.ground} style={{ '--tint': color } as React.CSSProperties}>
          {drawing({ name, category: category ?? 'mixers', subcategory, color })}
        </div>
        <div className={styles.words}>
          <h1>{name}</h1>
          {aliases.length > 0 && (
            <p className={styles.muted}>{t('alsoCalled', { names: aliases.join(', ') })}</p>
          )}
          {text?.split('\n').map((paragraph) => (
            <p key={paragraph} className={styles.text}>
              {paragraph}
            </p>
          ))}
          {madeFrom && <IngredientLinks title={t('madeFrom')} links={[madeFrom]} />}
          <IngredientLinks title={t('kinds')} links={kinds} />
          <IngredientLinks title={t('gives')} links={gives} />
        </div>
      </header>
      {ingredient.preparation && (
        <IngredientPreparation name={name} preparation={ingredient.preparation} tools={batch} />
      )}
      {ingredient.season && <IngredientSeason season={ingredient.season} />}
      <div className={styles.beside}>
        <IngredientFacts ingredient={ingredient} />
        <IngredientSubstitutes substitutes={ingredient.substitutes} />
      </div>
      <IngredientDrinks id={id} name={name} grid={grid} />
      {bottles(t('bottles'))}
    </article>
  );
}

/** Where it stands among its kinds, the widest first. */
function Place({ ingredient: { path, name } }: { ingredient: Pick<Ingredient, 'path' | 'name'> }) {
  return (
    <nav aria-label={t('place')}>
      <ol className={styles.place}>
        <li>
          <Link to="/ingredients">{t('title')}</Link>
        </li>
        {path.map(({ slug, name: kind }) => (
          <li key={slug}>
            <Link to="/ingredients/$id" params={{ id: slug }}>
              {kind}
            </Link>
          </li>
        ))}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}

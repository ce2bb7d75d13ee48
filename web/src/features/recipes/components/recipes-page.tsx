import { browseCategories } from '@barspoon/contracts';
import { Link } from '@tanstack/react-router';
import { useTitle } from '../../../lib/use-title.ts';
import { useTypedSearch } from '../../../lib/use-typed-search.ts';
import { Button } from '../../../ui/button.tsx';
import { Choices } from '../../../ui/choices.tsx';
import { EmptyGlass } from '../../../ui/drawings/empty-glass.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { type RecipeSearch, recipeListQuery } from '../api/recipe-list.ts';
import { CreateRecipe } from '../own/create-recipe.tsx';
import { t } from '../texts.ts';
import { RecipeResults } from './recipe-results.tsx';
import styles from './recipes-page.module.css';

const ALL = 'All';
const categories = [ALL, ...browseCategories].map((value) => ({
  value,
  label: value === ALL ? t('search.all') : value,
}));

interface RecipesPageProps {
  search: RecipeSearch;
  onSearch: (search: RecipeSearch) => void;
}

/** Implements REC-01, REC-02. */
export function RecipesPage({ search, onSearch }: RecipesPageProps) {
  useTitle(t('documentTitle'));
  const [typed, type] = useTypedSearch(search.q, (q) => onSearch({ ...search, q, page: undefined }));

  const choose = (value: string) => {
    const category = browseCategories.find((one) => one === value);
    onSearch({ ...search, category, page: undefined });
  };
  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.head}>
        <div className={styles.titles}>
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <Link to="/ingredients">{t('ingredients')}</Link>
        </div>
        <CreateRecipe />
      </header>
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
        <Choices
          label={t('search.category')}
          look="pills"
          value={search.category ?? ALL}
          options={categories}
          onChange={choose}
        />
      </search>
      <RecipeResults
        query={recipeListQuery(search)}
        pages={search.page ?? 1}
        q={search.q}
        onPages={(page) => onSearch({ ...search, page })}
        onQuery={(q) => onSearch({ ...search, q, page: undefined })}
        empty={
          <EmptyState
            drawing={<EmptyGlass />}
            title={t('none')}
            text={t('noneHint')}
            action={<Button onClick={() => onSearch({})}>{t('showAll')}</Button>}
          />
        }
      />
    </div>
  );
}

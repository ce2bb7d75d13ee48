import {
  type Trend,
  type TrendBadge,
  type TrendWindow,
  trendsShown,
  trendWindows,
} from '@barspoon/contracts';
import { IconFlame, IconSparkles, IconTrendingUp } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LinkButton } from '../../../ui/button.tsx';
import { Choices } from '../../../ui/choices.tsx';
import { classes } from '../../../ui/classes.ts';
import { EmptyGlass } from '../../../ui/drawings/empty-glass.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useFailureToast } from '../../../ui/toasts/toasts.ts';
import { Trouble } from '../../../ui/trouble.tsx';
import { useFavoriteMarks } from '../api/favorites.ts';
import { trendsQuery } from '../api/trends.ts';
import { tDiscover } from '../discover-texts.ts';
import { FavoriteHeart } from './favorite-heart.tsx';
import cardStyles from './recipe-card.module.css';
import { RecipeCard } from './recipe-card.tsx';
import { RecipeGridSkeleton } from './recipe-grid.tsx';
import styles from './trending-panel.module.css';

interface TrendingPanelProps {
  window: TrendWindow;
  onWindow: (window: TrendWindow) => void;
}

/** The Trending tab of Discover. Implements DISC-02 to DISC-07, BEYOND-33. */
export function TrendingPanel({ window, onWindow }: TrendingPanelProps) {
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...trendsQuery(window),
    placeholderData: keepPreviousData,
  });
  useFailureToast(error, tDiscover('trending.failed'));
  return (
    <div className={styles.panel}>
      <Choices
        label={tDiscover('trending.window')}
        look="pills"
        value={window}
        options={trendWindows.map((value) => ({ value, label: tDiscover(`trending.windows.${value}`) }))}
        onChange={onWindow}
      />
      {isPending ? (
        <RecipeGridSkeleton cards={trendsShown} />
      ) : !data ? (
        <Trouble title={tDiscover('trending.failed')} onRetry={refetch} />
      ) : data.items.length === 0 ? (
        <EmptyState
          drawing={<EmptyGlass />}
          title={tDiscover('trending.none')}
          text={tDiscover('trending.noneHint')}
          action={<LinkButton to="/recipes">{tDiscover('trending.browse')}</LinkButton>}
        />
      ) : (
        <section className={classes(isPlaceholderData && styles.stale)}>
          <h2 className="hidden-text">{tDiscover('trending.title')}</h2>
          <Trends items={data.items} />
        </section>
      )}
    </div>
  );
}

function Trends({ items }: { items: readonly Trend[] }) {
  const saved = useFavoriteMarks(items.map(({ recipe }) => recipe.id));
  return (
    <ol className={cardStyles.grid}>
      {items.map(({ recipe, badge }, at) => (
        <li key={recipe.id}>
          <RecipeCard
            recipe={recipe}
            eager={at < 4}
            corner={<FavoriteHeart recipe={recipe} saved={saved?.has(recipe.id) ?? false} />}
            badge={<Badge badge={badge} />}
          />
        </li>
      ))}
    </ol>
  );
}

const icons = { Hot: IconFlame, Trending: IconTrendingUp, Rising: IconSparkles };

/** Implements DISC-03. */
function Badge({ badge }: { badge: TrendBadge }) {
  const Icon = icons[badge];
  return (
    <span className={classes(styles.badge, badge === 'Hot' && styles.hot)}>
      <Icon size={16} aria-hidden="true" />
      {tDiscover(`trending.badge.${badge}`)}
    </span>
  );
}

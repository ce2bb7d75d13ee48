import type { Recipe } from '@barspoon/contracts';
import { IconHeart, IconHeartFilled, IconPrinter, IconShare2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { shareLink } from '../../../lib/share.ts';
import { Button } from '../../../ui/button.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { canonicalAddress } from '../addresses.ts';
import { useFavoriteMarks, useFavoriteToggle } from '../api/favorites.ts';
import { BarTools } from '../bar-tools/bar-tools.tsx';
import { tSheet } from '../sheet-texts.ts';
import { t } from '../texts.ts';
import styles from './recipe-page.module.css';

/** Favorite, share and print. Implements FAV-02, REC-28, REC-29, CONTRA-33. */
export function RecipeActions({ recipe, children }: { recipe: Recipe; children?: ReactNode }) {
  const saved = useFavoriteMarks([recipe.id])?.has(recipe.id) ?? false;
  const toggle = useFavoriteToggle(recipe);
  const Heart = saved ? IconHeartFilled : IconHeart;

  const share = async () => {
    try {
      const how = await shareLink({ title: recipe.name, url: canonicalAddress(recipe) });
      if (how === 'copied') toasts.success(tSheet('detail.copied'));
    } catch {
      toasts.error(tSheet('detail.copyFailed'));
    }
  };
  return (
    <div className={`${styles.actions} no-print`}>
      {recipe.visibility === 'public' && (
        <Button look={saved ? 'plain' : 'primary'} aria-pressed={saved} onClick={() => toggle(!saved)}>
          <Heart size={20} aria-hidden="true" />
          {t(saved ? 'favorite.added' : 'favorite.add')}
        </Button>
      )}
      {children}
      <BarTools recipe={recipe} />
      {recipe.visibility !== 'private' && (
        <Button onClick={share}>
          <IconShare2 size={20} aria-hidden="true" />
          {tSheet('detail.share')}
        </Button>
      )}
      <Button onClick={() => window.print()}>
        <IconPrinter size={20} aria-hidden="true" />
        {tSheet('detail.print')}
      </Button>
    </div>
  );
}

import type { Recipe } from '@barspoon/contracts';
import { IconDots, IconHeart, IconHeartFilled, IconPrinter, IconShare2 } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { shareOrCopy } from '../../../lib/share.ts';
import { AfterPage } from '../../../ui/after-page.tsx';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { canonicalAddress } from '../addresses.ts';
import { useFavoriteMarks, useFavoriteToggle } from '../api/favorites.ts';
import { BarTool } from '../bar-tools/bar-tools.tsx';
import { SharePrivate } from '../late.ts';
import { useIsMine } from '../own/use-is-mine.ts';
import { tSheet } from '../sheet-texts.ts';
import { t } from '../texts.ts';
import styles from './recipe-page.module.css';

/**
 * Favorite, mix and the rest, which a phone keeps under one button so that the amounts stay in sight. Implements FAV-02,
 * REC-28, REC-29, CONTRA-33.
 */
export function RecipeActions({ recipe, children }: { recipe: Recipe; children?: ReactNode }) {
  const saved = useFavoriteMarks([recipe.id])?.has(recipe.id) ?? false;
  const toggle = useFavoriteToggle(recipe);
  const isMine = useIsMine(recipe);
  const Heart = saved ? IconHeartFilled : IconHeart;

  const share = async () => {
    try {
      const how = await shareOrCopy({ title: recipe.name, url: canonicalAddress(recipe) });
      if (how === 'copied') toasts.success(tSheet('detail.copied'));
    } catch {
      toasts.error(tSheet('detail.copyFailed'));
    }
  };
  return (
    <div className={`${styles.actions} no-print`}>
      {(recipe.visibility === 'public' || isMine) && (
        <Button look={saved ? 'plain' : 'primary'} aria-pressed={saved} onClick={() => toggle(!saved)}>
          <Heart size={20} aria-hidden="true" />
          {t(saved ? 'favorite.added' : 'favorite.add')}
        </Button>
      )}
      <BarTool tool="mix" recipe={recipe} />
      <Rest>
        {children}
        <BarTool tool="batch" recipe={recipe} />
        {recipe.visibility === 'private' ? (
          <AfterPage place={null}>
            <SharePrivate recipe={recipe} onShare={share} />
          </AfterPage>
        ) : (
          <Button onClick={share}>
            <IconShare2 size={20} aria-hidden="true" />
            {tSheet('detail.share')}
          </Button>
        )}
        <Button onClick={() => window.print()}>
          <IconPrinter size={20} aria-hidden="true" />
          {tSheet('detail.print')}
        </Button>
      </Rest>
    </div>
  );
}

function Rest({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        className={styles.more}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen((was) => !was)}
      >
        <IconDots size={20} aria-hidden="true" />
        <span className="hidden-text">{tSheet('detail.moreActions')}</span>
      </Button>
      <div id={id} className={classes(styles.rest, isOpen && styles.open)}>
        {children}
      </div>
    </>
  );
}

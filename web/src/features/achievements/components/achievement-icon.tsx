import type { Achievement } from '@barspoon/contracts';
import {
  IconBook,
  IconBottle,
  IconCalendar,
  IconGlassCocktail,
  IconHeart,
  IconMedal,
  IconMessage,
  IconStack2,
  IconStar,
  IconThumbUp,
  IconTrophy,
  IconUsers,
} from '@tabler/icons-react';
import { classes } from '../../../ui/classes.ts';
import styles from './achievements.module.css';

const glyphs = {
  heart: IconHeart,
  star: IconStar,
  bottle: IconBottle,
  shelf: IconStack2,
  message: IconMessage,
  users: IconUsers,
  thumb: IconThumbUp,
  book: IconBook,
  calendar: IconCalendar,
  trophy: IconTrophy,
  medal: IconMedal,
  shaker: IconGlassCocktail,
} satisfies Record<Achievement['icon'], typeof IconHeart>;

/** The round icon of an achievement; the text next to it says what it is. */
export function AchievementIcon({
  icon,
  tier,
  dim = false,
}: Pick<Achievement, 'icon' | 'tier'> & { dim?: boolean }) {
  const Glyph = glyphs[icon];
  return (
    <span className={classes(styles.icon, styles[tier], dim && styles.dim)} aria-hidden="true">
      <Glyph size={24} />
    </span>
  );
}

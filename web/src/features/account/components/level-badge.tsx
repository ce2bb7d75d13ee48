import { levels } from '@barspoon/contracts';
import type { ReactNode } from 'react';
import { levelColors } from '../../../lib/level-colors.ts';

type BadgeKey = (typeof levels)[number]['key'];

/** A shaker, a stirring glass with its spoon, a coupe under a star. */
const drawings: Record<BadgeKey, ReactNode> = {
  aspiring_shaker: (
    <path d="M30 26h16l2 10H28zM28 36h20l-4 24a3 3 0 0 1-3 2.5h-6a3 3 0 0 1-3-2.5zM33 26v-5a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v5" />
  ),
  creative_stirrer: (
    <path d="M26 30h24l-2 30a3 3 0 0 1-3 3H31a3 3 0 0 1-3-3zM27 42h22M51 18L39 52M49.5 15.5a3.5 3.5 0 1 1 3.5 3.5z" />
  ),
  master_mixologist: (
    <path d="M22 34c0 12 7 18 16 18s16-6 16-18zM38 52v12M29 65c3-2 15-2 18 0M38 12l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9L38 25.4l-5.3 2.8 1.1-5.9-4.3-4.1 5.9-.8z" />
  ),
};

/** The badge of a level by its name; unknown names get the first. Implements LEVEL-04, LEVEL-05. */
export const badgeOf = (level: string): BadgeKey =>
  levels.find(({ key }) => key === level.toLowerCase().split(/\s+/).join('_'))?.key ?? 'aspiring_shaker';

export function LevelBadge({ level, className }: { level: string; className?: string | undefined }) {
  const badge = badgeOf(level);
  return (
    <svg viewBox="0 0 76 76" className={className} style={{ color: levelColors[badge] }} aria-hidden="true">
      <circle cx="38" cy="38" r="38" fill="currentColor" />
      <circle cx="38" cy="38" r="33" fill="none" stroke="var(--on-brand)" strokeWidth="1.2" opacity="0.6" />
      <g fill="none" stroke="var(--on-brand)" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
        {drawings[badge]}
      </g>
    </svg>
  );
}

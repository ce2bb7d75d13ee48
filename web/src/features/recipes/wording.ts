import type { Difficulty, RecipeCard } from '@barspoon/contracts';
import type { Tone } from '../../ui/chip.tsx';
import { t } from './texts.ts';

export type DifficultyLabel = 'Easy' | 'Medium' | 'Hard';

const labels: Record<Difficulty, DifficultyLabel> = {
  Beginner: 'Easy',
  Intermediate: 'Medium',
  Advanced: 'Hard',
  Expert: 'Hard',
};
const tones: Record<DifficultyLabel, Tone> = { Easy: 'green', Medium: 'orange', Hard: 'red' };

/** What a card says of the stored difficulty; a missing one is medium. Implements REC-10, CONTRA-12. */
export const difficultyLabel = (difficulty: Difficulty | null): DifficultyLabel =>
  difficulty ? labels[difficulty] : 'Medium';

/** Implements REC-27. */
export const difficultyTone = (difficulty: Difficulty | null): Tone => tones[difficultyLabel(difficulty)];

/** "4 min"; "5 min" where nobody said. Implements BEYOND-26. */
export const minutesText = (minutes: number | null): string => t('card.minutes', { minutes: minutes ?? 5 });

/** "4.5/5", or that there are no ratings yet. Implements REC-21, BEYOND-26. */
export const ratingText = ({ average }: RecipeCard['rating']): string =>
  average === null ? t('card.noRatings') : t('card.rating', { average });

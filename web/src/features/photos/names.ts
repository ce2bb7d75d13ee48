import type { Photo } from '@barspoon/contracts';
import { t } from './texts.ts';

/** What a photo shows and whose it is, in words. */
export const namesOf = ({ member, recipe }: Pick<Photo, 'member' | 'recipe'>) => ({
  name: member?.fullName ?? t('someone'),
  drink: recipe?.name ?? t('someDrink'),
});

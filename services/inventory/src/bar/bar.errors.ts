import { barsMax } from '@barspoon/contracts';
import { DomainError } from '@barspoon/platform';

/** Also for a bar of somebody else: nobody learns that it exists. */
export const barNotFound = () => new DomainError('notFound', 'inventory.bar_not_found', 'Bar not found');

export const barArchived = () =>
  new DomainError('refused', 'inventory.bar_archived', 'This bar is in the archive. Take it out to use it.');

export const firstBarStays = () =>
  new DomainError('refused', 'inventory.first_bar_stays', 'Your first bar stays. You can rename it.');

export const tooManyBars = () =>
  new DomainError('refused', 'inventory.too_many_bars', `You can have up to ${barsMax} bars.`);

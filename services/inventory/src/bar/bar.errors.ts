import { barMembersMax, barsMax } from '@barspoon/contracts';
import { DomainError } from '@barspoon/platform';

/** Also for a bar of somebody else: nobody learns that it exists. */
export const barNotFound = () => new DomainError('notFound', 'inventory.bar_not_found', 'Bar not found');

export const barArchived = () =>
  new DomainError('refused', 'inventory.bar_archived', 'This bar is in the archive. Take it out to use it.');

export const firstBarStays = () =>
  new DomainError('refused', 'inventory.first_bar_stays', 'Your first bar stays. You can rename it.');

export const tooManyBars = () =>
  new DomainError('refused', 'inventory.too_many_bars', `You can have up to ${barsMax} bars.`);

export const guestReads = () =>
  new DomainError(
    'forbidden',
    'inventory.guest_reads',
    'You are a guest at this bar: you see what stands on it, and its owner can make you a bartender.',
  );

export const ownerOnly = () =>
  new DomainError('forbidden', 'inventory.owner_only', 'Only the owner of this bar can do this.');

export const ownerStays = () =>
  new DomainError('refused', 'inventory.owner_stays', 'Hand the bar over to somebody before you leave it.');

/** Also for one that is for somebody else. */
export const inviteNotFound = () =>
  new DomainError(
    'notFound',
    'inventory.invite_not_found',
    'This invitation is no longer valid. Ask for another one.',
  );

export const notAtBar = () =>
  new DomainError('notFound', 'inventory.not_at_bar', 'This member is not at the bar.');

export const barFull = () =>
  new DomainError('refused', 'inventory.bar_full', `A bar has room for ${barMembersMax} members.`);

export const atTooManyBars = () =>
  new DomainError(
    'refused',
    'inventory.at_too_many_bars',
    `You can be at up to ${barMembersMax} bars of others. Leave one to make room.`,
  );

export const ownsTooManyBars = () =>
  new DomainError('refused', 'inventory.owns_too_many_bars', `They have ${barsMax} bars already.`);

import type { CaseState, Finding, QueueItem, ReportReason, TrustLevel } from '@barspoon/contracts';
import { counted } from '../../ui/counted.ts';

export const kinds = {
  post: 'Post',
  comment: 'Comment',
  photo: 'Photo',
  review: 'Review',
  message: 'Message',
  recipe: 'Recipe',
  'recipe-photo': 'Photo of a recipe',
  menu: 'Menu of a bar',
} as const;

export const states: Record<CaseState, string> = {
  held: 'Held',
  reported: 'Reported',
  appealed: 'Appeal',
  released: 'Released',
  stands: 'Left standing',
  removed: 'Removed',
  restored: 'Restored',
  upheld: 'Stays removed',
};

/** What keeping it means. */
export const keepWords = { held: 'Release', reported: 'Let it stand', appealed: 'Restore' } as const;

export const trusts: Record<TrustLevel, string> = {
  new: 'New',
  member: 'Member',
  regular: 'Regular',
  trusted: 'Trusted',
};

export const reportReasons: Record<ReportReason, string> = {
  spam: 'Advertising or spam',
  insult: 'Insulting or hateful',
  dangerous: 'Dangerous or under age',
  'off-topic': 'Off topic',
  other: 'Something else',
};

/** A share is told from this many decided reports on: of fewer it says nothing about a member. */
const enoughReports = 5;

/** "right in 75% of 8 reports"; of a few just how many there were. */
export function recordWords({ decided, agreed } = { decided: 0, agreed: 0 }): string {
  if (decided === 0) return 'none of their reports decided yet';
  if (decided < enoughReports) return `right in ${agreed} of ${counted(decided, 'report')}`;
  return `right in ${Math.round((agreed / decided) * 100)}% of ${decided} reports`;
}

export const findingWords = ({ rule, found }: Finding): string =>
  ({
    'blocked-word': `Blocked word “${found}”`,
    links: counted(Number(found), 'link'),
    'new-member-link': `A link by a new member`,
    rate: `${found} within an hour`,
  })[rule];

/** A recipe may have had several photos. */
export const keyOf = ({
  kind,
  contentId,
  imageUrl,
}: Pick<QueueItem, 'kind' | 'contentId'> & { imageUrl?: string | null | undefined }) =>
  [kind, contentId, ...(kind === 'recipe-photo' ? [imageUrl] : [])].join(':');

import type { AuditLine } from '@barspoon/contracts';
import { dayTime } from '../ui/moments.ts';

/** What was done, in words. A code without words of its own is shown as it is written, without its punctuation. */
const actions: Readonly<Record<string, string>> = {
  'bar_item.created': 'Item created',
  'bar_item.deleted': 'Item deleted',
  'bar_item.revised': 'Item changed',
  'challenge.voting-ended': 'Voting of a challenge ended early',
  'comment.deleted': 'Comment deleted',
  'dead_letter.discarded': 'Failed event discarded',
  'dead_letter.replayed': 'Failed event retried',
  'dead-letter.discarded': 'Failed event discarded',
  'dead-letter.replayed': 'Failed event retried',
  'events.redriven': 'Events published again',
  'member.deleted': 'Account deleted',
  'member.email-changed': 'Email address changed',
  'member.email-verified': 'Email address verified',
  'member.google-linked': 'Google account linked',
  'member.password-changed': 'Password changed',
  'member.password-reset': 'Password reset',
  'ingredient.revised': 'Ingredient changed',
  'live-session.cancelled': 'Live session canceled',
  'live-session.ended': 'Live session ended',
  'live-session.live': 'Live session started',
  'live-session.member-banned': 'Member removed from a live session',
  'live-session.message-removed': 'Message of a live session removed',
  'live-session.reports-settled': 'Reported message of a live session kept',
  'member.link-sent': 'Link emailed',
  'member.recovery-code-used': 'Signed in with a recovery code',
  'member.second-factor-new-codes': 'New recovery codes made',
  'member.second-factor-off': 'Two-step sign-in turned off',
  'member.second-factor-on': 'Two-step sign-in turned on',
  'member.second-factor-passkey-added': 'Passkey added',
  'member.second-factor-passkey-copied': 'Passkey refused: there may be a copy',
  'member.second-factor-passkey-off': 'Last passkey removed',
  'member.second-factor-passkey-on': 'First passkey added',
  'member.second-factor-passkey-removed': 'Passkey removed',
  'member.second-factor-reset': 'Two-step sign-in reset',
  'member.sessions-ended': 'Signed out everywhere',
  'member.standing-changed': 'Status changed',
  'member.suspension-changed': 'Suspension changed',
  'member.token-made': 'Personal access token made',
  'member.token-revoked': 'Personal access token revoked',
  'membership.repaired': 'Membership corrected',
  'mentorship-profile.deactivated': 'Mentorship profile hidden',
  'mentorship-profile.reactivated': 'Mentorship profile shown again',
  'photo.deleted': 'Photo deleted',
  'points.corrected': 'Points corrected',
  'post.deleted': 'Post deleted',
  'post.featured': 'Post featured',
  'post.unfeatured': 'Post no longer featured',
  'posting.closed': 'Job posting closed',
  'posting.deleted': 'Job posting deleted',
  'posting.published': 'Job posted',
  'posting.reopened': 'Job posting opened again',
  'posting.revised': 'Job posting changed',
  'rating.removed': 'Rating deleted',
  'recipe.created': 'Recipe created',
  'recipe.deleted': 'Recipe deleted',
  'recipe.featured': 'Recipe featured',
  'recipe.unfeatured': 'Recipe no longer featured',
  'recipe.published': 'Recipe published',
  'recipe.revised': 'Recipe changed',
  'recipes.arranged': 'Featured recipes put in order',
  'recipes.imported': 'Recipes imported',
  'skill.created': 'Skill added',
  'skill.revised': 'Skill changed',
  'session.replayed': 'Stolen session ended',
  'suspicion.dismissed': 'Suspicion dismissed',
  'table.exported': 'Table exported',
  'settings.changed': 'Settings changed',
};

const services: Readonly<Record<string, string>> = {
  catalogue: 'Recipes',
  community: 'Community',
  'engagement-points': 'Points',
  identity: 'Accounts',
  inventory: 'Inventory',
  notifications: 'Email',
  professional: 'Professional',
  sessions: 'Sessions',
};

const actors: Readonly<Record<string, string>> = { visitor: 'A visitor', operator: 'The operator' };

const kinds: Readonly<Record<string, string>> = {
  bar_item: 'Bar item',
  event: 'Event',
  member: 'Member',
  outbox: 'Event outbox',
  ingredient: 'Ingredient',
  comment: 'Comment',
  'contact-message': 'Contact message',
  photo: 'Photo',
  post: 'Post',
  rating: 'Rating',
  review: 'Review',
  'live-session': 'Live session',
  posting: 'Job posting',
  recipe: 'Recipe',
  'recipe-photo': 'Photo of a recipe',
  menu: 'Menu of a bar',
  skill: 'Skill',
  'recipe-import': 'Recipe import',
};

/** `some-code.of_ours` → "Some code of ours" */
export const wordsOf = (code: string): string => {
  const words = code
    .replaceAll(/[._-]+/g, ' ')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const actionWords = (action: string): string => actions[action] ?? wordsOf(action);
export const serviceWords = (service: string): string => services[service] ?? wordsOf(service);
export const actorWords = (actor: string): string => actors[actor] ?? services[actor] ?? wordsOf(actor);

/** `recipe:01939c5e-…` → "Recipe 01939c5e" */
export function subjectWords(subject: string): string {
  const [kind = '', id = ''] = subject.split(':');
  return [kinds[kind] ?? wordsOf(kind), id.slice(0, 8)].filter(Boolean).join(' ');
}

/** `{ from: 'active', to: 'admin' }` → "From active to admin"; other details each by its name. */
export function detailsWords({ details }: Pick<AuditLine, 'details'>): string {
  const { from, to, ...others } = details ?? {};
  const change = from !== undefined && to !== undefined ? [`From ${shown(from)} to ${shown(to)}`] : [];
  const rest = Object.entries(change.length > 0 ? others : (details ?? {})).filter(
    ([, value]) => value !== null,
  );
  return [...change, ...rest.map(([name, value]) => `${wordsOf(name)}: ${shown(value)}`)].join(', ');
}

const isMoment = (text: string): boolean => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}.*Z$/.test(text);

function shown(value: unknown): string {
  if (typeof value === 'string') return isMoment(value) ? dayTime(value) : value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(shown).join(' ');
  return typeof value === 'object' && value !== null
    ? detailsWords({ details: { ...value } })
    : String(value);
}

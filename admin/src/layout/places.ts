/** The documented main entries in their order. Implements NAV-41, CONTRA-32. */
export const mainEntries = [
  'users',
  'recipes',
  'inventory',
  'analytics',
  'moderation',
  'database',
  'settings',
  'notifications',
];

/** The list that each other one hangs under: its way back, and what the menu marks while it is open. */
const above: Readonly<Record<string, string>> = {
  audit: 'users',
  'dead-letters': 'health',
  suspicions: 'users',
  points: 'users',
  'points-rules': 'suspicions',
  achievements: 'database',
  trends: 'recipes',
  'own-imports': 'recipes',
  challenges: 'moderation',
  vocabulary: 'inventory',
  health: 'analytics',
  runbook: 'health',
  posts: 'moderation',
  comments: 'moderation',
  photos: 'moderation',
  ratings: 'moderation',
  'contact-messages': 'moderation',
  'job-postings': 'moderation',
  'live-sessions': 'moderation',
  mentors: 'moderation',
  'mentorship-connections': 'mentors',
  skills: 'database',
  'news-sources': 'database',
};

/** From the main entry down to a list, both included. Implements BEYOND-157. */
export function wayTo(list: string): string[] {
  const parent = above[list];
  return parent ? [...wayTo(parent), list] : [list];
}

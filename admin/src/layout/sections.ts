/** The sections of the long pages, by the names they stand under. */
export const sections: Readonly<Record<string, readonly string[]>> = {
  analytics: [
    'Figures',
    'Counts',
    'Over time',
    'From visit to subscription',
    'Retention',
    'Revenue',
    'Recipes and ratings',
    'Posts and comments',
    'Bars',
    'What happens on bars',
    'Searches without results',
    'AI bartender',
    'Health',
  ],
  moderation: ['Queue', 'Posts', 'Comments', 'Photos'],
  notifications: [
    'Mail to one address',
    'Bulk mail',
    'Bulk mails',
    'Suppressed addresses',
    'Kinds',
    'Other mails',
  ],
  health: ['Replicas', 'Failed jobs', 'Outboxes and dead letters', 'Streams', 'Queues'],
};

/** `Bulk mail` → `bulk-mail`: how an address names a section. */
export const anchorOf = (section: string): string => section.toLowerCase().replaceAll(' ', '-');

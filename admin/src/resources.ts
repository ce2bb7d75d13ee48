import type { Access } from '@barspoon/contracts';
import type { ResourceProps } from 'react-admin';
import { analytics } from './analytics/index.ts';
import { audit } from './audit/index.ts';
import { challenges } from './challenges/index.ts';
import { connections } from './connections/index.ts';
import { contactMessages } from './contact/index.ts';
import { database } from './database/index.ts';
import { deadLetters } from './dead-letters/index.ts';
import { health } from './health/index.ts';
import { inventory } from './inventory/index.ts';
import { liveSessions } from './live-sessions/index.ts';
import { mentors } from './mentors/index.ts';
import { comments, moderation, photos, posts } from './moderation/index.ts';
import { newsSources } from './news/index.ts';
import { notifications } from './notifications/index.ts';
import { ownImports } from './own-imports/index.ts';
import { achievements, points, pointsRules, suspicions } from './points/index.ts';
import { postings } from './postings/index.ts';
import { ratings } from './ratings/index.ts';
import { recipes } from './recipes/index.ts';
import { runbook } from './runbook/index.ts';
import { settings } from './settings/index.ts';
import { skills } from './skills/index.ts';
import { trends } from './trends/index.ts';
import { users } from './users/index.ts';
import { vocabulary } from './vocabulary/index.ts';

/** Everything the console shows, each with the area it belongs to; what belongs to none is for admins. */
export const resources: Readonly<
  Record<
    string,
    {
      access: Access;
      /** Who may add one, where not all may who see them. */
      create?: Access;
      pages: Omit<ResourceProps, 'name'>;
    }
  >
> = {
  users: { access: 'staff:members', pages: users },
  recipes: { access: 'staff:library', pages: recipes },
  inventory: { access: 'staff:library', pages: inventory },
  vocabulary: { access: 'staff:library', pages: vocabulary },
  analytics: { access: 'admin', pages: analytics },
  moderation: { access: 'staff:moderation', pages: moderation },
  posts: { access: 'staff:moderation', pages: posts },
  comments: { access: 'staff:moderation', pages: comments },
  photos: { access: 'staff:moderation', pages: photos },
  'contact-messages': { access: 'staff:support', pages: contactMessages },
  database: { access: 'admin', pages: database },
  settings: { access: 'admin', pages: settings },
  'news-sources': { access: 'admin', pages: newsSources },
  notifications: { access: 'admin', pages: notifications },
  trends: { access: 'staff:library', pages: trends },
  'own-imports': { access: 'staff:library', pages: ownImports },
  points: { access: 'staff:support', pages: points },
  'points-rules': { access: 'admin', pages: pointsRules },
  suspicions: { access: 'admin', pages: suspicions },
  achievements: { access: 'admin', pages: achievements },
  challenges: { access: 'admin', pages: challenges },
  'job-postings': { access: 'staff:moderation', create: 'admin', pages: postings },
  mentors: { access: 'staff:moderation', pages: mentors },
  'mentorship-connections': { access: 'staff:moderation', pages: connections },
  skills: { access: 'admin', pages: skills },
  ratings: { access: 'staff:ratings', pages: ratings },
  'live-sessions': { access: 'staff:moderation', pages: liveSessions },
  audit: { access: 'admin', pages: audit },
  'dead-letters': { access: 'admin', pages: deadLetters },
  health: { access: 'admin', pages: health },
  runbook: { access: 'admin', pages: runbook },
};

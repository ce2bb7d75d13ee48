import {
  type Access,
  adminAssistantRoutes,
  adminContactRoutes,
  adminModerationRoutes,
  adminSuspicionRoutes,
  dataServices,
  serviceStateRoutesOf,
} from '@barspoon/contracts';
import { call } from '../api/call.ts';

/** How much waits; `isMore` where only the first page was counted. */
export interface Count {
  count: number;
  isMore: boolean;
}

export interface WaitingKind {
  name: string;
  access: Access;
  /** The list where it is worked on, and its address. */
  list: string;
  to: string;
  /** What waits, of one and of many. */
  words: readonly [string, string];
  says: string;
  read: () => Promise<Count>;
}

const firstPage = async (page: Promise<{ items: readonly unknown[]; nextCursor: string | null }>) => {
  const { items, nextCursor } = await page;
  return { count: items.length, isMore: nextCursor !== null };
};

const failures = async () => {
  const states = await Promise.all(
    dataServices.map((service) => call(serviceStateRoutesOf(service).get, {})),
  );
  return states.reduce(
    (sum, { deadLetters, queues }) =>
      sum + deadLetters + (queues ?? []).reduce((failed, queue) => failed + queue.failed, 0),
    0,
  );
};

/** Everything that somebody of the staff has to decide or answer. Implements BEYOND-159. */
export const waitingKinds: readonly WaitingKind[] = [
  {
    name: 'cases',
    access: 'staff:moderation',
    list: 'moderation',
    to: '/moderation',
    words: ['case waits for a decision', 'cases wait for a decision'],
    says: 'Contents that were reported or held, and appeals.',
    read: () => firstPage(call(adminModerationRoutes.queue, { query: {} })),
  },
  {
    name: 'messages',
    access: 'staff:support',
    list: 'contact-messages',
    to: `/contact-messages?filter=${encodeURIComponent(JSON.stringify({ state: 'open' }))}`,
    words: ['message to the site waits for an answer', 'messages to the site wait for an answer'],
    says: 'Written with the contact form.',
    read: () => firstPage(call(adminContactRoutes.list, { query: { state: 'open' } })),
  },
  {
    name: 'answers',
    access: 'admin',
    list: 'analytics',
    to: '/analytics',
    words: ['answer of the bartender was reported', 'answers of the bartender were reported'],
    says: 'Members say that they are wrong or could harm somebody.',
    read: () => firstPage(call(adminAssistantRoutes.reports, { query: { state: 'open' } })),
  },
  {
    name: 'gains',
    access: 'admin',
    list: 'suspicions',
    to: '/suspicions',
    words: ['gain of points looks farmed', 'gains of points look farmed'],
    says: 'Look at them and correct the points, or dismiss them.',
    read: () => firstPage(call(adminSuspicionRoutes.list, { query: { state: 'open' } })),
  },
  {
    name: 'failures',
    access: 'admin',
    list: 'health',
    to: '/health',
    words: ['task of the site has failed for good', 'tasks of the site have failed for good'],
    says: 'Events and jobs whose every attempt has failed: retry or discard them.',
    read: async () => ({ count: await failures(), isMore: false }),
  },
];

import { readFileSync } from 'node:fs';
import { type Stack, startStack } from '@barspoon/testing';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/**
 * The collections that empty themselves, with the seconds they keep a row and the words of `/data-retention` that say
 * so. A session's row names its own end: 30 days after it was last used.
 */
const promises: Record<string, { seconds: number; words: string }> = {
  chat_messages: { seconds: 30 * DAY, words: '| What you wrote in the room of a session | 30 days |' },
  chat_reactions: {
    seconds: 30 * DAY,
    words: '| How you reacted there, and what you reported about messages | 30 days |',
  },
  chat_reports: {
    seconds: 30 * DAY,
    words: '| How you reacted there, and what you reported about messages | 30 days |',
  },
  room_presence: { seconds: DAY, words: '| That you had the room of a session open | 1 day |' },
  video_events: {
    seconds: HOUR,
    words: '| Receipts of what a video server told of a room (an identifier, no content) | 1 hour |',
  },
  session_waiting: {
    seconds: 0,
    words: '| That you were on the waiting list of a session that was over | 1 day after it |',
  },
  contact_messages: { seconds: 365 * DAY, words: '| A message you sent with the contact form | 1 year |' },
  feed_lines: {
    seconds: 180 * DAY,
    words: '| What your social feed shows you of yourself and of those you follow | 180 days |',
  },
  mentorship_bookings: {
    seconds: 365 * DAY,
    words:
      '| A meeting with a mentor or mentee: who, when and where, its agenda and your notes | 1 year after it |',
  },
  outside_images: { seconds: 0, words: 'did not post (no names of members) | 1 day |' },
  link_previews: {
    seconds: 0,
    words: 'links to says of itself (no names of members) | 30 days after it was last read |',
  },
  recipe_imports: {
    seconds: DAY,
    words: '| Files of recipes an admin has read in (no names of members) | 1 day |',
  },
  recipe_import_parts: {
    seconds: DAY,
    words: '| Files of recipes an admin has read in (no names of members) | 1 day |',
  },
  imported_recipes: {
    seconds: DAY,
    words: '| Files of recipes an admin has read in (no names of members) | 1 day |',
  },
  own_imports: {
    seconds: DAY,
    words: '| What an import into your own recipes has changed, so that you can undo it | 1 day |',
  },
  bar_imports: { seconds: 2 * DAY, words: '| Which items such an import has put on your bar | 2 days |' },
  bar_invites: {
    seconds: 0,
    words: '| An invitation to somebody’s bar | 7 days, or until it is accepted or ended |',
  },
  bar_tickets: { seconds: 90 * DAY, words: '| What guests ordered at your bar | 90 days, or until' },
  bar_tabs: { seconds: 90 * DAY, words: '| The tabs of tables at your bar, with tips | 90 days, or until' },
  bar_tab_guests: {
    seconds: 0,
    words: '| First name and device of a guest on the tab of a table at your bar | until 18 hours after',
  },
  answered_requests: { seconds: DAY, words: 'so that sending it twice makes it once | 1 day |' },
  // Two kinds of rows, each with its own end.
  assistant_budgets: { seconds: 0, words: '(no names of members) | 90 days |' },
  recipe_views: { seconds: 2 * HOUR, words: '| 2 hours |' },
  sessions: { seconds: 0, words: 'until you sign out, else 30 days after it was last used' },
  push_volumes: {
    seconds: 40 * DAY,
    words: '| How many pushes of a kind were delivered in a day (no names of members) | 40 days |',
  },
  outbox: { seconds: 14 * DAY, words: '14 days after they were sent' },
  inbox: {
    seconds: 30 * DAY,
    words: 'Receipts that an event was handled (an identifier, no content) | 30 days |',
  },
  challenges: { seconds: 7 * DAY, words: 'and the address it went to | 7 days after it ran out |' },
  challenge_asks: { seconds: 0, words: 'a scrambled value of the address | at most an hour |' },
  used_trials: {
    seconds: 365 * DAY,
    words: 'had its free trial, by a scrambled value of the address | 1 year after the account was deleted |',
  },
  mails: { seconds: 30 * DAY, words: 'without address and text | 30 days |' },
  notification_digests: {
    seconds: 30 * DAY,
    words: '| That a daily summary was due or was made, and for which day | 30 days after it was due |',
  },
  mail_orders: {
    seconds: DAY,
    words: '| An address that was entered for a single mail, with what it says | 1 day |',
  },
  bulk_recipients: {
    seconds: 365 * DAY,
    words: '| That a mail to many was sent to you, without address and text | 1 year |',
  },
  mail_events: {
    seconds: 30 * DAY,
    words: '| That a mail came back (the mail provider’s number of that, no address) | 30 days |',
  },
  visits: {
    seconds: 2 * DAY,
    words: '| That a visitor was here on a day, by a scrambled value that changes every day | 2 days |',
  },
  payments: {
    seconds: 60 * DAY,
    words:
      '| An amount that was paid or refunded, for the figures of its day (no names of members) | 60 days |',
  },
  failed_searches: {
    seconds: 90 * DAY,
    words:
      '| A search that found no recipe: its words and how many people used them on a day (no names of members) | 90 days |',
  },
  active_days: {
    seconds: 60 * DAY,
    words:
      '| That you were here on a day, with the month you joined in, so that the members of each day and those who come back are counted | 60 days |',
  },
  notifications: {
    seconds: 90 * DAY,
    words: '| What stands behind the bell: who did what, when, and whether you read it | 90 days |',
  },
  news_links_mailed: { seconds: HOUR, words: '| That a link to unsubscribe was mailed to you | 1 hour |' },
  password_guesses: {
    seconds: HOUR,
    words: '| How often your current password was wrong when a page asked for it (a number) | 1 hour |',
  },
  second_factors: { seconds: 0, words: 'a key you never confirmed 15 minutes |' },
  used_challenges: {
    seconds: 0,
    words: "| That a passkey's question was answered (a random number) | 5 minutes |",
  },
  personal_tokens: {
    seconds: 0,
    words:
      '| A personal access token you made: its name, what it opens and the day it was last used; of the token itself a hash |',
  },
  waiting_sign_ins: {
    seconds: 0,
    words: '| A sign-in that waits for its code, and how many were tried | 5 minutes |',
  },
  ended_sessions: { seconds: 20 * 60, words: 'That a sign-in has ended (its number alone) | 20 minutes |' },
  erased_members: {
    seconds: 30 * DAY,
    words: 'That a member has left (an identifier, no content) | 30 days |',
  },
  checkout_keys: { seconds: DAY, words: '| That a checkout was opened | 1 day |' },
  sandbox_checkouts: { seconds: DAY, words: '| That a checkout was opened | 1 day |' },
  payment_events: { seconds: 60 * DAY, words: 'handled (an identifier, no content) | 60 days |' },
  inbox_tries: { seconds: 30 * DAY, words: '| 30 days |' },
  trend_runs: {
    seconds: 30 * DAY,
    words: '| Which recipes were trending at a moment (no names of members) | 30 days |',
  },
  window_points: {
    seconds: 0,
    words:
      'Your points of a week and of a month, for their leaderboards | 5 weeks after the week or month has ended |',
  },
  jobs: { seconds: 30 * DAY, words: 'Finished jobs (“award a point for this”) | 30 days |' },
};

let stack: Stack;
let mongo: MongoClient;

beforeAll(async () => {
  stack = await startStack(allServices);
  mongo = await MongoClient.connect(stack.env.MONGODB_URL ?? '');
});
afterAll(async () => {
  await mongo?.close();
  await stack?.stop();
});

it('keeps in its databases what the Data Retention page says, and as long [BEYOND-104]', async () => {
  const { databases } = await mongo.db().admin().listDatabases({ nameOnly: true });
  const kept: Record<string, number> = {};
  for (const { name } of databases.filter(({ name }) => name.startsWith(`${stack.env.MONGODB_PREFIX}_`)))
    for (const { name: collection } of await mongo.db(name).listCollections({}, { nameOnly: true }).toArray())
      for (const { expireAfterSeconds } of await mongo.db(name).collection(collection).indexes())
        if (expireAfterSeconds !== undefined) kept[collection] = expireAfterSeconds;

  expect(kept).toEqual(
    Object.fromEntries(Object.entries(promises).map(([name, { seconds }]) => [name, seconds])),
  );
  const page = readFileSync('web/content/data-retention.md', 'utf8').replace(/\n(?!\|)/g, ' ');
  for (const [name, { words }] of Object.entries(promises)) expect(page, name).toContain(words);
});

import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import type { Feature } from '@barspoon/messaging';
import { expect, it } from 'vitest';

const features = import.meta.glob<Record<string, Feature>>('../../services/*/src/*/*.feature.ts', {
  eager: true,
});
const page = readFileSync('web/content/data-retention.md', 'utf8').replace(/\s+/g, ' ');

const account = '| Account: name, email address';
const conversations = '| Conversations with the AI bartender';
const recipes = '| Recipes you made |';
const ratings = '| Ratings and reviews |';
const reports = '| What you reported to the moderators |';
const posts = '| Posts, comments and likes |';
const photos = '| Photos you share, and likes of photos |';
const distances = '| Whom you mute or block |';
const follows = '| Whom you follow |';
const challenges = '| Challenges you joined, your entries and your vote |';
const points = '| Points and the list of what earned them';
const windows = '| Your points of a week and of a month';
const membership = '| Membership: the payment provider';
const profile = '| Profile: username, picture';
const bar = '| Your bar |';
const bottles = '| Bottles on your bar with their levels and prices, and what happened to them |';
const messages = '| Messages with those you work or learn with |';
const sessions = '| Sessions you host in the virtual bar';
const reactions = '| How you reacted there, and what you reported about messages |';

/** Which row of `/data-retention` says how long the rows of each table are kept that a member owns. */
const rows: Record<string, string> = {
  'catalogue.conversations': conversations,
  'catalogue.conversation_turns': conversations,
  'catalogue.answer_reports': reports,
  'catalogue.bartender_limits': '| What you told the bartender never to serve you |',
  'catalogue.assistant_budgets': '| How often you asked a language model',
  'catalogue.collections': '| Collections, with your notes |',
  'catalogue.favorites': '| Saved recipes |',
  'catalogue.favorite_counts': '| Saved recipes |',
  'catalogue.own_imports': '| What an import into your own recipes has changed',
  'catalogue.recipe_ratings': ratings,
  'catalogue.rating_counts': ratings,
  'catalogue.recipe_notes': '| Your notes on recipes, and the days you made them |',
  'catalogue.recipe_versions': '| Earlier versions of your recipes |',
  'catalogue.own_recipes_locks': recipes,
  'catalogue.recipes': recipes,
  'catalogue.trend_events': '| What you did that makes a recipe trend |',
  'catalogue.trend_supporters': '| What you did that makes a recipe trend |',
  'community.authors': profile,
  'community.attached_collections': '| Collections, with your notes |',
  'community.comments': posts,
  'community.contact_messages': '| A message you sent with the contact form |',
  'community.member_distances': distances,
  'community.user_follows': follows,
  'community.follow_counts': follows,
  'community.post_likes': posts,
  'community.member_recipes': '| Copies of your public recipes’ texts',
  'community.reported_messages': reports,
  'community.reported_menus': '| Copies of menus of your bars that were reported',
  'community.moderation_cases': '| What of yours was held or removed',
  'community.content_reports': reports,
  'community.reporters': reports,
  'community.recipe_photos': photos,
  'community.photo_files': '| A picture you uploaded and did not share |',
  'community.recipe_photo_likes': photos,
  'community.posts': posts,
  'community.recipe_reviews': ratings,
  'community.share_analytics': '| That a post was shared, and with which browser |',
  'community.social_activities': '| What you did that those who follow you read |',
  'engagement-points.user_achievements': points,
  'engagement-points.user_activities': points,
  'engagement-points.challenge_participants': challenges,
  'engagement-points.challenge_entries': challenges,
  'engagement-points.challenge_votes': challenges,
  'engagement-points.challenge_standings': challenges,
  'engagement-points.window_points': windows,
  'engagement-points.user_points': points,
  'engagement-points.suspicions': '| That points were earned faster than people earn them |',
  'identity.accounts': account,
  'identity.member_warnings': '| Warnings of moderators, with their reason and note |',
  'identity.active_days': '| That you were here on a day, with the month you joined in',
  'identity.challenges': '| A link mailed to you, and the address it went to |',
  'identity.customers': membership,
  'identity.subscriptions': membership,
  'identity.user_onboarding': profile,
  'identity.password_guesses': '| How often your current password was wrong when a page asked for it',
  'identity.profiles': profile,
  'identity.second_factors': '| Your two-step sign-in: the key of your authenticator app, encrypted',
  'identity.passkeys':
    '| Your passkeys: the name you gave each, its public key, when it was made and last used',
  'identity.personal_tokens': '| A personal access token you made: its name, what it opens',
  'identity.waiting_sign_ins': '| A sign-in that waits for its code, and how many were tried |',
  'identity.sessions': '| A sign-in with browser and IP address |',
  'inventory.bar_imports': '| Which items such an import has put on your bar |',
  'inventory.bar_invites': '| An invitation to somebody’s bar |',
  'inventory.bar_members': '| At whose bars you are, and as what |',
  'inventory.bar_choices': '| Which of your bars you chose |',
  'inventory.bar_reminders': '| At which bars you are reminded of what runs low |',
  'inventory.user_inventory': bar,
  'inventory.bars': bar,
  'inventory.shopping_lists': '| The shopping list of your bar |',
  'inventory.menus': '| Menus of your bar, with their earlier versions |',
  'inventory.bar_ordering': '| Tables of your bar, the hashes of their codes and of devices you banned |',
  'inventory.bar_tickets': '| What guests ordered at your bar |',
  'inventory.bar_tabs': '| The tabs of tables at your bar, with tips |',
  'inventory.bar_tab_guests': '| First name and device of a guest on the tab of a table at your bar |',
  'inventory.bar_pars': '| Par levels and suppliers of your bar |',
  'inventory.bar_bottles': bottles,
  'inventory.bar_entries': bottles,
  'inventory.inventory': '| Items you added yourself |',
  'inventory.recipes': recipes,
  'notifications.bulk_recipients': '| That a mail to many was sent to you',
  'notifications.bulk_mails': '| Mails to many that an admin wrote |',
  'notifications.mail_drafts': '| Drafts of mails to many |',
  'notifications.notification_choices': '| What you choose to be notified of',
  'notifications.notification_digests': '| That a daily summary was due or was made',
  'notifications.member_distances': distances,
  'notifications.notifications': '| What stands behind the bell',
  'notifications.news_links_mailed': '| That a link to unsubscribe was mailed to you |',
  'notifications.news_unsubscribed': '| That you have unsubscribed from mail to many |',
  'notifications.suppressed': '| That your address took no mail to many',
  'notifications.mails': '| That a mail was sent, without address and text |',
  'notifications.push_devices': '| A browser you are notified on',
  'professional.job_alerts': '| Jobs you saved, and job alerts |',
  'professional.job_applications': '| Applications for jobs, with your letter and notes |',
  'professional.application_notes': '| Notes on an application, by whoever offers the job |',
  'professional.member_blocks': distances,
  'professional.mentorship_availability': '| Your mentorship profile, and the times you offer |',
  'professional.mentorship_bookings': '| A meeting with a mentor or mentee',
  'professional.mentorship_connections': '| Requests and connections between mentors and mentees',
  'professional.skill_endorsements': '| Endorsements of skills |',
  'professional.mentorship_profiles': '| Your mentorship profile, and the times you offer |',
  'professional.message_threads': messages,
  'professional.direct_messages': messages,
  'professional.professional_portfolios': '| Your professional portfolio and skills |',
  'professional.job_postings': '| Jobs you posted |',
  'professional.saved_postings': '| Jobs you saved, and job alerts |',
  'professional.user_professional_skills': '| Your professional portfolio and skills |',
  'sessions.live_sessions': sessions,
  'sessions.session_participants': sessions,
  'sessions.session_waiting': '| That you were on the waiting list of a session that was over |',
  'sessions.chat_messages': '| What you wrote in the room of a session |',
  'sessions.chat_reactions': reactions,
  'sessions.chat_reports': reactions,
  'sessions.room_bans': '| That a host removed you from a room |',
  'sessions.room_presence': '| That you had the room of a session open |',
};

const owned = Object.entries(features).flatMap(([path, exported]) =>
  Object.values(exported)
    .flatMap(({ tables }) => tables ?? [])
    .filter(({ own }) => own?.length)
    .map(({ schema }) => `${path.split('/')[3]}.${schema.get('collection')}`),
);

it('says of every table with rows of members how long they are kept [BEYOND-162, BEYOND-104]', () => {
  expect(owned.length).toBeGreaterThan(80);
  expect([...new Set(owned)].sort()).toEqual(Object.keys(rows).sort());
  const missing = Object.entries(rows).filter(([, words]) => !page.includes(words));
  expect(missing).toEqual([]);
});

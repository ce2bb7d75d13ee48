/** Why a query may be scattered. */
export type Reason = keyof typeof scattered;

/** The meaning of each reason, shown on the page. */
export const reasons = {
  list: 'A page of a list that everybody sees, in index order. Each shard returns at most a page, and the pages are merged.',
  member:
    'The rows of one member in a collection that is sharded by a more frequent key. Each shard looks into one index.',
  work: 'Background work in batches. Nobody waits for it.',
  staff: 'Figures and lists in the console.',
} as const;

/**
 * Queries of sharded collections that may omit the shard key. Any other query without it fails a test: add the key to the
 * query, or add the query here.
 */
export const scattered = {
  list: {
    'catalogue.collections': ['pageOfPublic'],
    'catalogue.recipe_ratings': ['page'],
    'community.authors': ['findByUsernames', 'byPoints', 'findByBeginnings'],
    'community.comments': ['latest', 'newest', 'hasReplies'],
    'community.user_follows': ['page'],
    'community.recipe_photos': ['page', 'newest'],
    'community.posts': ['page', 'newest', 'addresses'],
    'community.recipe_reviews': ['newest'],
    'engagement-points.user_achievements': ['latestHolders', 'holders'],
    'engagement-points.challenge_standings': ['page', 'countAbove'],
    'engagement-points.user_points': ['placings', 'rowsFrom', 'countTiedBefore'],
    'engagement-points.window_points': ['placings', 'rowsFrom', 'countAbove', 'countTiedBefore'],
    'professional.job_applications': ['page'],
    'professional.mentorship_bookings': ['page'],
    'professional.mentorship_connections': ['pageWhere'],
  },
  member: {
    'catalogue.collections': ['countOf', 'pageOf', 'allOf'],
    'catalogue.own_imports': ['of'],
    'catalogue.recipe_ratings': ['ratedByAll', 'allOf'],
    'community.comments': ['countOf', 'momentsOf', 'idsOf'],
    'community.member_distances': ['isBlocked', 'around'],
    'community.user_follows': ['followersOf'],
    'community.recipe_photos': ['countOf', 'momentsOf', 'idsOf'],
    'community.posts': ['idsOf', 'countOf', 'momentsOf'],
    'community.recipe_reviews': ['countOf', 'idsOf'],
    'engagement-points.challenge_participants': ['joinedBy', 'participationsOf'],
    'engagement-points.challenge_votes': ['votedIn'],
    'engagement-points.user_activities': ['recordedAmong', 'earnedOn'],
    'engagement-points.window_points': ['of', 'ofAll'],
    'identity.member_warnings': ['latestOf'],
    'identity.active_days': ['cohortOnFirstDay'],
    'identity.challenges': ['voidAll', 'voidEvery', 'removeAllTo'],
    'identity.sessions': ['latestOf', 'idsOf'],
    'notifications.member_distances': ['between'],
    'professional.job_applications': ['countsOf'],
    'professional.member_blocks': ['around'],
    'professional.mentorship_bookings': ['busy', 'countAhead', 'cancelAhead'],
    'professional.message_threads': ['threadsOf', 'countUnread'],
    'professional.direct_messages': ['countSince'],
    'sessions.session_participants': ['sessionsOf'],
    'sessions.session_waiting': ['waitsOf'],
    'sessions.room_bans': ['sessionsOf'],
    'sessions.chat_messages': ['countSince'],
  },
  work: {
    'each.jobs': ['bringBack'],
    'each.answered_requests': ['forget'],
    'catalogue.collections': ['removeRecipes'],
    'catalogue.favorites': ['removeAllOfRecipes'],
    'catalogue.recipe_notes': ['removeAllOfRecipes'],
    'catalogue.recipe_ratings': ['grownBy'],
    'catalogue.recipe_versions': ['keepAll'],
    'catalogue.trend_events': ['claim', 'alike'],
    'community.attached_collections': ['dropRecipe', 'isEmpty'],
    'community.user_follows': ['followersAfter'],
    'community.post_likes': ['removeAllOfPost'],
    'community.recipe_photo_likes': ['removeAllOfPhoto'],
    'community.posts': ['showsImage'],
    'community.feed_lines': ['removeSomeOf'],
    'community.social_activities': ['removeAllTo'],
    'engagement-points.challenge_participants': ['participantIds'],
    'engagement-points.challenge_votes': ['removeEntry'],
    'engagement-points.user_activities': ['membersAfter'],
    'engagement-points.user_points': ['totalsAfter'],
    'engagement-points.window_points': ['membersWith', 'list'],
    'identity.ended_sessions': ['endedIds'],
    'inventory.user_inventory': ['removeFromSome'],
    'notifications.bulk_recipients': ['take', 'isAnybodyWaiting', 'noteUnsubscribed'],
    'notifications.notifications': ['takeOut', 'remove'],
    'notifications.news_unsubscribed': ['unsubscribedAfter'],
    'notifications.suppressed': ['after'],
    'professional.job_alerts': ['fitting'],
    'professional.job_applications': ['dropOf'],
    'professional.saved_postings': ['forgetPosting'],
    'sessions.chat_reactions': ['takeBackSome'],
  },
  staff: {
    'each.jobs': ['failedJobs', 'queue'],
    'catalogue.conversation_turns': ['topicsSince', 'notUnderstoodSince'],
    'catalogue.own_imports': ['page'],
    'engagement-points.user_achievements': ['countHolders'],
    'engagement-points.user_points': ['sample', 'estimateMembers'],
    'identity.active_days': ['countCohorts', 'activeByDay'],
    'identity.visits': ['visitorsByDay'],
    'identity.payments': ['countRevenue'],
    'notifications.bulk_recipients': ['markedAmong', 'outcomesOf'],
    'notifications.notification_digests': ['madeSince'],
    'notifications.notifications': ['volumesSince'],
    'notifications.suppressed': ['page'],
    'notifications.mails': ['sentSince'],
    'professional.job_applications': ['countByStatus'],
    'professional.mentorship_bookings': ['countByState'],
    'professional.mentorship_connections': ['countAccepted', 'countByStatus'],
    'professional.professional_portfolios': ['countPublic'],
    'sessions.chat_messages': ['reportedPage', 'countsReported'],
  },
} satisfies Record<keyof typeof reasons, Record<string, string[]>>;

/** Why this query may go to all shards; undefined where nobody has said so. */
export function reasonOf(collection: string, name: string): Reason | undefined {
  const all = Object.entries(scattered) as [Reason, Record<string, readonly string[]>][];
  return all.find(([, of]) => of[collection]?.includes(name))?.[0];
}

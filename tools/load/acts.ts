import { createHash } from 'node:crypto';
import type { Document } from 'mongodb';

/** What an act is done to. */
export type TargetKind =
  | 'items'
  | 'recipes'
  | 'members'
  | 'posts'
  | 'sessions'
  | 'fullSessions'
  | 'challenges'
  | 'ballots'
  | 'postings'
  | 'mentors'
  | 'slots'
  | 'words'
  | 'wants'
  | 'orders';

/** An event as its outbox has it. */
export interface ToldEvent {
  id: string;
  data: Document;
}

/** Rows in which something else must have followed from each row of an act, or from its event, exactly once. */
export interface Effect {
  /** What a person reads: `activity`. */
  name: string;
  service: string;
  collection: string;
  where: Document;
  /** What an effect belongs to, as `from` says it of the act's row. */
  of: (effect: Document) => string;
  from: { row: (row: Document) => string } | { event: (event: ToldEvent) => string };
}

/** A number that is stored in addition to the rows it counts. */
export interface Count {
  service: string;
  collection: string;
  field: string;
  /** Whose number a row belongs to: an `_id` of the collection. */
  of: (row: Document) => string;
}

/**
 * Something members do in the product: how it is asked for, where it stands, and what must follow from it. A new act is
 * one entry of `acts`; load and verifier read nothing else.
 */
export interface Act {
  /** What a person reads: `favorite`. No spaces before it in a key. */
  kind: string;
  to: TargetKind;
  method: 'PUT' | 'POST' | 'DELETE';
  /** Below `/api/v1`, with `:target` and `:member`, who has their first bar by that id too. */
  path: string;
  /** What of a target the path names, where that is not all of it. */
  place?: (target: string, member: string) => string;
  /** `named` is the answer to the act that it names. */
  body?: (target: string, member: string, named: Document) => object;
  /** The act of the same member on the same target whose answer the body is made of. */
  names?: string;
  /** Asked for only once this act of the same member on the same target is acknowledged. */
  after?: string;
  /** What that one was done to, where it is not the same. */
  afterOn?: (target: string) => string;
  /** The code a repetition is refused with: what was asked for stands already. */
  repeated?: string;
  /** Asking again does it again: whoever got no answer may find it as often as they have asked. */
  repeatable?: true;
  service: string;
  collection: string;
  /** What of a row the act has left, where that is not all of it, or not one alone. */
  parts?: (row: Document) => readonly Document[];
  member: (row: Document) => string;
  target: (row: Document) => string;
  /** The event each row has exactly once in its service's outbox. */
  event?: {
    type: string;
    /** Only these, where one kind of event tells of more. */
    where?: (data: Document) => boolean;
    of: (data: Document) => string;
    from: (row: Document) => string;
  };
  effects?: readonly Effect[];
  counts?: readonly Count[];
  /** Where a member reads what they have, and what of an answer names the targets. */
  shown?: { path: string; targets: (answer: Document) => string[] };
}

const field =
  (...names: string[]) =>
  (row: Document): string =>
    names.map((name) => row[name]).join('/');

type FromRow = (row: Document) => string;

const activity = (type: string, row: FromRow, of = field('userId', 'relatedId')): Effect => ({
  name: `activity ${type}`,
  service: 'engagement-points',
  collection: 'user_activities',
  where: { activityType: type },
  of,
  from: { row },
});
const news = (type: string, row: FromRow): Effect => ({
  name: `news ${type}`,
  service: 'community',
  collection: 'social_activities',
  where: { type, shown: true },
  of: field('userId', 'targetId'),
  from: { row },
});
const idOf = field('_id');
/** A mail of a kind of notification, to whom the event names. */
const mail = (kind: string, addressee: string): Effect => ({
  name: `mail ${kind}`,
  service: 'notifications',
  collection: 'mails',
  where: { kind, state: 'sent' },
  of: idOf,
  from: { event: ({ id, data }) => `${kind}-${id}-${data[addressee]}` },
});
const itemsOf = (answer: Document): Document[] => answer.items;
const stars = { tasteRating: 4, difficultyRating: 2, presentationRating: 5, valueRating: 3 };

/** A time of a mentor that one mentee may book: `<connection>@<start>`. */
export const slotOf = (connectionId: string, startsAt: string): string => `${connectionId}@${startsAt}`;
const partsOfSlot = (slot: string) => {
  const [connectionId = '', startsAt = ''] = slot.split('@');
  return { connectionId, startsAt };
};

/** An entry that may be voted for: `<challenge>@<entry>`. */
export const ballotOf = (challengeId: string, entryId: string): string => `${challengeId}@${entryId}`;
const partsOfBallot = (ballot: string) => {
  const [challengeId = '', entryId = ''] = ballot.split('@');
  return { challengeId, entryId };
};
/** The id of a vote is `<challenge>:<member>`. */
export const challengeOfVote = ({ _id }: Document): string => String(_id).slice(0, String(_id).indexOf(':'));

/** The same id for the same things, as a phone keeps the one it has chosen until it is answered. */
const idOfThings = (...things: readonly string[]): string => {
  const hex = createHash('sha256').update(things.join('/')).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
};

/** Everything but what is said of a kind of entry in the ledger of a member's first bar. */
const entryOf = (kind: string) =>
  ({
    method: 'PUT',
    path: '/inventory/bars/:member/entries/:target',
    place: (target: string, member: string) => idOfThings(kind, member, target),
    service: 'inventory',
    collection: 'bar_entries',
    parts: (row: Document) => (row.kind === kind ? [row] : []),
    member: field('actorId'),
    target: ({ lines }: Document): string => lines[0].itemId,
  }) as const;
const shownEntry = (kind: string, target: (entry: Document) => string): NonNullable<Act['shown']> => ({
  path: '/inventory/bars/:member/entries?limit=100',
  targets: (answer) =>
    itemsOf(answer)
      .filter((entry) => entry.kind === kind)
      .map(target),
});
/** The one bottle of an item on a member's first bar, which holds `bottleMl` when it is bought. */
const bottleIdOf = (member: string, item: string): string => idOfThings('bottle', member, item);
export const bottleMl = 700;
const wantedPieces = 2;

/** What a guest orders on a member's first bar, and at which table: `<item>@<code>`. */
export const orderOf = (itemId: string, token: string): string => `${itemId}@${token}`;
const partsOfOrder = (order: string) => {
  const [itemId = '', token = ''] = order.split('@');
  return { itemId, token };
};
/** The address of the menu of a member's first bar. */
export const menuSlugOf = (member: string): string => `bar-${member}`;
/** The drink of a menu that is poured from an item alone. */
export const drinkIdOf = (itemId: string): string => idOfThings('drink', itemId);
/** So much of it, so that a bottle has ten. */
export const orderedMl = bottleMl / 10;
const secretOf = (...things: readonly string[]): string =>
  createHash('sha256').update(things.join('/')).digest('base64url').slice(0, 32);
/** As inventory keeps what guests alone know. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Everything but what is said of orders that guests place, with the rows of those that came to `isThere`. */
const ordersOf = (kind: string, isThere: (ticket: Document) => boolean) =>
  ({
    to: 'orders',
    service: 'inventory',
    collection: 'bar_tickets',
    parts: (row: Document) =>
      row.keyHash === hashOf(secretOf(kind, row.barId, orderOfTicket(row))) && isThere(row) ? [row] : [],
    member: field('barId'),
    target: (row: Document) => orderOfTicket(row),
  }) as const;
/** A drink has the id of its item as its name, and a table its code. */
const orderOfTicket = ({ drink, table }: Document): string => orderOf(drink, table);
const placeOfOrder = (kind: string) => (order: string, member: string) =>
  `${menuSlugOf(member)}/tickets/${secretOf(kind, member, order)}`;
/** A guest of their own orders, and there are no others at their device. */
const orderAs = (kind: string) =>
  ({
    ...ordersOf(kind, () => true),
    kind,
    method: 'PUT',
    path: '/menus/:target',
    place: placeOfOrder(kind),
    after: 'bottle',
    afterOn: (order: string) => partsOfOrder(order).itemId,
    body: (order: string, member: string) => ({
      token: partsOfOrder(order).token,
      device: secretOf('device', kind, member, order),
      drinkId: drinkIdOf(partsOfOrder(order).itemId),
      guest: 'Ada',
    }),
  }) as const;
const moveOrder = (from: string, to: string) =>
  ({
    method: 'PUT',
    path: '/inventory/bars/:member/tickets',
    names: 'order',
    body: (_order: string, _member: string, { id }: Document) => ({ ticketIds: [id], from, to }),
  }) as const;
/** Whether a drink was made by the act, and is not an order that was served. */
export const isMadeByAct = (entryId: string, member: string, recipeId: string): boolean =>
  entryId === idOfThings('made', member, recipeId);

export const acts: readonly Act[] = [
  {
    kind: 'bar item',
    to: 'items',
    method: 'PUT',
    path: '/inventory/bar/:target',
    service: 'inventory',
    collection: 'user_inventory',
    member: field('userId'),
    target: field('inventoryId'),
    event: {
      type: 'inventory.item.added',
      of: field('memberId', 'itemId'),
      from: field('userId', 'inventoryId'),
    },
    effects: [activity('inventory_added', field('userId', 'inventoryId'))],
    shown: {
      path: '/inventory/items?owned=true&limit=100',
      targets: (answer) => itemsOf(answer).map(({ id }) => id),
    },
  },
  {
    kind: 'favorite',
    to: 'recipes',
    method: 'PUT',
    path: '/recipes/:target/favorite',
    service: 'catalogue',
    collection: 'favorites',
    member: field('userId'),
    target: field('recipeId'),
    event: {
      type: 'catalogue.recipe.saved',
      of: field('memberId', 'recipeId'),
      from: field('userId', 'recipeId'),
    },
    effects: [
      activity('recipe_saved', field('userId', 'recipeId')),
      news('recipe_liked', field('userId', 'recipeId')),
    ],
    counts: [{ service: 'catalogue', collection: 'favorite_counts', field: 'count', of: field('userId') }],
    shown: {
      path: '/me/favorites?limit=48',
      targets: (answer) => itemsOf(answer).map(({ recipe }) => recipe.id),
    },
  },
  {
    kind: 'rating',
    to: 'recipes',
    method: 'PUT',
    path: '/recipes/:target/rating',
    body: () => ({ ...stars, wouldRecommend: true }),
    service: 'catalogue',
    collection: 'recipe_ratings',
    member: field('userId'),
    target: field('recipeId'),
    event: {
      type: 'catalogue.recipe.rated',
      // Rating again is a change, and told as one.
      where: ({ first }) => first,
      of: field('memberId', 'recipeId'),
      from: field('userId', 'recipeId'),
    },
    effects: [activity('recipe_rated', field('userId', 'recipeId'))],
    counts: [
      { service: 'catalogue', collection: 'rating_counts', field: 'count', of: field('userId') },
      { service: 'catalogue', collection: 'recipes', field: 'ratingCount', of: field('recipeId') },
    ],
    shown: {
      path: '/me/ratings?limit=24',
      targets: (answer) => itemsOf(answer).map(({ rating }) => rating.recipeId),
    },
  },
  {
    kind: 'follow',
    to: 'members',
    method: 'PUT',
    path: '/me/follows/:target',
    service: 'community',
    collection: 'user_follows',
    member: field('followerId'),
    target: field('followedId'),
    event: {
      type: 'community.member.followed',
      of: field('memberId', 'followedId'),
      from: field('followerId', 'followedId'),
    },
    effects: [
      activity('user_followed', field('followerId', 'followedId')),
      news('user_followed', field('followerId', 'followedId')),
    ],
    counts: [
      {
        service: 'community',
        collection: 'follow_counts',
        field: 'followingCount',
        of: field('followerId'),
      },
      {
        service: 'community',
        collection: 'follow_counts',
        field: 'followersCount',
        of: field('followedId'),
      },
    ],
  },
  {
    kind: 'post',
    to: 'words',
    method: 'POST',
    path: '/posts',
    repeatable: true,
    body: (target) => ({ content: target }),
    service: 'community',
    collection: 'posts',
    member: field('userId'),
    target: field('content'),
    event: { type: 'community.post.published', of: field('postId'), from: idOf },
    shown: {
      path: '/me/posts?limit=50',
      targets: (answer) => itemsOf(answer).map(({ content }) => content),
    },
  },
  {
    kind: 'like',
    to: 'posts',
    method: 'PUT',
    path: '/posts/:target/like',
    service: 'community',
    collection: 'post_likes',
    member: field('userId'),
    target: field('postId'),
    event: {
      type: 'community.post.liked',
      of: field('memberId', 'postId'),
      from: field('userId', 'postId'),
    },
    effects: [
      activity('recipe_liked', field('userId', 'postId')),
      activity('like_received', field('userId', 'postId'), field('counterpartId', 'relatedId')),
    ],
    counts: [{ service: 'community', collection: 'posts', field: 'likesCount', of: field('postId') }],
  },
  {
    kind: 'comment',
    to: 'posts',
    method: 'POST',
    path: '/posts/:target/comments',
    repeatable: true,
    body: () => ({ content: 'Two dashes more of bitters.' }),
    service: 'community',
    collection: 'comments',
    member: field('userId'),
    target: field('postId'),
    event: { type: 'community.comment.published', of: field('commentId'), from: idOf },
    effects: [activity('comment_made', field('userId', '_id'))],
    counts: [{ service: 'community', collection: 'posts', field: 'commentsCount', of: field('postId') }],
  },
  {
    kind: 'place',
    to: 'sessions',
    method: 'PUT',
    path: '/live-sessions/:target/participation',
    service: 'sessions',
    collection: 'session_participants',
    member: field('userId'),
    target: field('sessionId'),
    event: {
      type: 'sessions.live-session.joined',
      of: field('memberId', 'sessionId'),
      from: field('userId', 'sessionId'),
    },
    counts: [
      {
        service: 'sessions',
        collection: 'live_sessions',
        field: 'participantCount',
        of: field('sessionId'),
      },
    ],
    shown: { path: '/me/live-sessions', targets: ({ sessionIds }) => sessionIds },
  },
  {
    kind: 'wait',
    to: 'fullSessions',
    method: 'PUT',
    path: '/live-sessions/:target/waiting',
    service: 'sessions',
    collection: 'session_waiting',
    member: field('userId'),
    target: field('sessionId'),
    event: {
      type: 'sessions.live-session.queued',
      of: field('memberId', 'sessionId'),
      from: field('userId', 'sessionId'),
    },
    counts: [
      {
        service: 'sessions',
        collection: 'live_sessions',
        field: 'waitingCount',
        of: field('sessionId'),
      },
    ],
    shown: {
      path: '/me/live-sessions',
      targets: ({ waiting }) => waiting.map(({ sessionId }: Document) => sessionId),
    },
  },
  {
    kind: 'message',
    to: 'sessions',
    method: 'POST',
    path: '/live-sessions/:target/messages',
    repeatable: true,
    after: 'place',
    body: () => ({ content: 'Cheers!' }),
    service: 'sessions',
    collection: 'chat_messages',
    member: field('userId'),
    target: field('sessionId'),
    event: { type: 'sessions.chat-message.posted', of: field('messageId'), from: idOf },
    counts: [{ service: 'sessions', collection: 'chat_rooms', field: 'lastSeq', of: field('chatRoomId') }],
  },
  {
    kind: 'participation',
    to: 'challenges',
    method: 'PUT',
    path: '/challenges/:target/participation',
    service: 'engagement-points',
    collection: 'challenge_participants',
    member: field('userId'),
    target: field('challengeId'),
    event: {
      type: 'engagement-points.challenge.joined',
      of: field('memberId', 'challengeId'),
      from: field('userId', 'challengeId'),
    },
    effects: [news('challenge_joined', field('userId', 'challengeId'))],
    counts: [
      {
        service: 'engagement-points',
        collection: 'challenges',
        field: 'currentParticipants',
        of: field('challengeId'),
      },
      {
        service: 'engagement-points',
        collection: 'challenge_totals',
        field: 'participants',
        of: () => 'all',
      },
    ],
    shown: { path: '/me/challenges', targets: ({ challengeIds }) => challengeIds },
  },
  {
    kind: 'entry',
    to: 'challenges',
    method: 'PUT',
    path: '/challenges/:target/entry',
    after: 'participation',
    body: () => ({ title: 'Quince & Rye', description: 'Shaken hard.', recipeId: null }),
    service: 'engagement-points',
    collection: 'challenge_entries',
    member: field('userId'),
    target: field('challengeId'),
    counts: [
      {
        service: 'engagement-points',
        collection: 'challenges',
        field: 'entryCount',
        of: field('challengeId'),
      },
    ],
    shown: {
      path: '/me/challenge-entries?limit=24',
      targets: (answer) =>
        itemsOf(answer)
          .filter(({ entry }) => entry)
          .map(({ challenge }) => challenge.id),
    },
  },
  {
    kind: 'vote',
    to: 'ballots',
    method: 'PUT',
    path: '/challenges/:target/vote',
    place: (target) => partsOfBallot(target).challengeId,
    body: (target) => ({ entryId: partsOfBallot(target).entryId }),
    service: 'engagement-points',
    collection: 'challenge_votes',
    member: field('userId'),
    target: (row) => ballotOf(challengeOfVote(row), row.entryId),
    counts: [
      {
        service: 'engagement-points',
        collection: 'challenges',
        field: 'voteCount',
        of: challengeOfVote,
      },
      {
        service: 'engagement-points',
        collection: 'challenge_entries',
        field: 'votes',
        of: field('entryId'),
      },
    ],
  },
  {
    kind: 'application',
    to: 'postings',
    method: 'POST',
    path: '/jobs/:target/applications',
    repeated: 'professional.already_applied',
    body: () => ({ coverLetter: 'I have run a bar of 60 seats.', additionalNotes: null }),
    service: 'professional',
    collection: 'job_applications',
    member: field('applicantUserId'),
    target: field('postingId'),
    event: { type: 'professional.application.submitted', of: field('applicationId'), from: idOf },
    effects: [mail('application-submitted', 'posterId'), mail('application-sent', 'memberId')],
    shown: {
      path: '/me/applications?limit=50',
      targets: (answer) => itemsOf(answer).map(({ posting }) => posting.id),
    },
  },
  {
    kind: 'request',
    to: 'mentors',
    method: 'POST',
    path: '/mentorship/members/:target/connections',
    repeated: 'professional.connection_open',
    body: () => ({ requestMessage: 'How do you clarify a punch?' }),
    service: 'professional',
    collection: 'mentorship_connections',
    member: field('requestedByUserId'),
    target: field('requestedOfUserId'),
    event: { type: 'professional.connection.requested', of: field('connectionId'), from: idOf },
    effects: [mail('connection-requested', 'requestedOfUserId')],
    shown: {
      path: '/me/mentorship/connections?list=outgoing&limit=50',
      targets: (answer) =>
        itemsOf(answer).flatMap(({ mentor, mentee, requestedByUserId }) =>
          [mentor.id, mentee.id].filter((id) => id !== requestedByUserId),
        ),
    },
  },
  {
    kind: 'booking',
    to: 'slots',
    method: 'POST',
    path: '/me/mentorship/connections/:target/bookings',
    repeated: 'professional.slot_taken',
    place: (target) => partsOfSlot(target).connectionId,
    body: (target) => ({ startsAt: partsOfSlot(target).startsAt }),
    service: 'professional',
    collection: 'mentorship_bookings',
    member: field('menteeUserId'),
    target: ({ connectionId, startsAt }) => slotOf(connectionId, startsAt.toISOString()),
    event: { type: 'professional.booking.made', of: field('bookingId'), from: idOf },
    shown: {
      path: '/me/mentorship/bookings?limit=50',
      targets: (answer) =>
        itemsOf(answer).map(({ connectionId, startsAt }) => slotOf(connectionId, startsAt)),
    },
  },
  {
    ...entryOf('bought'),
    kind: 'bottle',
    to: 'items',
    after: 'bar item',
    body: (itemId, member) => ({
      kind: 'bought',
      bottleId: bottleIdOf(member, itemId),
      itemId,
      size: bottleMl,
      unit: 'ml',
      level: bottleMl,
    }),
    shown: {
      path: '/inventory/bars/:member/bottles',
      targets: (answer) => itemsOf(answer).map(({ itemId }) => itemId),
    },
  },
  {
    ...entryOf('made'),
    kind: 'drink',
    to: 'recipes',
    body: (recipeId) => ({ kind: 'made', recipeId, servings: 1 }),
    parts: (row) => (row.kind === 'made' && isMadeByAct(row._id, row.actorId, row.recipe.id) ? [row] : []),
    target: ({ recipe }) => recipe.id,
    event: {
      type: 'inventory.drink.made',
      where: ({ entryId, memberId, recipeId }) => isMadeByAct(entryId, memberId, recipeId),
      of: field('entryId'),
      from: idOf,
    },
    shown: shownEntry('made', ({ recipe }) => recipe.id),
  },
  {
    ...entryOf('spilled'),
    kind: 'spill',
    to: 'items',
    after: 'bottle',
    body: (item, member) => ({ kind: 'spilled', bottleId: bottleIdOf(member, item), amount: 10 }),
    shown: shownEntry('spilled', ({ lines }) => lines[0].itemId),
  },
  {
    ...entryOf('undone'),
    kind: 'undo',
    to: 'items',
    after: 'spill',
    body: (item, member) => ({ kind: 'undone', entryId: idOfThings('spilled', member, item) }),
  },
  {
    kind: 'list line',
    to: 'wants',
    method: 'PUT',
    path: '/inventory/bars/:member/shopping/:target',
    place: (want, member) => idOfThings('want', member, want),
    body: (want) => ({ kind: 'written', text: `${wantedPieces} ${want}` }),
    service: 'inventory',
    collection: 'shopping_lists',
    parts: ({ lines, ownerId }) => lines.map((line: Document) => ({ ...line, ownerId })),
    member: field('ownerId'),
    // A change that counts twice asks for twice as much.
    target: ({ name, amounts }) =>
      amounts[0]?.amount === wantedPieces ? name : `${name}, ${JSON.stringify(amounts)}`,
    counts: [{ service: 'inventory', collection: 'shopping_lists', field: 'revision', of: field('ownerId') }],
    shown: {
      path: '/inventory/bars/:member/shopping',
      targets: (answer) => itemsOf(answer).map(({ name }) => name),
    },
  },
  orderAs('order'),
  {
    ...ordersOf('order', ({ begunAt }) => begunAt),
    ...moveOrder('waiting', 'begun'),
    kind: 'begin',
    after: 'order',
  },
  {
    ...ordersOf('order', ({ readyAt }) => readyAt),
    ...moveOrder('begun', 'ready'),
    kind: 'finish',
    after: 'begin',
  },
  {
    ...ordersOf('order', ({ state }) => state === 'served'),
    ...moveOrder('ready', 'served'),
    kind: 'serve',
    after: 'finish',
  },
  orderAs('second thought'),
  {
    ...ordersOf('second thought', ({ state }) => state === 'cancelled'),
    kind: 'cancel',
    method: 'DELETE',
    path: '/menus/:target',
    place: placeOfOrder('second thought'),
    after: 'second thought',
  },
  {
    kind: 'table',
    to: 'wants',
    method: 'PUT',
    path: '/inventory/bars/:member/tables/:target',
    place: (want, member) => idOfThings('table', member, want),
    body: (want) => ({ name: want }),
    service: 'inventory',
    collection: 'bar_ordering',
    parts: ({ tables, ownerId }) =>
      tables
        .filter(({ id, name }: Document) => id === idOfThings('table', ownerId, name))
        .map((table: Document) => ({ ...table, ownerId })),
    member: field('ownerId'),
    target: field('name'),
    shown: {
      path: '/inventory/bars/:member/tables',
      targets: ({ tables }) => tables.map(({ name }: Document) => name),
    },
  },
];

/** How a member asks for an act. */
export const requestOf = (
  { method, path, place = String, body }: Act,
  member: string,
  target: string,
  named: Document = {},
): { method: Act['method']; path: string; body?: object } => ({
  method,
  path: path.replace(':member', member).replace(':target', place(target, member)),
  ...(body && { body: body(target, member, named) }),
});

/** What an act has left among the rows of its collection. */
export const leftBy = ({ parts }: Act, rows: readonly Document[]): Document[] =>
  rows.flatMap((row) => parts?.(row) ?? [row]);

/** The key of an act: `like <member>/<target>`. */
export const keyOf = (kind: string, member: string, target: string): string => `${kind} ${member}/${target}`;

/** Things whose every change is told by an event: the numbers of their events have no gaps, up to this one. */
export const numberedByEvents = [
  { service: 'inventory', collection: 'bars', field: 'sequence', aggregate: 'bar' },
  { service: 'inventory', collection: 'shopping_lists', field: 'revision', aggregate: 'shopping-list' },
  { service: 'catalogue', collection: 'favorite_counts', field: 'sequence', aggregate: 'favorites' },
  { service: 'catalogue', collection: 'recipes', field: 'ratingSequence', aggregate: 'ratings' },
  { service: 'community', collection: 'posts', field: 'revision', aggregate: 'post' },
  { service: 'engagement-points', collection: 'user_points', field: 'sequence', aggregate: 'points' },
  { service: 'professional', collection: 'job_applications', field: 'revision', aggregate: 'application' },
  {
    service: 'professional',
    collection: 'mentorship_connections',
    field: 'revision',
    aggregate: 'connection',
  },
  { service: 'professional', collection: 'mentorship_bookings', field: 'revision', aggregate: 'booking' },
  { service: 'sessions', collection: 'live_sessions', field: 'revision', aggregate: 'live-session' },
] as const;

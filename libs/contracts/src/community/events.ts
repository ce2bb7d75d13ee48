import { z } from 'zod';
import { idSchema } from '../common/shapes.ts';
import { defineEvent } from '../kit/events.ts';

export { contactAnswered, contactReceived } from './contact.ts';
export { distanceEnded, distanceKept, memberFollowed, memberUnfollowed } from './follows.ts';
export {
  contentDecided,
  menuModerated,
  messageModerated,
  recipeModerated,
  reviewModerated,
} from './moderation-events.ts';
export { newsRefreshed } from './news.ts';
export { photoLiked, photoPublished, photoRemoved, photoUnliked } from './photos.ts';

const postId = '01939c5e-6a00-7000-8000-0000000000c1';
const commentId = '01939c5e-6a00-7000-8000-0000000000c2';
const memberId = '01939c5e-6a00-7000-8000-000000000003';
const authorId = '01939c5e-6a00-7000-8000-000000000004';

/** Ids only: what members write is erased with them, and copies of events are kept for a while. */
const postFact = z.strictObject({ postId: idSchema, memberId: idSchema });
/** An action on a post: the actor, and the author of the post (null if erased). */
const actOnPost = z.strictObject({
  postId: idSchema,
  memberId: idSchema,
  authorId: idSchema.nullable(),
});

export const postPublished = defineEvent({
  type: 'community.post.published',
  version: 1,
  fires: 'when a post becomes visible for the first time: at once, or when a moderator releases it',
  data: postFact,
  example: { postId, memberId },
});
export const postRevised = defineEvent({
  type: 'community.post.revised',
  version: 1,
  fires: 'when a visible post is edited, featured or no longer featured',
  data: z.strictObject({ postId: idSchema, featured: z.boolean() }),
  example: { postId, featured: false },
});
export const postRemoved = defineEvent({
  type: 'community.post.removed',
  version: 1,
  fires: 'when a post is no longer visible: deleted by its author or a moderator, or held for review',
  data: z.strictObject({ postId: idSchema }),
  example: { postId },
});
export const postLiked = defineEvent({
  type: 'community.post.liked',
  version: 1,
  fires: 'when a member likes a post (not when they repeat it)',
  data: actOnPost,
  example: { postId, memberId, authorId },
});
export const postUnliked = defineEvent({
  type: 'community.post.unliked',
  version: 1,
  fires: 'when a member takes back their like of a post',
  data: z.strictObject({ postId: idSchema, memberId: idSchema }),
  example: { postId, memberId },
});
export const postShared = defineEvent({
  type: 'community.post.shared',
  version: 1,
  fires: 'when a post is shared; memberId is null for a visitor',
  data: actOnPost.extend({ memberId: idSchema.nullable() }),
  example: { postId, memberId, authorId },
});
export const commentPublished = defineEvent({
  type: 'community.comment.published',
  version: 1,
  fires: 'when a comment becomes visible for the first time: at once, or when a moderator releases it',
  data: z.strictObject({
    commentId: idSchema,
    postId: idSchema,
    memberId: idSchema,
    postAuthorId: idSchema.nullable(),
    /** The comment it replies to, and that one's author. */
    parentId: idSchema.nullable(),
    parentAuthorId: idSchema.nullable(),
  }),
  example: {
    commentId,
    postId,
    memberId,
    postAuthorId: authorId,
    parentId: null,
    parentAuthorId: null,
  },
});
export const commentRevised = defineEvent({
  type: 'community.comment.revised',
  version: 1,
  fires: 'when a visible comment is edited',
  data: z.strictObject({ commentId: idSchema, postId: idSchema }),
  example: { commentId, postId },
});
export const commentRemoved = defineEvent({
  type: 'community.comment.removed',
  version: 1,
  fires: 'when a comment is no longer visible: deleted by its author or a moderator, or held for review',
  data: z.strictObject({
    commentId: idSchema,
    postId: idSchema,
    /** What its author has left of what they said there; not known of authors who have left. */
    last: z
      .strictObject({
        memberId: idSchema,
        /** Whether they have no other comment under the post. */
        isLastOnPost: z.boolean(),
        /** The thread they answered in, if they have no other answer there. */
        threadId: idSchema.nullable(),
      })
      .optional(),
  }),
  example: { commentId, postId, last: { memberId, isLastOnPost: true, threadId: null } },
});
export const memberMentioned = defineEvent({
  type: 'community.member.mentioned',
  version: 1,
  fires: 'when a visible post or comment names a member for the first time with @username',
  data: z.strictObject({
    /** Who is mentioned. */
    memberId: idSchema,
    byMemberId: idSchema,
    postId: idSchema,
    /** Null when the post itself mentions them. */
    commentId: idSchema.nullable(),
  }),
  example: { memberId, byMemberId: authorId, postId, commentId: null },
});

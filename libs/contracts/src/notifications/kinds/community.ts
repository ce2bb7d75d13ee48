import {
  recipeDeleted,
  recipeRated,
  recipeSaved,
  recipeUnrated,
  recipeUnsaved,
  variationPublished,
  variationWithdrawn,
} from '../../catalogue/events.ts';
import {
  commentPublished,
  commentRemoved,
  contentDecided,
  memberFollowed,
  memberMentioned,
  memberUnfollowed,
  photoLiked,
  photoRemoved,
  photoUnliked,
  postLiked,
  postRemoved,
  postUnliked,
  recipeModerated,
  reviewModerated,
} from '../../community/events.ts';
import { removalReasons } from '../../community/moderation-terms.ts';
import { memberWarned } from '../../identity/events.ts';
import { warningReasons } from '../../identity/warning-terms.ts';
import { barInviteSent } from '../../inventory/events.ts';
import { defineKind, takenBack } from '../kind.ts';

const toPost = ({ postId }: { postId: string }) => `/community/post/${postId}`;
const removedPost = takenBack(postRemoved, ({ postId }) => postId);
/** The post a notification leads to, by how it begins. */
const namedPost = {
  word: 'post',
  thing: 'post' as const,
  id: ({ link }: { link: string }) => link.slice(link.lastIndexOf('/') + 1),
};
const ownPost = { ...namedPost, as: (called: string) => `your post ${called}`, otherwise: 'your post' };
const toModeration = () => '/community/moderation';
/** The last comment of a member under a post takes what was said of them with it. */
const removedComment = takenBack(
  commentRemoved,
  ({ postId, last }) => (last?.isLastOnPost ? postId : null),
  ({ last }) => last?.memberId ?? '',
);
const toRecipe = ({ recipeId }: { recipeId: string }) => `/recipes/${recipeId}`;
const deletedRecipe = takenBack(recipeDeleted, ({ recipeId }) => recipeId);

/** What happens around posts, photos, recipes and follows. */
export const community = [
  defineKind({
    kind: 'member-followed',
    topic: 'community',
    label: 'Somebody follows you',
    event: memberFollowed,
    audience: ({ followedId }) => [followedId],
    actor: ({ memberId }) => memberId,
    subject: ({ followedId }) => followedId,
    texts: { one: '{name} follows you', many: '{name} and {others} follow you' },
    link: () => '/members/{username}',
    inApp: true,
    takenBackBy: [
      takenBack(
        memberUnfollowed,
        ({ followedId }) => followedId,
        ({ memberId }) => memberId,
      ),
    ],
  }),
  defineKind({
    kind: 'post-liked',
    topic: 'community',
    label: 'Somebody likes your post',
    event: postLiked,
    audience: ({ authorId }) => [authorId],
    actor: ({ memberId }) => memberId,
    subject: ({ postId }) => postId,
    texts: { one: '{name} liked {post}', many: '{name} and {others} liked {post}' },
    names: ownPost,
    link: toPost,
    inApp: true,
    takenBackBy: [
      takenBack(
        postUnliked,
        ({ postId }) => postId,
        ({ memberId }) => memberId,
      ),
      removedPost,
    ],
  }),
  defineKind({
    kind: 'photo-liked',
    topic: 'community',
    label: 'Somebody likes your photo',
    event: photoLiked,
    audience: ({ authorId }) => [authorId],
    actor: ({ memberId }) => memberId,
    subject: ({ photoId }) => photoId,
    texts: { one: '{name} liked your photo', many: '{name} and {others} liked your photo' },
    link: () => '/social-hub?tab=photos',
    inApp: true,
    takenBackBy: [
      takenBack(
        photoUnliked,
        ({ photoId }) => photoId,
        ({ memberId }) => memberId,
      ),
      takenBack(photoRemoved, ({ photoId }) => photoId),
    ],
  }),
  defineKind({
    kind: 'recipe-saved',
    topic: 'community',
    label: 'Somebody saves a recipe of yours',
    event: recipeSaved,
    audience: ({ authorId }) => [authorId ?? null],
    actor: ({ memberId }) => memberId,
    subject: ({ recipeId }) => recipeId,
    texts: {
      one: '{name} saved your recipe {recipe}',
      many: '{name} and {others} saved your recipe {recipe}',
    },
    words: ({ name }) => ({ recipe: name }),
    link: toRecipe,
    inApp: true,
    takenBackBy: [
      takenBack(
        recipeUnsaved,
        ({ recipeId }) => recipeId,
        ({ memberId }) => memberId,
      ),
      deletedRecipe,
    ],
  }),
  defineKind({
    kind: 'recipe-rated',
    topic: 'community',
    label: 'Somebody rates or reviews a recipe of yours',
    event: recipeRated,
    // A rating that is changed is no news.
    isWanted: ({ first }) => first,
    audience: ({ authorId }) => [authorId ?? null],
    actor: ({ memberId }) => memberId,
    subject: ({ recipeId }) => recipeId,
    texts: {
      one: '{name} {did} your recipe {recipe}',
      many: '{name} and {others} rated your recipe {recipe}',
    },
    words: ({ name, reviewed }) => ({ recipe: name, did: reviewed ? 'reviewed' : 'rated' }),
    link: toRecipe,
    inApp: true,
    takenBackBy: [
      takenBack(
        recipeUnrated,
        ({ recipeId }) => recipeId,
        ({ memberId }) => memberId,
      ),
      deletedRecipe,
    ],
  }),
  defineKind({
    kind: 'recipe-varied',
    topic: 'community',
    label: 'Somebody publishes a variation of a recipe of yours',
    event: variationPublished,
    audience: ({ authorId }) => [authorId ?? null],
    actor: ({ memberId }) => memberId,
    subject: ({ variationId }) => variationId,
    texts: { one: '{name} published a variation of your recipe {recipe}' },
    words: ({ originalName }) => ({ recipe: originalName }),
    link: ({ variationId }) => toRecipe({ recipeId: variationId }),
    inApp: true,
    takenBackBy: [takenBack(variationWithdrawn, ({ variationId }) => variationId)],
  }),
  defineKind({
    kind: 'comment-replied',
    topic: 'community',
    label: 'Somebody replies to your comment',
    event: commentPublished,
    audience: ({ parentAuthorId }) => [parentAuthorId],
    actor: ({ memberId }) => memberId,
    subject: ({ parentId, postId }) => parentId ?? postId,
    texts: {
      one: '{name} replied to your comment{post}',
      many: '{name} and {others} replied to your comment{post}',
    },
    names: { ...namedPost, as: (called) => ` on ${called}`, otherwise: '' },
    link: toPost,
    inApp: true,
    takenBackBy: [
      takenBack(commentRemoved, ({ commentId }) => commentId),
      takenBack(
        commentRemoved,
        ({ last }) => last?.threadId ?? null,
        ({ last }) => last?.memberId ?? '',
      ),
    ],
  }),
  defineKind({
    kind: 'post-commented',
    topic: 'community',
    label: 'Somebody comments on your post',
    event: commentPublished,
    audience: ({ postAuthorId }) => [postAuthorId],
    actor: ({ memberId }) => memberId,
    subject: ({ postId }) => postId,
    texts: { one: '{name} commented on {post}', many: '{name} and {others} commented on {post}' },
    names: ownPost,
    link: toPost,
    inApp: true,
    takenBackBy: [removedPost, removedComment],
  }),
  defineKind({
    kind: 'member-mentioned',
    topic: 'community',
    label: 'Somebody mentions you',
    event: memberMentioned,
    audience: ({ memberId }) => [memberId],
    actor: ({ byMemberId }) => byMemberId,
    subject: ({ postId }) => postId,
    texts: { one: '{name} mentioned you', many: '{name} and {others} mentioned you' },
    link: toPost,
    inApp: true,
    takenBackBy: [removedPost, removedComment],
  }),
  defineKind({
    kind: 'review-held',
    topic: 'community',
    label: 'Your review of a recipe waits for a moderator',
    event: reviewModerated,
    isWanted: ({ withheld }) => withheld === 'held',
    audience: ({ memberId }) => [memberId],
    subject: ({ ratingId }) => ratingId,
    texts: { one: 'Your review waits for a moderator. Until then only you can see it.' },
    link: toModeration,
    inApp: true,
  }),
  defineKind({
    kind: 'recipe-held',
    topic: 'community',
    label: 'A recipe you published waits for a moderator',
    event: recipeModerated,
    isWanted: ({ withheld, about }) => withheld === 'held' && about !== 'photo',
    audience: ({ memberId }) => [memberId],
    subject: ({ recipeId }) => recipeId,
    texts: { one: 'Your recipe waits for a moderator. Until then only you can see it.' },
    link: toModeration,
    inApp: true,
    takenBackBy: [deletedRecipe],
  }),
  defineKind({
    kind: 'member-warned',
    topic: 'community',
    label: 'A moderator warns you',
    event: memberWarned,
    audience: ({ memberId }) => [memberId],
    subject: ({ warningId }) => warningId,
    texts: { one: 'A moderator sent you a warning. {reason}' },
    words: ({ reason }) => ({ reason: warningReasons[reason] }),
    link: () => '/terms',
    inApp: true,
  }),
  defineKind({
    kind: 'content-released',
    topic: 'community',
    label: 'What you wrote is released after a review',
    event: contentDecided,
    isWanted: ({ outcome }) => outcome === 'released' || outcome === 'restored',
    audience: ({ memberId }) => [memberId],
    subject: ({ contentId }) => contentId,
    texts: { one: 'Your {what} was reviewed and {who} can see it now' },
    words: ({ kind }) => ({
      what: kind,
      who: kind === 'message' ? 'whoever you wrote it to' : 'everybody',
    }),
    link: ({ kind, contentId }) => {
      if (kind === 'post') return toPost({ postId: contentId });
      return kind === 'recipe' ? toRecipe({ recipeId: contentId }) : toModeration();
    },
    inApp: true,
  }),
  defineKind({
    kind: 'content-removed',
    topic: 'community',
    label: 'What you wrote is removed, or stays removed',
    event: contentDecided,
    isWanted: ({ outcome }) => outcome === 'removed' || outcome === 'upheld',
    audience: ({ memberId }) => [memberId],
    subject: ({ contentId }) => contentId,
    texts: { one: 'Your {what} {outcome}. {reason}' },
    words: ({ kind, outcome, reason }) => ({
      what: kind,
      outcome: outcome === 'removed' ? 'was removed by a moderator' : 'stays removed after your appeal',
      reason: removalReasons[reason ?? 'other'],
    }),
    link: toModeration,
    inApp: true,
  }),
  defineKind({
    kind: 'bar-invited',
    topic: 'community',
    label: 'Somebody invites you to their bar',
    event: barInviteSent,
    audience: ({ memberId }) => [memberId],
    actor: ({ ownerId }) => ownerId,
    subject: ({ inviteId }) => inviteId,
    texts: { one: '{name} invites you to their bar “{bar}” as a {role}' },
    words: ({ barName, role }) => ({ bar: barName, role }),
    link: ({ inviteId }) => `/inventory?join=${inviteId}`,
    inApp: true,
  }),
];

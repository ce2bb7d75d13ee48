import { z } from 'zod';
import { pageAddressPage, pageAddressQuery } from '../common/page-addresses.ts';
import {
  doneSchema,
  idListQuery,
  idParams,
  idSchema,
  imageUrlSchema,
  line,
  pageOf,
  pageQuery,
} from '../common/shapes.ts';
import { memberCardSchema } from '../identity/accounts.ts';
import { defineRoutes } from '../kit/routes.ts';
import {
  commentPublished,
  commentRemoved,
  commentRevised,
  postLiked,
  postPublished,
  postRemoved,
  postRevised,
  postUnliked,
} from './events.ts';
import {
  type Comment,
  commentInput,
  commentRevision,
  commentSchema,
  ownPostListQuery,
  type Post,
  postInput,
  postListQuery,
  postSchema,
  shareInput,
} from './posts.ts';

const id = postPublished.example.postId;
const commentId = commentPublished.example.commentId;
const at = '2026-01-01T00:00:00.000Z';
const author = {
  id: postPublished.example.memberId,
  username: 'ada',
  fullName: 'Ada Coleman',
  avatarUrl: null,
  currentLevel: 'Aspiring Shaker',
};
export const examplePost: Post = {
  id,
  content: 'A Daiquiri with overproof rum, anyone? #daiquiri',
  imageUrl: null,
  image: null,
  author,
  recipe: null,
  collection: null,
  mentions: [],
  tags: ['daiquiri'],
  previews: [],
  likesCount: 3,
  commentsCount: 1,
  featured: false,
  edited: false,
  held: false,
  createdAt: at,
  updatedAt: at,
};
export const exampleComment: Comment = {
  id: commentId,
  postId: id,
  parentId: null,
  author,
  content: 'Try it with lime cordial.',
  mentions: [],
  previews: [],
  deleted: false,
  edited: false,
  held: false,
  createdAt: at,
  updatedAt: at,
};
const exampleInput = { content: examplePost.content, imageUrl: null, recipeId: null, collectionId: null };
const postPage = pageOf(postSchema);
const examplePage = { items: [examplePost], nextCursor: null };
const changesOfPosts = [
  postPublished,
  postRevised,
  postRemoved,
  postLiked,
  postUnliked,
  commentPublished,
  commentRemoved,
] as const;

export const postRoutes = defineRoutes('community.posts', {
  list: {
    method: 'GET',
    path: '/posts',
    access: 'public',
    summary: 'Posts of the community, newest first, most liked or most commented',
    query: postListQuery,
    response: postPage,
    hot: { seconds: 30, droppedBy: changesOfPosts },
    example: { query: {}, response: examplePage },
  },
  get: {
    method: 'GET',
    path: '/posts/:id',
    access: 'public',
    summary: 'One post',
    params: idParams,
    response: postSchema,
    hot: { seconds: 30, droppedBy: changesOfPosts },
    example: { params: { id }, response: examplePost },
  },
  mine: {
    method: 'GET',
    path: '/me/posts',
    access: 'member',
    summary: 'Your own posts',
    query: ownPostListQuery,
    response: postPage,
    example: { query: {}, response: examplePage },
  },
  followed: {
    method: 'GET',
    path: '/me/followed-posts',
    access: 'member',
    summary: 'Posts of the members you follow',
    query: ownPostListQuery,
    response: postPage,
    example: { query: {}, response: examplePage },
  },
  marks: {
    method: 'GET',
    path: '/me/posts/marks',
    access: 'member',
    summary: 'Which of these posts you like',
    query: z.strictObject({ postIds: idListQuery }),
    response: z.strictObject({ liked: z.array(idSchema) }),
    example: { query: { postIds: [id] }, response: { liked: [id] } },
  },
  create: {
    method: 'POST',
    path: '/posts',
    access: 'member',
    idempotent: 'in transaction',
    summary: 'Publish a post',
    body: postInput,
    response: postSchema,
    status: 201,
    example: { body: exampleInput, response: examplePost },
  },
  revise: {
    method: 'PUT',
    path: '/posts/:id',
    access: 'member',
    summary: 'Change your own post; it is marked as edited',
    params: idParams,
    body: postInput,
    response: postSchema,
    example: { params: { id }, body: exampleInput, response: { ...examplePost, edited: true } },
  },
  delete: {
    method: 'DELETE',
    path: '/posts/:id',
    access: 'member',
    summary: 'Delete your own post with its comments and likes',
    params: idParams,
    response: doneSchema,
    example: { params: { id }, response: { done: true } },
  },
  like: {
    method: 'PUT',
    path: '/posts/:id/like',
    access: 'member',
    summary: 'Like a post; repeating it changes nothing',
    params: idParams,
    response: z.strictObject({ likesCount: z.number().int().min(0) }),
    example: { params: { id }, response: { likesCount: 4 } },
  },
  unlike: {
    method: 'DELETE',
    path: '/posts/:id/like',
    access: 'member',
    summary: 'Take back your like; repeating it changes nothing',
    params: idParams,
    response: z.strictObject({ likesCount: z.number().int().min(0) }),
    example: { params: { id }, response: { likesCount: 3 } },
  },
  share: {
    method: 'POST',
    path: '/posts/:id/shares',
    access: 'public',
    summary: 'Record that a post was shared',
    params: idParams,
    body: shareInput,
    response: doneSchema,
    example: { params: { id }, body: { platform: 'Firefox' }, response: { done: true } },
  },
  showImage: {
    method: 'POST',
    path: '/community/images',
    access: 'member',
    rate: 'upload',
    summary: 'Where a picture of the web is shown from, to look at it before a post names it',
    body: z.strictObject({ url: imageUrlSchema }),
    response: z.strictObject({ image: z.string() }),
    example: {
      body: { url: 'https://example.com/daiquiri.jpg' },
      response: { image: `/pictures/outside/${'a'.repeat(40)}.webp` },
    },
  },
});

export const commentRoutes = defineRoutes('community.comments', {
  list: {
    method: 'GET',
    path: '/posts/:id/comments',
    access: 'public',
    summary: 'Comments of a post, oldest first, each followed by its replies',
    params: idParams,
    query: z.strictObject(pageQuery(20, 50)),
    response: pageOf(commentSchema),
    hot: { seconds: 30, droppedBy: [commentPublished, commentRevised, commentRemoved] },
    example: { params: { id }, query: {}, response: { items: [exampleComment], nextCursor: null } },
  },
  create: {
    method: 'POST',
    path: '/posts/:id/comments',
    access: 'member',
    idempotent: 'in transaction',
    summary: 'Comment on a post or reply to one of its comments',
    params: idParams,
    body: commentInput,
    response: commentSchema,
    status: 201,
    example: {
      params: { id },
      body: { content: exampleComment.content, parentId: null },
      response: exampleComment,
    },
  },
  revise: {
    method: 'PUT',
    path: '/comments/:id',
    access: 'member',
    summary: 'Change your own comment; it is marked as edited',
    params: idParams,
    body: commentRevision,
    response: commentSchema,
    example: {
      params: { id: commentId },
      body: { content: exampleComment.content },
      response: { ...exampleComment, edited: true },
    },
  },
  delete: {
    method: 'DELETE',
    path: '/comments/:id',
    access: 'member',
    summary: 'Delete your own comment',
    params: idParams,
    response: doneSchema,
    example: { params: { id: commentId }, response: { done: true } },
  },
});

export const communityMemberRoutes = defineRoutes('community.members', {
  suggest: {
    method: 'GET',
    path: '/community/members',
    access: 'member',
    summary: 'Members whose username or name begins like this, to mention them',
    query: z.strictObject({ q: line(30) }),
    response: z.strictObject({ items: z.array(memberCardSchema).max(8) }),
    example: { query: { q: 'ad' }, response: { items: [author] } },
  },
});

export const communityInternalRoutes = defineRoutes('community.internal', {
  blockBetween: {
    access: 'internal',
    summary: 'Whether one of two members blocks the other',
    query: z.strictObject({ memberId: idSchema, otherId: idSchema }),
    response: z.strictObject({ blocked: z.boolean() }),
    example: { query: { memberId: id, otherId: id }, response: { blocked: false } },
  },
  screenTexts: {
    access: 'internal',
    summary: 'Which texts that a member writes elsewhere have to wait for a moderator before others see them',
    params: z.strictObject({ memberId: idSchema }),
    body: z.strictObject({ texts: z.array(z.string()).min(1).max(300) }),
    /** In the order of the texts. */
    response: z.strictObject({ held: z.array(z.boolean()) }),
    example: {
      params: { memberId: id },
      body: { texts: ['Sharp and cold.'] },
      response: { held: [false] },
    },
  },
  outsideImage: {
    access: 'internal',
    summary: 'The address of a picture of the web that something here shows',
    params: z.strictObject({ id: z.string().regex(/^[0-9a-f]{40}$/) }),
    /** `isKept` where it is shown for as long as what names it is there, and not just for a while. */
    response: z.strictObject({ url: z.string(), isKept: z.boolean().optional() }),
    example: { params: { id: 'a'.repeat(40) }, response: { url: 'https://example.com/daiquiri.jpg' } },
  },
  postNames: {
    access: 'internal',
    summary: 'How posts that everybody can see begin, as notifications name them',
    body: z.strictObject({ ids: z.array(idSchema).max(500) }),
    response: z.strictObject({ items: z.array(z.strictObject({ id: idSchema, name: z.string() })) }),
    example: { body: { ids: [id] }, response: { items: [{ id, name: 'Which rum do you pour?' }] } },
  },
  pageAddresses: {
    access: 'internal',
    summary: 'Ids of all posts that everybody can see, newest first, for the sitemap',
    query: pageAddressQuery,
    response: pageAddressPage,
    example: { query: {}, response: { items: [{ name: id, updatedAt: at }], nextCursor: null } },
  },
});

import { z } from 'zod';
import { doneSchema, idParams, idSchema, line, pageOf, pageQuery } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { exampleComment, examplePost } from './post-routes.ts';
import { commentSchema, postSchema } from './posts.ts';

const { id } = examplePost;
const { id: commentId } = exampleComment;

export const adminPostRoutes = defineRoutes('community.admin-posts', {
  list: {
    method: 'GET',
    path: '/admin/posts',
    access: 'staff:moderation',
    summary: 'Posts for the console, newest first',
    query: z.strictObject({ q: line(80).optional(), userId: idSchema.optional(), ...pageQuery(20, 50) }),
    response: pageOf(postSchema),
    example: { query: {}, response: { items: [examplePost], nextCursor: null } },
  },
  get: {
    method: 'GET',
    path: '/admin/posts/:id',
    access: 'staff:moderation',
    summary: 'One post for the console',
    params: idParams,
    response: postSchema,
    example: { params: { id }, response: examplePost },
  },
  feature: {
    method: 'PUT',
    path: '/admin/posts/:id/featured',
    access: 'staff:moderation',
    summary: 'Mark a post as featured or take the mark away',
    params: idParams,
    body: z.strictObject({ featured: z.boolean() }),
    response: postSchema,
    example: { params: { id }, body: { featured: true }, response: { ...examplePost, featured: true } },
  },
  delete: {
    method: 'DELETE',
    path: '/admin/posts/:id',
    access: 'staff:moderation',
    summary: 'Delete a post with its comments, likes and share records',
    params: idParams,
    response: doneSchema,
    example: { params: { id }, response: { done: true } },
  },
});

export const adminCommentRoutes = defineRoutes('community.admin-comments', {
  list: {
    method: 'GET',
    path: '/admin/comments',
    access: 'staff:moderation',
    summary: 'Comments for the console, newest first',
    query: z.strictObject({ userId: idSchema.optional(), ...pageQuery(20, 50) }),
    response: pageOf(commentSchema),
    example: { query: {}, response: { items: [exampleComment], nextCursor: null } },
  },
  get: {
    method: 'GET',
    path: '/admin/comments/:id',
    access: 'staff:moderation',
    summary: 'One comment for the console',
    params: idParams,
    response: commentSchema,
    example: { params: { id: commentId }, response: exampleComment },
  },
  delete: {
    method: 'DELETE',
    path: '/admin/comments/:id',
    access: 'staff:moderation',
    summary: 'Delete a comment',
    params: idParams,
    response: doneSchema,
    example: { params: { id: commentId }, response: { done: true } },
  },
});

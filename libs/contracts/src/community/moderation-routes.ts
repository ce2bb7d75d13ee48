import { z } from 'zod';
import { exampleCard } from '../catalogue/examples.ts';
import { ratingRoutes } from '../catalogue/rating-routes.ts';
import { reportInput } from '../common/reports.ts';
import { doneSchema, idParams, pageOf, pageQuery, prose } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { messageSent } from '../professional/message-events.ts';
import {
  appealInput,
  decisionInput,
  decisionResultSchema,
  defaultModerationRules,
  findingSchema,
  type ModerationRulesVersion,
  moderatedMemberSchema,
  moderationRulesSchema,
  moderationRulesVersionSchema,
  type OwnCase,
  ownCaseSchema,
  type QueueItem,
  queueItemSchema,
  replayResultSchema,
} from './moderation.ts';
import { contentDecided } from './moderation-events.ts';
import { trustLevels } from './moderation-terms.ts';
import { exampleComment, examplePost } from './post-routes.ts';
import { commentSchema } from './posts.ts';

const { caseId: id, contentId, memberId: authorId } = contentDecided.example;
const commentId = exampleComment.id;
const at = '2026-01-01T00:00:00.000Z';
const { author } = examplePost;
const adminId = '01939c5e-6a00-7000-8000-000000000004';
const base = {
  id,
  contentId,
  kind: 'post' as const,
  postId: contentId,
  recipeId: null,
  content: examplePost.content,
  appeal: null,
  createdAt: at,
};
const removed: OwnCase = {
  ...base,
  state: 'removed',
  reason: 'spam',
  note: null,
  decidedAt: at,
  mayAppeal: true,
};
const held: QueueItem = {
  ...base,
  state: 'held',
  reason: null,
  note: null,
  decidedAt: null,
  decidedBy: null,
  author,
  authorId,
  reports: [],
  reportsCount: 0,
  weight: 1,
  imageUrl: null,
  findings: [{ rule: 'blocked-word', found: 'casino bonus' }],
};
const fresh: QueueItem = { ...held, id: null, state: null, findings: [], weight: 0 };
const report = { reason: 'spam' as const, note: null };
const version: ModerationRulesVersion = {
  revision: 1,
  rules: defaultModerationRules,
  changedAt: at,
  changedBy: adminId,
};

/** What moderation means to members. Implements BEYOND-97, BEYOND-100. */
export const moderationRoutes = defineRoutes('community.moderation', {
  mine: {
    method: 'GET',
    path: '/me/moderation',
    access: 'member',
    summary: 'What of yours waits for review or was removed, newest first',
    query: z.strictObject(pageQuery(20, 50)),
    response: pageOf(ownCaseSchema),
    example: { query: {}, response: { items: [removed], nextCursor: null } },
  },
  appeal: {
    method: 'POST',
    path: '/me/moderation/:id/appeal',
    access: 'member',
    summary: 'Have a removal looked at again by another moderator, once',
    params: idParams,
    body: appealInput,
    response: ownCaseSchema,
    status: 200,
    example: {
      params: { id },
      body: { text: 'It is my own recipe.' },
      response: {
        ...removed,
        state: 'appealed',
        mayAppeal: false,
        appeal: { text: 'It is my own recipe.', at, answer: null },
      },
    },
  },
  heldComments: {
    method: 'GET',
    path: '/posts/:id/held-comments',
    access: 'member',
    summary: 'Your own comments of a post that wait for review',
    params: idParams,
    response: z.strictObject({ items: z.array(commentSchema).max(50) }),
    example: { params: { id: contentId }, response: { items: [] } },
  },
  reportPost: {
    method: 'POST',
    path: '/posts/:id/reports',
    access: 'member',
    summary: 'Report a post to the moderators; repeating it changes nothing',
    params: idParams,
    body: reportInput,
    response: doneSchema,
    example: { params: { id: contentId }, body: report, response: { done: true } },
  },
  reportComment: {
    method: 'POST',
    path: '/comments/:id/reports',
    access: 'member',
    summary: 'Report a comment to the moderators; repeating it changes nothing',
    params: idParams,
    body: reportInput,
    response: doneSchema,
    example: { params: { id: commentId }, body: report, response: { done: true } },
  },
  reportReview: {
    method: 'POST',
    path: '/reviews/:id/reports',
    access: 'member',
    summary: 'Report a review of a recipe to the moderators; repeating it changes nothing',
    params: idParams,
    body: reportInput,
    response: doneSchema,
    example: {
      params: { id: ratingRoutes.rate.example.response.rating.id },
      body: report,
      response: { done: true },
    },
  },
  reportRecipe: {
    method: 'POST',
    path: '/recipes/:id/reports',
    access: 'member',
    summary: "Report another member's recipe to the moderators; repeating it changes nothing",
    params: idParams,
    body: reportInput,
    response: doneSchema,
    example: { params: { id: exampleCard.id }, body: report, response: { done: true } },
  },
  reportMessage: {
    method: 'POST',
    path: '/messages/:id/reports',
    access: 'member',
    summary:
      'Report a direct message you received to the moderators, who see it then; repeating it changes nothing',
    params: idParams,
    body: reportInput,
    response: doneSchema,
    example: { params: { id: messageSent.example.messageId }, body: report, response: { done: true } },
  },
});

/** The moderators' queue, decisions and rules. Implements BEYOND-97, BEYOND-100. */
export const adminModerationRoutes = defineRoutes('community.admin-moderation', {
  queue: {
    method: 'GET',
    path: '/admin/moderation/queue',
    access: 'staff:moderation',
    summary: 'What waits for a decision: appeals, held contents and reports, the weightiest first',
    query: z.strictObject({
      only: z.enum(['held', 'reported', 'appealed']).optional(),
      ...pageQuery(20, 50),
    }),
    response: pageOf(queueItemSchema),
    example: { query: {}, response: { items: [held], nextCursor: null } },
  },
  newest: {
    method: 'GET',
    path: '/admin/moderation/newest',
    access: 'staff:moderation',
    summary: 'The 20 newest posts, comments, photos, reviews and recipes that nobody has to decide about',
    response: z.strictObject({ items: z.array(queueItemSchema).max(20) }),
    example: { response: { items: [fresh] } },
  },
  member: {
    method: 'GET',
    path: '/admin/moderation/members/:id',
    access: 'staff:moderation',
    summary: 'How far a member is trusted, and earlier decisions about them',
    params: idParams,
    response: moderatedMemberSchema,
    example: {
      params: { id: authorId },
      response: {
        member: author,
        registeredAt: at,
        trust: 'new',
        posts: 2,
        comments: 0,
        photos: 0,
        reviews: 0,
        recipes: 0,
        decisions: [{ id, kind: 'post', content: base.content, state: 'removed', reason: 'spam', at }],
      },
    },
  },
  decide: {
    method: 'POST',
    path: '/admin/moderation/decisions',
    access: 'staff:moderation',
    summary: 'Keep or remove up to 50 contents; an appeal is decided by somebody else than the removal',
    body: decisionInput,
    response: decisionResultSchema,
    status: 200,
    example: {
      body: { contents: [{ kind: 'post', id: contentId }], verdict: 'remove', reason: 'spam', note: null },
      response: { decided: [{ kind: 'post', id: contentId }], refused: [] },
    },
  },
  rules: {
    method: 'GET',
    path: '/admin/moderation/rules',
    access: 'staff:moderation',
    summary: 'What automatic moderation holds',
    response: moderationRulesVersionSchema,
    example: { response: version },
  },
  reviseRules: {
    method: 'PUT',
    path: '/admin/moderation/rules',
    access: 'admin',
    stepUp: true,
    summary: 'Change what automatic moderation holds; every version is in the audit',
    body: z.strictObject({ revision: z.number().int().min(0), rules: moderationRulesSchema }),
    response: moderationRulesVersionSchema,
    example: { body: { revision: 0, rules: defaultModerationRules }, response: version },
  },
  tryText: {
    method: 'POST',
    path: '/admin/moderation/trials',
    access: 'staff:moderation',
    summary: 'What rules would find in a text by a member of a trust level; nothing is kept',
    body: z.strictObject({
      rules: moderationRulesSchema,
      text: prose(1000),
      trust: z.enum(trustLevels),
    }),
    response: z.strictObject({ findings: z.array(findingSchema) }),
    status: 200,
    example: {
      body: { rules: defaultModerationRules, text: 'Get your c4sino bonus', trust: 'new' },
      response: { findings: [{ rule: 'blocked-word', found: 'casino bonus' }] },
    },
  },
  replay: {
    method: 'POST',
    path: '/admin/moderation/replays',
    access: 'staff:moderation',
    summary: 'What rules would have held of the last 7 days, of at most 1,000 contents; nothing is kept',
    body: z.strictObject({ rules: moderationRulesSchema }),
    response: replayResultSchema,
    status: 200,
    example: {
      body: { rules: defaultModerationRules },
      response: {
        looked: 12,
        held: 1,
        byRule: { 'blocked-word': 1, links: 0, 'new-member-link': 0, rate: 0 },
        hits: [
          {
            kind: 'post',
            id: contentId,
            content: 'Get your c4sino bonus',
            author,
            createdAt: at,
            findings: [{ rule: 'blocked-word', found: 'casino bonus' }],
          },
        ],
      },
    },
  },
});

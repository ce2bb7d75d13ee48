import { z } from 'zod';
import { doneSchema, idParams, idSchema, pageOf, pageQuery } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import {
  answerReportInput,
  type BartenderLimits,
  bartenderLimitsSchema,
  type Conversation,
  conversationInput,
  conversationSchema,
  feedbackInput,
  numberedPieceSchema,
  questionInput,
  type Turn,
  turnSchema,
} from './assistant.ts';
import { exampleCard } from './examples.ts';

const id = '01939c5e-6a00-7000-8000-000000000041';
const turnId = '01939c5e-6a00-7000-8000-000000000042';
const exampleConversation: Conversation = {
  id,
  title: 'Something sour with rum',
  turns: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const exampleTurn: Turn = {
  id: turnId,
  question: 'Something sour with rum',
  answer: {
    text: ['I would make you a Daiquiri.'],
    drinks: [{ recipe: exampleCard, why: 'White rum, sharpened with lime.' }],
    lists: [],
    links: [],
    suggestions: ['Something less sweet'],
  },
  state: 'done',
  by: 'engine',
  fallback: null,
  helpful: null,
  reported: false,
  createdAt: '2026-01-01T00:00:00.000Z',
};

const exampleLimits: BartenderLimits = { free: ['nuts'], vegan: false, withoutAlcohol: false };

const turnParams = z.strictObject({ id: idSchema, turnId: idSchema });

/** The AI bartender. Implements CHAT-01, CHAT-03, BEYOND-04, BEYOND-45. */
export const assistantRoutes = defineRoutes('catalogue.assistant', {
  ask: {
    method: 'POST',
    path: '/me/conversations/questions',
    access: 'granted',
    summary: 'Ask the bartender; without a conversation a new one begins',
    body: questionInput,
    response: z.strictObject({ conversation: conversationSchema, turn: turnSchema }),
    status: 201,
    example: {
      body: { question: exampleTurn.question },
      response: { conversation: exampleConversation, turn: exampleTurn },
    },
  },
  list: {
    method: 'GET',
    path: '/me/conversations',
    access: 'granted',
    summary: 'Your conversations with the bartender, the latest first',
    query: z.strictObject(pageQuery(20, 50)),
    response: pageOf(conversationSchema),
    example: { query: {}, response: { items: [exampleConversation], nextCursor: null } },
  },
  get: {
    method: 'GET',
    path: '/me/conversations/:id',
    access: 'granted',
    summary: 'A conversation of yours with its questions and answers, the latest first',
    params: idParams,
    query: z.strictObject(pageQuery(20, 50)),
    response: pageOf(turnSchema).extend({ conversation: conversationSchema }),
    example: {
      params: { id },
      query: {},
      response: { conversation: exampleConversation, items: [exampleTurn], nextCursor: null },
    },
  },
  rename: {
    method: 'PUT',
    path: '/me/conversations/:id',
    access: 'granted',
    summary: 'Give a conversation of yours another title',
    params: idParams,
    body: conversationInput,
    response: conversationSchema,
    example: {
      params: { id },
      body: { title: exampleConversation.title },
      response: exampleConversation,
    },
  },
  delete: {
    method: 'DELETE',
    path: '/me/conversations/:id',
    access: 'granted',
    summary: 'Delete a conversation of yours; one that is already gone counts as success',
    params: idParams,
    response: doneSchema,
    example: { params: { id }, response: { done: true } },
  },
  stream: {
    method: 'GET',
    path: '/me/conversations/:id/turns/:turnId/events',
    access: 'granted',
    edge: 'composed',
    produces: ['text/event-stream'],
    summary:
      'An answer as it comes, as server-sent events: `piece` with its number as the id, and `turn` at the end. `Last-Event-ID` goes on behind that piece',
    params: turnParams,
    response: z.string(),
    example: {
      params: { id, turnId },
      response: `id: 1\nevent: piece\ndata: {"kind":"text","text":"I would make you a Daiquiri."}\n\nevent: turn\ndata: ${JSON.stringify(exampleTurn)}\n\n`,
    },
  },
  stop: {
    method: 'POST',
    path: '/me/conversations/:id/turns/:turnId/stop',
    access: 'granted',
    summary: 'Stop an answer: what has come stays; one that is done stays as it is',
    params: turnParams,
    status: 200,
    response: turnSchema,
    example: { params: { id, turnId }, response: exampleTurn },
  },
  judge: {
    method: 'PUT',
    path: '/me/conversations/:id/turns/:turnId/feedback',
    access: 'granted',
    summary: 'Say whether an answer helped; null takes it back',
    params: turnParams,
    body: feedbackInput,
    response: doneSchema,
    example: { params: { id, turnId }, body: { helpful: true }, response: { done: true } },
  },
  report: {
    method: 'PUT',
    path: '/me/conversations/:id/turns/:turnId/report',
    access: 'granted',
    summary:
      'Report an answer: admins see it with the questions before it, and nothing else of yours. Again changes the reason',
    params: turnParams,
    body: answerReportInput,
    response: doneSchema,
    example: {
      params: { id, turnId },
      body: { reason: 'wrong', note: 'A Daiquiri takes no gin.' },
      response: { done: true },
    },
  },
  limits: {
    method: 'GET',
    path: '/me/bartender/limits',
    access: 'granted',
    summary: 'What the bartender never serves you, in any conversation',
    response: bartenderLimitsSchema,
    example: { response: exampleLimits },
  },
  changeLimits: {
    method: 'PUT',
    path: '/me/bartender/limits',
    access: 'granted',
    summary:
      'Change what the bartender never serves you: what is added holds from your next question on; a conversation that knows a limit keeps it',
    body: bartenderLimitsSchema,
    response: bartenderLimitsSchema,
    example: { body: exampleLimits, response: exampleLimits },
  },
});

/** What the gateway requests while it streams an answer. Implements BEYOND-45. */
export const assistantInternalRoutes = defineRoutes('catalogue.assistant-internal', {
  pieces: {
    access: 'internal',
    summary:
      'The pieces of an answer behind a number; waits a moment for more, and has the whole turn at the end',
    params: turnParams,
    query: z.strictObject({ memberId: idSchema, after: z.number().int().min(0) }),
    response: z.strictObject({ pieces: z.array(numberedPieceSchema), turn: turnSchema.nullable() }),
    example: {
      params: { id, turnId },
      query: { memberId: id, after: 0 },
      response: {
        pieces: [{ number: 1, piece: { kind: 'text', text: 'I would make you a Daiquiri.' } }],
        turn: exampleTurn,
      },
    },
  },
});

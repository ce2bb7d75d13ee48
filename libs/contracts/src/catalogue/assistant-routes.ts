import { z } from 'zod';
import { doneSchema, idParams, idSchema, pageOf, pageQuery } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import {
  type Conversation,
  conversationInput,
  conversationSchema,
  feedbackInput,
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
  helpful: null,
  createdAt: '2026-01-01T00:00:00.000Z',
};

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
  judge: {
    method: 'PUT',
    path: '/me/conversations/:id/turns/:turnId/feedback',
    access: 'granted',
    summary: 'Say whether an answer helped; null takes it back',
    params: z.strictObject({ id: idSchema, turnId: idSchema }),
    body: feedbackInput,
    response: doneSchema,
    example: { params: { id, turnId }, body: { helpful: true }, response: { done: true } },
  },
});

import { z } from 'zod';
import {
  doneSchema,
  idParams,
  idSchema,
  line,
  momentSchema,
  pageOf,
  pageQuery,
  prose,
} from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { answerers, answerReportReasons, questionMax } from './assistant.ts';

const count = z.number().int().min(0);

/** Settings of the language model for admins; the operator configures its address and key. */
export const modelSettingsInput = z.strictObject({
  /** The version this change is based on; another admin may have saved one since. */
  version: count,
  /** Off: the bartender answers by its rules only. */
  isOn: z.boolean(),
  questionsPerMinute: z.number().int().min(1).max(60),
  questionsPerDay: z.number().int().min(1).max(10_000),
  tokensPerDay: z.number().int().min(1000).max(1_000_000_000),
});
export type ModelSettings = z.output<typeof modelSettingsInput>;
const exampleSettings: ModelSettings = {
  version: 1,
  isOn: true,
  questionsPerMinute: 6,
  questionsPerDay: 60,
  tokensPerDay: 2_000_000,
};

/** What the console shows about the AI bartender: only numbers, never about whom. */
export const assistantOverviewSchema = z.strictObject({
  /** The model an operator has configured; null if the bartender answers by its rules only. */
  provider: z
    .strictObject({
      address: z.string(),
      model: z.string(),
      /** Whether a key is configured; the key itself is never returned. */
      hasKey: z.boolean(),
      settings: modelSettingsInput,
    })
    .nullable(),
  /** Requests to the model per day (UTC) and their results, the latest first; days without requests are omitted. */
  days: z.array(
    z.strictObject({
      day: z.iso.date(),
      questions: count,
      inputTokens: count,
      outputTokens: count,
      /** By the configured prices; null without them. */
      cost: z.number().min(0).nullable(),
      outcomes: z.record(z.string(), count),
    }),
  ),
  /** Topics of the last 30 days. */
  topics: z.array(z.strictObject({ topic: z.string(), questions: count, helpful: count, unhelpful: count })),
});
export type AssistantOverview = z.output<typeof assistantOverviewSchema>;

/** An admin's decision about a question that the bartender did not understand. */
export const unansweredStates = ['open', 'answered', 'ignored'] as const;
export type UnansweredState = (typeof unansweredStates)[number];
const unansweredNote = line(200).nullable();

/** A question that was not understood in the last 30 days and was asked by at least two members; never by whom. */
export const unansweredQuestionSchema = z.strictObject({
  /** In lower case. */
  question: z.string(),
  members: count,
  lastAt: momentSchema,
  /** Open again if somebody has asked it since the decision. */
  state: z.enum(unansweredStates),
  /** The last decision, even if it is open again. */
  note: unansweredNote,
  decidedAt: momentSchema.nullable(),
});
export type UnansweredQuestion = z.output<typeof unansweredQuestionSchema>;
export const unansweredDecisionInput = z.strictObject({
  /** As it is listed. */
  question: prose(questionMax).pipe(z.string().min(1, 'Please fill this in')),
  state: z.enum(unansweredStates),
  note: unansweredNote.default(null),
});
export type UnansweredDecision = z.output<typeof unansweredDecisionInput>;
const exampleUnanswered: UnansweredQuestion = {
  question: 'what is the meaning of ice',
  members: 2,
  lastAt: '2026-01-01T00:00:00.000Z',
  state: 'open',
  note: null,
  decidedAt: null,
};

export const answerReportStates = ['open', 'closed'] as const;
const exchangeSchema = z.strictObject({ question: z.string(), text: z.array(z.string()) });

/** A reported answer with the preceding conversation. */
export const answerReportSchema = z.strictObject({
  id: idSchema,
  memberId: idSchema,
  reason: z.enum(answerReportReasons),
  note: z.string().nullable(),
  state: z.enum(answerReportStates),
  /** The latest of the questions before the reported one, the first one first. */
  before: z.array(exchangeSchema),
  reported: exchangeSchema.extend({
    /** Names of the drinks it suggested; deleted ones are omitted. */
    drinks: z.array(z.string()),
    by: z.enum(answerers),
    createdAt: momentSchema,
  }),
  createdAt: momentSchema,
});
export type AnswerReport = z.output<typeof answerReportSchema>;
const exampleReport: AnswerReport = {
  id: '01939c5e-6a00-7000-8000-000000000043',
  memberId: '01939c5e-6a00-7000-8000-000000000003',
  reason: 'wrong',
  note: 'A Daiquiri takes no gin.',
  state: 'open',
  before: [{ question: 'Hello', text: ['Good evening. What are you in the mood for?'] }],
  reported: {
    question: 'Something sour with rum',
    text: ['I would make you a Daiquiri.'],
    drinks: ['Daiquiri'],
    by: 'engine',
    createdAt: '2026-01-01T00:00:00.000Z',
  },
  createdAt: '2026-01-01T00:00:00.000Z',
};

/** The AI bartender in the console. Implements BEYOND-45. */
export const adminAssistantRoutes = defineRoutes('catalogue.admin-assistant', {
  overview: {
    method: 'GET',
    path: '/admin/assistant',
    access: 'admin',
    summary: 'What the AI bartender was asked about, and what its model cost; no conversations',
    response: assistantOverviewSchema,
    example: {
      response: {
        provider: {
          address: 'https://api.example.com/v1',
          model: 'example-small',
          hasKey: true,
          settings: exampleSettings,
        },
        days: [
          {
            day: '2026-01-01',
            questions: 12,
            inputTokens: 9000,
            outputTokens: 800,
            cost: 0.01,
            outcomes: { model: 11, slow: 1 },
          },
        ],
        topics: [{ topic: 'find', questions: 40, helpful: 9, unhelpful: 2 }],
      },
    },
  },
  test: {
    method: 'POST',
    path: '/admin/assistant/test',
    access: 'admin',
    summary: 'Ask the configured model for one short sentence, and say how long it took or what is wrong',
    status: 200,
    response: z.strictObject({ ok: z.boolean(), ms: count, problem: z.string().nullable() }),
    example: { response: { ok: true, ms: 420, problem: null } },
  },
  changeSettings: {
    method: 'PUT',
    path: '/admin/assistant/settings',
    access: 'admin',
    stepUp: true,
    summary: 'Switch the language model on or off and set its budgets; they hold from the next question on',
    body: modelSettingsInput,
    response: modelSettingsInput,
    example: { body: exampleSettings, response: { ...exampleSettings, version: 2 } },
  },
  unanswered: {
    method: 'GET',
    path: '/admin/assistant/unanswered',
    access: 'admin',
    summary:
      'Questions the bartender did not understand, asked by at least two members in the last 30 days, the most frequent first, 50 at most',
    query: z.strictObject({ state: z.enum(unansweredStates).default('open') }),
    response: z.strictObject({ items: z.array(unansweredQuestionSchema) }),
    example: { query: {}, response: { items: [exampleUnanswered] } },
  },
  decideUnanswered: {
    method: 'PUT',
    path: '/admin/assistant/unanswered',
    access: 'admin',
    summary:
      'Say what became of a question that was not understood; when somebody asks it again it is open again',
    body: unansweredDecisionInput,
    response: doneSchema,
    example: {
      body: { question: exampleUnanswered.question, state: 'answered', note: 'Ice is a technique now.' },
      response: { done: true },
    },
  },
  reports: {
    method: 'GET',
    path: '/admin/assistant/reports',
    access: 'admin',
    summary: 'Answers that members have reported, the latest first, with what was said just before them',
    query: z.strictObject({ ...pageQuery(10, 50), state: z.enum(answerReportStates).default('open') }),
    response: pageOf(answerReportSchema),
    example: { query: {}, response: { items: [exampleReport], nextCursor: null } },
  },
  closeReport: {
    method: 'POST',
    path: '/admin/assistant/reports/:id/closing',
    access: 'admin',
    summary: 'Close a report of an answer that has been looked at; one that is closed stays so',
    params: idParams,
    status: 200,
    response: doneSchema,
    example: { params: { id: exampleReport.id }, response: { done: true } },
  },
});

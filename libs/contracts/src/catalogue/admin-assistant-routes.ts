import { z } from 'zod';
import { momentSchema } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';

const count = z.number().int().min(0);

/** What the console says of the AI bartender: numbers alone, and never whose. */
export const assistantOverviewSchema = z.strictObject({
  /** The model an operator has configured; null when the bartender answers alone. */
  provider: z
    .strictObject({
      address: z.string(),
      model: z.string(),
      /** Whether a key is configured; the key itself is never told. */
      hasKey: z.boolean(),
      questionsPerMinute: count,
      questionsPerDay: count,
      tokensPerDay: count,
    })
    .nullable(),
  /** What the model was asked by day (UTC), the latest first, and how that ended; days without a question are left out. */
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
  /** What was asked about in the last 30 days. */
  topics: z.array(z.strictObject({ topic: z.string(), questions: count, helpful: count, unhelpful: count })),
  /** Questions that were not understood in the last 30 days, asked by at least two members, the most frequent first. */
  unanswered: z.array(z.strictObject({ question: z.string(), members: count, lastAt: momentSchema })),
});
export type AssistantOverview = z.output<typeof assistantOverviewSchema>;

/** The AI bartender in the console. Implements BEYOND-45. */
export const adminAssistantRoutes = defineRoutes('catalogue.admin-assistant', {
  overview: {
    method: 'GET',
    path: '/admin/assistant',
    access: 'admin',
    summary:
      'What the AI bartender was asked about, what was not understood, and what its model cost; no conversations',
    response: assistantOverviewSchema,
    example: {
      response: {
        provider: {
          address: 'https://api.example.com/v1',
          model: 'example-small',
          hasKey: true,
          questionsPerMinute: 6,
          questionsPerDay: 60,
          tokensPerDay: 2_000_000,
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
        unanswered: [
          { question: 'what is the meaning of ice', members: 2, lastAt: '2026-01-01T00:00:00.000Z' },
        ],
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
});

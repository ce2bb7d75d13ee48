import { z } from 'zod';
import { reportInput } from '../common/reports.ts';
import { idSchema, line, momentSchema, prose } from '../common/shapes.ts';
import { recipeCardSchema } from './recipes.ts';
import { allergens } from './vocabularies.ts';

/** Max characters of a question, max conversations of a member and max questions of a conversation. */
export const questionMax = 500;
export const conversationsMax = 200;
export const turnsMax = 200;

export const conversationSchema = z.strictObject({
  id: idSchema,
  title: z.string(),
  /** The number of questions in it. */
  turns: z.number().int().min(0),
  createdAt: momentSchema,
  updatedAt: momentSchema,
});
export type Conversation = z.output<typeof conversationSchema>;

/** A suggested drink with the reasons. */
export const suggestedDrinkSchema = z.strictObject({ recipe: recipeCardSchema, why: z.string() });

/** An answer of the bartender. Every drink in it is a recipe of the catalogue. */
export const answerSchema = z.strictObject({
  /** Paragraphs of plain text. */
  text: z.array(z.string()),
  drinks: z.array(suggestedDrinkSchema),
  /** Measured lines, steps or names under a heading. */
  lists: z.array(z.strictObject({ title: z.string(), lines: z.array(z.string()), ordered: z.boolean() })),
  /** Pages of this site with more information. */
  links: z.array(z.strictObject({ label: z.string(), to: z.string().startsWith('/') })),
  /** Suggested follow-up questions. */
  suggestions: z.array(z.string()),
});
export type Answer = z.output<typeof answerSchema>;

/** Who phrases an answer: the bartender's own rules, or a language model within their limits. */
export const answerers = ['engine', 'model'] as const;
/** Why the rules answered instead of a model: a timeout, it could not be reached, its budget is used up, or none of its sentences could be shown. */
export const fallbacks = ['slow', 'down', 'budget', 'unusable'] as const;

/** A question and its answer. */
export const turnSchema = z.strictObject({
  id: idSchema,
  question: z.string(),
  answer: answerSchema,
  /** `answering` while the model is still responding; until then `answer` is that of the rules. */
  state: z.enum(['answering', 'done']),
  by: z.enum(answerers),
  fallback: z.enum(fallbacks).nullable(),
  /** The member's feedback on the answer. */
  helpful: z.boolean().nullable(),
  /** The member has reported it to the staff. */
  reported: z.boolean(),
  createdAt: momentSchema,
});
export type Turn = z.output<typeof turnSchema>;

/** A part of an answer in progress: the drinks, which replace earlier ones, or a further paragraph. */
export const answerPieceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('drinks'), drinks: z.array(suggestedDrinkSchema) }),
  z.strictObject({ kind: z.literal('text'), text: z.string() }),
]);
export type AnswerPiece = z.output<typeof answerPieceSchema>;

export const numberedPieceSchema = z.strictObject({
  /** From 1, without a gap. */
  number: z.number().int().min(1),
  piece: answerPieceSchema,
});

export const questionInput = z.strictObject({
  /** Starts a new conversation if absent. */
  conversationId: idSchema.optional(),
  question: prose(questionMax).pipe(z.string().min(1, 'Please fill this in')),
});
export const conversationInput = z.strictObject({ title: line(80) });
export const feedbackInput = z.strictObject({ helpful: z.boolean().nullable() });

/** What the bartender must never suggest to a member, in any conversation. */
export const bartenderLimitsSchema = z.strictObject({
  /** Excluded ingredients. */
  free: z
    .array(z.enum(allergens))
    .max(allergens.length)
    .refine((chosen) => new Set(chosen).size === chosen.length, 'Choose each option only once'),
  vegan: z.boolean(),
  withoutAlcohol: z.boolean(),
});
export type BartenderLimits = z.output<typeof bartenderLimitsSchema>;

/** Why a member reports an answer to the staff. */
export const answerReportReasons = ['wrong', 'harmful', 'offensive', 'other'] as const;
export type AnswerReportReason = (typeof answerReportReasons)[number];
export const answerReportInput = z.strictObject({
  reason: z.enum(answerReportReasons),
  note: reportInput.shape.note,
});
export type AnswerReportInput = z.output<typeof answerReportInput>;

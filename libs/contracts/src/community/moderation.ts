import { z } from 'zod';
import { reportReasons } from '../common/reports.ts';
import { idSchema, line, momentSchema, prose } from '../common/shapes.ts';
import { memberCardSchema } from '../identity/accounts.ts';
import {
  appealLengthLimit,
  caseStates,
  maxReplayed,
  maxReplayHits,
  moderatedKinds,
  moderationRuleNames,
  removalReasonNames,
  trustLevels,
} from './moderation-terms.ts';

/** Why something is held: the rule, and what it found. */
export const findingSchema = z.strictObject({
  rule: z.enum(moderationRuleNames),
  /** A blocked word as it stands in the rules, or a number. */
  found: z.string(),
});
export type Finding = z.output<typeof findingSchema>;

const perHour = z.number().int().min(1).max(1000);
/** What automatic moderation holds. Implements BEYOND-100. */
export const moderationRulesSchema = z.strictObject({
  /** Words and phrases, found as whole words whatever letters they are disguised with. */
  blockedWords: z.array(line(60)).max(500),
  /** More links than this are held; trusted members may give as many as they like. */
  maxLinks: z.number().int().min(0).max(20),
  /** How many accepted contributions a new member needs before one with a link is no longer held. */
  firstContributions: z.number().int().min(0).max(50),
  /** Posts, comments and photos of an hour, by trust. */
  perHour: z.strictObject({ new: perHour, member: perHour, regular: perHour, trusted: perHour }),
});
export type ModerationRules = z.output<typeof moderationRulesSchema>;

export const defaultModerationRules: ModerationRules = {
  blockedWords: ['casino bonus', 'cialis', 'free followers', 'onlyfans', 'viagra'],
  maxLinks: 3,
  firstContributions: 3,
  perHour: { new: 10, member: 20, regular: 40, trusted: 120 },
};

export const moderationRulesVersionSchema = z.strictObject({
  /** 0 before anybody has changed a rule. */
  revision: z.number().int().min(0),
  rules: moderationRulesSchema,
  changedAt: momentSchema.nullable(),
  changedBy: idSchema.nullable(),
});
export type ModerationRulesVersion = z.output<typeof moderationRulesVersionSchema>;

export const appealInput = z.strictObject({
  text: prose(appealLengthLimit).min(1, 'Please say why this should be looked at again'),
});

const caseFields = {
  id: idSchema,
  kind: z.enum(moderatedKinds),
  contentId: idSchema,
  /** The post it is or belongs to; null for what is neither a post nor a comment. */
  postId: idSchema.nullable(),
  /** The recipe it is, or that a review is about; null for the rest. */
  recipeId: idSchema.nullable(),
  /** As it was when the case was opened or last edited; a photo's caption. */
  content: z.string(),
  state: z.enum(caseStates),
  reason: z.enum(removalReasonNames).nullable(),
  /** What the moderator added for its author. */
  note: z.string().nullable(),
  appeal: z.strictObject({ text: z.string(), at: momentSchema, answer: z.string().nullable() }).nullable(),
  createdAt: momentSchema,
  decidedAt: momentSchema.nullable(),
};
/** What moderation does with a member's own posts, comments, photos, reviews and recipes. */
export const ownCaseSchema = z.strictObject({
  ...caseFields,
  mayAppeal: z.boolean(),
  /** Its appeal succeeded when another photo stood in its place, which stays. */
  replaced: z.boolean().optional(),
});
export type OwnCase = z.output<typeof ownCaseSchema>;

export const caseReportSchema = z.strictObject({
  reason: z.enum(reportReasons),
  note: z.string().nullable(),
  reporter: memberCardSchema.nullable(),
  /** How often moderators agreed with what they reported before, from 0 to 1; new reporters begin in the middle. */
  accuracy: z.number().min(0).max(1),
  /** How many of their earlier reports moderators decided, and in how many of those they agreed. */
  record: z.strictObject({ decided: z.number().int().min(0), agreed: z.number().int().min(0) }).optional(),
  createdAt: momentSchema,
});

/** A line of the moderators' queue; one of the newest contents has no case yet. */
export const queueItemSchema = z.strictObject({
  ...caseFields,
  id: idSchema.nullable(),
  state: z.enum(caseStates).nullable(),
  author: memberCardSchema.nullable(),
  authorId: idSchema,
  findings: z.array(findingSchema),
  reports: z.array(caseReportSchema).max(10),
  reportsCount: z.number().int().min(0),
  /** What orders the queue: reports of members who were right before weigh more. */
  weight: z.number().min(0),
  /** The photo itself, or that of a recipe or a post. */
  imageUrl: z.string().nullable(),
  decidedBy: idSchema.nullable(),
});
export type QueueItem = z.output<typeof queueItemSchema>;

/** A member as a moderator weighs them. */
export const moderatedMemberSchema = z.strictObject({
  member: memberCardSchema.nullable(),
  registeredAt: momentSchema,
  trust: z.enum(trustLevels),
  posts: z.number().int().min(0),
  comments: z.number().int().min(0),
  photos: z.number().int().min(0),
  reviews: z.number().int().min(0),
  recipes: z.number().int().min(0),
  /** Their last cases. */
  decisions: z
    .array(
      z.strictObject({
        id: idSchema,
        kind: z.enum(moderatedKinds),
        content: z.string(),
        state: z.enum(caseStates),
        reason: z.enum(removalReasonNames).nullable(),
        at: momentSchema,
      }),
    )
    .max(10),
});
export type ModeratedMember = z.output<typeof moderatedMemberSchema>;

const contentRef = z.strictObject({
  kind: z.enum(moderatedKinds),
  id: idSchema,
  /** Of a recipe's photos the one that was looked at; another one in its place is not decided about. */
  imageUrl: z.string().max(300).nullable().optional(),
});
export type ContentRef = z.output<typeof contentRef>;
/** One decision about one or many. `keep` releases, lets stand or restores; `remove` rejects, removes or upholds. */
export const decisionInput = z
  .strictObject({
    contents: z.array(contentRef).min(1).max(50),
    verdict: z.enum(['keep', 'remove']),
    reason: z.enum(removalReasonNames).nullable().default(null),
    note: z
      .union([z.literal('').transform(() => null), prose(500)])
      .nullable()
      .default(null),
  })
  .refine(({ verdict, reason }) => verdict === 'keep' || reason !== null, {
    path: ['reason'],
    message: 'Please choose a reason',
  });
export type DecisionInput = z.output<typeof decisionInput>;
export const decisionResultSchema = z.strictObject({
  decided: z.array(contentRef),
  /** What could not be decided, and why. */
  refused: z.array(contentRef.extend({ detail: z.string() })),
});

/** Something the rules would hold. */
export const trialHitSchema = z.strictObject({
  kind: z.enum(moderatedKinds),
  id: idSchema,
  content: z.string(),
  author: memberCardSchema.nullable(),
  createdAt: momentSchema,
  findings: z.array(findingSchema).min(1),
});
export const replayResultSchema = z.strictObject({
  /** How many were looked at: the newest of the last days. */
  looked: z.number().int().min(0).max(maxReplayed),
  held: z.number().int().min(0),
  byRule: z.record(z.enum(moderationRuleNames), z.number().int().min(0)),
  hits: z.array(trialHitSchema).max(maxReplayHits),
});
export type ReplayResult = z.output<typeof replayResultSchema>;

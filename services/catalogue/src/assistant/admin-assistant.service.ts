import {
  type AssistantOverview,
  type adminAssistantRoutes,
  dayMs,
  type InputOf,
  type UnansweredDecision,
  type UnansweredQuestion,
  type UnansweredState,
} from '@barspoon/contracts';
import { Audit, Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Inject, Injectable } from '@nestjs/common';
import { type CatalogueConfig, CONFIG } from '../config.ts';
import { RecipesRepository } from '../recipes/recipes.repository.ts';
import { AnswerReportsRepository } from './answer-reports.repository.ts';
import { answerReportNotFound } from './conversation.errors.ts';
import { toAnswerReport } from './conversation.mapper.ts';
import { ConversationsRepository } from './conversations.repository.ts';
import { LanguageModel, type ModelUsage } from './model/language-model.ts';
import { ModelBudgets } from './model/model-budgets.repository.ts';
import { ModelSettingsService } from './model/model-settings.service.ts';
import { UnansweredQuestionsRepository } from './unanswered-questions.repository.ts';

const daysBack = 30;
const daysShown = 14;
/** Questions looked through for those in one state, and shown. */
const maxCandidates = 500;
const maxUnanswered = 50;
/** Enough to understand an answer; more is not ours to read. */
const turnsBefore = 3;
/** Less than a request may take. */
const testMs = 4000;
const million = 1_000_000;

/** What admins see of the AI bartender: numbers, questions that several members asked in vain, and answers that were reported. Implements BEYOND-45. */
@Injectable()
export class AdminAssistantService {
  constructor(
    private readonly transactions: Transactions,
    private readonly conversations: ConversationsRepository,
    private readonly reports: AnswerReportsRepository,
    private readonly unanswered: UnansweredQuestionsRepository,
    private readonly recipes: RecipesRepository,
    private readonly audit: Audit,
    private readonly budgets: ModelBudgets,
    private readonly settings: ModelSettingsService,
    private readonly model: LanguageModel,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: CatalogueConfig,
  ) {}

  async overview(): Promise<AssistantOverview> {
    const [settings, days, topics] = await Promise.all([
      this.settings.current(),
      this.budgets.days(daysShown),
      this.conversations.topicsSince(this.since()),
    ]);
    return {
      provider: this.model.about && {
        ...this.model.about,
        hasKey: this.config.ASSISTANT_MODEL_KEY !== undefined,
        settings,
      },
      days: days.map(({ day, questions, inputTokens, outputTokens, outcomes }) => ({
        day,
        questions,
        inputTokens,
        outputTokens,
        outcomes: outcomes ?? {},
        cost: this.costOf(inputTokens, outputTokens),
      })),
      topics,
    };
  }

  /** Work to be done: what the bartender should have understood. */
  async listUnanswered(state: UnansweredState): Promise<{ items: UnansweredQuestion[] }> {
    const asked = await this.conversations.notUnderstoodSince(this.since(), maxCandidates);
    const decisions = await this.unanswered.of(asked.map(({ question }) => question));
    const decided = new Map(decisions.map((row) => [row._id, row]));
    const items = asked.map(({ question, members, lastAt }): UnansweredQuestion => {
      const decision = decided.get(question);
      return {
        question,
        members,
        lastAt: lastAt.toISOString(),
        state: decision && decision.decidedAt >= lastAt ? decision.state : 'open',
        note: decision?.note ?? null,
        decidedAt: decision?.decidedAt.toISOString() ?? null,
      };
    });
    return { items: items.filter((one) => one.state === state).slice(0, maxUnanswered) };
  }

  async decideUnanswered({ question, state, note }: UnansweredDecision): Promise<{ done: true }> {
    await this.transactions.run(async () => {
      await this.unanswered.put({ _id: question, state, note, decidedAt: this.clock.now() });
      await this.audit.record('assistant.question_decided', 'assistant:questions', {
        question,
        state,
        note,
      });
    });
    return { done: true };
  }

  /** What members have shown us of their conversations. */
  async listReports({ state, limit, cursor }: InputOf<typeof adminAssistantRoutes.reports>['query']) {
    const { items, nextCursor } = await this.reports.pageOf(state, limit, cursor);
    const said = await Promise.all(
      items.map(({ conversationId, number }) =>
        this.conversations.turnsUpTo(conversationId, number, turnsBefore),
      ),
    );
    const drinks = said.flatMap(([turn]) => turn?.answer.drinks ?? []);
    const cards = await this.recipes.cardsOf([...new Set(drinks.map(({ id }) => id))]);
    const names = new Map(cards.map(({ _id, name }) => [_id, name]));
    const shown = items.flatMap((report, at) => {
      const [turn, ...before] = said[at] ?? [];
      // One whose conversation is being deleted at this moment is left out.
      return turn ? [toAnswerReport(report, turn, before.toReversed(), names)] : [];
    });
    return { items: shown, nextCursor };
  }

  async closeReport(id: string): Promise<{ done: true }> {
    await this.transactions.run(async () => {
      const report = await this.reports.find(id);
      if (!report) throw answerReportNotFound();
      if (report.state === 'closed') return;
      await this.reports.close(id);
      await this.audit.record('answer-report.closed', `answer-report:${id}`, { userId: report.userId });
    });
    return { done: true };
  }

  /** One short question, outside the members' budgets and counted for the site. */
  async test(): Promise<{ ok: boolean; ms: number; problem: string | null }> {
    if (!this.model.about) return { ok: false, ms: 0, problem: 'No language model is configured.' };
    const begun = performance.now();
    let used: ModelUsage = { input: 0, output: 0 };
    let problem: string | null = null;
    let said = '';
    try {
      const request = {
        instructions: 'Answer with one short sentence.',
        messages: [{ role: 'user' as const, content: 'Are you there?' }],
        tools: {},
        signal: AbortSignal.timeout(testMs),
      };
      for await (const text of this.model.ask(request, (usage) => {
        used = usage;
      }))
        said += text;
      if (!said.trim()) problem = 'It answered without a word.';
    } catch (error) {
      problem = (error instanceof Error ? error.message : String(error)).slice(0, 200);
    }
    await this.budgets.note(problem ? 'down' : 'model', used);
    return { ok: problem === null, ms: Math.round(performance.now() - begun), problem };
  }

  private since(): Date {
    return new Date(this.clock.now().getTime() - daysBack * dayMs);
  }

  private costOf(input: number, output: number): number | null {
    const { ASSISTANT_MODEL_PRICE_IN: priceIn, ASSISTANT_MODEL_PRICE_OUT: priceOut } = this.config;
    return priceIn || priceOut ? (input * priceIn + output * priceOut) / million : null;
  }
}

import type { AssistantOverview } from '@barspoon/contracts';
import { Clock } from '@barspoon/platform';
import { Inject, Injectable } from '@nestjs/common';
import { type CatalogueConfig, CONFIG } from '../config.ts';
import { ConversationsRepository } from './conversations.repository.ts';
import { LanguageModel, type ModelUsage } from './model/language-model.ts';
import { ModelBudgets } from './model/model-budgets.repository.ts';

const dayMs = 24 * 60 * 60 * 1000;
const daysBack = 30;
const daysShown = 14;
const maxUnanswered = 50;
/** Less than a request may take. */
const testMs = 4000;
const million = 1_000_000;

/** What admins see of the AI bartender: numbers, and questions that several members asked in vain. Implements BEYOND-45. */
@Injectable()
export class AdminAssistantService {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly budgets: ModelBudgets,
    private readonly model: LanguageModel,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: CatalogueConfig,
  ) {}

  async overview(): Promise<AssistantOverview> {
    const since = new Date(this.clock.now().getTime() - daysBack * dayMs);
    const [days, topics, unanswered] = await Promise.all([
      this.budgets.days(daysShown),
      this.conversations.topicsSince(since),
      this.conversations.notUnderstoodSince(since, maxUnanswered),
    ]);
    return {
      provider: this.model.about && {
        ...this.model.about,
        hasKey: this.config.ASSISTANT_MODEL_KEY !== undefined,
        questionsPerMinute: this.config.ASSISTANT_MODEL_QUESTIONS_PER_MINUTE,
        questionsPerDay: this.config.ASSISTANT_MODEL_QUESTIONS_PER_DAY,
        tokensPerDay: this.config.ASSISTANT_MODEL_TOKENS_PER_DAY,
      },
      days: days.map(({ day, questions, inputTokens, outputTokens, outcomes }) => ({
        ...{ day, questions, inputTokens, outputTokens, outcomes: outcomes ?? {} },
        cost: this.costOf(inputTokens, outputTokens),
      })),
      topics,
      unanswered: unanswered.map((one) => ({ ...one, lastAt: one.lastAt.toISOString() })),
    };
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
        ...{ tools: {}, signal: AbortSignal.timeout(testMs) },
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

  private costOf(input: number, output: number): number | null {
    const { ASSISTANT_MODEL_PRICE_IN: priceIn, ASSISTANT_MODEL_PRICE_OUT: priceOut } = this.config;
    return priceIn || priceOut ? (input * priceIn + output * priceOut) / million : null;
  }
}

import type { Reply, Topic, World } from '@barspoon/bartender';
import { modelTopics, numbersIn, Sentences, SpokenAnswer } from '@barspoon/bartender';
import { within } from '@barspoon/platform';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { CollectionsRepository } from '../../collections/collections.repository.ts';
import { type CatalogueConfig, CONFIG } from '../../config.ts';
import { BackgroundWork } from '../../recipe-files/background-work.ts';
import { AnswerPieces } from '../answer-pieces.ts';
import type { TurnRow } from '../conversation.schema.ts';
import { ConversationsRepository } from '../conversations.repository.ts';
import { MemberFacts } from '../member-facts.ts';
import { instructionsFor, messagesFor } from './instructions.ts';
import { LanguageModel, type ModelUsage } from './language-model.ts';
import { ModelBudgets, type Outcome } from './model-budgets.repository.ts';
import { ModelSettingsService } from './model-settings.service.ts';
import { toolsFor } from './tools.ts';

const maxCollections = 20;
const attempts = 2;
const collectionsMs = 2000;

export interface ModelQuestion {
  turn: TurnRow;
  reply: Reply;
  world: World;
  before: readonly TurnRow[];
}

interface Speech {
  spoken: SpokenAnswer;
  /** Numbers given to the model. */
  numbers: Set<string>;
  usage: ModelUsage;
  signal: AbortSignal;
}

/** Has a language model word an answer, within what the rules allow. Implements BEYOND-45. */
@Injectable()
export class ModelAnswers {
  private readonly log = new Logger(ModelAnswers.name);

  constructor(
    @Inject(CONFIG) private readonly config: CatalogueConfig,
    private readonly model: LanguageModel,
    private readonly budgets: ModelBudgets,
    private readonly settings: ModelSettingsService,
    private readonly pieces: AnswerPieces,
    private readonly conversations: ConversationsRepository,
    private readonly collections: CollectionsRepository,
    private readonly facts: MemberFacts,
    private readonly background: BackgroundWork,
  ) {}

  /** Whether a model is to answer, and may. */
  async mayAnswer(userId: string, topic: Topic): Promise<'yes' | 'no' | 'budget'> {
    if (!this.model.about || !modelTopics.includes(topic)) return 'no';
    const settings = await this.settings.current();
    if (!settings.isOn) return 'no';
    if (await this.budgets.take(userId, settings)) return 'yes';
    await this.budgets.note('budget', { input: 0, output: 0 });
    return 'budget';
  }

  /** Answers a stored turn behind its request. */
  begin(question: ModelQuestion): void {
    const stop = this.pieces.begin(question.turn._id);
    this.background.begin('an answer of the model', () => this.answer(question, stop));
  }

  private async answer(question: ModelQuestion, stop: AbortController): Promise<void> {
    const numbers = new Set<string>();
    const spoken = new SpokenAnswer(question.reply, question.world, numbers);
    const usage: ModelUsage = { input: 0, output: 0 };
    let outcome: Outcome = 'unusable';
    const total = AbortSignal.timeout(this.config.ASSISTANT_MODEL_TOTAL_MS);
    try {
      const signal = AbortSignal.any([stop.signal, total]);
      for (let attempt = 0; attempt < attempts && spoken.text.length === 0; attempt++)
        await this.speak(question, { spoken, numbers, usage, signal });
      outcome = spoken.text.length > 0 ? 'model' : 'unusable';
    } catch (error) {
      if (stop.signal.aborted || error instanceof Stopped) outcome = 'stopped';
      else if (spoken.text.length > 0) outcome = 'model';
      else outcome = error instanceof TooSlow || total.aborted ? 'slow' : 'down';
      if (outcome !== 'stopped') this.log.warn(`the model did not finish: ${messageOf(error)}`);
    }
    await this.finish(question.turn, spoken, outcome);
    await this.budgets.note(outcome, usage);
  }

  /** Adds every sentence that may be shown, as soon as it is whole. */
  private async speak(
    { turn, reply, world, before }: ModelQuestion,
    { spoken, numbers, usage, signal }: Speech,
  ): Promise<void> {
    const { said, memory } = reply;
    const cards = drinksOf(said.drinks, world);
    const instructions = instructionsFor(said, cards, memory);
    const told = (text: string) => {
      for (const number of numbersIn(text)) numbers.add(number);
    };
    told(`${instructions} ${turn.question}`);
    const tools = toolsFor({
      world,
      memory,
      collections: () => this.collectionsOf(turn.userId),
      liveSessions: () => this.facts.liveSessions(),
      onTold: told,
    });
    const end = new AbortController();
    const timer = setTimeout(() => end.abort(new TooSlow()), this.config.ASSISTANT_MODEL_FIRST_MS);
    const sentences = new Sentences();
    const take = async (all: readonly string[]) => {
      for (const sentence of all) {
        if (!spoken.add(sentence)) continue;
        clearTimeout(timer);
        if (!(await this.pieces.add(turn._id, { kind: 'text', text: sentence }))) throw new Stopped();
      }
    };
    const messages = messagesFor(before, turn.question, spoken.refusals);
    const request = { instructions, tools, messages, signal: AbortSignal.any([signal, end.signal]) };
    let heard = 0;
    // A provider that does not count, or is left before it does, is counted by what was sent.
    const note = ({ input, output }: ModelUsage) => {
      usage.input += input || tokensOf(instructions.length + JSON.stringify(messages).length);
      usage.output += output || tokensOf(heard);
    };
    try {
      for await (const text of this.model.ask(request, note)) {
        heard += text.length;
        await take(sentences.add(text));
        if (spoken.isFull) return;
      }
      await take(sentences.finish());
    } catch (error) {
      throw end.signal.aborted ? end.signal.reason : error;
    } finally {
      clearTimeout(timer);
      end.abort();
    }
  }

  private async finish(turn: TurnRow, spoken: SpokenAnswer, outcome: Outcome): Promise<void> {
    if (outcome === 'stopped') return;
    if (outcome !== 'model') {
      await this.pieces.finish(turn._id, { by: 'engine', fallback: outcome });
      return;
    }
    const { said, memory } = spoken.worded();
    const { topic: _, ...answer } = said;
    await this.conversations.remember(turn, memory);
    await this.pieces.finish(turn._id, { answer, by: 'model', fallback: null });
  }

  private async collectionsOf(userId: string) {
    const page = await within(collectionsMs, this.collections.pageOf(userId, maxCollections));
    return page.items.map(({ name, entries }) => ({
      name,
      recipeIds: entries.map(({ recipeId }) => recipeId),
    }));
  }
}

class TooSlow extends Error {}
class Stopped extends Error {}

const drinksOf = (drinks: readonly { id: string }[], { shelf }: World) =>
  drinks.flatMap(({ id }) => shelf.get(id) ?? []);

const tokensOf = (characters: number) => Math.ceil(characters / 4);

/** Only what the provider says is wrong: never what was sent to it. */
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 200);

import type { World } from '@barspoon/bartender';
import { answer, likesOf, newMemory, noNever, type Reply } from '@barspoon/bartender';
import {
  type AnswerReportInput,
  type assistantRoutes,
  type BartenderLimits,
  conversationsMax,
  type InputOf,
  legalDrinkingAge,
  type MemberActor,
  turnsMax,
} from '@barspoon/contracts';
import { type PageRequest, Transactions } from '@barspoon/persistence';
import { Clock, isUnavailable, newId } from '@barspoon/platform';
import { Inject, Injectable } from '@nestjs/common';
import { type CatalogueConfig, CONFIG } from '../config.ts';
import { VocabularyHolder } from '../ingredients/vocabulary-holder.ts';
import { RecipeIndex } from '../recipe-index/recipe-index.ts';
import { toCard } from '../recipes/recipe.mapper.ts';
import { RecipesRepository } from '../recipes/recipes.repository.ts';
import { AnswerPieces } from './answer-pieces.ts';
import { AnswerReportsRepository } from './answer-reports.repository.ts';
import { BartenderLimitsRepository } from './bartender-limits.repository.ts';
import {
  conversationBusy,
  conversationFull,
  conversationNotFound,
  tooManyConversations,
} from './conversation.errors.ts';
import { toConversation, toPiece, toTurn } from './conversation.mapper.ts';
import type { ConversationRow, StoredPiece, TurnRow } from './conversation.schema.ts';
import { ConversationsRepository } from './conversations.repository.ts';
import { MemberFacts } from './member-facts.ts';
import { ModelAnswers } from './model/model-answers.service.ts';

const done = { done: true } as const;
const titleLength = 60;
/** How many earlier turns a model receives. */
const historyTurns = 4;
/** How long a question for more of an answer waits: less than a request may take. */
const waitMs = 3000;
/** After its time an answer is given up on, when nobody has finished it. */
const graceMs = 10_000;

/** The AI bartender and a member's conversations with them. Implements CHAT-01, BEYOND-21, BEYOND-45. */
@Injectable()
export class AssistantService {
  constructor(
    private readonly transactions: Transactions,
    private readonly conversations: ConversationsRepository,
    private readonly reports: AnswerReportsRepository,
    private readonly limits: BartenderLimitsRepository,
    private readonly recipes: RecipesRepository,
    private readonly index: RecipeIndex,
    private readonly vocabulary: VocabularyHolder,
    private readonly facts: MemberFacts,
    private readonly model: ModelAnswers,
    private readonly coming: AnswerPieces,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: CatalogueConfig,
  ) {}

  async ask(actor: MemberActor, { conversationId, question }: InputOf<typeof assistantRoutes.ask>['body']) {
    const before = conversationId ? await this.own(actor, conversationId) : null;
    if (before && before.turns >= turnsMax) throw conversationFull();
    const world = await this.worldOf(actor);
    const reply = await answer(question, before?.memory ?? newMemory(), world);
    const { topic, ...said } = reply.said;
    const earlier = before
      ? (await this.conversations.turnsOf(before._id, historyTurns)).items.toReversed()
      : [];
    const asksModel = await this.model.mayAnswer(actor.id, topic);
    const now = this.clock.now();
    const { conversation, turn } = await this.transactions.run(async () => {
      const conversation = before
        ? await this.goOn(before, reply, now)
        : await this.begin(actor, question, reply, now);
      const turn: TurnRow = {
        _id: newId(),
        conversationId: conversation._id,
        userId: actor.id,
        number: conversation.turns,
        question,
        answer: said,
        topic,
        state: asksModel === 'yes' ? 'answering' : 'done',
        by: 'engine',
        fallback: asksModel === 'budget' ? 'budget' : null,
        ...(asksModel === 'yes' && { pieces: [{ kind: 'drinks', drinks: said.drinks }] }),
        helpful: null,
        createdAt: now,
      };
      await this.conversations.addTurn(turn);
      return { conversation, turn };
    });
    if (asksModel === 'yes') this.model.begin({ turn, reply, world, before: earlier });
    const [shown] = await this.withCards([turn]);
    if (!shown) throw conversationNotFound();
    return { conversation: toConversation(conversation), turn: shown };
  }

  async list(actor: MemberActor, { limit, cursor }: PageRequest) {
    const page = await this.conversations.pageOf(actor.id, limit, cursor);
    return { ...page, items: page.items.map(toConversation) };
  }

  async get(actor: MemberActor, id: string, { limit, cursor }: PageRequest) {
    const conversation = await this.own(actor, id);
    const page = await this.conversations.turnsOf(id, limit, cursor);
    return {
      conversation: toConversation(conversation),
      ...page,
      items: await this.withCards(await Promise.all(page.items.map((row) => this.settled(row)))),
    };
  }

  async rename(actor: MemberActor, id: string, title: string) {
    const row = await this.conversations.rename(actor.id, id, title);
    if (!row) throw conversationNotFound();
    return toConversation(row);
  }

  async delete(actor: MemberActor, id: string) {
    await this.transactions.run(async () => {
      if (await this.conversations.remove(actor.id, id)) await this.reports.removeOf(id);
    });
    return done;
  }

  /** What has come of an answer behind a number, and the whole of it once it is done. */
  async pieces(memberId: string, id: string, turnId: string, after: number) {
    const until = this.clock.now().getTime() + waitMs;
    while (true) {
      const row = await this.turnOf(memberId, id, turnId);
      const more = (row.pieces ?? piecesOf(row)).slice(after);
      if (more.length > 0 || row.state === 'done' || this.clock.now().getTime() >= until) {
        const cards = await this.cardsOf(more.flatMap((one) => (one.kind === 'drinks' ? one.drinks : [])));
        const [turn = null] = row.state === 'done' ? await this.withCards([row]) : [];
        return {
          pieces: more.map((piece, at) => ({ number: after + at + 1, piece: toPiece(piece, cards) })),
          turn,
        };
      }
      await this.coming.change(turnId);
    }
  }

  /** What has come of an answer stays; when that is nothing, what the rules said. */
  async stop(actor: MemberActor, id: string, turnId: string) {
    const row = await this.turnOf(actor.id, id, turnId);
    const text = (row.pieces ?? []).flatMap((piece) => (piece.kind === 'text' ? [piece.text] : []));
    const spoken = { ...row.answer, text: [text.join(' ')] };
    const done =
      row.state === 'done'
        ? row
        : await this.coming.finish(turnId, {
            ...(text.length > 0 ? { answer: spoken, by: 'model' } : { by: 'engine' }),
            fallback: null,
          });
    const [turn] = await this.withCards([done ?? (await this.turnOf(actor.id, id, turnId))]);
    if (!turn) throw conversationNotFound();
    return turn;
  }

  async judge(actor: MemberActor, id: string, turnId: string, helpful: boolean | null) {
    if (!(await this.conversations.judge(actor.id, id, turnId, helpful))) throw conversationNotFound();
    return done;
  }

  /** Admins see the answer with what was said just before it, and nothing else of the member's. */
  async report(actor: MemberActor, id: string, turnId: string, report: AnswerReportInput) {
    await this.transactions.run(async () => {
      const turn = await this.turnOf(actor.id, id, turnId);
      await this.conversations.markReported(turn._id);
      await this.reports.put({
        _id: turn._id,
        conversationId: id,
        number: turn.number,
        userId: actor.id,
        ...report,
        state: 'open',
        createdAt: this.clock.now(),
      });
    });
    return done;
  }

  limitsOf(actor: MemberActor): Promise<BartenderLimits> {
    return this.limits.of(actor.id);
  }

  async changeLimits(actor: MemberActor, limits: BartenderLimits): Promise<BartenderLimits> {
    await this.limits.put(actor.id, limits);
    return limits;
  }

  /** What the bartender knows for this member. */
  private async worldOf(actor: MemberActor): Promise<World> {
    const [vocabulary, bar, preferences, { free, vegan, withoutAlcohol }] = await Promise.all([
      this.vocabulary.current(),
      this.facts.barOf(actor),
      this.facts.preferencesOf(actor),
      this.limits.of(actor.id),
    ]);
    const { drinks } = this.index;
    return {
      shelf: drinks,
      vocabulary,
      bar,
      likes: likesOf(preferences),
      always: { ...noNever(), free, vegan, alcohol: withoutAlcohol },
      ofAge: legalDrinkingAge,
      now: this.clock.now(),
      suggest: async (text) => (await this.suggested(text)).flatMap((id) => drinks.get(id) ?? []),
    };
  }

  /** Without the search index the bartender asks again instead of guessing. */
  private async suggested(text: string): Promise<string[]> {
    try {
      return await this.index.search.suggest(text);
    } catch (error) {
      if (isUnavailable(error)) return [];
      throw error;
    }
  }

  private async begin(actor: MemberActor, question: string, { memory }: Reply, now: Date) {
    if ((await this.conversations.countOf(actor.id, conversationsMax)) >= conversationsMax)
      throw tooManyConversations();
    const row: ConversationRow = {
      _id: newId(),
      userId: actor.id,
      title: titleOf(question),
      turns: 1,
      memory,
      createdAt: now,
      updatedAt: now,
    };
    await this.conversations.begin(row);
    return row;
  }

  private async goOn(before: ConversationRow, { memory }: Reply, now: Date) {
    const after = await this.conversations.goOn(before, memory, now);
    if (!after) throw conversationBusy();
    return after;
  }

  private async own(actor: MemberActor, id: string): Promise<ConversationRow> {
    const row = await this.conversations.find(actor.id, id);
    if (!row) throw conversationNotFound();
    return row;
  }

  /** @throws DomainError 404 for one that is not the member's. An answer whose replica went away is the rules'. */
  private async turnOf(memberId: string, id: string, turnId: string): Promise<TurnRow> {
    const row = await this.conversations.findTurn(memberId, id, turnId);
    if (!row) throw conversationNotFound();
    return this.settled(row);
  }

  private async settled(row: TurnRow): Promise<TurnRow> {
    const given = this.config.ASSISTANT_MODEL_TOTAL_MS + graceMs;
    if (row.state === 'done' || this.clock.now().getTime() - row.createdAt.getTime() < given) return row;
    return (await this.coming.finish(row._id, { by: 'engine', fallback: 'down' })) ?? row;
  }

  private async withCards(rows: readonly TurnRow[]) {
    const cards = await this.cardsOf(rows.flatMap(({ answer: { drinks } }) => drinks));
    return rows.map((row) => toTurn(row, cards));
  }

  private async cardsOf(drinks: readonly { id: string }[]) {
    if (drinks.length === 0) return new Map();
    const rows = await this.recipes.cardsOf([...new Set(drinks.map(({ id }) => id))]);
    return new Map(rows.map((row) => [row._id, toCard(row)]));
  }
}

/** An answer of the rules, in the order it would have come: cards first. */
const piecesOf = ({ answer: { drinks, text } }: TurnRow): StoredPiece[] => [
  { kind: 'drinks', drinks },
  ...text.map((one) => ({ kind: 'text' as const, text: one })),
];

/** The first question names the conversation. */
export function titleOf(question: string): string {
  const oneLine = question.replace(/\s+/g, ' ').trim();
  return oneLine.length > titleLength ? `${oneLine.slice(0, titleLength - 1).trimEnd()}…` : oneLine;
}

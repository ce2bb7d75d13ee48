import { conversationsMax, type MemberActor, turnsMax } from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { Clock, newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { VocabularyHolder } from '../ingredients/vocabulary-holder.ts';
import { toCard } from '../recipes/recipe.mapper.ts';
import { RecipeIndex } from '../recipes/recipe-index.ts';
import { RecipesRepository } from '../recipes/recipes.repository.ts';
import {
  conversationBusy,
  conversationFull,
  conversationNotFound,
  tooManyConversations,
} from './conversation.errors.ts';
import { toConversation, toTurn } from './conversation.mapper.ts';
import type { ConversationRow, TurnRow } from './conversation.schema.ts';
import { ConversationsRepository } from './conversations.repository.ts';
import { answer, type Reply } from './engine/bartender.ts';
import { likesOf } from './engine/likes.ts';
import { newMemory } from './engine/wishes.ts';
import { MemberFacts } from './member-facts.ts';

const done = { done: true } as const;
const titleLength = 60;

/** The AI bartender and a member's conversations with them. Implements CHAT-01, BEYOND-21, BEYOND-45. */
@Injectable()
export class AssistantService {
  constructor(
    private readonly transactions: Transactions,
    private readonly conversations: ConversationsRepository,
    private readonly recipes: RecipesRepository,
    private readonly index: RecipeIndex,
    private readonly vocabulary: VocabularyHolder,
    private readonly facts: MemberFacts,
    private readonly clock: Clock,
  ) {}

  async ask(actor: MemberActor, { conversationId, question }: { conversationId?: string; question: string }) {
    const before = conversationId ? await this.own(actor, conversationId) : null;
    if (before && before.turns >= turnsMax) throw conversationFull();
    const reply = await this.answerTo(actor, question, before);
    const now = this.clock.now();
    const { conversation, turn } = await this.transactions.run(async () => {
      const conversation = before
        ? await this.goOn(before, reply, now)
        : await this.begin(actor, question, reply, now);
      const { topic, ...said } = reply.said;
      const turn: TurnRow = {
        _id: newId(),
        conversationId: conversation._id,
        userId: actor.id,
        number: conversation.turns,
        question,
        answer: said,
        topic,
        helpful: null,
        createdAt: now,
      };
      await this.conversations.addTurn(turn);
      return { conversation, turn };
    });
    const [shown] = await this.withCards([turn]);
    if (!shown) throw conversationNotFound();
    return { conversation: toConversation(conversation), turn: shown };
  }

  async list(actor: MemberActor, { limit, cursor }: { limit: number; cursor?: string }) {
    const page = await this.conversations.pageOf(actor.id, limit, cursor);
    return { ...page, items: page.items.map(toConversation) };
  }

  async get(actor: MemberActor, id: string, { limit, cursor }: { limit: number; cursor?: string }) {
    const conversation = await this.own(actor, id);
    const page = await this.conversations.turnsOf(id, limit, cursor);
    return {
      conversation: toConversation(conversation),
      ...page,
      items: await this.withCards(page.items),
    };
  }

  async rename(actor: MemberActor, id: string, title: string) {
    const row = await this.conversations.rename(actor.id, id, title);
    if (!row) throw conversationNotFound();
    return toConversation(row);
  }

  async delete(actor: MemberActor, id: string) {
    await this.transactions.run(() => this.conversations.remove(actor.id, id));
    return done;
  }

  async judge(actor: MemberActor, id: string, turnId: string, helpful: boolean | null) {
    if (!(await this.conversations.judge(actor.id, id, turnId, helpful))) throw conversationNotFound();
    return done;
  }

  private async answerTo(
    actor: MemberActor,
    question: string,
    before: ConversationRow | null,
  ): Promise<Reply> {
    const [vocabulary, bar, preferences] = await Promise.all([
      this.vocabulary.current(),
      this.facts.barOf(actor),
      this.facts.preferencesOf(actor),
    ]);
    const { drinks, search } = this.index;
    return answer(question, before?.memory ?? newMemory(), {
      shelf: drinks,
      vocabulary,
      bar,
      likes: likesOf(preferences),
      suggest: (text) => search.suggest(text).flatMap((id) => drinks.get(id) ?? []),
    });
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

  private async withCards(rows: readonly TurnRow[]) {
    const ids = [...new Set(rows.flatMap(({ answer: { drinks } }) => drinks.map(({ id }) => id)))];
    const cards = new Map((await this.recipes.cardsOf(ids)).map((row) => [row._id, toCard(row)]));
    return rows.map((row) => toTurn(row, cards));
  }
}

/** The first question names the conversation. */
export function titleOf(question: string): string {
  const oneLine = question.replace(/\s+/g, ' ').trim();
  return oneLine.length > titleLength ? `${oneLine.slice(0, titleLength - 1).trimEnd()}…` : oneLine;
}

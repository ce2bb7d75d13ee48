import type { Conversation, RecipeCard, Turn } from '@barspoon/contracts';
import type { ConversationRow, TurnRow } from './conversation.schema.ts';

export const toConversation = (row: ConversationRow): Conversation => ({
  id: row._id,
  title: row.title,
  turns: row.turns,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** Drinks of which there is no card any more are left out. */
export const toTurn = (row: TurnRow, cards: ReadonlyMap<string, RecipeCard>): Turn => ({
  id: row._id,
  question: row.question,
  answer: {
    text: row.answer.text,
    drinks: row.answer.drinks.flatMap(({ id, why }) => {
      const recipe = cards.get(id);
      return recipe ? [{ recipe, why }] : [];
    }),
    lists: row.answer.lists,
    links: row.answer.links,
    suggestions: row.answer.suggestions,
  },
  helpful: row.helpful,
  createdAt: row.createdAt.toISOString(),
});

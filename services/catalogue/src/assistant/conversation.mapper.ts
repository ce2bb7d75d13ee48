import type { AnswerPiece, Conversation, RecipeCard, Turn } from '@barspoon/contracts';
import type { ConversationRow, StoredPiece, TurnRow } from './conversation.schema.ts';

export const toConversation = (row: ConversationRow): Conversation => ({
  id: row._id,
  title: row.title,
  turns: row.turns,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

type Cards = ReadonlyMap<string, RecipeCard>;

const withCards = (drinks: TurnRow['answer']['drinks'], cards: Cards) =>
  drinks.flatMap(({ id, why }) => {
    const recipe = cards.get(id);
    return recipe ? [{ recipe, why }] : [];
  });

export const toPiece = (piece: StoredPiece, cards: Cards): AnswerPiece =>
  piece.kind === 'text' ? piece : { kind: 'drinks', drinks: withCards(piece.drinks, cards) };

/** Drinks of which there is no card any more are left out. */
export const toTurn = (row: TurnRow, cards: Cards): Turn => ({
  id: row._id,
  question: row.question,
  answer: {
    text: row.answer.text,
    drinks: withCards(row.answer.drinks, cards),
    lists: row.answer.lists,
    links: row.answer.links,
    suggestions: row.answer.suggestions,
  },
  state: row.state,
  by: row.by,
  fallback: row.fallback,
  helpful: row.helpful,
  reported: row.reported === true,
  createdAt: row.createdAt.toISOString(),
});

import type { AnswerPiece, AnswerReport, Conversation, RecipeCard, Turn } from '@barspoon/contracts';
import type { AnswerReportRow } from './answer-report.schema.ts';
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

/** @param names of recipes by id; drinks that are deleted are left out */
export function toAnswerReport(
  report: AnswerReportRow,
  turn: TurnRow,
  before: readonly TurnRow[],
  names: ReadonlyMap<string, string>,
): AnswerReport {
  const exchange = ({ question, answer }: TurnRow) => ({ question, text: answer.text });
  return {
    id: report._id,
    memberId: report.userId,
    reason: report.reason,
    note: report.note,
    state: report.state,
    before: before.map(exchange),
    reported: {
      ...exchange(turn),
      drinks: turn.answer.drinks.flatMap(({ id }) => names.get(id) ?? []),
      by: turn.by,
      createdAt: turn.createdAt.toISOString(),
    },
    createdAt: report.createdAt.toISOString(),
  };
}

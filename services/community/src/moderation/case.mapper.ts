import type { OwnCase } from '@barspoon/contracts';
import type { CaseRow } from '../cases/case.schema.ts';

export const toCaseFields = (row: CaseRow) => ({
  id: row._id,
  kind: row.kind,
  contentId: row.contentId,
  postId: row.postId,
  content: row.content,
  recipeId: row.recipeId ?? null,
  state: row.state,
  reason: row.reason,
  note: row.note,
  appeal:
    row.appealText === null || row.appealedAt === null
      ? null
      : { text: row.appealText, at: row.appealedAt.toISOString(), answer: row.appealAnswer },
  createdAt: row.createdAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
});

export const toOwnCase = (row: CaseRow): OwnCase => ({
  ...toCaseFields(row),
  mayAppeal: mayAppeal(row),
  replaced: row.replaced ?? false,
});

/** Once, and only what is removed. */
export const mayAppeal = ({ state, appealText }: CaseRow): boolean =>
  state === 'removed' && appealText === null;

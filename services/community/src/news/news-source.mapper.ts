import type { NewsSource } from '@barspoon/contracts';
import type { NewsSourceRow } from './news-source.schema.ts';

export const toNewsSource = (row: NewsSourceRow): NewsSource => ({
  id: row._id,
  name: row.name,
  url: row.url,
  enabled: row.enabled,
  state: stateOf(row),
  problem: row.problem,
  readAt: row.readAt?.toISOString() ?? null,
  nextReadAt: row.nextReadAt.toISOString(),
  articles: row.articles.map(({ title, publishedAt }) => ({ title, publishedAt })),
});

function stateOf({ enabled, failures, readAt }: NewsSourceRow): NewsSource['state'] {
  if (!enabled) return 'off';
  if (failures > 0) return 'failing';
  return readAt ? 'answered' : 'waiting';
}

import { type Addressed, addressOf, type Parts } from './request.ts';

let answers: Record<string, unknown> | undefined;

/**
 * The answer the server put into the document for this request, so that the first paint needs no second round trip.
 * Each is taken once: later readers want what is true then. Undefined when there is none.
 */
export function takeFirstData(route: Addressed, parts: Parts): unknown {
  if ((route.method ?? 'GET') !== 'GET') return undefined;
  answers ??= readDocument();
  const key = `GET ${addressOf(route, parts)}`;
  const answer = answers[key];
  delete answers[key];
  return answer;
}

function readDocument(): Record<string, unknown> {
  const script = document.getElementById('first-data');
  if (!script?.textContent) return {};
  const parsed: unknown = JSON.parse(script.textContent);
  return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
}

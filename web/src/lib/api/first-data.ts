import { type Addressed, addressOf, type Parts } from './request.ts';

type Answers = Record<string, unknown>;

let answers: Answers | undefined;
let find = (): Answers => {
  answers ??= readDocument();
  return answers;
};

/** Says where the answers are, where there is no document: on the server, which renders several pages at once. */
export const findFirstData = (source: () => Answers): void => {
  find = source;
};

/**
 * The answer the server put into the document for this request, so that the first paint needs no second round trip.
 * Each is taken once: later readers want what is true then. Undefined when there is none.
 */
export function takeFirstData(route: Addressed, parts: Parts): unknown {
  if ((route.method ?? 'GET') !== 'GET') return undefined;
  const all = find();
  const key = `GET ${addressOf(route, parts)}`;
  const answer = all[key];
  delete all[key];
  return answer;
}

function readDocument(): Answers {
  const script = document.getElementById('first-data');
  if (!script?.textContent) return {};
  const parsed: unknown = JSON.parse(script.textContent);
  return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
}

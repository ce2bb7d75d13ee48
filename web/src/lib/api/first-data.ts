import { addressOf, type Parts, type Route } from '@barspoon/contracts';

type Answers = Record<string, unknown>;

let answers: Answers | undefined;
let find = (): Answers => {
  answers ??= readDocument();
  return answers;
};

/** Sets the source of the answers without a document: on the server, which renders several pages concurrently. */
export const findFirstData = (source: () => Answers): void => {
  find = source;
};

/**
 * The answer the server put into the document for this request, so that the first paint needs no second round trip.
 * Each is used once: later reads need current data. Undefined when there is none.
 */
export function takeFirstData(route: Route, parts: Parts): unknown {
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

import { type ExistingChoice, type Problem, type RecipeImport, recipeFileRoutes } from '@barspoon/contracts';
import { type Agent, eventually } from '@barspoon/testing';
import { expect } from 'vitest';

const headersOf = ({ token }: Agent): Record<string, string> => ({
  'x-requested-with': 'fetch',
  ...(token && { authorization: `Bearer ${token}` }),
});

/** Asks for an export; the file's text, or a problem's. */
export async function exported(
  agent: Agent,
  query: Record<string, string>,
): Promise<{ status: number; headers: Headers; body: string }> {
  const address = `${agent.url}/api/v1/admin/recipe-export?${new URLSearchParams(query)}`;
  const response = await fetch(address, { headers: headersOf(agent) });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

/** Sends a file as a browser does. */
export async function upload(
  agent: Agent,
  content: string | Uint8Array<ArrayBuffer>,
  { field = 'file', query = '' } = {},
): Promise<{ status: number; body: RecipeImport & Problem }> {
  const form = new FormData();
  form.append(field, new Blob([content]), 'recipes.txt');
  const response = await fetch(`${agent.url}/api/v1/admin/recipe-imports${query}`, {
    method: 'POST',
    headers: headersOf(agent),
    body: form,
  });
  return { status: response.status, body: (await response.json()) as RecipeImport & Problem };
}

/** Sends a file and waits until it is read. */
export async function read(agent: Agent, content: string): Promise<RecipeImport> {
  const { status, body } = await upload(agent, content);
  expect(status, JSON.stringify(body)).toBe(202);
  return settled(agent, body.id, 'ready');
}

/** Sends a file, waits until it is read, applies it and waits until that is done. */
export async function imported(
  agent: Agent,
  content: string,
  existing: ExistingChoice = 'skip',
): Promise<RecipeImport> {
  const { id } = await read(agent, content);
  await agent.call(recipeFileRoutes.apply, { params: { id }, body: { existing } });
  return settled(agent, id, 'applied');
}

const settled = (agent: Agent, id: string, state: RecipeImport['state']) =>
  eventually(async () => {
    const now = await agent.call(recipeFileRoutes.get, { params: { id } });
    expect(now.state, now.problem ?? '').toBe(state);
    return now;
  }, 60_000);

import { type Photo, type PhotoFile, photoRoutes } from '@barspoon/contracts';
import type { Agent, Stack } from '@barspoon/testing';
import { formWith, smallPng } from './pictures.ts';

/** Uploads a picture to share; the answer as it comes. */
export async function uploadPicture(stack: Pick<Stack, 'url'>, agent: Agent, form = formWith(smallPng)) {
  const response = await fetch(`${stack.url}/api/v1/photos/files`, {
    method: 'POST',
    headers: { ...(agent.token && { authorization: `Bearer ${agent.token}` }) },
    body: form,
  });
  const body = (await response.json()) as PhotoFile & { code?: string; detail?: string };
  return { status: response.status, body };
}

/** Uploads a picture and shares it as a photo of a recipe. */
export async function sharePhoto(
  stack: Pick<Stack, 'url'>,
  agent: Agent,
  recipeId: string,
  caption: string | null = null,
): Promise<Photo> {
  const { body } = await uploadPicture(stack, agent);
  return agent.call(photoRoutes.share, { body: { fileId: body.id, recipeId, caption } });
}

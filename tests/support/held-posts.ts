import { postRoutes } from '@barspoon/contracts';
import { type Agent, eventually } from '@barspoon/testing';
import { expect } from 'vitest';

/** Waits until a post of these words would be held: settings act within half a minute. */
export const untilHeld = (agent: Agent, content: string): Promise<void> =>
  eventually(async () => {
    const body = { content, imageUrl: null, recipeId: null };
    const probe = await agent.call(postRoutes.create, { body });
    await agent.call(postRoutes.delete, { params: { id: probe.id } });
    expect(probe.held).toBe(true);
  }, 30_000);

import { recipeDeleted, recipeRoutes } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { addressOf, HotPages } from './hot-pages.ts';
import { ServiceReply } from './service-reply.ts';

const address = addressOf(recipeRoutes.list, '{"query":{"limit":24}}');

/** A service that counts how often it is asked. */
function aService() {
  let asked = 0;
  const ask = async () => {
    asked++;
    return new ServiceReply({ status: 200, body: Buffer.from(`answer ${asked}`) });
  };
  return { ask, asked: () => asked };
}

describe('hot pages', () => {
  it('hold what may be asked for again, and nothing that was asked for once', async () => {
    const pages = new HotPages();
    const { ask, asked } = aService();
    await pages.get(address, false, ask);
    await pages.get(address, true, ask);
    expect(asked()).toBe(2);
    const held = await pages.get(address, true, ask);
    expect([asked(), held.body.toString()]).toEqual([2, 'answer 2']);
  });

  it('ask once for all who want the same page at the same time', async () => {
    const pages = new HotPages();
    const { ask, asked } = aService();
    const answers = await Promise.all([1, 2, 3].map(() => pages.get(address, false, ask)));
    expect([asked(), new Set(answers).size]).toEqual([1, 1]);
  });

  it('hold nothing that was answered before the event that made it old', async () => {
    const pages = new HotPages();
    const { ask, asked } = aService();
    const late = pages.get(address, true, async () => {
      pages.obey({ type: recipeDeleted.type });
      return ask();
    });
    await late;
    await pages.get(address, true, ask);
    expect(asked()).toBe(2);
  });
});

import { setTimeout as sleep } from 'node:timers/promises';
import { assistantRoutes, type Turn } from '@barspoon/contracts';
import { pageOf } from './recipe-tools.ts';
import type { Call } from './route-calls.ts';
import { byMembers, bySite } from './told.ts';
import { reading } from './tool.ts';

/** How long a model may think before the answer of the rules is told, which every turn begins with. */
const maxLooks = 8;
const lookMs = 1000;

async function finished(call: Call, conversationId: string, asked: Turn): Promise<Turn> {
  let turn = asked;
  for (let look = 0; look < maxLooks && turn.state === 'answering'; look += 1) {
    await sleep(lookMs);
    const { items } = await call(assistantRoutes.get, {
      params: { id: conversationId },
      query: { limit: 1 },
    });
    turn = items.find(({ id }) => id === asked.id) ?? turn;
  }
  return turn;
}

/** Implements BEYOND-286. */
export const askBartender = reading(
  {
    name: 'ask_bartender',
    title: 'Ask the bartender',
    description:
      "Asks the site's bartender, who knows its recipes, the member's bar, and what they never drink. The question is kept among the member's conversations.",
    routes: [assistantRoutes.ask, assistantRoutes.get],
    input: assistantRoutes.ask.body.extend({
      conversationId: assistantRoutes.ask.body.shape.conversationId.describe(
        'Of an answer before, to go on with that conversation.',
      ),
    }),
    run: async (call, body, site) => {
      const { conversation, turn } = await call(assistantRoutes.ask, { body });
      const { answer, by } = await finished(call, conversation.id, turn);
      const { text, drinks, lists, suggestions } = answer;
      return {
        facts: bySite({ conversationId: conversation.id, by }),
        drinks: drinks.map(({ recipe, why }) => ({
          facts: bySite({ id: recipe.id, page: pageOf(recipe.id, site) }),
          untrusted: byMembers({ name: recipe.name, why }),
        })),
        untrusted: byMembers({ text, lists, suggestions }),
      };
    },
  },
  true,
);

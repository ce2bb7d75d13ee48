import type { Drink, World } from '@barspoon/bartender';
import { answer, type Memory, madeOf, mayServe, namesIn, noWishes } from '@barspoon/bartender';
import { normalize } from '@barspoon/mixology';
import { type ToolSet, tool } from 'ai';
import { z } from 'zod';

export interface ToolContext {
  /** All that is known of the member who asks, and of nobody else. */
  world: World;
  memory: Memory;
  /** The collections of the member who asks. */
  collections: () => Promise<{ name: string; recipeIds: string[] }[]>;
  /** Live sessions that are coming; null when that is not known now. */
  liveSessions: () => Promise<{ title: string; scheduledAt: string }[] | null>;
  /** Receives the result of each tool call. */
  onTold: (text: string) => void;
}

/** "Friday, November 27 at 8:00 PM" */
const whenOf = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'UTC',
});
const words = z.string().min(1).max(200);
const none = z.strictObject({});

/**
 * What a model may ask: the bartender's own rules, in their words. No tool takes an id of a member: whose bar and
 * collections are meant is settled before the model is asked. Implements BEYOND-45.
 */
export function toolsFor(context: ToolContext): ToolSet {
  const { world, memory, collections, liveSessions, onTold } = context;
  const told = (value: unknown): string => {
    const text = JSON.stringify(value);
    onTold(text);
    return text;
  };
  const facts = (drink: Drink) => ({
    name: drink.name,
    madeOf: madeOf(drink),
    alcohol: drink.isDry ? 'none' : drink.facts.abv === null ? null : Math.round(drink.facts.abv),
    minutes: drink.prepTimeMinutes,
    glass: drink.glass,
    tags: drink.tagTexts.slice(0, 6),
  });
  const served = (ids: readonly string[]) =>
    ids.flatMap((id) => world.shelf.get(id) ?? []).filter((drink) => mayServe(drink, memory));
  /** The rules answer as they would the member, with all that must not be served in mind. */
  const ask = async (question: string) => {
    const bounded = { ...structuredClone(memory), shown: [], seen: [], focus: null, asked: null };
    bounded.wishes = { ...noWishes(), alcohol: memory.wishes.alcohol === 'none' ? 'none' : null };
    const { said } = await answer(question, bounded, world);
    return told({
      drinks: served(said.drinks.map(({ id }) => id)).map(facts),
      text: said.text,
      lists: said.lists,
    });
  };
  const drinkNamed = (name: string) => world.shelf.named(normalize(name));
  const unknown = () => told({ problem: 'That is not in the catalogue.' });

  return {
    search_drinks: tool({
      description:
        'Find drinks of the catalogue for a wish in plain words, such as "bitter, with gin, under 5 minutes" or "like a Negroni but lighter".',
      inputSchema: z.strictObject({ wish: words }),
      execute: ({ wish }) => ask(`something ${wish}`),
    }),
    my_bar: tool({
      description: 'What the bar of the member who asks can make now.',
      inputSchema: none,
      execute: () => ask('what can I make tonight?'),
    }),
    recipe: tool({
      description: 'Ingredients with measures and the steps of one drink.',
      inputSchema: z.strictObject({ drink: words }),
      execute: ({ drink }) => {
        const known = drinkNamed(drink);
        return known ? ask(`How do I make the ${known.name}?`) : unknown();
      },
    }),
    substitute: tool({
      description: 'What can stand in for an ingredient.',
      inputSchema: z.strictObject({ ingredient: words }),
      execute: ({ ingredient }) => {
        const known = namesIn(world.vocabulary).get(normalize(ingredient));
        return known ? ask(`What can I use instead of ${known.name}?`) : unknown();
      },
    }),
    scale: tool({
      description: 'The measures of one drink for a number of servings.',
      inputSchema: z.strictObject({ drink: words, servings: z.number().int().min(1).max(100) }),
      execute: ({ drink, servings }) => {
        const known = drinkNamed(drink);
        return known ? ask(`Scale the ${known.name} for ${servings} people`) : unknown();
      },
    }),
    my_collections: tool({
      description: 'The collections of the member who asks, with the drinks in them.',
      inputSchema: none,
      execute: async () =>
        told(
          (await collections()).map(({ name, recipeIds }) => ({
            name,
            drinks: served(recipeIds).map((drink) => drink.name),
          })),
        ),
    }),
    live_sessions: tool({
      description:
        'The live sessions of the virtual bar that are coming next, with their day and hour (UTC).',
      inputSchema: none,
      execute: async () => {
        const coming = await liveSessions();
        return told(
          coming?.map(({ title, scheduledAt }) => ({ title, at: whenOf.format(new Date(scheduledAt)) })) ?? {
            problem: 'That is not known right now.',
          },
        );
      },
    }),
  };
}

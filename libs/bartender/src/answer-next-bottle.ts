import { listed, type Responder, say, type Turn } from './turn.ts';

const asks =
  /\b(?:what|which)\b.*\b(?:buy|purchase|get) (?:next|first)\b|\bnext bottle\b|\b(?:what|which) bottles?(?: \w+){0,3} (?:next|buy|get|first)\b|\bwhat (?:else )?(?:should|do|could|can) i (?:buy|need to buy|add to my bar|stock up)\b|\bwhat am i missing\b|\bone bottle away\b|\bshopping list\b/;
const toBar = [{ label: 'My Bar', to: '/inventory' }];
const shown = 3;

/** "What should I buy next?": what My Bar says. Implements BEYOND-112. */
export const answerNextBottle: Responder = (turn) => {
  if (!asks.test(turn.request.plain)) return null;
  const next = nextBottles(turn);
  const [first, ...others] = next;
  return say(
    'facts',
    first
      ? [
          `The bottle to buy next is ${first.name}: it makes ${first.drinks === 1 ? 'one new drink' : `${first.drinks} new drinks`} possible.`,
          ...(others.length > 0
            ? [`After that, ${listed(others.map(({ name, drinks }) => `${name} (${drinks})`))}.`]
            : []),
        ]
      : [
          'Put what you have on My Bar, and One bottle away names what to buy next: the bottle that opens the way to the most new drinks.',
        ],
    { links: toBar, suggestions: ['What can I make tonight?', 'Something else'] },
  );
};

/** What alone is missing, and of how many drinks. */
function nextBottles({ world: { bar } }: Turn): { name: string; drinks: number }[] {
  const counts = new Map<string, number>();
  for (const missing of bar?.missing.values() ?? [])
    if (missing.length === 1 && missing[0]) counts.set(missing[0], (counts.get(missing[0]) ?? 0) + 1);
  return [...counts]
    .map(([name, drinks]) => ({ name, drinks }))
    .sort((a, b) => b.drinks - a.drinks || (a.name < b.name ? -1 : 1))
    .slice(0, shown);
}

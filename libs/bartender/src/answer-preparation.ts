import type { LibraryIngredient } from '@barspoon/contracts';
import { keepsDaysOf, lineText, partLines } from '@barspoon/mixology';
import { ingredientLinks } from './ingredient-links.ts';
import { capital, type Responder, type Said, say, type Turn } from './turn.ts';

const asksHow =
  /\b(?:how (?:do|can|would|should|could) (?:i|you|we|one) (?:make|prepare|do)|how (?:to|is|are) (?:make|made|prepare|prepared)|how is (?:it |\w+ ){1,3}made|can (?:i|you|we) make|(?:make|making) (?:my |our |your )own|home ?made|recipe for|diy)\b/;
const asksHowLong =
  /\b(?:how long|when)\b.*\b(?:keeps?|lasts?|good|store|go(?:es)? (?:bad|off)|expires?|spoils?)\b|\b(?:shelf life|does|do|will)\b.*\b(?:keeps?|lasts?|go(?:es)? (?:bad|off)|expires?|spoils?|shelf life)\b/;
/** A drink is asked for, and not one of the things in it. */
const ofDrinks = /\b(?:drinks?|cocktails?|mocktails?|something|anything|with|using|out of)\b/;

/** "How do I make grenadine?", "how long does lime juice keep?": what is in a drink, made and kept at home. Implements BEYOND-112. */
export const answerPreparation: Responder = (turn) => {
  const { plain, wishes, drinks } = turn.request;
  const [slug, ...others] = wishes.with.flat();
  const node = slug ? turn.world.vocabulary.get(slug) : undefined;
  if (!node || others.length > 0 || drinks.length > 0 || ofDrinks.test(plain)) return null;
  if (asksHowLong.test(plain)) return kept(node, turn);
  return asksHow.test(plain) ? made(node, turn) : null;
};

function made(node: LibraryIngredient, turn: Turn): Said | null {
  const { preparation } = node;
  const links = ingredientLinks([node], turn);
  // Who gets no way to its page gets none to make it either.
  if (!preparation || links.length === 0) return null;
  const { makesMl, keepsDays, steps } = preparation;
  return say(
    'technique',
    [
      `${capital(node.name)} can be made at home: about ${makesMl} ml, which ${keepsDays ? `keeps ${daysText(keepsDays)} in the fridge` : 'keeps'}.`,
    ],
    {
      lists: [
        {
          title: 'What goes in',
          lines: partLines(preparation, turn.world.vocabulary).map(({ amount, ...line }) =>
            lineText({ ...line, amount: amount ?? undefined }),
          ),
          ordered: false,
        },
        { title: 'How to make it', lines: [...steps], ordered: true },
      ],
      links,
      suggestions: [`Something with ${node.name}`, `What can I use instead of ${node.name}?`],
    },
  );
}

function kept(node: LibraryIngredient, turn: Turn): Said | null {
  const days = node.preparation?.keepsDays ?? keepsDaysOf(node.slug, turn.world.vocabulary);
  if (days === null || days === undefined) return null;
  return say(
    'technique',
    [
      `Once open or made, ${node.name} is good for about ${daysText(days)} in the fridge. Go by the date on the label too, and by your nose.`,
    ],
    { links: ingredientLinks([node], turn), suggestions: [`Something with ${node.name}`] },
  );
}

/** "2 days", "3 weeks", "3 months". */
function daysText(days: number): string {
  const [count, unit] =
    days >= 60
      ? [Math.round(days / 30), 'month']
      : days >= 14
        ? [Math.round(days / 7), 'week']
        : [days, 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

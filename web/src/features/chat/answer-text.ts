import type { Answer, Turn } from '@barspoon/contracts';

/** An answer as plain text, for copying and for a file. */
export function answerText({ text, drinks, lists }: Answer): string {
  return [
    ...text,
    ...drinks.map(({ recipe, why }) => `- ${recipe.name}: ${why}`),
    ...lists.flatMap(({ title, lines, ordered }) => [
      `${title}:`,
      ...lines.map((line, index) => `${ordered ? `${index + 1}.` : '-'} ${line}`),
    ]),
  ].join('\n');
}

/** A whole conversation as plain text. */
export const conversationText = ({ title, turns }: { title: string; turns: readonly Turn[] }): string =>
  [title, ...turns.map(({ question, answer }) => `> ${question}\n\n${answerText(answer)}`)].join('\n\n');

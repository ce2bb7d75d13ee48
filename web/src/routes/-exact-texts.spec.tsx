import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exactScreens } from '../testing/exact-screens.ts';
import { exactTexts, type Sight } from '../testing/exact-texts.ts';

const catalogue = Object.values(
  import.meta.glob<{ default: object }>('../locales/en/*.json', { eager: true }),
).flatMap(({ default: texts }) => textsIn(texts));

function textsIn(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [`${value}`];
}

/** Whether the catalogue holds a text; what is filled in at run time may be anything. */
const stands = (text: string) =>
  catalogue.some((one) => {
    if (one.startsWith('{{') && one.endsWith('}}')) return false;
    const parts = one.split(/\{\{[^}]+\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${parts.join('.+')}$`).test(text);
  });

const find = async (sight: Sight, text: string): Promise<HTMLElement> => {
  const exactly = new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
  switch (sight) {
    case 'text':
      return (await screen.findAllByText(exactly))[0] as HTMLElement;
    case 'placeholder':
      return screen.findByPlaceholderText(exactly);
    case 'toast':
      return screen.findByLabelText(text, { selector: '[role=alert], [role=status]' });
    case 'tab':
      // How many there are stands behind the name.
      return (await screen.findAllByRole('tab', { name: new RegExp(`^${text}\\s*\\d*$`) }))[0] as HTMLElement;
    default:
      return (await screen.findAllByRole(sight, { name: exactly }))[0] as HTMLElement;
  }
};

/** A toast's title and description stand apart. */
const wordsOf = (sight: Sight, texts: readonly string[]) =>
  sight === 'toast' ? texts.flatMap((text) => text.split(': ')) : texts;

type Row = (typeof exactTexts)[number];
const sightsOf = ({ sees }: Row) => Object.entries(sees) as [Sight, readonly string[]][];

describe('the catalogue', () => {
  it.each(exactTexts.filter((row) => !('from' in row)))('holds every word of: $screen', (row) => {
    for (const [sight, texts] of sightsOf(row))
      for (const words of wordsOf(sight, texts)) expect(stands(words), words).toBe(true);
  });
});

describe('exactly the words that are written for it', () => {
  it.each(exactTexts)('are said on: $screen [$ids]', async (row) => {
    await exactScreens[row.screen]();
    for (const [sight, texts] of sightsOf(row))
      for (const text of texts) expect(await find(sight, text)).toBeVisible();
  });
});

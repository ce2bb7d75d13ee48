import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { openConsole } from '../testing/open-console.tsx';
import { anchorOf, sections } from './sections.ts';

describe('a long page', () => {
  it.each(Object.entries(sections))(
    '%s names its sections, and each is there [BEYOND-188]',
    async (list, names) => {
      await openConsole(createFakeApi(), `/${list}`);
      const contents = within(await screen.findByRole('navigation', { name: 'On this page' }));
      expect(contents.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names);
      for (const name of names) expect(await screen.findByRole('region', { name })).toBeInTheDocument();
      const [last = ''] = names.slice(-1);
      expect(contents.getByRole('link', { name: last }).getAttribute('href')).toMatch(
        new RegExp(`#${anchorOf(last)}$`),
      );
    },
  );
});

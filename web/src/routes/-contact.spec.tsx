import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { asMember, renderApp } from '../testing/render-app.tsx';

describe('the contact page', () => {
  const say = (name: string, ...contents: string[]) => {
    for (const content of contents) {
      const meta = Object.assign(document.createElement('meta'), { name, content });
      document.head.append(meta);
    }
  };
  afterEach(() => {
    for (const name of ['support-email', 'social-link'])
      for (const meta of document.querySelectorAll(`meta[name="${name}"]`)) meta.remove();
  });

  it('names the support address and three networks to everybody [NAV-12, CONT-02, CONT-03, BEYOND-57]', async () => {
    const links = ['https://x.com/barspoon', 'https://instagram.com/barspoon', 'https://discord.gg/barspoon'];
    say('support-email', 'help@example.com');
    say('social-link', ...links);
    await renderApp('/contact');
    expect(await screen.findByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'help@example.com' })).toHaveAttribute(
      'href',
      'mailto:help@example.com',
    );
    const networks = within(screen.getByRole('navigation', { name: 'Find us elsewhere' }));
    expect(networks.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
  });

  it('fills in who a member is, and lets them write something else', async () => {
    await asMember();
    const { user } = await renderApp('/contact');
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await waitFor(() => expect(name).toHaveValue('Ada Coleman'));
    await user.clear(name);
    await user.type(name, 'Ada');
    expect(name).toHaveValue('Ada');
    expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveValue('ada@example.com');
  });

  it('hides what its operator has not named [BEYOND-57]', async () => {
    await renderApp('/contact');
    await screen.findByRole('heading', { level: 1, name: 'Contact' });
    expect(screen.queryByRole('navigation', { name: 'Find us elsewhere' })).toBeNull();
    expect(screen.queryByText('Or write to')).toBeNull();
  });
});

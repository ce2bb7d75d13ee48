import { expect, it } from 'vitest';
import { box } from './box.ts';

it('frames addresses and sign-ins in one box with straight edges', () => {
  const signIns = [{ role: 'Admin', email: 'admin@example.org', password: 'stirred' }];
  const text = box(
    'Ready',
    { addresses: { Web: 'http://localhost:8080/' }, signIns },
    'Ctrl-C stops everything.',
  );
  expect(text).toBe(
    [
      '╭───────────────────────────────────╮',
      '│ Ready                             │',
      '├───────────────────────────────────┤',
      '│ Web    http://localhost:8080/     │',
      '├───────────────────────────────────┤',
      '│ Sign in as                        │',
      '│ Admin  admin@example.org  stirred │',
      '├───────────────────────────────────┤',
      '│ Ctrl-C stops everything.          │',
      '╰───────────────────────────────────╯',
    ].join('\n'),
  );
});

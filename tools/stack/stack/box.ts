import type { StackState } from './state-file.ts';

/** The one box at the end of a start: what to open, and who to sign in as. */
export function box(title: string, state: Pick<StackState, 'addresses' | 'signIns'>, footer: string): string {
  const addresses = Object.entries(state.addresses);
  const roles = state.signIns.map(({ role, email, password }) => [role, `${email}  ${password}`] as const);
  const label = Math.max(...[...addresses, ...roles].map(([name]) => name.length));
  const row = ([name, value]: readonly [string, string]) => `${name.padEnd(label)}  ${value}`;
  const sections = [
    [title],
    addresses.map(row),
    roles.length > 0 ? ['Sign in as', ...roles.map(row)] : [],
    footer.split('\n'),
  ];
  return frame(sections.filter((lines) => lines.length > 0));
}

function frame(sections: string[][]): string {
  const width = Math.max(...sections.flat().map((line) => line.length));
  const rule = '─'.repeat(width + 2);
  const body = sections.map((lines) => lines.map((line) => `│ ${line.padEnd(width)} │\n`).join(''));
  return `╭${rule}╮\n${body.join(`├${rule}┤\n`)}╰${rule}╯`;
}

const min = 3;
const max = 30;

/**
 * A first username from a name: letters, digits, `_` and `.` only, 3 to 30 long. `attempt` above 0 adds a number, for
 * when the plain one is taken. Implements BEYOND-16.
 */
export function usernameFrom(fullName: string, attempt: number, pick: () => number = Math.random): string {
  const plain = fullName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '.')
    .replace(/^\.+|\.+$/g, '')
    .slice(0, max - 6);
  const base = plain.length >= min ? plain : `${plain}mixer`;
  return attempt === 0 ? base : `${base}${Math.floor(pick() * 10 ** Math.min(attempt + 1, 6))}`.slice(0, max);
}

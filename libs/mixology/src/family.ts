import type { DrinkFamily } from '@barspoon/contracts';
import type { Structure } from './structure.ts';

/** What a drink is built like, by how it is made and what its ingredients do in it; each is of one family. Implements BEYOND-278. */
export function familyOf({ method, roles }: Pick<Structure, 'method' | 'roles'>): DrinkFamily {
  const has = (role: string) => roles.has(role);
  if (method === 'heat') return 'hot';
  if (method === 'blend') return 'frozen';
  if (has('cream')) return 'creamy';
  if (has('sour')) return has('lengthener') ? 'fizz' : 'sour';
  if (has('lengthener')) return 'highball';
  return [...roles.keys()].every(isStirred) ? 'stirred' : 'other';
}

/** Nothing but spirits, liqueurs, wines, and what seasons or sweetens them. */
const isStirred = (role: string): boolean =>
  role.startsWith('base ') || ['liqueur', 'fortified', 'seasoning', 'sweetener'].includes(role);

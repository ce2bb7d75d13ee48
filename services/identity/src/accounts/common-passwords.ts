import { dictionary } from '@zxcvbn-ts/language-common';

const least = 8;

/** The most used passwords known from leaks that are long enough to be chosen here: some 18,000, most used first. */
const common = new Set(dictionary['passwords-common'].filter((password) => password.length >= least));

/** Whether a password is one of the first an attacker tries: a common one, or the member's own address. */
export function isCommonPassword(password: string, email?: string): boolean {
  const folded = password.toLowerCase();
  return common.has(folded) || folded === email || folded === email?.split('@')[0];
}

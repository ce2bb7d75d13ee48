const min = 8;

let common: Promise<ReadonlySet<string>> | undefined;

/** The most used passwords known from leaks that are long enough to be chosen here: some 18,000. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((password) => password.length >= min));
}

/**
 * Whether a password is one of the first an attacker tries: a common one, or the member's own address. The list is
 * loaded when somebody chooses a password.
 */
export async function isCommonPassword(password: string, email?: string): Promise<boolean> {
  const folded = password.toLowerCase();
  common ??= load();
  return (await common).has(folded) || folded === email || folded === email?.split('@')[0];
}

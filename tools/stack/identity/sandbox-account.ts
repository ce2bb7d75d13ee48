import type { Somebody } from './openid-provider.ts';

/** An account of the sandbox carries its address and name in its id, so that a restart forgets nobody. */
export const accountId = (email: string, name: string): string =>
  Buffer.from(JSON.stringify([email.trim().toLowerCase(), name.trim()])).toString('base64url');

/** Whose account an id is; undefined for what is none. */
export function accountOf(id: string): Somebody | undefined {
  try {
    const [email, name] = JSON.parse(Buffer.from(id, 'base64url').toString()) as unknown[];
    if (typeof email !== 'string' || !/^[^\s@<>"]+@[^\s@<>"]+$/.test(email)) return undefined;
    return { email, email_verified: true, ...(typeof name === 'string' && name && { name }) };
  } catch {
    return undefined;
  }
}

/** The account that the form of the page names; undefined without an address. */
export function accountIn({ email, name }: NodeJS.Dict<string | string[]>): string | undefined {
  const id = accountId(String(email ?? ''), String(name ?? ''));
  return accountOf(id) && id;
}

/** Where somebody chooses who Google would say they are. Nothing here asks for a password. */
export const whoPage = (): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sign in with Google (sandbox)</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 26rem; margin: 12vh auto; padding: 0 1rem; }
  form { display: grid; gap: 1rem; margin-block: 1.5rem; }
  label { display: grid; gap: .25rem; font-weight: 600; }
  input, button { min-height: 44px; padding: 0 .75rem; font: inherit; }
</style>
<h1>Sign in with Google</h1>
<p>This sandbox stands in for Google on a development machine. Say who you are; there is no password.</p>
<form method="get">
  <label>Email <input type="email" name="email" required autocomplete="email"></label>
  <label>Name <input name="name" maxlength="80" autocomplete="name"></label>
  <button>Continue</button>
</form>
<p><a href="?as=nobody">Cancel</a></p>
</html>`;

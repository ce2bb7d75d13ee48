import { challengeRoutes, type OutputOf, profileRoutes, pushRoutes, recipeRoutes } from '@barspoon/contracts';
import { Agent } from '@barspoon/testing/agent';

interface SignIn {
  email: string;
  password: string;
}

/** A picture that a member has uploaded. */
export interface Uploaded extends SignIn {
  address: string;
  bytes: Buffer;
  /** By which the member's browsers know the site. */
  pushKey: string | null;
}

/** @throws when a page is not answered */
export async function expectPage(address: string): Promise<void> {
  const { status } = await fetch(address);
  if (status !== 200) throw new Error(`${address} answered ${status}`);
}

/** @throws as long as the starter library is not in */
export async function findsRecipes(url: string): Promise<void> {
  const { total } = await new Agent(url).call(recipeRoutes.list, { query: { q: 'negroni' } });
  if (!total) throw new Error('there is no Negroni');
}

export async function choosesPassword(url: string, token: string, password: string): Promise<void> {
  await new Agent(url).call(challengeRoutes.resetPassword, { body: { token, password } });
}

export async function signsIn(url: string, { email, password }: SignIn): Promise<void> {
  await new Agent(url).signIn(email, password);
}

/** A new member takes the site's own icon for their picture. */
export async function uploadPicture(url: string): Promise<Uploaded> {
  const signIn = { email: `${crypto.randomUUID()}@example.com`, password: 'a long night out' };
  const member = await new Agent(url).signUp('Ada Coleman', signIn.email, signIn.password);
  const icon = await fetch(`${url}/icons/icon-192.png`);
  const form = new FormData();
  form.set('file', await icon.blob(), 'me.png');
  const answer = await fetch(`${url}/api/v1/me/avatar`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${member.token}`, 'x-requested-with': 'fetch' },
    body: form,
  });
  if (!answer.ok) throw new Error(`the upload answered ${answer.status}: ${await answer.text()}`);
  const { avatarUrl } = (await answer.json()) as OutputOf<typeof profileRoutes.uploadAvatar>;
  const address = new URL(avatarUrl ?? '', url).href;
  const { publicKey: pushKey } = await member.call(pushRoutes.devices, {});
  return { ...signIn, address, bytes: await bytesOf(address), pushKey };
}

/** @throws unless the member's picture is what it was, and their browsers still know the site */
export async function expectPicture(
  url: string,
  { email, password, address, bytes, pushKey }: Uploaded,
): Promise<void> {
  const member = await new Agent(url).signIn(email, password);
  const { avatarUrl } = await member.call(profileRoutes.me, {});
  if (new URL(avatarUrl ?? '', url).href !== address) throw new Error(`the picture is ${avatarUrl} now`);
  if (!(await bytesOf(address)).equals(bytes)) throw new Error('the picture has other bytes now');
  if ((await member.call(pushRoutes.devices, {})).publicKey !== pushKey)
    throw new Error('the push key is another one now');
}

async function bytesOf(address: string): Promise<Buffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** @throws when no socket opens */
export async function opensSocket(domain: string): Promise<void> {
  const socket = new WebSocket(`wss://${domain}/socket.io/?EIO=4&transport=websocket`);
  try {
    await new Promise<void>((resolve, reject) => {
      socket.onmessage = () => resolve();
      socket.onerror = () => reject(new Error('no socket opens'));
    });
  } finally {
    socket.close();
  }
}

import { barItemRoutes, barRoutes, matchRoutes } from '@barspoon/contracts';
import { Agent } from '@barspoon/testing/agent';

const password = 'a long night out';
const bottles = ['gin', 'campari', 'sweet vermouth', 'lime juice', 'white rum', 'simple syrup'];

/** A member who has done what the product is for: signed up, filled their bar, seen what it makes. */
export interface Regular {
  email: string;
  owned: number;
  makeable: number;
}

/** Does the main job over HTTP as a new member. @throws when a step is refused or the bar makes nothing */
export async function doMainJob(url: string): Promise<Regular> {
  const email = `${crypto.randomUUID()}@example.com`;
  const member = await new Agent(url).signUp('Ada Coleman', email, password);
  for (const q of bottles) {
    const { items } = await member.call(barItemRoutes.list, { query: { q } });
    const [item] = items;
    if (!item) throw new Error(`nothing is found for "${q}": is the starter library in?`);
    await member.call(barRoutes.add, { params: { id: item.id } });
  }
  const seen = await look(member);
  if (seen.makeable === 0) throw new Error('a bar of six bottles makes nothing');
  return { email, ...seen };
}

/** Signs the member in again and finds their bar as it was. @throws when anything of it is gone */
export async function expectKept(url: string, { email, ...before }: Regular): Promise<void> {
  const now = await look(await new Agent(url).signIn(email, password));
  // The library may still have been coming in when it was first looked at.
  if (now.owned !== before.owned || now.makeable < before.makeable)
    throw new Error(`the bar was ${JSON.stringify(before)} and is ${JSON.stringify(now)}`);
}

async function look(member: Agent): Promise<Pick<Regular, 'owned' | 'makeable'>> {
  const { owned, makeable } = await member.call(matchRoutes.list, { query: {} });
  return { owned, makeable };
}

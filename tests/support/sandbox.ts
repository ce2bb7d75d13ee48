import { membershipRoutes } from '@barspoon/contracts';
import type { Agent } from '@barspoon/testing';

/** Presses a button on a page of the payment sandbox. @returns where it leads */
export async function press(
  agent: Agent,
  url: string,
  name: 'means' | 'act',
  value: string,
): Promise<string> {
  const { pathname } = new URL(url);
  const answer = await fetch(`${agent.url}${pathname}`, {
    method: 'POST',
    body: new URLSearchParams({ [name]: value }),
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`${pathname} answered ${answer.status}: ${await answer.text()}`);
  return answer.headers.get('location') ?? '';
}

export const checkSubscription = (agent: Agent) => agent.call(membershipRoutes.checkSubscription, {});

export const openCheckout = async (agent: Agent) =>
  (await agent.call(membershipRoutes.createCheckout, { body: {} })).url;

export const openPortal = async (agent: Agent) => (await agent.call(membershipRoutes.customerPortal, {})).url;

import { type OutputOf, passkeyRoutes, passkeySignInRoutes } from '@barspoon/contracts';
import type { Agent } from '@barspoon/testing';
import { type Otherwise, PasskeyDevice } from './passkey-device.ts';

/** Where the site of a stack is as its services know it. */
export const siteOrigin = 'http://localhost:8080';

/** A passkey of somebody, and the device that has it. */
export interface Held extends OutputOf<typeof passkeyRoutes.add> {
  device: PasskeyDevice;
}

export async function addPasskey(agent: Agent, origin = siteOrigin): Promise<Held> {
  const device = new PasskeyDevice(origin);
  const passkey = device.make(await agent.call(passkeyRoutes.begin, {}));
  return { device, ...(await agent.call(passkeyRoutes.add, { body: { passkey } })) };
}

/** Signs in with a passkey alone, in two requests. */
export async function showAt(browser: Agent, device: PasskeyDevice, otherwise?: Otherwise) {
  const options = await browser.call(passkeySignInRoutes.begin, {});
  return browser.send(passkeySignInRoutes.finish, { body: { passkey: device.show(options, otherwise) } });
}

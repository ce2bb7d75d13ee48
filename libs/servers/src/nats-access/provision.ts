import { connectToNats, type NatsAddress } from '@barspoon/messaging/connection';
import { OPERATOR } from '@barspoon/messaging/names';
import { provisionStreams, type StreamPlan } from '@barspoon/messaging/streams';
import type { NatsConnection } from '@nats-io/transport-node';
import { trafficOf } from './traffic.ts';

/** The streams and consumers of the product, read from the code of its services. */
export function streamPlanOf(root: string): StreamPlan {
  const traffic = trafficOf(root);
  return {
    publishers: traffic.filter(({ publishes }) => publishes).map(({ service }) => service),
    consumers: traffic.flatMap(({ consumers }) => consumers),
  };
}

/** Connects with the operator's credential, makes what is missing and disconnects. */
export async function provision(address: NatsAddress, plan: StreamPlan): Promise<void> {
  await asOperator(address, (nats) => provisionStreams(nats, plan));
}

export async function asOperator<T>(
  address: NatsAddress,
  work: (nats: NatsConnection) => Promise<T>,
): Promise<T> {
  const nats = await connectToNats(address, 'streams', { isPatient: false, as: OPERATOR });
  try {
    return await work(nats);
  } finally {
    await nats.close();
  }
}

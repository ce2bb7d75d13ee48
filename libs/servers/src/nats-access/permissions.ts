import { durableOf, eventStream, inboxOf, wakeUpOf } from '@barspoon/messaging/names';
import type { Consumer, Traffic } from './traffic.ts';

/** What a credential may do, as the server's configuration takes it. */
export interface Permissions {
  publish: { allow: string[] };
  subscribe: { allow: string[] };
}

const consumerApi = '$JS.API.CONSUMER';

/**
 * The subjects a service needs and no others; `all` says whose streams a follower reads. None makes or changes a stream
 * or a consumer: what their settings say, the server says to everybody.
 */
export function permissionsOf(own: Traffic, all: readonly Traffic[]): Permissions {
  const { service, calls, consumers, follows } = own;
  const followed = all.flatMap((one) => (follows && one.publishes ? one.service : []));
  const looksAt = new Set([...followed, ...(own.publishes ? [service] : [])].map(eventStream));
  return {
    publish: {
      allow: [
        ...calls,
        ...(own.publishes ? [`evt.${service}.>`, wakeUpOf(service)] : []),
        '$JS.API.INFO',
        ...[...looksAt].map((stream) => `$JS.API.STREAM.INFO.${stream}`),
        ...followed.map((of) => `$JS.API.STREAM.MSG.GET.${eventStream(of)}`),
        ...consumers.flatMap(useOfDurable),
      ],
    },
    subscribe: {
      allow: [
        `rpc.${service}.> ${service}`,
        `${inboxOf(service)}.>`,
        ...(own.publishes ? [wakeUpOf(service)] : []),
        ...followed.map((of) => `evt.${of}.>`),
      ],
    },
  };
}

const placeOf = ({ service, name, event }: Consumer): string =>
  `${eventStream(event.service)}.${durableOf(service, name)}`;

function useOfDurable(consumer: Consumer): string[] {
  const place = placeOf(consumer);
  return [`${consumerApi}.INFO.${place}`, `${consumerApi}.MSG.NEXT.${place}`, `$JS.ACK.${place}.>`];
}

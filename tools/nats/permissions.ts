import { durableOf, eventStream, inboxOf } from '@barspoon/messaging/names';
import type { Consumer, Traffic } from './traffic.ts';

/** What a credential may do, as the server's configuration takes it. */
export interface Permissions {
  publish: { allow: string[]; deny: string[] };
  subscribe: { allow: string[] };
}

const consumerApi = '$JS.API.CONSUMER';

/** The subjects a service needs and no others; `all` says whose durables a follower must leave alone. */
export function permissionsOf(own: Traffic, all: readonly Traffic[]): Permissions {
  const { service, calls, consumers, follows } = own;
  const durables = all.flatMap((traffic) => traffic.consumers);
  const producers = new Set(consumers.map(({ event }) => event.service).concat(own.publishes ? service : []));
  const followed = all.flatMap((one) => (follows && one.publishes ? one.service : []));
  const others = durables.filter((one) => one.service !== service && followed.includes(one.event.service));
  return {
    publish: {
      allow: [
        ...calls,
        ...(own.publishes ? [`evt.${service}.>`] : []),
        '$JS.API.INFO',
        ...[...producers.union(new Set(followed))].map((of) => `$JS.API.STREAM.INFO.${eventStream(of)}`),
        // Whoever comes first makes the stream, so that the order in which services start does not matter.
        ...[...producers].map((of) => `$JS.API.STREAM.CREATE.${eventStream(of)}`),
        ...consumers.flatMap(useOfDurable),
        ...followed.map(eventStream).flatMap(useOfEphemerals),
      ],
      deny: others.flatMap(abuseOfDurable),
    },
    subscribe: { allow: [`rpc.${service}.> ${service}`, `${inboxOf(service)}.>`] },
  };
}

const placeOf = ({ service, name, event }: Consumer): string =>
  `${eventStream(event.service)}.${durableOf(service, name)}`;

function useOfDurable(consumer: Consumer): string[] {
  const place = placeOf(consumer);
  return [
    `${consumerApi}.CREATE.${place}.${consumer.event.subject}`,
    `${consumerApi}.INFO.${place}`,
    `${consumerApi}.MSG.NEXT.${place}`,
    `$JS.ACK.${place}.>`,
  ];
}

/** What the wide grant of a follower would let it do to the durable of another service. */
const abuseOfDurable = (consumer: Consumer): string[] => [
  `${consumerApi}.*.${placeOf(consumer)}`,
  `${consumerApi}.MSG.NEXT.${placeOf(consumer)}`,
  `${consumerApi}.CREATE.${placeOf(consumer)}.>`,
];

const useOfEphemerals = (stream: string): string[] => [
  `${consumerApi}.CREATE.${stream}.>`,
  `${consumerApi}.INFO.${stream}.*`,
  `${consumerApi}.MSG.NEXT.${stream}.*`,
  `${consumerApi}.DELETE.${stream}.*`,
];

import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import type { Variables } from '../config.ts';

/** What may be reached in addition to the public web. */
export interface Reach {
  /** Addresses of our own network, as IP addresses. */
  alsoFrom: readonly string[];
  /** In addition to 80 and 443. */
  alsoPorts: readonly number[];
  /** How names are resolved; defaults to the machine's resolver. */
  lookup?: LookupFunction;
}

/** This machine and the link it is on, where clouds keep their metadata. */
const neverInProduction = new Set(['loopback', 'linkLocal', 'unspecified']);

/** Variables of a process that fetches addresses from members. */
export const reachVariables = {
  FETCH_ALSO_FROM: {
    schema: z.string().default(''),
    about:
      'IP addresses of your own network, comma separated, that what members name may be fetched from; a port after a colon is allowed too.',
    production: {
      test: (list) =>
        reachOf(String(list)).alsoFrom.every(
          (address) => ipaddr.isValid(address) && !neverInProduction.has(ipaddr.process(address).range()),
        ),
      must: 'takes no address of the machine itself and none of its link',
    },
  },
} satisfies Variables;

/** What an operator allows in addition to the public web: `10.0.0.7:9000,10.0.0.8`. */
export function reachOf(alsoFrom: string): Reach {
  const places = alsoFrom
    .split(',')
    .map((place) => place.trim())
    .filter(Boolean)
    .map((place) => /^(?<address>.*?)(?::(?<port>\d+))?$/.exec(place)?.groups ?? {});
  return {
    alsoFrom: places.flatMap(({ address }) => (address ? [address] : [])),
    alsoPorts: places.flatMap(({ port }) => (port ? [Number(port)] : [])),
  };
}

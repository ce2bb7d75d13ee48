import { avatarBytesLimit } from '@barspoon/contracts';

/** What an operator allows besides the open web: `10.0.0.7:9000,10.0.0.8`. */
export function reachOf(alsoFrom: string) {
  const places = alsoFrom
    .split(',')
    .map((place) => place.trim())
    .filter(Boolean)
    .map((place) => /^(?<address>.*?)(?::(?<port>\d+))?$/.exec(place)?.groups ?? {});
  return {
    bytesLimit: avatarBytesLimit,
    alsoFrom: places.flatMap(({ address }) => (address ? [address] : [])),
    alsoPorts: places.flatMap(({ port }) => (port ? [Number(port)] : [])),
  };
}

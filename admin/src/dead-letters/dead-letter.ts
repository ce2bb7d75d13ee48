import type { DeadLetter } from '@barspoon/contracts';

/** A dead letter as the console lists it: with the service that answers for it. */
export interface ListedLetter extends Omit<DeadLetter, 'body'> {
  id: string;
  service: string;
  body?: string;
}

/** The id of a letter in the console's addresses, which says all that its routes ask for. */
export const letterId = (service: string, { consumer, eventId }: Pick<DeadLetter, 'consumer' | 'eventId'>) =>
  [service, consumer, eventId].join(':');

/** What `letterId` was made of. Event ids may hold colons themselves. */
export function partsOfLetterId(id: string): { service: string; consumer: string; eventId: string } {
  const [service = '', consumer = '', ...rest] = id.split(':');
  return { service, consumer, eventId: rest.join(':') };
}

/** `engagement-points__award-points-when-item-added` → "Award points when item added" */
export function consumerWords(consumer: string): string {
  const [, name = consumer] = consumer.split('__');
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The message as it came, indented where it is JSON. */
export function readableBody(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

import { v7 } from 'uuid';

/** A new id: UUIDv7, so that ids sort by creation time. */
export const newId = (): string => v7();

/** When an account was created: its id begins with the milliseconds (UUIDv7). Other ids count as new. */
export function registeredAt(memberId: string, now: Date): Date {
  if (memberId[14] !== '7') return now;
  return new Date(Number.parseInt(memberId.slice(0, 8) + memberId.slice(9, 13), 16));
}

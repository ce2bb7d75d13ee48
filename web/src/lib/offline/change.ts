import type { QueryClient } from '@tanstack/react-query';
import type { NewChange } from './waiting-changes.ts';

export { waits } from './waits.ts';

/** An id of ours, so that what is sent twice counts once; also without https, where `randomUUID` is missing. */
export function newEntryId(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)));
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** Changes something (`send-changes.ts`); pages that may do so once need not carry how. */
export async function change(queryClient: QueryClient, made: NewChange): Promise<unknown> {
  const { makeChange } = await import('./send-changes.ts');
  return makeChange(queryClient, made);
}

/** "8:30 PM" in the reader's time zone. */
export const clockText = (at: string | number): string =>
  new Date(at).toLocaleTimeString('en', { hour: 'numeric', minute: '2-digit' });

/** What the server has put into the document. Implements BEYOND-174, BEYOND-266. */
export const configured = (name: 'name' | 'description' | 'membership'): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="configured-${name}"]`)?.content;

/** Whether nobody is asked to pay: the console then says nothing of subscriptions and of money. */
export const isFreeSite = (): boolean => configured('membership') === 'free';

/** How a share ended: the reader's own sheet took it, the link lies in the clipboard, or they changed their mind. */
export type Shared = 'shared' | 'copied' | 'cancelled';

/**
 * Offers a link to the device's share sheet, or copies it where there is none. Implements REC-28, BEYOND-39.
 * @throws when the link cannot be copied either
 */
export async function shareLink(link: { title: string; url: string }): Promise<Shared> {
  if (!navigator.share) {
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  }
  try {
    await navigator.share(link);
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  }
}

/** How a share ended: the reader's own sheet took it, it lies in the clipboard, or they changed their mind. */
export type Shared = 'shared' | 'copied' | 'cancelled';

/**
 * Offers a link or a text to the device's share sheet, or copies it where there is none. Implements REC-28, BEYOND-39,
 * BEYOND-226.
 * @throws when it cannot be copied either
 */
export async function shareOrCopy(
  what: { title: string; url: string } | { title: string; text: string },
): Promise<Shared> {
  const copied = 'url' in what ? what.url : what.text;
  if (!navigator.share) {
    await navigator.clipboard.writeText(copied);
    return 'copied';
  }
  try {
    await navigator.share(what);
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    await navigator.clipboard.writeText(copied);
    return 'copied';
  }
}

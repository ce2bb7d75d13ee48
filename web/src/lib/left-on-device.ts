/** Whose things are on this device. */
const OWNER = 'things-of';
/** Drafts, for how many recipes were made, the list of recipes kept offline, and that the first steps wait. */
const ofMember = /^(?:draft\.|servings\.|saved-recipes$|onboarding-later$)/;
/** Recipes and drawings that only their member may have seen; the service worker names the same caches (`vite/offline.ts`). */
const cacheNames = ['recipes', 'pictures'];

/**
 * Nothing of a member stays on a device they have left, whether they signed out, their session ran out, or somebody else
 * signs in. A visitor's things become those of whom they sign in as. Implements BEYOND-148.
 */
export async function keepOnlyOf(memberId: string | null): Promise<void> {
  const owner = localStorage.getItem(OWNER);
  if (memberId === null) localStorage.removeItem(OWNER);
  else localStorage.setItem(OWNER, memberId);
  if (owner === null || owner === memberId) return;
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (ofMember.test(key)) storage.removeItem(key);
  if ('caches' in window) for (const name of cacheNames) await caches.delete(name);
}

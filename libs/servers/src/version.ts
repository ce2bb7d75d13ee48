/** The first version number in a text such as `Redis server v=7.0.15 sha=…`, or null. */
export function versionIn(text: string): string | null {
  return /\d+\.\d+(\.\d+)?/.exec(text)?.[0] ?? null;
}

/** Whether a version such as `7.0.15` is `minimum` or later, compared number by number. */
export function isAtLeast(version: string, minimum: string): boolean {
  const ours = version.split('.').map(Number);
  const wanted = minimum.split('.').map(Number);
  for (let i = 0; i < wanted.length; i++) {
    const difference = (ours[i] ?? 0) - (wanted[i] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

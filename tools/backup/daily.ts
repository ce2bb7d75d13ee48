const dayMs = 86_400_000;

/** How long it is until the next `hh:mm` (UTC); a whole day at that minute itself. */
export function msUntil(time: string, now: Date): number {
  const next = Date.parse(`${now.toISOString().slice(0, 10)}T${time}:00.000Z`);
  return next > now.getTime() ? next - now.getTime() : next + dayMs - now.getTime();
}

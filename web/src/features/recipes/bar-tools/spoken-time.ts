const spoken = /(\d+)(?:\s*(?:-|–|to)\s*(\d+))?\s*(seconds?|secs?|minutes?|mins?)\b/i;

/** How long a step says that something takes, in seconds: "shake for 12 seconds"; of a range its longer end. */
export function spokenSeconds(step: string): number | null {
  const found = spoken.exec(step);
  if (!found) return null;
  const amount = Number(found[2] ?? found[1]);
  return amount * (found[3]?.toLowerCase().startsWith('min') ? 60 : 1);
}

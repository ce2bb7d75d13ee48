const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** `3 days`, `1 hour`; below a minute it is a moment. */
export function agoWords(since: string, now = Date.now()): string {
  const seconds = (now - Date.parse(since)) / 1000;
  for (const [unit, length] of units) {
    const count = Math.floor(seconds / length);
    if (count >= 1) return `${count} ${unit}${count === 1 ? '' : 's'}`;
  }
  return 'a moment';
}

/** `notifications.send-mail` → "Send mail" */
export function jobWords(job: string): string {
  const words = job.slice(job.indexOf('.') + 1).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

import { vi } from 'vitest';

const width = 390;
const limits = { min: (limit: number) => width >= limit, max: (limit: number) => width <= limit };

/** Answers media queries as a phone does; the next test is on a wide screen again. */
export function onAPhone(): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: matches(media),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

function matches(media: string): boolean {
  const asked = [...media.matchAll(/(min|max)-width: ?([\d.]+)px/g)];
  return asked.length > 0 && asked.every(([, end, limit]) => limits[end as 'min' | 'max'](Number(limit)));
}

/** The middle of the picture, and how far its outermost ring is from it. */
export const center = { x: 240, y: 165 } as const;
export const radius = 110;

/** Where something stands that is so far out, from 0 to 1, on one of some axes; the first axis points up. */
export function pointAt(axis: number, axes: number, share: number): { x: number; y: number } {
  const angle = (axis / axes) * 2 * Math.PI - Math.PI / 2;
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    x: round(center.x + Math.cos(angle) * radius * share),
    y: round(center.y + Math.sin(angle) * radius * share),
  };
}

/** Where the text of an axis begins, seen from its end. */
export function anchorAt(axis: number, axes: number): 'start' | 'middle' | 'end' {
  const { x } = pointAt(axis, axes, 1);
  if (Math.abs(x - center.x) < radius / 5) return 'middle';
  return x > center.x ? 'start' : 'end';
}

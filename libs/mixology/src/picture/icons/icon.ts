import { el } from '../svg.ts';

/** A line drawing of 32 × 32 in the text's color, for 24 to 48 px; decoration next to a word, never instead of one. */
export const icon = (drawing: string): string =>
  el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: '0 0 32 32',
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': '1.5',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      'aria-hidden': 'true',
    },
    drawing,
  );

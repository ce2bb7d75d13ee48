const pen = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** A small shelf at home: three bottles, a lime, a glass. */
export const HomeBar = () => (
  <svg viewBox="0 0 148 120" {...pen} aria-hidden="true">
    <path d="M6 104h136M18 104v10M130 104v10" />
    <path d="M26 104V58c0-7 7-8 7-16V20h10v22c0 8 7 9 7 16v46z" fill="var(--brand-tint)" />
    <path d="M26 68h24v20H26zM32 12h12v8H32z" fill="var(--surface)" />
    <path d="M60 104V66c0-6 6-6 6-12V36h10v18c0 6 8 6 8 12v38z" fill="var(--surface)" />
    <path d="M60 84h24v20H60z" fill="var(--brand-tint)" />
    <path d="M66 28h10v8H66z" />
    <path d="M96 74c0 12 7 18 16 18s16-6 16-18zM112 92v12M104 104h16" fill="var(--surface)" />
    <path d="M98 82h28" />
    <circle cx="126" cy="68" r="9" fill="var(--brand-tint)" />
    <path d="M126 59v18M117 68h18" />
  </svg>
);

/** Behind the stick: shaker, jigger, strainer. */
export const ProBar = () => (
  <svg viewBox="0 0 148 120" {...pen} aria-hidden="true">
    <path d="M6 110h136" />
    <path d="M24 110l-6-62h44l-6 62z" fill="var(--surface)" />
    <path d="M20 66h40l-4 44H24z" fill="var(--brand-tint)" />
    <path d="M20 48l6-18h28l6 18M32 30V18h16v12" />
    <path d="M76 60h28L94 84l8 26H78l8-26z" fill="var(--surface)" />
    <path d="M79 68h22l-7 16h-8z" fill="var(--brand-tint)" />
    <circle cx="124" cy="92" r="15" fill="var(--surface)" />
    <path d="M124 77V40M118 88h.1M124 88h.1M130 88h.1M118 96h.1M124 96h.1M130 96h.1" />
    <path d="M119 40h10l-2-16h-6z" />
  </svg>
);

/** The brand mark: a bar spoon with its twisted stem. */
export function Logo({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 34 34" className={className} aria-hidden="true">
      <circle cx="17" cy="17" r="17" fill="currentColor" />
      <g fill="none" stroke="var(--on-brand)" strokeLinecap="round" transform="rotate(38 17 17)">
        <path d="M17 12.2v15.6" strokeWidth="2.1" />
        <path
          d="M15.4 15.2l3.2-1.7M15.4 18.2l3.2-1.7M15.4 21.2l3.2-1.7M15.4 24.2l3.2-1.7"
          strokeWidth="1.25"
        />
        <path
          d="M17 3.4c2.2 0 3.4 2 3.4 4.3S19 12.2 17 12.2s-3.4-2.2-3.4-4.5S14.8 3.4 17 3.4z"
          fill="var(--on-brand)"
          stroke="none"
        />
        <circle cx="17" cy="29" r="1.9" fill="var(--on-brand)" stroke="none" />
      </g>
    </svg>
  );
}

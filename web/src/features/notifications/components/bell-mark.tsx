/** Drawn here: every icon of the library counts in what each first page loads. */
export const BellMark = ({ size }: { size: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M12 3.5v1.2M6 16.5v-5.4a6 6 0 0 1 12 0v5.4l1.8 1.6H4.2zM10 20.8a2.4 2.4 0 0 0 4 0" />
  </svg>
);

/** Text with the part from `start` to `end` marked, as a search found it; without a part, the text alone. */
export function MarkedText({ text, start, end }: { text: string; start: number; end: number }) {
  if (start >= end) return text;
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}

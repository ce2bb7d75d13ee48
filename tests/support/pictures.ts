/** Pictures as a member might send them; small enough to stand here. */
const bytes = (base64: string) => Buffer.from(base64, 'base64');

/** A PNG of 2 × 2 pixels. */
export const smallPng = bytes(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWPgi3Lni3JngFAAEk4CvbTA8DwAAAAASUVORK5CYII=',
);

/** A multipart form with one file. */
export function formWith(content: Uint8Array, { name = 'me.png', type = 'image/png', field = 'file' } = {}) {
  const form = new FormData();
  form.set(field, new Blob([new Uint8Array(content)], { type }), name);
  return form;
}

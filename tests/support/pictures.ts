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

/** A picture as large as a phone's, of something like a drink; each word gives another color. */
export async function drawnDrink(word: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const hue = [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200" viewBox="0 0 160 120">
    <rect width="160" height="120" fill="hsl(${hue} 30% 22%)"/><rect y="88" width="160" height="32" fill="hsl(${hue} 25% 12%)"/>
    <path d="M48 30h64l-6 58q-26 8-52 0z" fill="hsl(${hue} 20% 80%)" opacity=".35"/>
    <path d="M51 48h58l-4 38q-25 7-50 0z" fill="hsl(${hue} 75% 55%)"/><circle cx="104" cy="34" r="13" fill="hsl(${(hue + 60) % 360} 80% 60%)"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** Lower case without diacritics and apostrophes; of punctuation commas and what ends a clause are left. */
export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’‘`´]/g, '')
    .replace(/\bn(?:o|r|um)?[.°º]\s?(?=\d)|#\s?(?=\d)/g, 'no ')
    .replace(/&/g, ' and ')
    .replace(/%/g, ' percent ')
    .replace(/[;:!?()\n]|\.(?!\d)|\s[-–—]+\s/g, ' , ')
    .replace(/,/g, ' , ')
    .replace(/[^\p{L}\p{N}.,]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const fromSurrogatesOn = /[\ud800-\uffff]/g;
const written = /[\u{fd800}-\u{fffff}]/gu;
const plane = 0xf_0000;

/**
 * A text as it is sent to OpenSearch: each UTF-16 unit becomes one character, so that it counts, compares and sorts like
 * JavaScript, including unpaired surrogates. Texts of common scripts stay as they are.
 */
export const toCharacters = (text: string): string =>
  text.replace(fromSurrogatesOn, (unit) => String.fromCodePoint(plane + unit.charCodeAt(0)));

export const fromCharacters = (text: string): string =>
  text.replace(written, (character) => String.fromCharCode((character.codePointAt(0) ?? plane) - plane));

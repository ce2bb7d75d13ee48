/** Words that stand together in a plain text. */
export interface Phrase {
  text: string;
  /** How many words stand before it. */
  at: number;
  /** In words. */
  length: number;
}

/** @param index of the phrase's first character */
export const phraseAt = (plain: string, index: number, text: string): Phrase => ({
  text: text.trim(),
  at: plain.slice(0, index).split(' ').length - 1,
  length: text.trim().split(' ').length,
});

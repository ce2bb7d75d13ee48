const end = /[.!?]["”’)]?(?=\s)|\n/;
/** A sentence that does not end is cut here: nothing is held back for ever. */
const maxLength = 500;

/** Takes text as it comes and hands out whole sentences. */
export class Sentences {
  private rest = '';

  add(text: string): string[] {
    this.rest += text;
    const whole: string[] = [];
    while (true) {
      const found = end.exec(this.rest);
      const length = found ? found.index + found[0].length : this.rest.length > maxLength ? maxLength : 0;
      if (length === 0) return whole;
      whole.push(...plain(this.rest.slice(0, length)));
      this.rest = this.rest.slice(length);
    }
  }

  /** What is left when nothing more comes. */
  finish(): string[] {
    const last = plain(this.rest);
    this.rest = '';
    return last;
  }
}

/** Without the marks of a list or of emphasis, which models like to set. */
function plain(text: string): string[] {
  const said = text
    .replace(/[*_#`]+/g, '')
    .replace(/^\s*(?:[-•]|\d+[.)])\s+/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return said ? [said] : [];
}

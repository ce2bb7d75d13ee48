/** What stands above the lists of a recipe, in the languages of most pages that write none of it for search engines. */
const above = {
  recipeIngredient:
    /^(?:the )?(?:ingredients?|what you(?:['’]ll)? need|zutaten|ingr[ée]dients?|ingredientes|ingredienti|ingrediënten|ingredienser|składniki|hozzávalók)\b/i,
  recipeInstructions:
    /^(?:the )?(?:instructions?|directions?|method|preparation|steps|how to (?:make|prepare)|zubereitung|anleitung|pr[ée]paration|preparaci[óo]n|elaboraci[óo]n|preparazione|procedimento|modo de prepar[oa]|bereiding|fremgangsmåde|gör så här|przygotowanie|wykonanie|elkészítés)\b/i,
} as const;
type Kind = keyof typeof above;

const maxItems = 80;
const maxItemLength = 2000;
const maxHeadingLength = 60;
const levelOf = (tag: string): number => (/^h[1-6]$/.test(tag) ? Number(tag[1]) : 0);

/** Elements that begin a line of their own. */
const block =
  /^(?:address|article|aside|br|dd|div|dl|dt|h[1-6]|header|hr|li|main|ol|p|section|table|td|tr|ul)$/;
const isList = (tag: string): boolean => tag === 'ul' || tag === 'ol';
/** The level of a line that is no heading, and stands over a list like one. */
const lineLevel = 7;

/** The lists of a page below headings that say what they are: for pages whose data leave the ingredients out. */
export class PageLists {
  readonly lists: Record<Kind, string[]> = { recipeIngredient: [], recipeInstructions: [] };
  /** The line of text that is open, and the last one that was not empty. */
  #line = '';
  #lastLine = '';
  #heading: string | undefined;
  #item: string | undefined;
  #kind: Kind | undefined;
  #level = 0;

  opened(tag: string): void {
    this.#endLine(tag);
    if (isList(tag)) this.#underLine();
    if (levelOf(tag) > 0) this.#heading = '';
    if (tag === 'li' && this.#kind) this.#item = '';
  }

  text(text: string): void {
    if (this.#line.length <= maxHeadingLength) this.#line += text;
    if (this.#heading !== undefined && this.#heading.length <= maxHeadingLength) this.#heading += text;
    if (this.#item !== undefined && this.#item.length < maxItemLength) this.#item += text;
  }

  closed(tag: string): void {
    this.#endLine(tag);
    if (isList(tag) && this.#level === lineLevel) this.#kind = undefined;
    const level = levelOf(tag);
    if (level > 0) this.#under(level, (this.#heading ?? '').trim());
    if (tag === 'li') this.#take();
    else if (this.#item !== undefined) this.#item += ' ';
  }

  #endLine(tag: string): void {
    if (!block.test(tag)) return;
    this.#lastLine = this.#line.trim() || this.#lastLine;
    this.#line = '';
  }

  /** "Ingredients" in a line of its own, right above a list. */
  #underLine(): void {
    const line = this.#lastLine.replace(/\s*:$/, '');
    const kind = (Object.keys(above) as Kind[]).find((one) => above[one].exec(line)?.[0] === line);
    if (kind && this.#kind !== kind && this.lists[kind].length === 0) {
      this.#kind = kind;
      this.#level = lineLevel;
    }
    this.#lastLine = '';
  }

  /** A heading of a lower level divides a list: "For the syrup". */
  #under(level: number, heading: string): void {
    this.#heading = undefined;
    const kind = (Object.keys(above) as Kind[]).find((one) => above[one].test(heading));
    if (kind ? this.lists[kind].length > 0 : level > this.#level) return;
    this.#kind = kind;
    this.#level = level;
  }

  #take(): void {
    const said = this.#item?.replace(/\s+/g, ' ').trim();
    this.#item = undefined;
    if (said && this.#kind && this.lists[this.#kind].length < maxItems) this.lists[this.#kind].push(said);
  }
}

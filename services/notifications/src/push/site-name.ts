/** What the site is called now. */
export class SiteName {
  constructor(private readonly read: () => string) {}

  get current(): string {
    return this.read();
  }
}

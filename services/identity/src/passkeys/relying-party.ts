/** The site as passkeys know it: they work at its address and nowhere else. */
export class RelyingParty {
  readonly id: string;
  readonly origin: string;

  constructor(siteUrl: string) {
    const { hostname, origin } = new URL(siteUrl);
    this.id = hostname;
    this.origin = origin;
  }
}

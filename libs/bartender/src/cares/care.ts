/** When a bartender puts the bottle down. The first that fits is said. */
export interface Care {
  patterns: readonly RegExp[];
  text: readonly string[];
  /** From here on nothing with alcohol is served in this conversation. */
  dry: boolean;
  /** Offers drinks without alcohol. */
  offers: boolean;
  links: readonly { label: string; to: string }[];
}

export const help = { label: 'People who listen', to: '/responsible-drinking' };
export const facts = { label: 'Responsible Drinking', to: '/responsible-drinking' };
export const health = { label: 'Health Disclaimers', to: '/health-disclaimers' };

/** From which age on this site serves alcohol, in years: the 21+ notice of sign-up, and what the AI bartender keeps to. */
export const legalDrinkingAge = 21;

/** Characters of a direct message. */
export const directMessageLimit = 2000;
/** How many direct messages a member may write within this many seconds, to all others together. */
export const directMessageBudgets = [
  { messages: 20, seconds: 60 },
  { messages: 300, seconds: 24 * 60 * 60 },
] as const;

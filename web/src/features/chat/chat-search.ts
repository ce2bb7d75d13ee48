export interface ChatSearch {
  /** The conversation that is open; without it a new one. */
  conversation?: string | undefined;
}

const id = /^[0-9a-f-]{36}$/;

export const readChatSearch = ({ conversation }: Record<string, unknown>): ChatSearch => ({
  conversation: typeof conversation === 'string' && id.test(conversation) ? conversation : undefined,
});

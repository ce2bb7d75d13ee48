import { personalTokenRoutes, type TokenScope } from '@barspoon/contracts';
import type { Agent, Stack } from '@barspoon/testing';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';

/** The token of a program of a member. */
export const tokenOf = async (member: Agent, scopes: TokenScope[]) =>
  member.call(personalTokenRoutes.create, { body: { name: 'Assistant', scopes, days: 30 } });

export interface ToolAnswer {
  text: string;
  data: Record<string, unknown>;
  isError: boolean;
}

/** A program that connects as members' assistants do, by the protocol's own client. */
export async function programOf({ url }: Pick<Stack, 'url'>, secret: string) {
  const client = new Client({ name: 'spec', version: '1' });
  const requestInit = { headers: { authorization: `Bearer ${secret}` } };
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit }) as Transport,
  );
  const ask = async (name: string, args: Record<string, unknown> = {}): Promise<ToolAnswer> => {
    const { content, structuredContent, isError } = await client.callTool({ name, arguments: args });
    const [first] = content as { text: string }[];
    return {
      text: first?.text ?? '',
      data: structuredContent as Record<string, unknown>,
      isError: isError === true,
    };
  };
  return { client, ask, toolNames: async () => (await client.listTools()).tools.map(({ name }) => name) };
}
export type Program = Awaited<ReturnType<typeof programOf>>;

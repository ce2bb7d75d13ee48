import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { type Agent, aMember, anAdmin, anExpiredMember, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findSchemathesis } from '../../tools/attack/schemathesis.ts';
import { allServices } from '../support/all-services.ts';

const found = findSchemathesis();
/** Made-up requests for each operation and role: too many for every run of the tests. */
const examples = Number(process.env.ATTACK_EXAMPLES ?? 0);
const missing = examples > 0 ? found.missing : 'it takes long; npm run attack does it';
const schemathesis = found.file ?? '';
const patienceMs = 3 * 60 * 60_000;

const roles = {
  'a visitor': async (stack: Stack) => stack.visitor(),
  'a member without access': anExpiredMember,
  'a member on trial': (stack: Stack) => aMember(stack),
  'an admin': anAdmin,
} satisfies Record<string, (stack: Stack) => Promise<Agent>>;

describe.skipIf(missing)(
  `made-up requests to every operation${missing ? ` (not tried: ${missing})` : ''}`,
  () => {
    let stack: Stack;
    beforeAll(async () => {
      stack = await startStack(allServices);
    });
    afterAll(async () => {
      await stack.stop();
    });

    it.each(Object.entries(roles))(
      'by %s neither fail on our side nor get an answer that breaks its shape (security 32)',
      { timeout: patienceMs },
      async (role, enter) => {
        const { token } = await enter(stack);
        const { code, output } = await run(schemathesis, [
          'run',
          `${stack.url}/api/openapi.json`,
          ...['--url', `${stack.url}/api/v1`, '--header', 'X-Requested-With: attack'],
          ...(token ? ['--header', `Authorization: Bearer ${token}`] : []),
          ...['--checks', 'not_a_server_error,response_schema_conformance,content_type_conformance'],
          ...['--phases', 'examples,coverage,fuzzing'],
          ...['--max-examples', String(examples), '--seed', '1', '--no-shrink', '--continue-on-failure'],
          ...['--workers', '2', '--suppress-health-check', 'all', '--warnings', 'off', '--no-color'],
        ]);
        console.log(`${role}: ${/\d+ generated[^\n]*/.exec(output)?.[0]}`);
        expect(code, output.slice(-8000)).toBe(0);
      },
    );
  },
);

async function run(file: string, args: string[]): Promise<{ code: number; output: string }> {
  try {
    const { stdout } = await promisify(execFile)(file, args, { maxBuffer: 64 * 1024 * 1024, cwd: tmpdir() });
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as { code?: number; stdout?: string; stderr?: string };
    return { code: Number(code) || 1, output: `${stdout}${stderr}` };
  }
}

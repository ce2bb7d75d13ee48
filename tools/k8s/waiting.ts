import { until } from '@barspoon/servers/process/wait';
import { inNamespace } from './cluster.ts';

export const readyMs = 900_000;

export async function allReady(): Promise<void> {
  for (const kind of ['statefulset', 'deployment'])
    for (const name of await names(kind))
      await inNamespace('rollout', 'status', `${kind}/${name}`, '--timeout', `${readyMs / 1000}s`);
}

export async function names(kind: string, ...args: string[]): Promise<string[]> {
  const output = await inNamespace('get', kind, ...args, '--output', 'jsonpath={.items[*].metadata.name}');
  return output.split(/\s+/).filter(Boolean);
}

/** Members try again too; what matters is that it comes back, and what they find then. */
export async function retried<T>(act: () => Promise<T>): Promise<T> {
  let last: unknown;
  const result = await until(
    async () => ({
      value: await act().catch((error) => {
        last = error;
        throw error;
      }),
    }),
    180_000,
    500,
  );
  if (!result) throw last;
  return result.value;
}

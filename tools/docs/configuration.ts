import * as backup from '../backup/config.ts';
import * as streams from '../nats/config.ts';
import * as rights from '../rights/config.ts';
import { type ServiceConfig, serviceConfigs } from '../running/service-configs.ts';

/** Every environment variable of every service, from the declarations the services themselves parse. */
export async function configurationPage(root: string): Promise<string> {
  const services = await serviceConfigs(root);
  const isOfAll = (readers: readonly ServiceConfig[]) => services.every((one) => readers.includes(one));
  const readBy: readonly ServiceConfig[] = [...services, streams, backup, rights];
  const names = [...new Set(readBy.flatMap(({ variables }) => Object.keys(variables)))].sort();
  const rows = names.map((name) => {
    const readers = readBy.filter(({ variables }) => name in variables);
    const variable = readers[0]?.variables[name];
    const standard = variable?.schema.safeParse(undefined);
    const byDefault = standard?.success ? shownDefault(standard.data) : 'required';
    const who = isOfAll(readers) ? 'all' : readers.map((reader) => reader.name).join(', ');
    return `| \`${name}\` | ${byDefault} | ${who} | ${variable?.about ?? ''} |`;
  });
  return [
    '# Configuration',
    '',
    'Every service reads its configuration from the environment once, at its start, and refuses to start when a value',
    'is not usable, naming each wrong variable. An empty value counts as unset.',
    '',
    '| Variable | Default | Read by | What it is for |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

const shownDefault = (value: unknown): string => (value === undefined ? 'not set' : `\`${String(value)}\``);

import { type ParseArgsConfig, parseArgs } from 'node:util';
import { nearestWord, wrongly } from './stack/boot/nearest-word.mjs';

/**
 * What a command was called with. `--help` prints how it is called and ends; whatever it does not know is refused before
 * it does anything.
 */
export function readArguments<T extends ParseArgsConfig>(
  usage: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  const own = process.argv.slice(2);
  if (own.includes('--help') || own.includes('-h')) {
    console.log(usage);
    process.exit();
  }
  try {
    return parseArgs(config);
  } catch (error) {
    // Node adds advice that means nothing to whoever types a command.
    const sentence = (error as Error).message.split(/\. To |\n/)[0] ?? '';
    const unknown = /^Unknown option '--([^']+)'/.exec(sentence)?.[1];
    const known = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    return refuse(sentence, usage, unknown && nearestWord(`--${unknown}`, [...known, '--help']));
  }
}

/**
 * Ends a command that was called wrong, with code 2: says what is wrong, and how it is called.
 * @param meant the right word that was probably meant
 */
export function refuse(sentence: string, usage: string, meant?: string): never {
  console.error(`${wrongly(sentence, meant)}\n\n${usage}`);
  process.exit(2);
}

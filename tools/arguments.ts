import { type ParseArgsConfig, parseArgs } from 'node:util';

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
    return refuse((error as Error).message.split(/\. To |\n/)[0] ?? '', usage);
  }
}

/** Ends a command that was called wrong: says what is wrong, and how it is called. */
export function refuse(sentence: string, usage: string): never {
  console.error(`${sentence.replace(/\.?$/, '.')}\n\n${usage}`);
  process.exit(1);
}

/** An entry of package-lock.json, as far as it matters here. */
export interface LockEntry {
  version?: string;
  cpu?: string[];
  dev?: boolean;
  libc?: string[];
  optional?: boolean;
  os?: string[];
  optionalDependencies?: Record<string, string>;
}
export type LockEntries = Record<string, LockEntry>;

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openbsd', 'openharmony', 'win32'];
const PROCESSORS = ['arm64', 'x64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32'];

/**
 * The builds for other systems that a lockfile lacks, as entries to add.
 *
 * `npm install` silently leaves them out when the registry does not list them, and `npm ci` then refuses the
 * lockfile (npm/cli#4828). An entry without an address is enough for `npm ci`: builds for other systems are not
 * fetched, and for its own system npm asks the registry.
 * @throws when the name of a missing package does not say what it is a build for
 */
export function missingBuilds(entries: LockEntries): LockEntries {
  const missing: LockEntries = {};
  for (const [path, entry] of Object.entries(entries))
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {}))
      if (!isLocked(entries, path, name))
        missing[`node_modules/${name}`] = buildEntry(name, version, entry.dev);
  return missing;
}

/** A lockfile's entries with others added, in npm's order. */
export function withEntries(entries: LockEntries, added: LockEntries): LockEntries {
  return Object.fromEntries(
    Object.entries({ ...entries, ...added }).sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
}

/** Resolves like Node: in the dependent's own node_modules, then in each parent. */
function isLocked(entries: LockEntries, path: string, name: string): boolean {
  for (let from = path; ; from = from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1))) {
    if (entries[`${from ? `${from}/` : ''}node_modules/${name}`]) return true;
    if (!from) return false;
  }
}

function buildEntry(name: string, version: string, dev: boolean | undefined): LockEntry {
  const words = name.split(/[-/]/);
  const processor = PROCESSORS.find((one) => words.includes(one));
  if (!processor)
    throw new Error(`${name} is not in the lockfile, and its name does not say what it is a build for.`);
  const system = SYSTEMS.find((one) => words.includes(one));
  const library = words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc';
  return {
    version,
    cpu: [processor],
    ...(dev ? { dev } : {}),
    ...(system === 'linux' ? { libc: [library] } : {}),
    optional: true,
    ...(system ? { os: [system] } : {}),
  };
}

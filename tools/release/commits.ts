/** A commit as conventional commits write it. */
export interface Commit {
  type: string;
  scope: string | null;
  text: string;
  breaks: boolean;
}

const header = /^(?<type>[a-z]+)(?:\((?<scope>[^)]+)\))?(?<mark>!)?: (?<text>.+)$/;

/** What a commit's message says of it; null where it is no conventional commit. */
export function commitOf(message: string): Commit | null {
  const [first = ''] = message.split('\n');
  const { type, scope, mark, text } = header.exec(first)?.groups ?? {};
  if (!type || !text) return null;
  return {
    type,
    text,
    scope: scope ?? null,
    breaks: mark !== undefined || /^BREAKING[ -]CHANGE: /m.test(message),
  };
}

/**
 * The version after `version` by what has happened since (semver.org). Before 1.0.0 a break raises the middle number.
 */
export function nextVersion(version: string, commits: readonly Commit[], breaks: boolean): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (breaks || commits.some((commit) => commit.breaks))
    return major === 0 ? `0.${minor + 1}.0` : `${major + 1}.0.0`;
  if (commits.some(({ type }) => type === 'feat')) return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}

const chapters: readonly [type: string, title: string][] = [
  ['feat', 'New'],
  ['fix', 'Fixed'],
  ['perf', 'Faster'],
];

/** What a release has to say of itself, as Markdown; what only its makers notice is left out. */
export function changelogOf(
  version: string,
  date: string,
  commits: readonly Commit[],
  breaks: readonly string[],
): string {
  const line = ({ scope, text }: Commit) => `- ${scope ? `**${scope}**: ` : ''}${text}`;
  const broken = [...commits.filter((commit) => commit.breaks).map(line), ...breaks.map((one) => `- ${one}`)];
  const parts = [
    ...(broken.length ? [`### Breaks\n\n${broken.join('\n')}`] : []),
    ...chapters.flatMap(([type, title]) => {
      const lines = commits.filter((commit) => commit.type === type).map(line);
      return lines.length ? [`### ${title}\n\n${lines.join('\n')}`] : [];
    }),
  ];
  return `## ${version} (${date})\n\n${parts.join('\n\n') || 'Nothing that its users notice.'}\n`;
}

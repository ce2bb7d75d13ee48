import { wordsAsSeen } from '@barspoon/collections';
import { type Finding, linkMark, linkOf, type ModerationRules, type TrustLevel } from '@barspoon/contracts';

/** What the rules need to know of whoever writes. */
export interface Writer {
  trust: TrustLevel;
  /** Accepted contributions so far. */
  accepted: number;
  /** Posts, comments and photos of the last hour, this one not among them. */
  lastHour: number;
}

/** Every link counts, also one that comes twice. */
const linksOf = (text: string): number =>
  [...text.matchAll(linkMark)].filter(([found]) => linkOf(found) !== undefined).length;

const follow = (words: readonly string[], phrase: readonly string[]): boolean =>
  phrase.length > 0 && words.some((_, at) => phrase.every((word, next) => words[at + next] === word));

/** What a moderator has to look at before others see a text; nothing when it may be shown. Implements BEYOND-100. */
export function findingsOf(text: string, rules: ModerationRules, writer: Writer): Finding[] {
  const words = wordsAsSeen(text);
  const blocked = rules.blockedWords.filter((phrase) => follow(words, wordsAsSeen(phrase)));
  const findings: Finding[] = blocked.map((found) => ({ rule: 'blocked-word', found }));
  const links = linksOf(text);
  if (links > rules.maxLinks && writer.trust !== 'trusted')
    findings.push({ rule: 'links', found: `${links}` });
  if (links > 0 && writer.trust === 'new' && writer.accepted < rules.firstContributions)
    findings.push({ rule: 'new-member-link', found: `${links}` });
  if (writer.lastHour >= rules.perHour[writer.trust])
    findings.push({ rule: 'rate', found: `${writer.lastHour + 1}` });
  return findings;
}

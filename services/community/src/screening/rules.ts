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

/** An address that is only written: no link on the page, and read as one. "gin.Add lime" and "No.2" are none. */
const writtenAddress =
  /(?<![\p{L}\p{N}@./-])(?:[\p{L}\p{N}-]+(?:\.|\s?[([]?\bdot\b[)\]]?\s?))+(?:(?:com|net|org|info|biz|shop|online|xyz|gg|ly|ru|io|co\.uk)\b|(?:me|co|to|cc|de|it|fr|es)\/(?=\S))|\bhxxps?:\/\/\S/giu;

/** Every link counts, also one that comes twice. */
const linksOf = (text: string): number =>
  [...text.matchAll(linkMark)].filter(([found]) => linkOf(found) !== undefined).length +
  [...text.replace(linkMark, ' ').matchAll(writtenAddress)].length;

/** A blocked word as it is written to slip through: with letters drawn out, in the plural. */
function patternOf(word: string): RegExp {
  const letters = word
    .replace(/(.)\1*/gu, (run, letter: string) => `${letter}{${run.length},}`)
    .replace(/s(?=\{\d+,\}$)/, '[sz]');
  return new RegExp(`^${letters}${/(?:[sxz]|[cs]h)$/.test(word) ? '(?:e[sz])?' : '[sz]?'}$`, 'u');
}

/** Whether the words of a phrase follow each other in one of the readings of a text, or are written as one. */
function isSaidIn(readings: readonly (readonly string[])[], phrase: readonly string[]): boolean {
  if (phrase.length === 0) return false;
  const patterns = phrase.map(patternOf);
  const asOne = patternOf(phrase.join(''));
  return readings.some((words) =>
    words.some(
      (word, at) =>
        asOne.test(word) || patterns.every((pattern, next) => pattern.test(words[at + next] ?? '')),
    ),
  );
}

/** What a moderator has to look at before others see a text; nothing when it may be shown. Implements BEYOND-100. */
export function findingsOf(text: string, rules: ModerationRules, writer: Writer): Finding[] {
  // "Only-fans" is two words, or one.
  const readings = [wordsAsSeen(text), wordsAsSeen(text.replace(/(?<=\p{L})[-_](?=\p{L})/gu, ''))];
  const blocked = rules.blockedWords.filter((phrase) => isSaidIn(readings, wordsAsSeen(phrase)));
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

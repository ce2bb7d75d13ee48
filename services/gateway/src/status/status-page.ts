import { escapeHtml } from '../http/escape-html.ts';
import { closedText, notePage } from '../maintenance/maintenance-page.ts';
import type { Status } from './site-status.ts';

const moment = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
});
const timeOf = (at: Date) => `<time datetime="${at.toISOString()}">${moment.format(at)}</time>`;

/** Which parts of the site work, in words, without a script: what it reports on may be the app's own files. */
export function statusPage(siteName: string, { lookedAt, parts }: Status, isClosed: boolean): string {
  const down = parts.filter(({ downSince }) => downSince).length;
  const [heading, sentence] = isClosed
    ? ['Closed for maintenance', closedText(siteName)]
    : verdictOf(siteName, down, parts.length);
  const rows = parts.map(
    ({ name, downSince }) =>
      `<tr><th scope="row">${escapeHtml(name)}</th><td>${downSince ? `<b>Down</b> since ${timeOf(downSince)}` : 'Works'}</td></tr>`,
  );
  return notePage(
    siteName,
    heading,
    sentence,
    `<table><caption>As of ${timeOf(lookedAt)}</caption><tbody>${rows.join('')}</tbody></table>
      <p><small><a href="/status">Look again</a> · <a href="/">${escapeHtml(siteName)}</a></small></p>`,
  );
}

function verdictOf(siteName: string, down: number, parts: number): [heading: string, sentence: string] {
  if (down === 0) return ['Everything works', `All parts of ${siteName} answer.`];
  if (down === parts) return ['Nothing works right now', 'Please come back in a few minutes.'];
  return ['Some parts are down', `The rest of ${siteName} works as usual.`];
}

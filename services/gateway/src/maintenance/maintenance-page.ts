import { escapeHtml } from '../http/escape-html.ts';

/** What is said while the site is closed. */
export const closedText = (siteName: string): string =>
  `${siteName} is closed for maintenance. Please come back in a few minutes.`;

/** What is shown while the site is closed. Implements BEYOND-100. */
export const maintenancePage = (siteName: string, sentence: string): string =>
  notePage(
    siteName,
    'Back soon',
    sentence,
    '<p><small><a href="/profile">Administrators sign in here</a></small></p>',
  );

/** What is shown in place of a page that is asked for too often, or by too many at once. */
export const busyPage = (siteName: string, sentence: string): string =>
  notePage(siteName, 'One moment', sentence, '<p><small><a href="">Try again</a></small></p>');

/** What is shown of something that was taken down or never was there, on a page that is not the app's. */
export const missingPage = (siteName: string, heading: string, sentence: string): string =>
  notePage(siteName, heading, sentence, `<p><small><a href="/">${escapeHtml(siteName)}</a></small></p>`);

/** A self-contained page: what it replaces may be completely down. */
export const notePage = (
  siteName: string,
  heading: string,
  sentence: string,
  more: string,
): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${heading} · ${escapeHtml(siteName)}</title>
    <style>
      :root { color-scheme: light dark; }
      body {
        display: grid; place-content: center; justify-items: center; gap: 24px;
        min-height: 100dvh; margin: 0; padding: 24px; box-sizing: border-box;
        background: light-dark(#f5f8f6, #0a1512); color: light-dark(#10211c, #eaf2ee);
        font: 1.1rem / 1.55 system-ui, sans-serif; text-align: center;
      }
      main { display: grid; justify-items: center; gap: 16px; }
      svg { width: 128px; color: light-dark(#0e5a47, #5cc9a7); }
      h1 { margin: 0; font-size: clamp(2rem, 1.5rem + 2.2vw, 3rem); line-height: 1.1; letter-spacing: -0.03em; }
      p { max-width: 44ch; margin: 0; color: light-dark(#4e625b, #9db3aa); }
      a { color: light-dark(#0e5a47, #5cc9a7); }
      small { font-size: 0.95rem; }
      table { border-collapse: collapse; text-align: start; margin-top: 8px; }
      caption { caption-side: bottom; padding: 12px; font-size: 0.95rem; color: light-dark(#4e625b, #9db3aa); }
      th, td { padding: 10px 12px; border-bottom: 1px solid light-dark(#d3dfd9, #22362f); text-align: start; font-weight: 400; }
      td b { color: light-dark(#a3341f, #ff9d88); }
    </style>
  </head>
  <body>
    <svg viewBox="0 0 112 112" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
      <path d="M10 100h92M36 100l-5-48h50l-5 48zM33 52l7-18h32l7 18M46 34V22h20v12M33 70h46" />
    </svg>
    <main>
      <h1>${heading}</h1>
      <p>${escapeHtml(sentence)}</p>
      ${more}
    </main>
  </body>
</html>
`;

import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Drink } from './drinks.ts';

/** The drawing function and the page's own script as one module. */
const script = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL('page.ts', import.meta.url)), formats: ['es'], fileName: 'page' },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('The script of the contact sheet was not built');
  return chunk.code;
};

const inScript = (text: string): string => text.replaceAll('</', '<\\/').replaceAll('<!--', '<\\!--');

/**
 * A page that shows every drink and draws them itself, so that all of them at any size take less room than their
 * pictures would. It loads nothing.
 */
export const sheetPage = async (drinks: readonly Drink[]): Promise<string> => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<!-- Written by tools/library/contact-sheet.ts from the starter library. -->
<title>The drinks of the starter library</title>
<style>
:root{color-scheme:light dark;--bg:#f5f8f6;--ink:#10211c;--muted:#4e625b;--line:#cfdad5}
@media(prefers-color-scheme:dark){:root:not([data-theme=light]){--bg:#0a1512;--ink:#eaf2ee;--muted:#9db3aa;--line:#264037}}
:root[data-theme=dark]{color-scheme:dark;--bg:#0a1512;--ink:#eaf2ee;--muted:#9db3aa;--line:#264037}
:root[data-theme=light]{color-scheme:light}
body{margin:0;padding:24px;background:var(--bg);color:var(--ink);font:16px/1.4 system-ui,sans-serif}
h1{margin:0 0 16px;font-size:28px}
form{display:flex;flex-wrap:wrap;gap:16px;margin-bottom:24px;padding-bottom:16px;border-bottom:1px solid var(--line)}
label{display:flex;gap:8px;align-items:center}
main{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(var(--size),100%),1fr));gap:16px}
figure{margin:0;max-width:var(--size)}
figure svg{display:block;width:100%;border-radius:14px}
figcaption{padding-top:4px;color:var(--muted);font-size:14px}
</style>
<h1>The drinks of the starter library</h1>
<form>
<label>Size <select name="size"><option>80</option><option selected>180</option><option>320</option><option>640</option><option>1200</option></select></label>
<label>Light <select name="theme"><option value="">as the system</option><option>light</option><option>dark</option></select></label>
<label>Name <input name="name" type="search"></label>
<output></output>
</form>
<main></main>
<script type="application/json">
${inScript(`[\n${drinks.map((drink) => JSON.stringify(drink)).join(',\n')}\n]`)}
</script>
<script type="module">${inScript(await script())}</script>
</html>
`;

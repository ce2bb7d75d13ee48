/** The look of the member app, for a page that loads nothing of it. */
export const menuStyles = `
:root{color-scheme:light dark;--bg:light-dark(#f5f8f6,#0a1512);--surface:light-dark(#fff,#12211c);--sunk:light-dark(#e9efec,#070f0d);--ink:light-dark(#10211c,#eaf2ee);--muted:light-dark(#4e625b,#9db3aa);--line:light-dark(#cfdad5,#264037);--brand:light-dark(#0e5a47,#5cc9a7);--on-brand:light-dark(#fff,#06120e);--accent:light-dark(#c22f14,#ff7a5c)}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--ink);font:1rem/1.5 'Instrument Sans Variable',system-ui,sans-serif}
header,main,footer{max-width:720px;margin:0 auto;padding:16px}
header{padding-top:32px}
h1,h2,h3{margin:0;font-family:'Bricolage Grotesque Variable',system-ui,sans-serif;letter-spacing:-.02em;line-height:1.15}
h1{font-size:clamp(2.2rem,1.6rem + 3vw,3.2rem)}
h2{font-size:1.5rem;margin:32px 0 12px;padding-bottom:6px;border-bottom:1px solid var(--line)}
h3{display:flex;gap:12px;justify-content:space-between;align-items:baseline;font-size:1.2rem}
p{margin:0}
.bar,.of,footer,.facts{color:var(--muted)}
.bar{font-weight:600}
.price{font-variant-numeric:tabular-nums;font-weight:600;white-space:nowrap}
.price s{color:var(--muted);font-weight:400}
.happy{display:inline-block;margin-top:12px;padding:8px 14px;border-radius:8px;background:var(--brand);color:var(--on-brand);font-weight:600}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
ul{list-style:none;margin:0;padding:0}
main ul li{display:flex;gap:14px;padding:14px 0;border-bottom:1px solid var(--line)}
main ul li:last-child{border-bottom:0}
.drink{flex:1;min-width:0}
img{border-radius:14px;background:var(--sunk)}
.facts{display:flex;flex-wrap:wrap;gap:0 12px;font-size:.9rem}
.filters{display:flex;flex-wrap:wrap;gap:8px;margin:0;padding:0;border:0}
.filters legend{margin-bottom:8px;padding:0;font-weight:600}
.filters label{position:relative;display:inline-flex}
.filters input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
.filters span{padding:9px 14px;border:1px solid var(--line);border-radius:8px;background:var(--surface)}
.filters input:checked+span{background:var(--brand);border-color:var(--brand);color:var(--on-brand)}
.filters input:focus-visible+span,a:focus-visible,button:focus-visible,input:focus-visible,textarea:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
body:has(#zero:checked) li[data-alcoholic]{display:none}
main>section:not(#ordering):not(:has(li)){display:none}
button{min-height:44px;padding:8px 18px;border:1px solid var(--line);border-radius:8px;background:var(--surface);color:var(--ink);font:inherit;font-weight:600;cursor:pointer}
button:disabled{opacity:.5}
.order{margin-top:8px}
.size{display:flex;gap:12px;align-items:center;margin-top:8px;padding-top:8px;border-top:1px dashed var(--line)}
.size p{flex:1;min-width:0}
.size .name{font-weight:600}
.size .order{margin:0}
body:not([data-availability=all]) [data-out] .order{display:none}
#ordering{margin-bottom:20px;padding:14px 16px;border:1px solid var(--line);border-radius:14px;background:var(--surface)}
#ordering ul li{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px;padding:8px 0}
#ordering li[data-state=ready] span{color:var(--brand);font-weight:700}
[hidden]{display:none!important}
dialog{width:min(100% - 24px,480px);padding:20px;border:1px solid var(--line);border-radius:14px;background:var(--bg);color:var(--ink)}
dialog::backdrop{background:rgb(0 0 0/.5)}
dialog form{display:grid;gap:16px}
dialog h2{margin:0;border:0}
.field{display:grid;gap:6px;font-weight:600}
.field input{min-height:44px;padding:8px 12px;border:1px solid var(--line);border-radius:8px;background:var(--surface);color:var(--ink);font:inherit}
#order-warning:not(:empty){padding:12px;border:2px solid var(--accent);border-radius:8px;font-weight:600}
#order-send{background:var(--brand);border-color:var(--brand);color:var(--on-brand)}
.acts{display:flex;gap:12px}
.out{display:none;color:var(--accent);font-weight:600}
body:not([data-availability=all]) li[data-out]>.drink>.out{display:block}
body:not([data-availability=all]) li:not([data-out]) [data-out] .out{display:inline}
body:not([data-availability=all]) [data-out] .name{text-decoration:line-through;color:var(--muted)}
body:not([data-availability=all]) li[data-out] img{opacity:.45}
body[data-availability=makeable] [data-out]{display:none}
footer{padding:32px 16px 48px;font-size:.9rem}
a{color:var(--brand)}
@media(min-width:1600px){html{font-size:125%}header,main,footer{max-width:1680px}main{columns:2;column-gap:56px}#ordering,.filters,#live{column-span:all}main ul li{break-inside:avoid}h2{break-after:avoid}}
`;

/** On paper: dark on white, and nothing to press. */
export const printStyles =
  ':root{color-scheme:light}.filters,#live,#ordering,.order{display:none!important}body{background:#fff;color:#000}main ul li{break-inside:avoid}';

import { html, Markup } from '../../../markup/html.ts';
import { shareTags, type SharedPage } from '../../../markup/share-tags.ts';
import { trailData } from '../../../markup/trail-data.ts';
import type { PageWords } from '../../../texts/pages/page-words.ts';
import type { Division } from '../../../tenancy/division.ts';
import { storeLook } from '../../../tenancy/store-look.ts';
import { storeFavicon } from '../../../tenancy/store-mark.ts';

const layout = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--page-background);color:var(--text-color);font:16px/1.6 var(--text-font)}
main{width:100%;max-width:30rem;padding:2rem 1.5rem;text-align:center}
/* On the ground of the header, which the logo is made for; where the page has the same, nothing is seen of it. */
.logo{display:block;max-width:252px;max-height:96px;margin:0 auto 1.25rem;padding:1rem;border-radius:var(--button-radius);background:var(--header-background)}
.scene{display:block;width:100%;aspect-ratio:5/3;object-fit:cover;margin:0 0 2rem;border-radius:var(--image-radius)}
h1{margin:0 0 .75rem;font:700 clamp(1.75rem,6vw,2.5rem)/1.15 var(--heading-font)}
p{margin:0 0 1.75rem;color:var(--text-muted)}
form{display:grid;gap:.75rem;margin:0;text-align:left}
label{font-weight:700}
input{width:100%;min-height:48px;padding:.625rem .875rem;border:1px solid var(--border-strong);border-radius:var(--button-radius);background:var(--surface-base);color:inherit;font:inherit}
button{min-height:48px;padding:.75rem 1rem;border:0;border-radius:var(--button-radius);background:var(--button-background);color:var(--button-color);font:inherit;font-weight:700;cursor:pointer}
input:focus-visible,button:focus-visible{outline:3px solid var(--focus-color);outline-offset:2px}
button:disabled{opacity:.6;cursor:default}
[role=status]{min-height:1.6em;margin:.75rem 0 0;color:var(--text-color);text-align:left}
[role=status][data-fault]{color:var(--error-text)}
input[aria-invalid=true]{border-color:var(--error-text)}
.fault{min-height:1.6em;margin:0;color:var(--error-text)}
.note{padding:.75rem 1rem;border-radius:var(--button-radius);background:var(--surface-sunken);color:var(--text-color);overflow-wrap:anywhere}
nav{display:flex;flex-wrap:wrap;justify-content:center;gap:.25rem 1.5rem;margin:1.25rem 0 0}
nav a{display:inline-flex;align-items:center;min-height:2.75rem;color:var(--text-muted)}
nav a:hover{color:var(--text-color)}
nav a:focus-visible{outline:3px solid var(--focus-color);outline-offset:2px}
.note a{color:inherit}
.note a:focus-visible{outline:3px solid var(--focus-color);outline-offset:2px}
.clock{display:grid;grid-template-columns:repeat(4,1fr);gap:.5rem;margin:0 0 2rem;padding:0;list-style:none}
.clock b{display:block;font:700 1.75rem/1.2 var(--heading-font);font-variant-numeric:tabular-nums}
.clock span{color:var(--text-muted);font-size:.8125rem}`;

/** Sends the form of the mailing list as JSON, and lets the clock run. The form of the password needs no script. */
const script = `
const form = document.querySelector('form[data-path]');
const status = document.querySelector('[role=status]');
const token = () => decodeURIComponent((document.cookie.match(/(?:^|; )XSRF-TOKEN=([^;]*)/) ?? [])[1] ?? '');
const say = (text, { fault = false, ofField = false } = {}) => {
  status.textContent = text;
  status.toggleAttribute('data-fault', fault);
  form.elements[0].setAttribute('aria-invalid', String(ofField));
};
form?.addEventListener('submit', async (event) => {
  event.preventDefault();
  const button = form.querySelector('button');
  const field = form.elements[0];
  button.disabled = true;
  say(form.dataset.busy);
  try {
    const response = await fetch(form.dataset.path, { method: 'POST', credentials: 'same-origin', headers: { 'content-type': 'application/json', 'x-xsrf-token': token() }, body: JSON.stringify(Object.fromEntries(new FormData(form))) });
    const body = await response.json();
    const ofField = response.status === 422;
    say(body.message ?? form.dataset.failed, { fault: !response.ok, ofField });
    if (response.ok) form.reset();
    if (ofField) { field.focus(); field.select(); }
  } catch {
    say(form.dataset.failed, { fault: true });
  }
  button.disabled = false;
  // A button that is switched off loses the focus.
  if (document.activeElement === document.body) button.focus();
  status.scrollIntoView({ block: 'nearest' });
});
const clock = document.querySelector('.clock');
if (clock) {
  const end = Date.parse(clock.dataset.end);
  const parts = [[86400, Infinity], [3600, 24], [60, 60], [1, 60]];
  const tick = () => {
    const left = Math.max(0, Math.floor((end - Date.now()) / 1000));
    clock.querySelectorAll('b').forEach((cell, index) => { cell.textContent = String(Math.floor(left / parts[index][0]) % parts[index][1]); });
    // The store opens by itself.
    if (left === 0) { clearInterval(running); setTimeout(() => location.replace('/'), 1000 + 4000 * Math.random()); }
  };
  const running = setInterval(tick, 1000);
  tick();
}`;

/** Data that a page in the store's look, outside of its shop, needs besides the store. */
export interface GatePage {
  /** In the language of the visitor. */
  readonly words: PageWords;
  readonly nonce: string;
  /** The `@font-face` rules of the store's theme. */
  readonly fonts: string;
  /** Scheme and host as the visitor sees them. */
  readonly origin: string;
}

/** Content that a single page brings to the frame. */
interface FramedPage extends GatePage, Pick<SharedPage, 'title' | 'description' | 'path'> {
  /** Its own picture, to be shared with. */
  readonly image?: string | null;
  /** Text of its script; without, that of the closed store's pages. */
  readonly ownScript?: string;
  /** Rules of its own. */
  readonly ownStyle?: string;
}

/** The frame of the pages outside of a shop (of closed stores, and without a network), in the look of the store. */
export function gatePage(division: Division, framed: FramedPage, content: Markup): string {
  const { words, nonce, fonts, ownScript = script, ownStyle = '' } = framed;
  const look = storeLook(division);
  const title = `${framed.title} – ${division.name}`;
  const share = shareTags({
    ...framed,
    title,
    siteName: division.name,
    image: framed.image ?? division.logo ?? division.ogImage,
    icon: storeFavicon(division),
  });
  // The rules of the look come last: which logo is shown is decided over the layout.
  const style = new Markup(fonts + layout + ownStyle + look.css);
  return html`<!doctype html>
    <html lang="${words.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${share} ${trailData({ origin: framed.origin, siteName: division.name, title: framed.title })}
        ${look.bars}
        ${
          look.script !== '' &&
          html`<script nonce="${nonce}">
            ${new Markup(look.script)};
          </script>`
        }
        <style nonce="${nonce}">
          ${style}
        </style>
      </head>
      <body>
        <main>${look.logo ?? html`<p>${division.name}</p>`} ${content}</main>
        <script nonce="${nonce}">
          ${new Markup(ownScript)};
        </script>
      </body>
    </html> `.text;
}

import { randomBytes } from 'node:crypto';
import { themeStyleSheet } from '@omnis/theme';
import type { FastifyReply } from 'fastify';
import { html, Markup } from '../../markup/html.ts';

const layout = `
*{box-sizing:border-box}
body{margin:0;background:var(--surface-sunken);color:var(--text-color);font:16px/1.6 var(--text-font)}
main{max-width:46rem;margin:0 auto;padding:2.5rem 1.25rem 5rem}
.mark{display:flex;align-items:center;gap:.625rem;margin:0 0 2rem;font:700 1.125rem/1 var(--heading-font)}
.mark i{width:1.75rem;height:1.75rem;border:.4rem solid var(--button-background);border-radius:50%}
h1{margin:0 0 .75rem;font:700 clamp(1.75rem,6vw,2.5rem)/1.15 var(--heading-font);text-wrap:balance}
.lead{margin:0 0 2rem;color:var(--text-muted);font-size:1.0625rem}
p{margin:0 0 1rem}
section{margin:0 0 1.25rem;padding:1.5rem;border:1px solid var(--border-color);border-radius:var(--radius-md);background:var(--page-background)}
section>h2{margin:0 0 .25rem;font:700 1.25rem/1.3 var(--heading-font)}
.hint,small{color:var(--text-muted)}
section>.hint{margin:0 0 1.25rem}
small{display:block;font-weight:400;font-size:.875rem;line-height:1.5}
.fields{display:grid;gap:1.125rem}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:1.125rem;align-items:start}
label,legend{display:block;padding:0;font-weight:700}
fieldset{margin:0;padding:0;border:0;min-width:0}
input,select{display:block;width:100%;min-height:48px;margin-top:.375rem;padding:.625rem .875rem;border:1px solid var(--border-strong);border-radius:var(--form-radius);background:var(--surface-base);color:inherit;font:inherit;font-weight:400}
input[type=radio]{flex:none;width:1.25rem;height:1.25rem;min-height:0;margin:.15rem 0 0;accent-color:var(--form-accent)}
.choices{display:grid;gap:.625rem;margin:.375rem 0 0}
.password:not(.fields>*),.smtp,.stripe{margin-top:1.25rem}
.choices label{display:flex;gap:.75rem;padding:.75rem .875rem;border:1px solid var(--border-strong);border-radius:var(--radius-md);cursor:pointer}
.choices label:has(:checked){border-color:var(--form-accent);box-shadow:inset 0 0 0 1px var(--form-accent)}
.set{display:flex;gap:.625rem;margin:0;padding:.75rem 1rem;border-radius:var(--radius-md);background:var(--surface-sunken)}
.set b{flex:none}
code{font:.9375em/1.4 ui-monospace,monospace;overflow-wrap:anywhere}
.row{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end}
.row>div{flex:1 1 15rem}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:48px;padding:.75rem 1.5rem;border:1px solid transparent;border-radius:var(--button-radius);background:var(--button-background);color:var(--button-color);font:inherit;font-weight:700;text-decoration:none;cursor:pointer}
.quiet{border-color:var(--border-strong);background:none;color:inherit}
.wide{width:100%}
.first{position:absolute;left:-999rem}
details{margin-top:1.25rem;border-top:1px solid var(--border-color);padding-top:1rem}
summary{min-height:44px;padding:.5rem 0;font-weight:700;cursor:pointer}
.app{display:grid;grid-template-columns:11rem 1fr;gap:1.25rem;align-items:start;margin-top:.75rem}
.app svg{display:block;width:11rem;height:11rem;border-radius:.5rem;background:#fff}
.fault{margin:.375rem 0 0;color:var(--error-text);font-weight:400}
[aria-invalid=true]{border-color:var(--error-text)}
.notice{margin:0 0 1.5rem;padding:1rem 1.25rem;border-radius:var(--radius-md);background:var(--error-background);color:var(--error-text)}
.notice h2{margin:0 0 .5rem;font:700 1.0625rem/1.4 var(--heading-font)}
.notice ul{margin:0;padding-left:1.25rem}
.notice a{display:inline-block;vertical-align:top;padding:.25rem 0;color:inherit}
.said{margin:.75rem 0 0;font-weight:700}
.codes{display:grid;grid-template-columns:repeat(auto-fill,minmax(11rem,1fr));gap:.25rem 1rem;margin:0 0 1rem;padding:0;list-style:none}
ol.next{margin:0;padding-left:1.25rem}
ol.next li{padding:.375rem 0}
a{color:inherit}
:focus-visible{outline:3px solid var(--focus-color);outline-offset:2px}
form:has([name=mail][value=later]:checked) .smtp,
form:has([name=payments][value=test]:checked) .stripe,
form:has([name=staffEntry][value=invitation]:checked) .password{display:none}
@media(max-width:560px){.pair,.app{grid-template-columns:1fr}section{padding:1.25rem 1rem}main{padding-top:1.5rem}}`;

/** A page of the setup. */
export interface SetupFramedPage {
  readonly title: string;
  readonly content: Markup;
  readonly status?: number;
}

/** Sends a page of the setup: it runs no scripts, is kept nowhere, and tells its address to nobody. */
export function sendSetupPage(
  reply: FastifyReply,
  { title, content, status = 200 }: SetupFramedPage,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .code(status)
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    )
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(
      html`<!doctype html>
        <html lang="en-GB">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="robots" content="noindex" />
            <title>${title}</title>
            <style nonce="${nonce}">
              ${new Markup(themeStyleSheet('teemill', { mode: 'auto' }) + layout)}
            </style>
          </head>
          <body>
            <main>
              <p class="mark"><i></i>Omnis</p>
              ${content}
            </main>
          </body>
        </html> `.text,
    );
}

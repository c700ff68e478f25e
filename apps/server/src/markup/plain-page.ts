import type { FastifyReply, FastifyRequest } from 'fastify';
import { themeStyleSheet } from '@omnis/theme';
import { escapeHtml, html, Markup } from './html.ts';

const layout = `
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--page-background);color:var(--text-color);font:16px/1.6 var(--text-font)}
main{max-width:30rem;padding:2rem 1.5rem;text-align:center}
h1{margin:0 0 .75rem;font:700 clamp(1.5rem,6vw,2.25rem)/1.2 var(--heading-font)}
p{margin:0;color:var(--text-muted)}
p+p{margin-top:1rem}
code{overflow-wrap:anywhere}
a{color:var(--text-color)}`;

/** Content of a plain page. */
export interface PlainPage {
  readonly heading: string;
  readonly text: string;
  /** Words of a link that loads the same address again. */
  readonly again?: string;
  /** Words before a reference that a person may quote, such as “Quote this reference if you contact us:”. */
  readonly quote?: string;
  /** As BCP 47 has it; British English without. */
  readonly locale?: string;
}

/** Stands for the reference in a page that is written once. */
const referenceMark = '[reference]';

/** A page of the server's own, for when no store and no app can be asked: it loads nothing. */
function write({ heading, text, again, quote, locale = 'en-GB' }: PlainPage): string {
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${heading}</title>
        <style>
          ${new Markup(themeStyleSheet('teemill', { mode: 'auto' }) + layout)}
        </style>
      </head>
      <body>
        <main>
          <h1>${heading}</h1>
          <p>${text}</p>
          ${quote === undefined ? '' : html`<p>${quote} <code>${referenceMark}</code></p>`}
          ${again === undefined ? '' : html`<p><a href="">${again}</a></p>`}
        </main>
      </body>
    </html> `.text;
}

/**
 * Tells whether a person looks at the answer: calls are made by programs, and those ask for something else than a page.
 */
export function wantsPage({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): boolean {
  return !url.startsWith('/omnis/') && /\btext\/html\b/.test(headers.accept ?? '');
}

const written = new WeakMap<PlainPage, string>();

/**
 * Sends a page of the server's own, which runs nothing and may not be framed. Written when it is first needed: the theme
 * takes a start's time.
 *
 * @param reference - what a person may quote, for a page with `quote`
 */
export function sendPlainPage(reply: FastifyReply, plain: PlainPage, reference = ''): FastifyReply {
  const page = written.get(plain) ?? write(plain);
  written.set(plain, page);
  return reply
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    )
    .type('text/html; charset=utf-8')
    .send(page.replace(referenceMark, escapeHtml(reference)));
}

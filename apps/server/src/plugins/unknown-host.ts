import type { FastifyReply, FastifyRequest } from 'fastify';
import { themeStyleSheet } from '@omnis/theme';
import { fail, failureBody } from '../http/answer.ts';
import { html, Markup } from '../markup/html.ts';

const message = 'There is no store at this address';

const layout = `
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--page-background);color:var(--text-color);font:16px/1.6 var(--text-font)}
main{max-width:30rem;padding:2rem 1.5rem;text-align:center}
h1{margin:0 0 .75rem;font:700 clamp(1.5rem,6vw,2.25rem)/1.2 var(--heading-font)}
p{margin:0;color:var(--text-muted)}`;

const page = html`<!doctype html>
  <html lang="en-GB">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>${message}</title>
      <style>
        ${new Markup(themeStyleSheet('teemill', { mode: 'auto' }) + layout)}
      </style>
    </head>
    <body>
      <main>
        <h1>${message}</h1>
        <p>Check it for typing errors, or ask whoever gave it to you.</p>
      </main>
    </body>
  </html> `.text;

/** The 404 of a host that nobody lives at: a page for browsers, the error's shape for programs; nothing else is touched. */
export function sendUnknownHost(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body } = failureBody(fail('unknown_host', message));
  void reply.code(status).header('cache-control', 'no-store').header('vary', 'Accept');
  if (request.url.startsWith('/omnis/') || !/\btext\/html\b/.test(request.headers.accept ?? ''))
    return reply.send(body);
  return reply
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    )
    .type('text/html; charset=utf-8')
    .send(page);
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends the document of a client-rendered app. */
export type SendDocument = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Policy of our documents: our own scripts by nonce, our own calls, frames of the stores' canvases only. */
export function documentPolicy(nonce: string, frames: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: http: https:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${frames}`,
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}

/** The built document of an app, with a fresh nonce on its scripts for each answer. */
export function builtDocument(folder: string, frames: (request: FastifyRequest) => string): SendDocument {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) throw new Error(`${file} is missing. Run \`pnpm build\` first.`);
  const html = readFileSync(file, 'utf8');
  return async (request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', documentPolicy(nonce, frames(request)))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html.replaceAll('<script', `<script nonce="${nonce}"`));
  };
}

import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(gzip);

/** A rendered answer, kept as it is sent. */
export interface CachedPage {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  gzipped: Buffer;
}

/** Makes a page ready to be sent many times. */
export async function packPage(
  status: number,
  headers: Record<string, string>,
  text: string,
): Promise<CachedPage> {
  const body = Buffer.from(text);
  return { status, headers, body, gzipped: await compress(body, { level: 6 }) };
}

/** Sends a packed page, compressed for those who can read it. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  void reply.code(page.status).headers(page.headers).header('vary', 'Accept-Encoding, Cookie');
  if (/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
    return reply.header('content-encoding', 'gzip').send(page.gzipped);
  }
  return reply.send(page.body);
}

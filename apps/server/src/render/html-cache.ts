import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(gzip);

/** A rendered answer, kept as it is sent. */
export class CachedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  #gzipped: Promise<Buffer> | undefined;

  constructor(status: number, headers: Readonly<Record<string, string>>, body: Buffer) {
    this.status = status;
    this.headers = headers;
    this.body = body;
  }

  /** The body compressed: made once, for the first who can read it. */
  gzipped(): Promise<Buffer> {
    this.#gzipped ??= compress(this.body, { level: 6 });
    return this.#gzipped;
  }
}

/** Sends a page, compressed for those who can read it. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
): Promise<FastifyReply> {
  void reply
    .code(page.status)
    .headers(page.headers)
    .header('vary', 'Accept-Encoding, Accept-Language, Cookie');
  if (/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
    const gzipped = await page.gzipped();
    return reply.header('content-encoding', 'gzip').send(gzipped);
  }
  return reply.send(page.body);
}

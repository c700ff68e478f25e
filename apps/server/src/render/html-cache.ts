import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fitted } from '../cache/fitted.ts';
import { ownMemory } from './own-memory.ts';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

const brotli = async (body: Buffer, quality: number): Promise<Buffer> => {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return fitted(await toBrotli(body, { params }));
};

/** How a page is compressed, by what browsers call it; Brotli takes a tenth less than gzip in the same time. */
const compressions = {
  br: (body: Buffer) => brotli(body, 6),
  gzip: async (body: Buffer) => fitted(await toGzip(body, { level: 9 })),
} as const;

/** Asks after which a page is compressed once more: a tenth smaller, for some 70 ms of a core. */
const popular = 3;
const best = 10;

/** One after the other, so that a crowd on many pages has the other cores to itself. */
let compressing: Promise<unknown> = Promise.resolve();

type Compression = keyof typeof compressions;

/** The best that a browser can read; null where it says of none that it can. */
function compressionFor(accepted = ''): Compression | null {
  const named = accepted.split(',').map((each) => each.trim().split(/\s*;\s*/));
  const can = (name: Compression): boolean =>
    named.some(([each, weight]) => each === name && !/^q=0(?:\.0*)?$/.test(weight ?? ''));
  return can('br') ? 'br' : can('gzip') ? 'gzip' : null;
}

/** A file of a page as it is sent. */
export interface KeptFile {
  readonly name: string;
  readonly content: CachedPage;
}

/** Facts about an answer that are kept besides its body. */
interface PageFacts {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The files that it names. */
  readonly files?: readonly KeptFile[];
}

/** A rendered answer, kept as it is sent. */
export class CachedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer<ArrayBuffer>;
  /** The files that it names. */
  readonly files: readonly KeptFile[];
  readonly #compressed = new Map<Compression, Promise<Buffer>>();
  #asked = 0;
  #isForOne = false;

  constructor({ status, headers, files = [] }: PageFacts, body: Buffer<ArrayBuffer>) {
    this.status = status;
    this.headers = headers;
    this.body = body;
    this.files = files;
  }

  /** The body compressed: made for the first who can read it, and made better in the background where others follow. */
  compressed(how: Compression): Promise<Buffer> {
    const made = this.#compressed.get(how) ?? compressions[how](this.body);
    this.#compressed.set(how, made);
    if (how === 'br' && (this.#asked += 1) === popular) {
      // Where it fails, what there is already is sent on.
      compressing = compressing.then(() => this.#improve()).catch(() => undefined);
    }
    return made;
  }

  /** Takes over a compressed form that another process has made. */
  withCompressed(how: Compression, body: Buffer): this {
    this.#compressed.set(how, Promise.resolve(body));
    return this;
  }

  /** Says that it is neither kept nor sent to anybody else. */
  forOne(): this {
    this.#isForOne = true;
    return this;
  }

  /**
   * Its body is no longer read, by the system neither. Where that was for one, the memory is given back at once: the
   * collector would go through all that the server holds for every 64 MB of bodies, which is once a second under load.
   */
  sent(): void {
    if (this.#isForOne) ownMemory(this.body)?.transfer(0);
  }

  async #improve(): Promise<void> {
    const body = await brotli(this.body, best);
    this.#compressed.set('br', Promise.resolve(body));
  }
}

/** Sends a page, compressed for those who can read it. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
): Promise<FastifyReply> {
  void reply.code(page.status).headers(page.headers);
  // A redirect has nothing to read: an empty body would be sent as a file of bytes, and compressed to more than none.
  if (page.body.length === 0) return reply.send();
  const { 'accept-encoding': accepted } = request.headers;
  const how = compressionFor(Array.isArray(accepted) ? accepted.join() : accepted);
  if (how === null) {
    // It comes once the connection has taken all of it, or is gone.
    reply.raw.once('close', () => page.sent());
    return reply.send(page.body);
  }
  const body = await page.compressed(how);
  page.sent();
  return reply.header('content-encoding', how).send(body);
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { sendNoFile } from './built-files.ts';
import { CachedPage, sendPage, type KeptFile } from './html-cache.ts';
import type { PageFile } from './page-request.ts';

/** Bytes of the files that are kept; the least recently used go first. */
const limit = 24 * 1024 * 1024;

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
  vary: 'Accept-Encoding',
};

/** The files that rendered pages name. */
export interface PageFiles {
  /** Keeps a file of a page that was just rendered. */
  readonly add: (file: PageFile) => KeptFile;
  /** Keeps a file of a page that is sent again: as long as a page is at hand, its files are. */
  readonly touch: (file: KeptFile) => void;
  readonly find: (name: string) => CachedPage | undefined;
}

/** Keeps the files of pages in memory. */
export function pageFiles(): PageFiles {
  const kept = new LRUCache<string, CachedPage>({
    maxSize: limit,
    // A third for the compressed form, which comes later.
    sizeCalculation: ({ body }) => Math.ceil(body.length * 1.33) + 1,
  });
  return {
    add: ({ name, text }) => {
      const content = kept.get(name) ?? new CachedPage({ status: 200, headers }, Buffer.from(text));
      if (!kept.has(name)) kept.set(name, content);
      return { name, content };
    },
    touch: ({ name, content }) => {
      if (!kept.get(name)) kept.set(name, content);
    },
    find: (name) => kept.get(name),
  };
}

/** The path of the page that asks, if it is one of this host. */
function askingPage({ headers: { referer = '' }, host }: FastifyRequest): string | null {
  const page = URL.parse(referer);
  return page?.host === host && !page.pathname.startsWith('/assets/') ? page.pathname + page.search : null;
}

/** Asks for the page that asks once more, as this visitor sees it: its files are at hand then. */
async function makeAgain(request: FastifyRequest): Promise<void> {
  const url = askingPage(request);
  if (url === null) return;
  const { host, cookie, 'accept-language': language } = request.headers;
  const said = Object.entries({ host, cookie, 'accept-language': language });
  const known = said.filter((entry): entry is [string, string] => entry[1] !== undefined);
  await request.server.inject({ url, headers: Object.fromEntries(known) });
}

/**
 * Delivers the files of pages. One that this process has not made (it was started since, or another one sent the page) is
 * made with the page that asks for it.
 */
export function registerPageFiles(app: FastifyInstance, files: PageFiles): void {
  app.get<{ Params: { name: string } }>(
    '/assets/pages/:name.json',
    async (request, reply): Promise<FastifyReply> => {
      const { name } = request.params;
      if (!files.find(name)) await makeAgain(request);
      const content = files.find(name);
      return content ? sendPage(request, reply, content) : sendNoFile(request, reply);
    },
  );
}

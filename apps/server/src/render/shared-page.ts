import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { z } from 'zod';
import { CachedPage, type KeptFile } from './html-cache.ts';
import type { PageFile } from './page-request.ts';

const fromBrotli = promisify(brotliDecompress);

const factsSchema = z.object({
  status: z.number().int(),
  headers: z.record(z.string(), z.string()),
  files: z.array(z.object({ name: z.string(), text: z.string() })),
});

/** A page as other processes read it: the length of what is said about it, that as JSON, and the body in Brotli. */
export async function pageToBytes(page: CachedPage): Promise<Buffer> {
  const files = page.files.map(({ name, content }) => ({ name, text: content.body.toString() }));
  const facts = Buffer.from(JSON.stringify({ status: page.status, headers: page.headers, files }));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(facts.length);
  return Buffer.concat([length, facts, await page.compressed('br')]);
}

/** Reads what `pageToBytes` has written; null when it is damaged. */
export async function pageFromBytes(
  bytes: Buffer,
  keepFile: (file: PageFile) => KeptFile,
): Promise<CachedPage | null> {
  try {
    const end = 4 + bytes.readUInt32BE(0);
    const { files, ...facts } = factsSchema.parse(JSON.parse(bytes.toString('utf8', 4, end)));
    const compressed = Buffer.from(bytes.subarray(end));
    const body = Buffer.from(await fromBrotli(compressed));
    return new CachedPage({ ...facts, files: files.map(keepFile) }, body).withCompressed('br', compressed);
  } catch {
    return null;
  }
}

import { readFileSync, statSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** A packed package, as a registry would keep it. */
export interface Tarball {
  /** Where it lies. */
  readonly path: string;
  /** Bytes to download. */
  readonly packedBytes: number;
  /** Bytes of its files. */
  readonly unpackedBytes: number;
  /** Its files by name, as `package/dist/index.js`. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** Its package.json. */
  readonly manifest: unknown;
}

const BLOCK = 512;

function textAt(header: Buffer, start: number, length: number): string {
  const field = header.subarray(start, start + length);
  const end = field.indexOf(0);
  return field.subarray(0, end < 0 ? length : end).toString('utf8');
}

/** The files in an unzipped tar archive of the kinds that pnpm and npm write. */
function filesOf(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let longName: string | undefined;
  for (let at = 0; at + BLOCK <= archive.length && archive[at] !== 0;) {
    const header = archive.subarray(at, at + BLOCK);
    const size = Number.parseInt(textAt(header, 124, 12), 8) || 0;
    const kind = textAt(header, 156, 1);
    const content = archive.subarray(at + BLOCK, at + BLOCK + size);
    const prefix = textAt(header, 345, 155);
    const name = longName ?? `${prefix === '' ? '' : `${prefix}/`}${textAt(header, 0, 100)}`;
    // A name that is too long for the header stands in a record before it.
    longName = kind === 'x' ? /^\d+ path=(.*)$/m.exec(content.toString('utf8'))?.[1] : undefined;
    if (kind === '0' || kind === '') files.set(name, content);
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}

/**
 * Reads a packed package.
 *
 * @throws Error when the file is no package
 */
export function readTarball(path: string): Tarball {
  const files = filesOf(gunzipSync(readFileSync(path)));
  const manifest = files.get('package/package.json');
  if (manifest === undefined) throw new Error(`${path} holds no package/package.json`);
  return {
    path,
    packedBytes: statSync(path).size,
    unpackedBytes: [...files.values()].reduce((total, { length }) => total + length, 0),
    files,
    manifest: JSON.parse(manifest.toString('utf8')) as unknown,
  };
}

import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompressSync } from 'node:zlib';
import { fitted } from '../../../cache/fitted.ts';
import { packSnapshot, unpackSnapshot } from './packing.ts';
import type { Snapshot } from './snapshot.ts';

const compress = promisify(zstdCompress);
const params = { [constants.ZSTD_c_compressionLevel]: 1 };

/** A snapshot in its smallest form. */
export interface Compressed {
  /** The version that it had in this process; null: another process made it. */
  readonly version: number | null;
  /** Bytes before it was compressed. */
  readonly length: number;
  readonly body: Buffer;
}

/** Compresses a snapshot beside the main thread. */
export async function compressSnapshot(snapshot: Snapshot): Promise<Compressed & { version: number }> {
  const { version } = snapshot;
  const bytes = packSnapshot(snapshot);
  return { version, length: bytes.length, body: fitted(await compress(bytes, { params })) };
}

/** Makes a snapshot again. */
export function expandSnapshot(division: number, { version, length, body }: Compressed): Snapshot {
  return unpackSnapshot(division, zstdDecompressSync(body, { chunkSize: Math.max(64, length) }), version);
}

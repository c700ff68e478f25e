/**
 * The memory of some bytes if nothing else of note lies in it; null: it is a piece of what others use too, as small
 * buffers of Node are.
 *
 * @example
 * ownMemory(Buffer.allocUnsafeSlow(100_000).subarray(0, 90_000)); // its whole memory
 */
export function ownMemory({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): ArrayBuffer | null {
  return byteOffset === 0 && buffer.byteLength < 2 * byteLength ? buffer : null;
}

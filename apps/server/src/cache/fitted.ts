/**
 * The same bytes in memory of their own size, for what is kept. The compressors of Node answer with the beginning of a
 * chunk of 64 kB, all of which would stay for as long as the few kilobytes in it.
 */
export function fitted(bytes: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  if (bytes.buffer.byteLength <= bytes.length * 1.1) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  copy.set(bytes);
  return copy;
}

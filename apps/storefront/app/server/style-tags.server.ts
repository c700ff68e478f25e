/**
 * A document with style tags at the end of its head: nothing stands before the document type, and nothing is painted
 * without its style. A document without a head stays as it is. Written piece by piece: to join texts of this length
 * first would copy them once more.
 */
export function withStyles(document: string, tags: string): Uint8Array<ArrayBuffer> {
  const end = document.indexOf('</head>');
  const pieces = end === -1 ? [document] : [document.slice(0, end), tags, document.slice(end)];
  const size = pieces.reduce((total, each) => total + Buffer.byteLength(each), 0);
  const bytes = Buffer.allocUnsafeSlow(size);
  let at = 0;
  for (const each of pieces) at += bytes.write(each, at);
  return bytes;
}

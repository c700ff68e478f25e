const headEnd = Buffer.from('</head>');

/**
 * A document with style tags at the end of its head: nothing stands before the document type, and nothing is painted
 * without its style. A document without a head stays as it is. Bytes, because texts of this length are slow to convert.
 */
export function withStyles(document: Buffer, tags: string): Uint8Array<ArrayBuffer> {
  const end = document.indexOf(headEnd);
  const parts =
    end === -1 ? [document] : [document.subarray(0, end), Buffer.from(tags), document.subarray(end)];
  return Buffer.concat(parts);
}

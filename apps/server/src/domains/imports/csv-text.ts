import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** The file as a whole cannot be read. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

/** The bytes of a file are not text in its encoding. */
function notText(place: { line: number; column: string | undefined; near: string } | null): UnreadableFile {
  const column = place?.column === undefined ? '' : `, column “${place.column}”`;
  const where = place ? `: line ${place.line}${column}, near “${place.near}”` : '';
  return new UnreadableFile(`The file is not UTF-8 text${where}. Export it again as “CSV UTF-8”.`);
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** Encoding by the file's first bytes; spreadsheets write UTF-16 with a mark. */
async function encodingOf(path: string): Promise<Encoding> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    if (bytesRead === 0) throw new UnreadableFile('The file is empty.');
    if (buffer[0] === 0xff && buffer[1] === 0xfe) return 'utf-16le';
    if (buffer[0] === 0xfe && buffer[1] === 0xff) return 'utf-16be';
    // A zip: what spreadsheets save by default.
    if (buffer.toString('latin1', 0, 2) === 'PK')
      throw new UnreadableFile('This is a spreadsheet file. Save it as CSV and upload that.');
    return 'utf-8';
  } finally {
    await file.close();
  }
}

const newline = 0x0a;
const carriageReturn = 0x0d;
const quote = 0x22;

function isText(bytes: Uint8Array): boolean {
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(bytes).includes('\0');
  } catch {
    return false;
  }
}

/** Cells of a line, as far as they stand in it whole. */
function cells(text: string, delimiter: string): string[] {
  return text.replace(/"(?:[^"]|"")*(?:"|$)/g, '').split(delimiter);
}

/** Where in a line the first letter is that is none, and what stands around it as Windows would have meant it. */
function placeIn(bytes: Buffer): { before: string; near: string } {
  const before = new TextDecoder('utf-8').decode(bytes).replace(/[\ufffd\0][^]*$/, '');
  const text = new TextDecoder('windows-1252').decode(bytes);
  const at = Buffer.byteLength(before);
  const from = Math.max(...[' ', ',', ';', '"', '\t'].map((each) => text.lastIndexOf(each, at)), at - 20) + 1;
  return { before, near: (/^[^,;"\t\0]{0,30}/.exec(text.slice(from)) ?? [''])[0] };
}

/** Says which line and column of a file that should be UTF-8 are not. */
async function badPlace(path: string): Promise<UnreadableFile> {
  let rest = Buffer.alloc(0);
  let header: string | undefined;
  let line = 0;
  let quotes = 0;
  const look = (bytes: Buffer): UnreadableFile | null => {
    line += 1;
    if (!isText(bytes)) {
      const { before, near } = placeIn(bytes);
      const delimiter = [',', ';', '\t'].find((each) => header?.includes(each)) ?? ',';
      // A line that begins inside a cell does not tell its columns.
      const known = header !== undefined && quotes % 2 === 0;
      const column = known ? cells(header ?? '', delimiter)[cells(before, delimiter).length - 1] : undefined;
      return notText({ line, column: column?.trim() || undefined, near });
    }
    if (bytes.length > 0) header ??= bytes.toString();
    for (const byte of bytes) if (byte === quote) quotes += 1;
    return null;
  };
  for await (const chunk of createReadStream(path)) {
    if (!(chunk instanceof Uint8Array)) continue;
    const bytes = Buffer.concat([rest, chunk]);
    let start = 0;
    // The last byte waits for what follows it: CR and LF may be one break.
    for (let at = 0; at < bytes.length - 1; at += 1) {
      if (bytes[at] !== newline && bytes[at] !== carriageReturn) continue;
      const found = look(bytes.subarray(start, at));
      if (found) return found;
      if (bytes[at] === carriageReturn && bytes[at + 1] === newline) at += 1;
      start = at + 1;
    }
    rest = bytes.subarray(start);
  }
  return look(rest) ?? notText(null);
}

/**
 * A file's text, streamed.
 *
 * @throws {UnreadableFile} with line and column of what is no text
 */
export async function* readText(path: string): AsyncGenerator<string> {
  const encoding = await encodingOf(path);
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decode = async (chunk?: Uint8Array): Promise<string> => {
    try {
      const text = chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
      if (!text.includes('\0')) return text;
    } catch {
      // The place is looked for below.
    }
    throw encoding === 'utf-8' ? await badPlace(path) : notText(null);
  };
  for await (const chunk of createReadStream(path))
    if (chunk instanceof Uint8Array) yield await decode(chunk);
  const rest = await decode();
  if (rest !== '') yield rest;
}

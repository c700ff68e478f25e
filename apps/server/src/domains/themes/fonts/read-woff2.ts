import { decompress } from 'woff2-encoder';

/** Largest font as it is unpacked, in bytes: a small file may unpack to gigabytes. */
const largestUnpacked = 12 * 1024 * 1024;
const signature = 0x774f4632;
const headerBytes = 48;
/** Tables without which a font shows nothing. */
const needed = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name'] as const;

/** Facts that a font tells of itself. */
export interface FontFacts {
  readonly family: string;
  readonly weight: string;
  readonly style: 'normal' | 'italic';
  /** The font, unpacked. */
  readonly sfnt: Buffer;
}

/** Why a file is no font that can be used, as its owner reads it. */
export interface FontFault {
  readonly fault: string;
  /** It is something else altogether. */
  readonly isOther: boolean;
}

const damaged: FontFault = { fault: 'The font is damaged and cannot be read', isOther: false };

type Tables = ReadonlyMap<string, Buffer>;

/** The tables of an unpacked font; null where one lies outside of the file. */
function tablesOf(sfnt: Buffer): Tables | null {
  if (sfnt.length < 12) return null;
  const count = sfnt.readUInt16BE(4);
  if (sfnt.length < 12 + count * 16) return null;
  const tables = new Map<string, Buffer>();
  for (let at = 0; at < count; at += 1) {
    const entry = 12 + at * 16;
    const [start, length] = [sfnt.readUInt32BE(entry + 8), sfnt.readUInt32BE(entry + 12)];
    if (start + length > sfnt.length) return null;
    tables.set(sfnt.toString('latin1', entry, entry + 4), sfnt.subarray(start, start + length));
  }
  return tables;
}

/** A text of the table of names, by the first of the ids that it has; Windows names are in UTF-16. */
function nameIn(table: Buffer, ids: readonly number[]): string {
  if (table.length < 6) return '';
  const [count, strings] = [table.readUInt16BE(2), table.readUInt16BE(4)];
  const found = new Map<number, string>();
  for (let at = 0; at < count && 6 + (at + 1) * 12 <= table.length; at += 1) {
    const entry = 6 + at * 12;
    const [platform, id] = [table.readUInt16BE(entry), table.readUInt16BE(entry + 6)];
    const start = strings + table.readUInt16BE(entry + 10);
    const bytes = table.subarray(start, start + table.readUInt16BE(entry + 8));
    if (found.has(id) || bytes.length === 0) continue;
    if (platform === 3 || platform === 0) {
      if (bytes.length % 2 === 0) found.set(id, Buffer.from(bytes).swap16().toString('utf16le'));
    } else found.set(id, bytes.toString('latin1'));
  }
  return ids.map((id) => found.get(id) ?? '').find((text) => text.trim() !== '') ?? '';
}

/** A family as theme values may name it: letters, digits, spaces, hyphens and underscores. */
const familyOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9 _-]/g, '')
    .replace(/ {2,}/g, ' ')
    .replace(/^[^A-Za-z0-9]+/, '')
    .trim()
    .slice(0, 60);

/** The range of the axis of weights of a variable font; null for one that has none. */
function weightRange(table: Buffer | undefined): string | null {
  if (!table || table.length < 16) return null;
  const [start, count, size] = [table.readUInt16BE(4), table.readUInt16BE(8), table.readUInt16BE(10)];
  for (let at = 0; at < count; at += 1) {
    const entry = start + at * size;
    if (entry + 16 > table.length) return null;
    if (table.toString('latin1', entry, entry + 4) !== 'wght') continue;
    const [least, most] = [table.readInt32BE(entry + 4), table.readInt32BE(entry + 12)].map((value) =>
      Math.round(Math.min(1000, Math.max(1, value / 65_536))),
    );
    return `${least} ${most}`;
  }
  return null;
}

function plainWeight(table: Buffer | undefined): string {
  const weight = table && table.length >= 6 ? table.readUInt16BE(4) : 400;
  return String(weight >= 1 && weight <= 1000 ? weight : 400);
}

/** True for the letters of a font that leans. */
function isItalic(tables: Tables): boolean {
  const [os2, head] = [tables.get('OS/2'), tables.get('head')];
  if (os2 && os2.length >= 64) return (os2.readUInt16BE(62) & 0x0001) !== 0;
  return head !== undefined && head.length >= 46 && (head.readUInt16BE(44) & 0x0002) !== 0;
}

/**
 * Reads a WOFF2 font: its head first, so that nothing is unpacked that would be too large, then its tables and names.
 */
export async function readWoff2(file: Buffer): Promise<FontFacts | FontFault> {
  if (file.length < headerBytes || file.readUInt32BE(0) !== signature)
    return { fault: 'The file is no WOFF2 font, whatever it is called', isOther: true };
  // A collection holds several fonts, and no page could say which one it means.
  if (file.readUInt32BE(4) === 0x74746366)
    return { fault: 'The file holds several fonts. Upload each one by itself.', isOther: false };
  if (file.readUInt32BE(8) !== file.length) return damaged;
  if (file.readUInt32BE(16) > largestUnpacked)
    return {
      fault: `The font must not be larger than ${largestUnpacked / 1024 / 1024} MB when it is unpacked`,
      isOther: false,
    };
  const sfnt = await decompress(file).then(
    (bytes) => Buffer.from(bytes),
    () => null,
  );
  const tables = sfnt && tablesOf(sfnt);
  if (!sfnt || !tables || sfnt.length > largestUnpacked) return damaged;
  const hasLetters = tables.has('glyf') || tables.has('CFF ') || tables.has('CFF2');
  if (!hasLetters || needed.some((name) => !tables.has(name))) return damaged;
  const family = familyOf(nameIn(tables.get('name') ?? Buffer.alloc(0), [16, 1, 4]));
  if (family === '')
    return { fault: 'The font has no name in Latin letters, by which a theme could name it', isOther: false };
  return {
    family,
    weight: weightRange(tables.get('fvar')) ?? plainWeight(tables.get('OS/2')),
    style: isItalic(tables) ? 'italic' : 'normal',
    sfnt,
  };
}

import type { SniffedType } from './image-format.ts';

type PictureType = Exclude<SniffedType, 'svg' | 'unknown'>;

/** Behind the last chunk, which is IEND. */
function endOfPng(body: Buffer): number {
  let at = 8;
  while (at + 12 <= body.length) {
    const next = at + 12 + body.readUInt32BE(at);
    if (body.toString('latin1', at + 4, at + 8) === 'IEND') return next;
    at = next;
  }
  return body.length;
}

/** Behind the trailer, past extensions and frames, whose data comes in blocks that say how long they are. */
function endOfGif(body: Buffer): number {
  const byte = (at: number): number => body[at] ?? 0;
  const colors = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + colors(byte(10));
  while (at < body.length) {
    const kind = byte(at);
    if (kind === 0x3b) return at + 1;
    if (kind === 0x21) at += 2;
    else if (kind === 0x2c) at += 11 + colors(byte(at + 9));
    else return at;
    while (byte(at) > 0) at += byte(at) + 1;
    at += 1;
  }
  return body.length;
}

/** Behind the marker that ends the first picture: segments say how long they are, the pixels go on to the next marker. */
function endOfJpeg(body: Buffer): number {
  let at = 2;
  while (at + 4 <= body.length) {
    const marker = body[at + 1] ?? 0;
    if (body[at] !== 0xff || marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7)) at += 1;
    else if (marker === 0xd9) return at + 2;
    else at += 2 + body.readUInt16BE(at + 2);
  }
  return body.length;
}

/** Behind the boxes of the file; what is no box any more does not belong to it. */
function endOfAvif(body: Buffer): number {
  let at = 0;
  while (at + 8 <= body.length) {
    const size = body.readUInt32BE(at);
    if (size === 0 || !/^[\w ]{4}$/.test(body.toString('latin1', at + 4, at + 8))) break;
    const whole = size === 1 && at + 16 <= body.length ? Number(body.readBigUInt64BE(at + 8)) : size;
    if (whole < 8) return at;
    at += whole;
  }
  return body.length - at < 8 || body.readUInt32BE(at) !== 0 ? at : body.length;
}

const endOf: Readonly<Record<PictureType, (body: Buffer) => number>> = {
  png: endOfPng,
  gif: endOfGif,
  jpeg: endOfJpeg,
  webp: (body) => 8 + body.readUInt32LE(4),
  avif: endOfAvif,
};

/** Words of pages and programs that no picture's data come to by chance. */
const foreignWords = /<script|<iframe|<!doctype|javascript:/i;
/** First bytes of other kinds of files. */
const foreignStarts = ['PK\x03\x04', 'Rar!', '7z\xbc\xaf', '%PDF-', '<html', '<svg', '<?php', '\x7fELF'];

/**
 * Tells whether a file is more than the picture that it begins with: an archive, a page or a program as well. Phones
 * put more pictures behind a JPEG, so that only what is no picture counts there; nothing follows the other kinds but
 * zeros.
 */
export function isMoreThanPicture(body: Buffer, type: PictureType): boolean {
  if (foreignWords.test(body.toString('latin1'))) return true;
  const rest = body.subarray(endOf[type](body));
  if (type !== 'jpeg') return rest.some((byte) => byte !== 0);
  const text = rest.toString('latin1');
  return foreignStarts.some((start) => text.includes(start));
}

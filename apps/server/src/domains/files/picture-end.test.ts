import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isMoreThanPicture } from './picture-end.ts';

const pixels = Buffer.from(Array.from({ length: 300 * 200 * 3 }, (_, index) => (index * index) % 251));
const picture = () => sharp(pixels, { raw: { width: 300, height: 200, channels: 3 } });
const kinds = {
  png: () => picture().withMetadata().png().toBuffer(),
  jpeg: () => picture().withMetadata().jpeg({ progressive: true }).toBuffer(),
  webp: () => picture().webp().toBuffer(),
  avif: () => picture().avif({ effort: 0 }).toBuffer(),
  gif: () => picture().gif().toBuffer(),
};
const cases = [
  ['png', kinds.png],
  ['jpeg', kinds.jpeg],
  ['webp', kinds.webp],
  ['avif', kinds.avif],
  ['gif', kinds.gif],
] as const;

describe('isMoreThanPicture', () => {
  it.each(cases)('lets a %s be, with zeros behind it too', async (type, make) => {
    const body = await make();
    expect(isMoreThanPicture(body, type)).toBe(false);
    expect(isMoreThanPicture(Buffer.concat([body, Buffer.alloc(16)]), type)).toBe(false);
  });

  it.each(cases)('finds an archive, a document and a page behind a %s', async (type, make) => {
    const body = await make();
    for (const more of ['PK\x03\x04', '%PDF-1.7', '<html><p>', '<ScRipt>'])
      expect(isMoreThanPicture(Buffer.concat([body, Buffer.from(more)]), type), more).toBe(true);
  });

  it('lets phones put a second picture behind a JPEG', async () => {
    const body = await kinds.jpeg();
    expect(isMoreThanPicture(Buffer.concat([body, body]), 'jpeg')).toBe(false);
  });

  it('finds a page in a comment', async () => {
    const body = await kinds.jpeg();
    const comment = Buffer.from('\xff\xfe\x00\x14<script>a()</script>', 'latin1');
    expect(isMoreThanPicture(Buffer.concat([body.subarray(0, 2), comment, body.subarray(2)]), 'jpeg')).toBe(
      true,
    );
  });

  it.each(cases)('ends on any half of a %s', async (type, make) => {
    const body = await make();
    for (let length = 12; length < body.length; length += 997)
      expect(typeof isMoreThanPicture(body.subarray(0, length), type)).toBe('boolean');
  });
});

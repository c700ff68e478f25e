import { deflateSync, crc32, gzipSync } from 'node:zlib';
import sharp from 'sharp';

/** A file that somebody uploads to do harm, or by mistake. */
export interface HostileFile {
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** Stands in every payload that must not be served again. */
export const payload = 'omnis_payload()';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG of any size whose pixels are all black, one bit each: 256 megapixels are 32 KB. */
export function blackPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#335577' } });

/** Pictures that are none, or are more than a picture. */
export async function hostilePictures(): Promise<HostileFile[]> {
  const png = await solid(64, 64).png().toBuffer();
  const jpeg = await solid(600, 600).jpeg().toBuffer();
  const gif = await solid(8, 8).gif().toBuffer();
  const script = Buffer.from(`<script>${payload}</script>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="${payload}"><image href="data:image/svg+xml;base64,${Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>${payload}</script></svg>`).toString('base64')}"/></svg>`;
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), script]);
  const picture = { name: 'photo.png', type: 'image/png' };
  return [
    {
      ...picture,
      title: 'a page called a picture',
      bytes: Buffer.from(`<!doctype html>${script.toString()}`),
    },
    {
      ...picture,
      title: 'a program called a picture',
      bytes: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4096)]),
    },
    { ...picture, title: 'a picture called a page', name: 'photo.html', type: 'text/html', bytes: png },
    { ...picture, title: 'half a PNG', bytes: png.subarray(0, png.length / 2) },
    { ...picture, title: 'half a JPEG', name: 'photo.jpg', bytes: jpeg.subarray(0, jpeg.length / 2) },
    { ...picture, title: '256 megapixels', bytes: blackPng(16_000, 16_000) },
    { ...picture, title: 'a PNG that says it is huge', bytes: blackPng(2_000_000_000, 0) },
    { ...picture, title: 'SVG in SVG', name: 'logo.svg', type: 'image/svg+xml', bytes: Buffer.from(svg) },
    { ...picture, title: 'SVG called PNG', bytes: Buffer.from(svg) },
    { ...picture, title: 'packed SVG', name: 'logo.svgz', bytes: gzipSync(svg) },
    { ...picture, title: 'GIF that is a script', name: 'x.gif', bytes: Buffer.from(`GIF89a=1;${payload}`) },
    { ...picture, title: 'GIF with a script after it', name: 'x.gif', bytes: Buffer.concat([gif, script]) },
    {
      ...picture,
      title: 'JPEG with a page in its comment',
      name: 'photo.jpg',
      bytes: Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]),
    },
    {
      ...picture,
      title: 'PNG with an archive behind it',
      bytes: Buffer.concat([png, Buffer.from('PK\x03\x04'), script]),
    },
    {
      ...picture,
      title: 'JPEG with an archive behind it',
      name: 'photo.jpg',
      bytes: Buffer.concat([jpeg, Buffer.from('PK\x03\x04'), script]),
    },
    {
      ...picture,
      title: 'WebP with a program behind it',
      name: 'photo.webp',
      bytes: Buffer.concat([await solid(64, 64).webp().toBuffer(), Buffer.from('\x7fELF')]),
    },
    {
      ...picture,
      title: 'AVIF with a document behind it',
      name: 'photo.avif',
      bytes: Buffer.concat([await solid(64, 64).avif().toBuffer(), Buffer.from('%PDF-1.7 and so on')]),
    },
    { ...picture, title: 'an archive', name: 'photo.zip', bytes: Buffer.from('PK\x03\x04 and so on') },
    { ...picture, title: '30 MB', bytes: Buffer.alloc(30 * 1024 * 1024, 1) },
    { ...picture, title: 'nothing', bytes: Buffer.alloc(0) },
  ];
}

/** Files that are no list of products. */
export function hostileLists(): HostileFile[] {
  const list = { name: 'products.csv', type: 'text/csv' };
  return [
    { ...list, title: 'a picture called CSV', bytes: blackPng(100, 100) },
    { ...list, title: 'a spreadsheet called CSV', bytes: Buffer.from('PK\x03\x04 and so on') },
    { ...list, title: 'bytes', bytes: Buffer.alloc(2_000_000) },
    { ...list, title: 'one line of 20 MB', bytes: Buffer.alloc(20_000_000, 'a') },
    {
      ...list,
      title: 'a CSV called a program',
      name: 'products.exe',
      bytes: Buffer.from('Handle,Title\na,A\n'),
    },
    { ...list, title: 'other columns', bytes: Buffer.from('Name,Price\nTee,12\n') },
    { ...list, title: 'nothing', bytes: Buffer.alloc(0) },
  ];
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createImageService, imageRoutes, objectFileStore, storeImage, type FileStore } from './index.ts';
import { diskObjects } from '../../storage/disk-objects.ts';

let folder = '';
let app: FastifyInstance;
let store: FileStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'omnis-images-'));
  store = objectFileStore(diskObjects(folder));
  app = fastify();
  await app.register(
    imageRoutes(
      createImageService({ dataDir: folder, fileStore: store, logger: { error: () => undefined } }),
    ),
  );
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const browser = 'image/avif,image/webp,image/*,*/*;q=0.8';
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: browser, ...headers } });

/** Red on the left, blue on the right. */
async function halves(width: number, height: number): Promise<Buffer> {
  const blue = await sharp({ create: { width: width / 2, height, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, left: width / 2, top: 0 }])
    .png()
    .toBuffer();
}

async function upload(body: Buffer): Promise<string> {
  const stored = await storeImage(body, { divisionId: 7, fileStore: store });
  if (!stored.ok) throw new Error(stored.problem.message);
  return stored.value.url;
}

async function pixel(body: Buffer, x: number, y: number): Promise<number[]> {
  const { data } = await sharp(body)
    .ensureAlpha()
    .extract({ left: x, top: y, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

/** A PNG that says it is of this size and holds next to nothing. */
function claimedPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const out = Buffer.alloc(12 + data.length);
    out.writeUInt32BE(data.length, 0);
    out.write(type, 4, 'latin1');
    data.copy(out, 8);
    out.writeUInt32BE(crc32(out.subarray(4, 8 + data.length)), 8 + data.length);
    return out;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', Buffer.from([0x78, 0x9c, 3, 0, 0, 0, 0, 1])),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a cache that cannot be written', () => {
  it('is no reason not to show a picture, and is said once', async () => {
    const full = await mkdtemp(join(tmpdir(), 'omnis-full-'));
    // In the place of the cache's folder: nothing can be read or written there, as on a disk that is full or broken.
    await writeFile(join(full, 'cache'), '');
    const error = vi.fn<(details: object, message: string) => void>();
    const images = createImageService({
      dataDir: full,
      fileStore: objectFileStore(diskObjects(full)),
      logger: { error },
    });
    for (const width of ['64', '96', '64']) {
      const { status, body } = await images.render('/images/artworks/paper-fox', { width }, browser);
      expect([status, body.length > 100]).toEqual([200, true]);
    }
    expect(error).toHaveBeenCalledOnce();
    expect(error.mock.calls[0]?.[1]).toContain('cache of pictures cannot be used');
    await rm(full, { recursive: true, force: true });
  });
});

describe('drawn pictures', () => {
  it.each([
    ['/images/garments/mug/navy/front/plain?width=160', 160, 208],
    ['/images/garments/art-print/oak/front/bauhaus-grid?width=160&height=160', 160, 160],
    ['/images/artworks/paper-fox?width=160', 160, null],
    ['/images/scenes/hills-dusk?width=480&height=192', 480, 192],
    ['/images/scenes/hills-dusk-portrait?width=160', 160, null],
    ['/images/logos/demo?width=160', 160, null],
    // So narrow that a wide drawing has less than a pixel of height.
    ['/images/scenes/hills-dusk?width=1', 1, 1],
    ['/images/logos/demo?width=2', 2, 1],
    ['/images/logos/demo?width=3&rotate=45', 3, 3],
  ])('%s', async (url, width, height) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/avif']);
    const size = await sharp(answer.rawPayload).metadata();
    expect(size.width).toBe(width);
    if (height !== null) expect(Math.abs((size.height ?? 0) - height)).toBeLessThanOrEqual(10);
  });

  it('is told apart by Accept, kept for good, and answered with 304 when it is known', async () => {
    const url = '/images/artworks/moon-phases?width=96';
    const [avif, webp, other] = await Promise.all([
      get(url),
      get(url, { accept: 'image/webp' }),
      get(url, { accept: '*/*' }),
    ]);
    expect([avif, webp, other].map((one) => one.headers['content-type'])).toEqual([
      'image/avif',
      'image/webp',
      'image/jpeg',
    ]);
    expect(avif.headers).toMatchObject({
      vary: 'Accept',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(avif.headers['etag']).toMatch(/^"[\w-]{27}"$/);
    expect(avif.headers['etag']).not.toBe(webp.headers['etag']);
    const again = await get(url, { 'if-none-match': String(avif.headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('takes the format from the extension', async () => {
    for (const [extension, type] of [
      ['png', 'png'],
      ['jpg', 'jpeg'],
      ['webp', 'webp'],
      ['avif', 'avif'],
    ]) {
      expect(
        (await get(`/images/logos/omnis.${extension}?width=64`, { accept: '*/*' })).headers['content-type'],
      ).toBe(`image/${type}`);
    }
  });

  it('is clear around a logo, and white behind it where the format has no clear', async () => {
    expect((await pixel((await get('/images/logos/omnis.png?width=64')).rawPayload, 0, 0))[3]).toBe(0);
    expect(
      Math.min(...(await pixel((await get('/images/logos/omnis.jpg?width=64')).rawPayload, 0, 0))),
    ).toBeGreaterThan(250);
  });

  it('gives the same bytes to many who ask at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => get('/images/garments/mug/rust/front/koi-pond?width=128')),
    );
    expect(new Set(answers.map((answer) => answer.headers['etag'])).size).toBe(1);
  });
});

describe('options', () => {
  it('mirrors, turns, zooms and looks at the focal point', async () => {
    const url = await upload(await halves(400, 200));
    const colourAt = async (query: string, x: number, y: number): Promise<string> => {
      const answer = await get(`${url}.png?${query}`);
      expect(answer.statusCode).toBe(200);
      const [r = 0, , b = 0] = await pixel(answer.rawPayload, x, y);
      return r > 200 && b < 60 ? 'red' : b > 200 && r < 60 ? 'blue' : `${r},${b}`;
    };
    expect(await colourAt('width=160', 10, 40)).toBe('red');
    expect(await colourAt('width=160&mirror=true', 10, 40)).toBe('blue');
    expect(await colourAt('width=80&rotate=90', 40, 10)).toBe('red');
    expect(await colourAt('width=80&rotate=180', 10, 20)).toBe('blue');
    expect(await colourAt('width=160&zoom=2&focalX=1', 10, 40)).toBe('blue');
    expect(await colourAt('width=96&height=96&focalX=0', 90, 40)).toBe('red');
    expect(await colourAt('width=96&height=96&focalX=1', 4, 40)).toBe('blue');
  });

  it('pads with the background, and writes the density', async () => {
    const url = await upload(await halves(200, 100));
    const answer = await get(`${url}.png?width=160&padding=20&background=00ff00&dpi=300`);
    expect((await sharp(answer.rawPayload).metadata()).density).toBe(300);
    expect(await pixel(answer.rawPayload, 2, 2)).toEqual([0, 255, 0, 255]);
    expect((await pixel(answer.rawPayload, 30, 40)).slice(0, 3)).toEqual([255, 0, 0]);
    expect((await pixel((await get(`${url}.png?width=160&rotate=30`)).rawPayload, 1, 1))[3]).toBe(0);
  });

  it('draws a garment on the background that is asked for', async () => {
    const answer = await get(
      '/images/garments/mens-t-shirt/black/front/plain.png?width=96&background=ff0000',
    );
    const [r = 0, g = 255] = await pixel(answer.rawPayload, 90, 2);
    expect(r - g).toBeGreaterThan(120);
  });

  it.each([
    ['width=0', 'width'],
    ['width=-1', 'width'],
    ['width=1e9', 'width'],
    ['width=1000000000', 'width'],
    ['width=abc', 'width'],
    ['width=', 'width'],
    ['width=1.5', 'width'],
    ['width=10&width=20', 'width'],
    ['height=4097', 'height'],
    ['zoom=0', 'zoom'],
    ['zoom=11', 'zoom'],
    ['focalX=2', 'focalX'],
    ['focalY=-0.1', 'focalY'],
    ['padding=-4', 'padding'],
    ['width=64&padding=100', 'padding'],
    ['mirror=perhaps', 'mirror'],
    ['rotate=NaN', 'rotate'],
    ['dpi=0', 'dpi'],
    ['background=red', 'background'],
    ['background=javascript:alert(1)', 'background'],
  ])('%s names the field', async (query, field) => {
    const answer = await get(`/images/artworks/paper-fox?${query}`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'validation_failed',
      message: expect.any(String),
      errors: [{ field, message: expect.any(String) }],
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('missing pictures', () => {
  it.each([
    '/images/',
    '/images/garments',
    '/images/garments/kilt/navy/front/plain',
    '/images/garments/mug/transparent/front/plain',
    '/images/garments/mug/navy/left/plain',
    '/images/garments/mug/navy/front/no-such-art',
    '/images/garments/mug/navy/front/plain/more',
    '/images/artworks/constructor',
    '/images/scenes/__proto__',
    '/images/logos/demo-huge',
    '/images/uploads/7/0123456789abcdef0123456789abcdef',
    '/images/uploads/7/..%2f..%2fetc%2fpasswd',
    '/images/uploads/x/0123456789abcdef0123456789abcdef',
    '/images/%00',
    '/images/../secret',
  ])('%s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
  });

  it.each(['svg', 'exe', 'gif', 'html'])('a wrong extension .%s', async (extension) => {
    const answer = await get(`/images/garments/mug/navy/front/plain.${extension}`);
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([422, 'extension']);
  });

  it('a file that was deleted is gone, cached or not', async () => {
    const url = await upload(await halves(100, 100));
    expect((await get(`${url}?width=64`)).statusCode).toBe(200);
    await store.delete(7, url.split('/').at(-1) ?? '');
    expect((await get(`${url}?width=64`)).statusCode).toBe(404);
  });

  it('a stored file that is no picture', async () => {
    const { id } = await store.put(7, Buffer.from('not a picture'));
    expect((await get(`/images/uploads/7/${id}`)).statusCode).toBe(422);
  });
});

describe('storeImage', () => {
  const take = (body: Buffer) => storeImage(body, { divisionId: 7, fileStore: store });

  it('drops metadata and turns the picture upright', async () => {
    const photo = await sharp(await halves(40, 20))
      .withExif({ IFD0: { Copyright: 'somebody', Model: 'camera' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const stored = await take(photo);
    if (!stored.ok) throw new Error(stored.problem.message);
    expect(stored.value).toMatchObject({
      width: 20,
      height: 40,
      url: expect.stringMatching(/^\/images\/uploads\/7\/[0-9a-f]{32}$/),
    });
    const file = await sharp((await store.get(7, stored.value.id)) ?? Buffer.alloc(0)).metadata();
    expect([file.exif, file.orientation, file.format]).toEqual([undefined, undefined, 'jpeg']);
  });

  it.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)('takes %s', async (format) => {
    const stored = await take(
      await sharp(await halves(32, 32))
        .toFormat(format)
        .toBuffer(),
    );
    expect(stored.ok).toBe(true);
  });

  it.each([
    [false, 'The file is not a PNG, JPEG, WebP, AVIF or GIF picture'],
    [true, 'The file is not a PNG, JPEG, WebP or SVG picture'],
  ])('says what its field takes, drawings among it: %s', async (drawings, message) => {
    const taken = await storeImage(Buffer.from('%PDF-1.7'), { divisionId: 7, fileStore: store, drawings });
    expect(taken).toMatchObject({ ok: false, problem: { message } });
  });

  it('refuses SVG, other files, and what is too large', async () => {
    const refused = async (body: Buffer): Promise<unknown> => {
      const result = await take(body);
      return result.ok ? 'taken' : [result.problem.status, result.problem.code];
    };
    expect(
      await refused(
        Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      ),
    ).toEqual([415, 'unsupported_type']);
    expect(await refused(Buffer.from('%PDF-1.7'))).toEqual([415, 'unsupported_type']);
    expect(await refused(Buffer.alloc(0))).toEqual([415, 'unsupported_type']);
    expect(await refused(Buffer.alloc(21 * 1024 * 1024))).toEqual([413, 'too_large']);
    expect(await refused(claimedPng(8200, 5001))).toEqual([422, 'validation_failed']);
    expect(await refused(claimedPng(100, 100))).toEqual([422, 'validation_failed']);
    const whole = await sharp(await halves(400, 400))
      .jpeg()
      .toBuffer();
    expect(await refused(whole.subarray(0, Math.floor(whole.length / 2)))).toEqual([
      422,
      'validation_failed',
    ]);
  });
});

describe('a service that is busy', () => {
  it('says so and asks to come back', async () => {
    const data = await mkdtemp(join(tmpdir(), 'omnis-busy-'));
    const service = createImageService({
      dataDir: data,
      fileStore: store,
      logger: { error: () => undefined },
      concurrency: 1,
      maxWaiting: 0,
    });
    const answers = await Promise.all(
      ['coffee-first', 'koi-pond', 'luna-moth'].map((id) =>
        service.render(`/images/artworks/${id}`, new URLSearchParams('width=64'), '*/*'),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 503, 503]);
    expect(answers.find(({ status }) => status === 503)?.headers['retry-after']).toBe('2');
    await rm(data, { recursive: true, force: true });
  });
});

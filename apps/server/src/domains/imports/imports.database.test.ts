// Longer than others: one platform, with an owner and a server of pictures, serves all tests of imports.
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { z } from 'zod';
import { hashPassword } from '../../security/passwords.ts';
import { testClient, type TestAnswer, type TestClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { eula } from '../../texts/eula.ts';
import { bundleColumn } from '../catalogue/bundle-cell.ts';
import { exportColumns, exportShopify } from '../catalogue/export-shopify.ts';

const header = exportColumns.join(',');
const base = `/omnis/v3/dashboard/divisions/${testDivisions.demo}/imports`;

/** A line of a file by column name. */
function line(cells: Partial<Record<(typeof exportColumns)[number], string>>): string {
  return exportColumns.map((name) => JSON.stringify(cells[name] ?? '').replaceAll('\\"', '""')).join(',');
}
const shirt = {
  Handle: 'shirt',
  Title: 'Shirt',
  'Option1 Name': 'Size',
  'Option1 Value': 'M',
  'Variant Price': '20.00',
};

const answerSchema = z.object({
  id: z.number(),
  state: z.string(),
  message: z.string(),
  counts: z.record(z.string(), z.number()),
  imageProblems: z.array(z.object({ handle: z.string(), url: z.string(), reason: z.string() })),
});
const viewSchema = answerSchema.extend({
  rows: z.object({
    items: z.array(
      z.object({ handle: z.string(), action: z.string(), reasons: z.array(z.string()), line: z.number() }),
    ),
    total: z.number(),
  }),
});

let platform: TestPlatform;
let owner: TestClient;
let shop: TestClient;
let pictures: Server;
let pictureUrl = '';
/** How often the late picture is not there yet. */
let lateMisses = 0;

beforeAll(async () => {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'navy' } })
    .png()
    .toBuffer();
  pictures = createServer((request, response) => {
    if (request.url === '/late.png' && lateMisses > 0) {
      lateMisses -= 1;
      response.writeHead(503).end();
    } else if (request.url?.split('?')[0] === '/shirt.png' || request.url === '/late.png')
      response.setHeader('content-type', 'image/png').end(png);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => pictures.listen(0, '127.0.0.1', resolve));
  const address = pictures.address();
  pictureUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  platform = await createTestPlatform(
    {},
    { fetchImage: { allow: ({ address: target }) => target === '127.0.0.1' } },
  );
  const password = 'owner password';
  await platform.core.database.platform(async ({ query }) => {
    const { id } = await query
      .insertInto('customers')
      .values({
        division_id: testDivisions.platform,
        email: 'owner@demo.example',
        password_hash: await hashPassword(password),
        verified_at: new Date(),
        eula_version: eula.version,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await query
      .insertInto('memberships')
      .values({ division_id: testDivisions.demo, customer_id: id })
      .execute();
  });
  owner = testClient(platform.app, testHosts.platform);
  await owner.post('/omnis/v3/dashboard/secure/login/', { email: 'owner@demo.example', password });
  shop = testClient(platform.app, testHosts.demo);
});
afterAll(async () => {
  await platform.close();
  pictures.close();
});
beforeEach(async () => {
  await platform.core.database.platform(async ({ query }) => {
    await query.deleteFrom('products').execute();
    await query.deleteFrom('imports').execute();
  });
  await platform.services.catalogue.service.changed(testDivisions.demo);
});

async function upload(content: string | Buffer, url = `${base}/`): Promise<TestAnswer> {
  const boundary = 'omnis-test-boundary';
  const payload = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="products.csv"\r\ncontent-type: text/csv\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return owner.send({
    method: 'POST',
    url,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'x-xsrf-token': owner.cookies.get('XSRF-TOKEN') ?? '',
    },
    payload,
  });
}

async function until(id: number, states: readonly string[]): Promise<z.output<typeof viewSchema>> {
  for (let round = 0; round < 600; round += 1) {
    const view = viewSchema.parse((await owner.get(`${base}/${id}/?perPage=100`)).json);
    if (states.includes(view.state)) return view;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The import never became ${states.join(' or ')}`);
}

async function preview(content: string | Buffer) {
  const answer = await upload(content);
  expect(answer.status, answer.text).toBe(201);
  return until(answerSchema.parse(answer.json).id, ['ready', 'failed']);
}

async function importWhole(content: string | Buffer) {
  const { id } = await preview(content);
  expect((await owner.post(`${base}/${id}/apply/`)).status).toBe(200);
  return until(id, ['done']);
}

const productNames = async (): Promise<unknown[]> =>
  (
    await platform.core.database.tenant(testDivisions.demo, ({ query }) =>
      query.selectFrom('products').select('name').orderBy('name').execute(),
    )
  ).map((row) => row.name);

test('a file fixes prices in other currencies, and what it says nothing of stays', async () => {
  const [price, compare] = ['Price / EUR', 'compare at price / eur'];
  const file = (cells: string): string =>
    [`${header},${price},${compare}`, `${line(shirt)},${cells}`].join('\n');
  const read = async () =>
    (await shop.get(`/omnis/v3/division/${testDivisions.demo}/products/shirt/?currency=EUR`)).json;
  await importWhole(file('"19,50",25.00'));
  expect(await read()).toMatchObject({ price: 25, salePrice: 19.5 });
  await importWhole([header, line({ ...shirt, 'Variant Price': '21.00' })].join('\n'));
  expect(await read()).toMatchObject({ price: 25, salePrice: 19.5 });
  await importWhole(file(','));
  expect(await read()).toMatchObject({ price: 23, salePrice: null });
  expect((await preview(file('cheap,'))).rows.items[0]?.reasons).toEqual([
    'Line 2: “Price / EUR” is not a price: “cheap”',
  ]);
});

describe('a bundle of a file', () => {
  const mug = { ...shirt, Handle: 'mug', Title: 'Mug' };
  const kit = { ...shirt, Handle: 'kit', Title: 'Kit', 'Variant Price': '30.00' };
  const file = (cell: string, ...others: object[]): string =>
    [header, line({ ...kit, [bundleColumn]: cell }), ...[shirt, mug, ...others].map(line)].join('\n');
  const read = async () => (await shop.get(`/omnis/v3/division/${testDivisions.demo}/products/kit/`)).json;

  test('holds what stands after it, and goes out as it came in', async () => {
    const csv = file('shirt x 2; mug x 1');
    expect(await importWhole(csv)).toMatchObject({ counts: { create: 3, applied: 3 } });
    expect(await read()).toMatchObject({
      isBundle: true,
      bundleItems: [
        { urlName: 'shirt', quantity: 2 },
        { urlName: 'mug', quantity: 1 },
      ],
    });
    expect((await preview(csv)).counts).toMatchObject({ unchanged: 3 });
    const division = await platform.core.divisions.byId(testDivisions.demo);
    if (!division) throw new Error('The demo is not there');
    const cells: string[] = [];
    for await (const written of exportShopify(platform.core.database, division, {
      origin: 'https://shop.example',
    }))
      cells.push(written[bundleColumn] ?? '');
    expect(cells.toSorted()).toEqual(['', '', 'shirt x 2; mug x 1']);
    // Fields that the file does not mention stay.
    await importWhole([header, line({ ...kit, 'Variant Price': '29.00' })].join('\n'));
    expect(await read()).toMatchObject({ price: 29, isBundle: true });
  });

  test.each([
    ['shirt x 1; scarf x 1', 'There is no product “scarf”'],
    ['shirt x 1; kit x 1', 'A bundle cannot hold itself'],
  ])('of “%s” is hidden, and says why', async (cell, reason) => {
    const { rows } = await importWhole(file(cell));
    expect(rows.items.find(({ handle }) => handle === 'kit')?.reasons).toEqual([
      `${reason}: the bundle stays hidden`,
    ]);
    expect(await read()).toMatchObject({ code: 'not_found' });
    // The same file mends it once what was missing is there.
    expect((await preview(file(cell))).counts).toMatchObject({ update: 1, unchanged: 2 });
  });

  test('is not made of what lies in a bundle itself', async () => {
    await importWhole(file('shirt x 2'));
    const { rows } = await importWhole([header, line({ ...shirt, [bundleColumn]: 'mug x 2' })].join('\n'));
    expect(rows.items[0]?.reasons).toContain('It is in the bundle Kit itself: the bundle stays hidden');
  });

  test('holds no other bundle, and what cannot be read is refused with its line', async () => {
    await importWhole(file('shirt x 2'));
    const outer = line({ ...kit, Handle: 'big', Title: 'Big', [bundleColumn]: 'kit; mug' });
    expect((await importWhole([header, outer].join('\n'))).rows.items).toMatchObject([
      { reasons: ['Kit is a bundle itself: the bundle stays hidden'] },
    ]);
    expect((await preview(file('two shirts'))).rows.items).toMatchObject([
      { action: 'reject', reasons: [expect.stringContaining('Line 2: “Bundle” is no list')] },
      { action: 'unchanged' },
      { action: 'unchanged' },
    ]);
  });
});

describe('a real export', () => {
  test('is previewed, applied, seen by shoppers, and changes nothing the second time', async () => {
    const csv = [
      header,
      line({
        ...shirt,
        'Body (HTML)': '<p>Soft<script>alert(1)</script></p>',
        Tags: 'men, summer',
        'Variant Compare At Price': '25.00',
        'Image Src': `${pictureUrl}/shirt.png`,
      }),
      line({ Handle: 'shirt', 'Option1 Value': 'L', 'Variant Price': '22.00' }),
      line({
        ...shirt,
        Handle: 'mug',
        Title: 'Mug',
        'Option1 Name': 'Title',
        'Option1 Value': 'Default Title',
        'Variant Inventory Tracker': 'shopify',
        'Variant Inventory Qty': '3',
      }),
    ].join('\n');
    const first = await importWhole(csv);
    expect(first.counts).toMatchObject({ create: 2, applied: 2, reject: 0 });
    await platform.core.jobs.idle();
    const answer = await shop.get(`/omnis/v3/division/${testDivisions.demo}/products/shirt/`);
    expect(answer.json).toMatchObject({
      name: 'Shirt',
      gender: 'men',
      onSale: true,
      price: 22,
      description: '<p>Soft</p>',
      images: [{ width: 40, height: 30 }],
      variants: [
        { size: 'M', price: 25, salePrice: 20, stock: null },
        { size: 'L', price: 22, salePrice: null },
      ],
    });
    expect((await shop.get(`/omnis/v3/division/${testDivisions.demo}/products/mug`)).json).toMatchObject({
      variants: [{ colour: '', size: '', stock: 3 }],
    });
    expect((await preview(csv)).counts).toMatchObject({ unchanged: 2, create: 0, update: 0 });
    expect((await preview(csv.replace('20.00', '19.00'))).rows.items).toMatchObject([
      { action: 'update' },
      { action: 'unchanged' },
    ]);
  });

  test('is sorted into the collections that it names, once each, with those that are there', async () => {
    const named = (cell: string) =>
      importWhole(
        `Handle,Title,Variant Price,Custom Collections\nmug,Mug,12,"${cell}"\ncup,Cup,9,"${cell}"\n`,
      );
    await named('Kitchen, Gifts under 20, kitchen');
    await named('Kitchen, New in');
    const collections = z.array(z.object({ urlName: z.string(), name: z.string() }));
    const answer = await shop.get(`/omnis/v3/division/${testDivisions.demo}/products/mug/`);
    expect(z.object({ collections }).parse(answer.json).collections).toEqual(
      expect.arrayContaining([
        { urlName: 'kitchen', name: 'Kitchen' },
        { urlName: 'gifts-under-20', name: 'Gifts under 20' },
        { urlName: 'new-in', name: 'New in' },
      ]),
    );
    const lists = `/omnis/v3/division/${testDivisions.demo}/products/`;
    expect((await shop.get(`${lists}?collection=kitchen`)).json).toMatchObject({ total: 2 });
  });

  test('a picture that cannot be fetched leaves the product and stands in the report', async () => {
    const { id } = await importWhole(
      [header, line({ ...shirt, 'Image Src': `${pictureUrl}/gone.png` })].join('\n'),
    );
    expect(await productNames()).toEqual(['Shirt']);
    for (let round = 0; round < 100; round += 1) {
      const { imageProblems } = await until(id, ['done']);
      if (imageProblems.length > 0) {
        expect(imageProblems[0]).toMatchObject({ handle: 'shirt', url: `${pictureUrl}/gone.png` });
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('The picture was not reported');
  });
});

describe('an image that will never come', () => {
  test.each([
    ['is not there', () => `${pictureUrl}/gone.png`, /not there/],
    ['has an address that is none', () => 'pictures/shirt.png', /not a URL/],
    ['is at a host that is not asked', () => 'http://10.0.0.1/shirt.png', /not fetched from 10\.0\.0\.1/],
  ])('is given up at once when it %s, with the reason in the report', async (_, address, reason) => {
    const { id } = await importWhole([header, line({ ...shirt, 'Image Src': address() })].join('\n'));
    await platform.core.jobs.idle();
    const { counts, imageProblems } = await until(id, ['done']);
    expect(counts).toMatchObject({ imagesPending: 0, imagesFailed: 1, imagesDone: 0 });
    expect(imageProblems).toMatchObject([{ handle: 'shirt', reason: expect.stringMatching(reason) }]);
  });
});

describe('a picture that comes late', () => {
  test('is tried again by its job, and leaves the report when it was fetched', async () => {
    lateMisses = 1;
    const { id } = await importWhole(
      [header, line({ ...shirt, 'Image Src': `${pictureUrl}/late.png` })].join('\n'),
    );
    const untilProblems = async (wanted: number) => {
      for (let round = 0; round < 200; round += 1) {
        const view = await until(id, ['done']);
        if (view.imageProblems.length === wanted && (wanted > 0 || view.counts['imagesDone'] === 1))
          return view;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`There never were ${wanted} problems`);
    };
    expect((await untilProblems(1)).counts).toMatchObject({
      imagesPending: 1,
      imagesFailed: 0,
      imagesDone: 0,
    });
    // The job has begun to wait for its second try; the test does not.
    for (let round = 0; round < 100; round += 1) {
      const { affected } = await platform.core.database.direct(
        `UPDATE pgboss.job SET start_after = now() WHERE name = 'imports.image' AND state = 'retry' AND $1`,
        [true],
      );
      if (affected > 0) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await platform.core.jobs.idle();
    expect((await untilProblems(0)).counts).toMatchObject({
      imagesPending: 0,
      imagesFailed: 0,
      imagesDone: 1,
    });
    const product = await shop.get(`/omnis/v3/division/${testDivisions.demo}/products/shirt/`);
    expect(product.json).toMatchObject({ images: [{ width: 40 }] });
  });
});

describe('files that cannot be read', () => {
  test.each([
    ['a wrong header', 'sku,price\n1,2\n', /“Handle”, “Title”/],
    ['nothing in it', '', /empty/],
    ['a spreadsheet', Buffer.from('PK\u0003\u0004rest'), /Save it as CSV/],
    [
      'another encoding',
      Buffer.concat([Buffer.from(`${header}\n`), Buffer.from([0x63, 0x61, 0x66, 0xe9, 0x0a])]),
      /UTF-8/,
    ],
  ])('%s is refused at once, and nothing is kept', async (_name, content, message) => {
    const answer = await upload(content);
    expect(answer).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'file', message: expect.stringMatching(message) }] },
    });
    expect((await owner.get(`${base}/`)).json).toMatchObject({ total: 0 });
  });

  test('no file at all names the field', async () => {
    expect(await owner.post(`${base}/`, {})).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'file' }] },
    });
  });

  test('UTF-16 with its mark is read', async () => {
    const text = `\ufeff${[header, line({ ...shirt, Title: 'Café' })].join('\n')}`;
    await importWhole(Buffer.from(text, 'utf16le'));
    expect(await productNames()).toEqual(['Café']);
  });
});

describe('products that cannot be taken', () => {
  test.each([
    [
      'a ragged line',
      [`${line(shirt)},extra`],
      new RegExp(
        `Line 2 has ${exportColumns.length + 1} columns; the first line has ${exportColumns.length}`,
      ),
    ],
    ['no price', [line({ ...shirt, 'Variant Price': 'cheap' })], /“Variant Price” is not a price: “cheap”/],
    ['no title', [line({ ...shirt, Title: '' })], /“Title” is empty/],
    [
      'the same variant twice',
      [line(shirt), line({ Handle: 'shirt', 'Option1 Value': 'M', 'Variant Price': '20' })],
      /“M” stands here twice/,
    ],
  ])('%s is rejected with its line, the others are taken', async (_name, lines, reason) => {
    const view = await importWhole(
      [header, ...lines, line({ ...shirt, Handle: 'good', Title: 'Good' })].join('\n'),
    );
    expect(view.counts).toMatchObject({ reject: 1, create: 1, applied: 1 });
    expect(view.rows.items[0]).toMatchObject({ action: 'reject', reasons: [expect.stringMatching(reason)] });
    expect(await productNames()).toEqual(['Good']);
  });

  test('a handle that comes again further down is rejected there', async () => {
    const view = await preview(
      [
        header,
        line(shirt),
        line({ ...shirt, Handle: 'mug', Title: 'Mug' }),
        line({ ...shirt, Title: 'Shirt again' }),
      ].join('\n'),
    );
    expect(view.rows.items).toMatchObject([
      { action: 'create' },
      { action: 'create' },
      { action: 'reject', reasons: [expect.stringMatching(/“shirt” stood further up/)] },
    ]);
  });
});

describe('access', () => {
  test('another store’s owner and a visitor may not', async () => {
    expect(
      (await upload(header, `/omnis/v3/dashboard/divisions/${testDivisions.other}/imports/`)).status,
    ).toBe(403);
    expect((await testClient(platform.app, testHosts.platform).get(`${base}/`)).status).toBe(401);
  });

  test('a dropped preview cannot be carried out', async () => {
    const { id } = await preview([header, line(shirt)].join('\n'));
    await owner.post(`${base}/${id}/cancel/`);
    expect((await owner.post(`${base}/${id}/apply/`)).status).toBe(409);
    expect(await productNames()).toEqual([]);
  });
});

test('memory stays flat over a file of 20,000 lines', async () => {
  const rows = Array.from({ length: 20_000 }, (_unused, index) =>
    line({
      ...shirt,
      Handle: `p-${Math.floor(index / 4)}`,
      Title: index % 4 === 0 ? `Product ${index}` : '',
      'Option1 Value': `S${index % 4}`,
    }),
  );
  const before = process.memoryUsage().heapUsed;
  const answer = answerSchema.parse((await upload([header, ...rows].join('\n'))).json);
  const view = await until(answer.id, ['ready', 'failed']);
  expect(view.counts).toMatchObject({ create: 5000, reject: 0 });
  globalThis.gc?.();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(150 * 1024 * 1024);
});

describe('files of products', () => {
  const run = (text: string) => platform.core.database.direct(text, []);
  const exported = async (query = ''): Promise<string> => {
    const answer = await owner.get(
      `/omnis/v3/dashboard/divisions/${testDivisions.demo}/products/export/${query}`,
    );
    expect(answer.status, answer.text).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="products-[\d-]+\.csv"$/);
    return answer.text;
  };
  const described = async (handle: string): Promise<unknown> =>
    Reflect.get(
      Object((await shop.get(`/omnis/v3/division/${testDivisions.demo}/products/${handle}/`)).json),
      'description',
    );

  test('request 20: the sample file imports as it is, two products', async () => {
    const sample = await owner.get(`${base}/sample/`);
    expect(sample.headers['content-disposition']).toBe('attachment; filename="products-sample.csv"');
    const view = await importWhole(sample.text);
    expect(view.counts).toMatchObject({ create: 2, applied: 2, reject: 0, imagesFailed: 0 });
    expect(await productNames()).toEqual(['Sample mug', 'Sample tee']);
  });

  test('request 20: rejected rows are downloaded with the reason, and import once they are mended', async () => {
    const { id } = await importWhole(
      [
        header,
        line({ ...shirt, 'Variant Price': 'cheap' }),
        line({ Handle: 'shirt', 'Option1 Value': 'L', 'Variant Price': '22.00' }),
        line({ ...shirt, Handle: 'good', Title: 'Good' }),
        line({ ...shirt, Handle: 'nameless', Title: '', Vendor: '=1+1' }),
      ].join('\n'),
    );
    const { status, text, headers } = await owner.get(`${base}/${id}/rejected/`);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe('attachment; filename="rejected-products.csv"');
    const rows = text.split('\r\n').slice(0, -1);
    expect(rows).toHaveLength(4);
    expect(rows[0]).toBe(`\uFEFF${header},Rejected because`);
    expect(rows[1]).toMatch(/^shirt,Shirt,.*,“Variant Price” is not a price: “cheap”$/);
    expect(rows[2]).toMatch(/^shirt,,.*,L,.*22\.00.*,$/);
    expect(rows[3]).toMatch(/^nameless,,,'=1\+1,.*,“Title” is empty$/);
    const mended = text.replace('cheap', '20.00').replace('nameless,,', 'nameless,Named,');
    expect((await importWhole(mended)).counts).toMatchObject({ create: 2, reject: 0 });
    expect(await productNames()).toEqual(['Good', 'Named', 'Shirt']);
    const stranger = testClient(platform.app, testHosts.platform);
    expect((await stranger.get(`${base}/${id}/rejected/`)).status).toBe(401);
    expect((await owner.get(`${base}/99999/rejected/`)).status).toBe(404);
  });

  test('request 20: products are exported as a file: all, those that match, or those that are named', async () => {
    await importWhole(
      [header, line(shirt), line({ ...shirt, Handle: 'mug', Title: '=Mug', Vendor: '@maker' })].join('\n'),
    );
    const all = await exported();
    expect(all.split('\r\n')[0]).toBe(`\uFEFF${header}`);
    expect(all).toContain('\r\nshirt,Shirt,');
    expect(all).toContain("\r\nmug,'=Mug,,'@maker,");
    expect(await exported('?search=shirt')).not.toContain('mug');
    const { rows } = await run(`SELECT id FROM products WHERE url_name = 'mug'`);
    const named = await exported(`?ids=${String(Reflect.get(Object(rows[0]), 'id'))},999999`);
    expect(named).toContain('mug,');
    expect(named).not.toContain('shirt,');
    expect((await importWhole(all)).counts).toMatchObject({ applied: 2, create: 0, reject: 0 });
    expect(await productNames()).toEqual(['=Mug', 'Shirt']);
    const path = `/omnis/v3/dashboard/divisions/${testDivisions.demo}/products/export/`;
    expect(await owner.get(`${path}?ids=1,x`)).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'ids' }] },
    });
    expect((await testClient(platform.app, testHosts.platform).get(path)).status).toBe(401);
  });

  test('C4: a gift card is one after export and import', async () => {
    await importWhole(
      [header, line({ ...shirt, Handle: 'card', Title: 'Card', 'Gift Card': 'true' })].join('\n'),
    );
    const file = await exported();
    await run('DELETE FROM products');
    await importWhole(file);
    const { rows } = await run(
      `SELECT is_gift_card, enabled, size, price_minor::int, stock FROM products JOIN variants ON product_id = products.id`,
    );
    expect(rows).toEqual([
      { is_gift_card: true, enabled: true, size: '£20', price_minor: 2000, stock: null },
    ]);
  });

  test('C5: options keep their names, and colours their images, through export and import', async () => {
    await importWhole(
      [
        header,
        line({
          ...shirt,
          'Option1 Name': 'Colour',
          'Option1 Value': 'Navy',
          'Option2 Name': 'Wax',
          'Option2 Value': 'Soy',
          'Image Src': `${pictureUrl}/shirt.png`,
          'Variant Image': `${pictureUrl}/shirt.png`,
        }),
      ].join('\n'),
    );
    await platform.core.jobs.idle();
    const file = await exported();
    await run('DELETE FROM products');
    await importWhole(file);
    await platform.core.jobs.idle();
    expect((await run('SELECT colour, size, options FROM variants')).rows).toEqual([
      { colour: 'Navy', size: 'Soy', options: { Colour: 'Navy', Wax: 'Soy' } },
    ]);
    expect((await run('SELECT colour FROM product_images')).rows).toEqual([{ colour: 'Navy' }]);
  });

  test('C5: the image of a variant follows it, whatever its options are called, through export and import', async () => {
    const candle = (option: string, wax: string, image: string, first = false) =>
      line({
        ...(first ? shirt : { Handle: shirt.Handle, 'Variant Price': '20' }),
        ...(first && { 'Option1 Name': 'Scent', 'Option2 Name': 'Wax' }),
        'Option1 Value': option,
        'Option2 Value': wax,
        'Image Src': `${pictureUrl}/shirt.png?${image}`,
        'Variant Image': `${pictureUrl}/shirt.png?${image}`,
      });
    await importWhole(
      [header, candle('Rose', 'Soy', 'rose', true), candle('Mint', 'Bee', 'mint')].join('\n'),
    );
    await platform.core.jobs.idle();
    const shown = async () =>
      (
        await run(
          `SELECT options, position = (SELECT position FROM product_images WHERE id = image_id) AS own
           FROM variants WHERE NOT archived ORDER BY position`,
        )
      ).rows;
    const both = [
      { options: { Scent: 'Rose', Wax: 'Soy' }, own: true },
      { options: { Scent: 'Mint', Wax: 'Bee' }, own: true },
    ];
    expect(await shown()).toEqual(both);
    const file = await exported();
    await run('DELETE FROM products');
    await importWhole(file);
    await platform.core.jobs.idle();
    expect(await shown()).toEqual(both);
  });

  test('C7: images in a description are fetched to the store, and one that cannot be fetched is listed and taken out', async () => {
    const { id } = await importWhole(
      [
        header,
        line({
          ...shirt,
          'Body (HTML)': `<p>See <img src="${pictureUrl}/shirt.png?a=1&amp;b=2" alt="Navy"><img src="${pictureUrl}/gone.png">it</p>`,
        }),
      ].join('\n'),
    );
    await platform.core.jobs.idle();
    const { counts, imageProblems } = await until(id, ['done']);
    expect(counts).toMatchObject({ imagesPending: 0, imagesDone: 1, imagesFailed: 1 });
    expect(imageProblems).toMatchObject([{ handle: 'shirt', url: `${pictureUrl}/gone.png` }]);
    expect(await described('shirt')).toMatch(/^<p>See <img src="\/images\/[^"]+" alt="Navy" \/>it<\/p>$/);
    expect((await run('SELECT 1 FROM product_images')).rows).toEqual([]);
    // The store's own file names its image in full, and the same store takes it back without asking anybody.
    const before = await described('shirt');
    const file = await exported();
    expect(file).toMatch(/<img src=""https?:\/\/[^"]+\/images\//);
    await importWhole(file.replace('20.00', '21.00'));
    await platform.core.jobs.idle();
    expect(await described('shirt')).toBe(before);
  });

  test('C8: an export keeps the addresses of images that are still awaited', async () => {
    lateMisses = 5;
    const address = `${pictureUrl}/late.png`;
    await importWhole(
      [header, line({ ...shirt, 'Image Src': address, 'Image Alt Text': 'Late' })].join('\n'),
    );
    expect(await exported()).toContain(`${address},1,Late`);
    lateMisses = 0;
    await run(`DELETE FROM pgboss.job WHERE name = 'imports.image'`);
  });
});

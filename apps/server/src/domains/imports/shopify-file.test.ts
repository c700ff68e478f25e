import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { UnreadableFile } from './csv-text.ts';
import { readShopifyFile } from './shopify-file.ts';
import type { ReadProduct } from './shopify-product.ts';

const folder = mkdtempSync(join(tmpdir(), 'omnis-shopify-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function read(content: string | Buffer): Promise<ReadProduct[]> {
  const path = join(folder, 'file.csv');
  writeFileSync(path, content);
  const found: ReadProduct[] = [];
  for await (const { lastLine: _lastLine, records: _records, ...product } of readShopifyFile(path, 'GBP'))
    found.push(product);
  return found;
}

describe('other shops’ exports', () => {
  test('the newer template, with its own names of columns', async () => {
    const [tee, mug] = await read(
      [
        'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Option1 Linked To,Option2 name,Option2 value,Option2 Linked To,Price,Compare-at price,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Weight unit for display,Product image URL,Image position,Image alt text,Variant image URL,SEO title,SEO description',
        'Tee,tee,"<p>Soft,\n""light""</p>",Maker,Apparel,Shirts,"women, linen",TRUE,Active,T-1,="0012",Color,Navy,product.metafields.shopify.color-pattern,Size,S,,24.00,30.00,shopify,7,DENY,180,g,https://x.example/1.jpg,1,Front,https://x.example/navy.jpg,Best tee,Really',
        ',tee,,,,,,,,T-2,,,Navy,,,M,,24.00,,shopify,,DENY,185,g,https://x.example/2.jpg,2,Back,,,',
        ',tee,,,,,,,,T-3,,,White,,,M,,24.00,,shopify,0,CONTINUE,185,g,,,,,,',
        'Mug,mug,,,,,,TRUE,Draft,,,,,,,,,8.5,,,,,,,,,,,,',
      ].join('\r\n'),
    );
    expect(tee).toMatchObject({
      ok: true,
      product: {
        handle: 'tee',
        name: 'Tee',
        description: '<p>Soft,\n"light"</p>',
        gender: 'women',
        enabled: true,
        metaTitle: 'Best tee',
        variants: [
          {
            sku: 'T-1',
            colour: 'Navy',
            size: 'S',
            priceMinor: 3000,
            salePriceMinor: 2400,
            stock: 7,
            grams: 180,
            barcode: '0012',
          },
          { sku: 'T-2', colour: 'Navy', size: 'M', priceMinor: 2400, salePriceMinor: null, stock: null },
          { sku: 'T-3', colour: 'White', stock: 0, continueSelling: true },
        ],
        images: [
          { url: 'https://x.example/1.jpg', alt: 'Front', colour: null },
          { url: 'https://x.example/2.jpg', alt: 'Back' },
          { url: 'https://x.example/navy.jpg', colour: 'Navy' },
        ],
      },
    });
    expect(mug).toMatchObject({
      ok: true,
      product: { enabled: false, variants: [{ colour: '', size: '', priceMinor: 850 }] },
    });
  });

  test.each([
    [
      'semicolons of a spreadsheet',
      'Handle;Title;Option1 Name;Option1 Value;Variant Price\ntee;"Tee; soft";Size;S;12,50\n',
    ],
    ['tabs', 'Handle\tTitle\tOption1 Name\tOption1 Value\tVariant Price\ntee\tTee; soft\tSize\tS\t12.50\n'],
    [
      'a byte order mark and CRLF',
      '\ufeffHandle,Title,Option1 Name,Option1 Value,Variant Price\r\ntee,Tee; soft,Size,S,12.50\r\n',
    ],
    [
      'UTF-16',
      Buffer.from(
        '\ufeffHandle,Title,Option1 Name,Option1 Value,Variant Price\ntee,Tee; soft,Size,S,12.50',
        'utf16le',
      ),
    ],
    [
      'names in other letters and spaces',
      ' handle ,TITLE,option1 name,Option1  Value,Variant price\ntee,Tee; soft,Size,S,12.50\n',
    ],
    [
      'quoted commas in the header',
      '"Handle";"Title";"Option1 Name";"Option1 Value";"Variant Price";"a,b,c,d,e,f,g"\ntee;"Tee; soft";Size;S;12.50;',
    ],
    [
      'the hint that spreadsheets are given',
      'sep=;\r\nHandle;Title;Option1 Name;Option1 Value;Variant Price\r\ntee;"Tee; soft";Size;S;12,50\r\n',
    ],
    [
      'line breaks of several kinds',
      'Handle,Title,Option1 Name,Option1 Value,Variant Price\r\ntee,Tee; soft,Size,S,12.50\n\r\n',
    ],
    [
      'line breaks of old',
      'Handle,Title,Option1 Name,Option1 Value,Variant Price\rtee,Tee; soft,Size,S,12.50\r',
    ],
    [
      'columns named like what objects inherit',
      '__proto__,constructor,Handle,Title,Option1 Name,Option1 Value,Variant Price\nx,y,tee,Tee; soft,Size,S,12.50',
    ],
    [
      'empty lines and empty cells at the end',
      'Handle,Title,Option1 Name,Option1 Value,Variant Price\n,,,,\ntee,Tee; soft,Size,S,12.50,,\n\n,,,,\n',
    ],
  ])('%s', async (_name, content) => {
    expect(await read(content)).toMatchObject([
      {
        ok: true,
        product: { name: 'Tee; soft', variants: [{ size: 'S', priceMinor: 1250 }] },
      },
    ]);
  });

  test('three options: the third joins the size; without options there is one variant', async () => {
    const products = await read(
      [
        'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant Price',
        'jean,Jean,Size,32,Length,Long,Farbe,Blau,40',
        'jean,,,32,,Short,,Blau,40',
        'card,Card,,,,,,,5',
      ].join('\n'),
    );
    expect(products).toMatchObject([
      {
        product: {
          variants: [
            { colour: 'Blau', size: '32 / Long', options: { Size: '32', Length: 'Long', Farbe: 'Blau' } },
            { colour: 'Blau', size: '32 / Short' },
          ],
        },
      },
      { product: { variants: [{ colour: '', size: '', priceMinor: 500 }] } },
    ]);
  });

  test.each([
    ['Colour', 'Size'],
    ['Color', 'Talla'],
    ['Farbe', 'Größe'],
    ['Couleur', 'Taille'],
    ['Colore', 'Taglia'],
    ['Cor', 'Tamanho'],
    ['Kleur', 'Maat'],
    ['Färg', 'Storlek'],
    ['Farve', 'Størrelse'],
    ['Väri', 'Koko'],
    ['Kolor', 'Rozmiar'],
    ['Barva', 'Velikost'],
    ['Цвет', 'Размер'],
    ['色', 'サイズ'],
    ['颜色', '尺码'],
  ])('options named “%s” and “%s”', async (colour, size) => {
    const header = 'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price\n';
    expect(await read(`${header}tee,Tee,${size},M,${colour},Navy,12\n`)).toMatchObject([
      { product: { variants: [{ colour: 'Navy', size: 'M' }] } },
    ]);
  });

  test('a price without a choice among choices is refused by line and column, a bare picture is not', async () => {
    const header = 'Handle,Title,Option1 Name,Option1 Value,Variant Price,Image Src\n';
    const [product] = await read(
      `${header}tee,Tee,Size,S,12,//x.example/1.jpg\ntee,,,,,https://x.example/2.jpg\ntee,,,M,12,\n`,
    );
    expect(product).toMatchObject({
      product: {
        variants: [{ size: 'S' }, { size: 'M' }],
        images: [{ url: 'https://x.example/1.jpg' }, { url: 'https://x.example/2.jpg' }],
      },
    });
    expect(await read(`${header}tee,Tee,Size,S,12,\ntee,,,,13,\n`)).toMatchObject([
      { ok: false, reasons: ['Line 3: “Option1 Value” is empty (Size)'] },
    ]);
    expect(await read(`${header}tee,Tee,,,12,\ntee,,,,13,\n`)).toMatchObject([
      { ok: false, reasons: [expect.stringMatching(/Line 3: .*“Default” stands here twice/)] },
    ]);
  });

  test('stock counts where the shop says how much there is, unless it names nobody who counts', async () => {
    const variants = async (columns: string, cells: string): Promise<unknown> => {
      const [found] = await read(`Handle,Title,Variant Price,${columns}\ntee,Tee,12,${cells}\n`);
      return found?.ok ? found.product.variants[0]?.stock : found?.reasons;
    };
    const tracked = 'Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy';
    expect(await variants(tracked, 'shopify,5,deny')).toBe(5);
    expect(await variants(tracked, 'shopify,"1,200",deny')).toBe(1200);
    expect(await variants(tracked, 'shopify,-5,deny')).toBe(0);
    expect(await variants(tracked, 'shopify,0,continue')).toBe(0);
    expect(await variants(tracked, ',0,deny')).toBeNull();
    expect(await variants('Variant Inventory Qty', '0')).toBe(0);
    expect(await variants(tracked, 'shopify,1.5,deny')).toEqual([
      'Line 2: “Variant Inventory Qty” is not a whole number: “1.5”',
    ]);
  });

  test.each([
    ['shopify,3,continue', true],
    ['shopify,3,TRUE', true],
    ['shopify,3,deny', false],
    ['shopify,3,', undefined],
  ])('an inventory policy of “%s” says whether selling continues: %s', async (cells, expected) => {
    const columns = 'Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy';
    const [found] = await read(`Handle,Title,Variant Price,${columns}\ntee,Tee,12,${cells}\n`);
    expect(found?.ok && found.product.variants[0]).toMatchObject({ stock: 3 });
    expect(found?.ok && found.product.variants[0]?.continueSelling).toBe(expected);
  });

  test.each([
    ['Collection', '"Mugs, cups and glasses"', ['Mugs, cups and glasses']],
    ['Custom Collections', '"Mugs, Cups ,,Gifts under 20"', ['Mugs', 'Cups', 'Gifts under 20']],
    ['Collection,Custom Collections', 'Mugs,"Cups,Gifts"', ['Mugs', 'Cups', 'Gifts']],
    ['Collection,Custom Collections', ',', []],
    ['Vendor', 'Maker', []],
  ])('collections: under “%s”, %s names %j', async (columns, cells, collections) => {
    expect(await read(`Handle,Title,Variant Price,${columns}\nmug,Mug,12,${cells}\n`)).toMatchObject([
      { ok: true, product: { collections } },
    ]);
  });

  test.each([
    ['sun-hat', true],
    ['Crème-brûlée_2', true],
    ['日本のシャツ', true],
    ['เสื้อยืด', true],
    ['हिन्दी-टी', true],
    ['air-max™-®', true],
    ['pride-🏳️‍🌈', true],
    ['x'.repeat(255), true],
    ['x'.repeat(300), 'is longer than 255 characters'],
    ['', 'is empty'],
    ['two words', 'can hold letters, numbers and dashes only'],
    ['../../etc', 'can hold letters, numbers and dashes only'],
    ['50%20off', 'can hold letters, numbers and dashes only'],
  ])('the handle “%s”', async (handle, outcome) => {
    const [found] = await read(`Handle,Title,Variant Price\n${handle},Tee,10\n`);
    if (outcome === true)
      expect(found).toMatchObject({ ok: true, product: { handle: handle.toLowerCase() } });
    else
      expect(found).toMatchObject({
        ok: false,
        reasons: [expect.stringContaining(`Line 2: “Handle” ${outcome}`)],
      });
  });

  test('a handle in other letters goes on with its product', async () => {
    expect(
      await read('Handle,Title,Option1 Name,Option1 Value,Variant Price\ntee,Tee,Size,S,1\nTEE,,,M,1\n'),
    ).toMatchObject([{ ok: true, product: { variants: [{ size: 'S' }, { size: 'M' }] } }]);
  });

  test('lines are counted as an editor counts them, through cells of several lines', async () => {
    const products = await read(
      'Handle,Title,Body (HTML),Variant Price\r\na,A,"<p>1\r\n2\n3</p>",1\r\n\r\nb,B,,free\r\n',
    );
    expect(products).toMatchObject([
      { ok: true, line: 2 },
      { ok: false, reasons: ['Line 6: “Variant Price” is not a price: “free”'] },
    ]);
  });

  test('a value longer than a line of text is refused by its column', async () => {
    const [found] = await read(
      `Handle,Title,Vendor,Option1 Name,Option1 Value,Variant Price\ntee,Tee,${'v'.repeat(300)},Size,${'s'.repeat(256)},1\n`,
    );
    expect(found).toMatchObject({
      ok: false,
      reasons: [
        'Line 2: “Vendor” is longer than 255 characters',
        'Line 2: “Option1 Value” is longer than 255 characters',
      ],
    });
  });

  test.each(['TRUE', 'yes', 'WAHR', 'VRAI', 'verdadero'])('published “%s” of a spreadsheet', async (word) => {
    expect(await read(`Handle,Title,Variant Price,Published\ntee,Tee,1,${word}\n`)).toMatchObject([
      { product: { enabled: true } },
    ]);
  });

  test('a title on each line of a product, or neither title nor handle after the first', async () => {
    const header = 'Handle,Title,Option1 Name,Option1 Value,Variant Price\n';
    for (const rest of ['tee,Tee,,M,12\n', 'tee,,,M,12\n', ',,,M,12\n'])
      expect(await read(`${header}tee,Tee,Size,S,12\n${rest}`)).toMatchObject([
        { ok: true, product: { variants: [{ size: 'S' }, { size: 'M' }] } },
      ]);
    expect(await read(`${header}tee,Tee,Size,S,12\ntee,Other,Size,S,12\n`)).toMatchObject([
      { ok: true },
      { ok: false, line: 3, reasons: ['Line 3: “Handle”: “tee” stood further up already'] },
    ]);
  });

  test.each([
    ['active', 'true', true],
    ['Active', 'TRUE', true],
    ['', '', true],
    ['draft', 'true', false],
    ['archived', 'true', false],
    ['active', 'false', false],
  ])('status “%s” and published “%s”', async (status, published, enabled) => {
    expect(
      await read(`Handle,Title,Variant Price,Status,Published\ntee,Tee,12,${status},${published}\n`),
    ).toMatchObject([{ product: { enabled } }]);
  });

  test.each([
    [
      'another platform',
      'id,sku,name,regular_price\n1,a,b,2\n',
      /“Handle”, “Title”, “Variant Price” are missing/,
    ],
    [
      'a column twice',
      'Handle,Title,Variant Price,Title\na,b,1,c\n',
      /“Title” stands in the first line twice/,
    ],
    [
      'Windows-1252',
      Buffer.from([...Buffer.from('Handle,Title,Variant Price\na,Caf'), 0xe9, ...Buffer.from(',1\n')]),
      /not UTF-8 text: line 2, column “Title”, near “Café”\. Export it again as “CSV UTF-8”/,
    ],
    [
      'Windows-1252 further down, in a cell of several lines',
      Buffer.concat([
        Buffer.from(`Handle,Title,Variant Price\r\n${'a,b,1\r\n'.repeat(30_000)}c,"one\r\ntwo, Stra`),
        Buffer.from([0xdf]),
        Buffer.from('e",1\r\n'),
      ]),
      /not UTF-8 text: line 30003, near “Straße”/,
    ],
    ['a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 0]), /not UTF-8 text: line 1/],
    [
      'a quote that is never closed',
      'Handle,Title,Variant Price\nz,y,1\na,"b,1\nc,d,2\n',
      /not proper CSV: a quotation mark in line 3 or soon after it is never closed/,
    ],
    ['a first line alone', 'Handle,Title,Variant Price\n', /there is no product in it/],
  ])('%s is refused as a whole', async (_name, content, message) => {
    await expect(read(content)).rejects.toThrow(UnreadableFile);
    await expect(read(content)).rejects.toThrow(message);
  });
});

test('50,000 lines are streamed: memory does not grow with the file', async () => {
  const path = join(folder, 'large.csv');
  const line = (index: number): string =>
    `p-${index >> 2},${index % 4 === 0 ? `Product ${index}` : ''},"<p>${'soft and light '.repeat(20)}</p>",Size,S${index % 4},12.50`;
  writeFileSync(
    path,
    `Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant Price\n${Array.from({ length: 50_000 }, (_unused, index) => line(index)).join('\n')}`,
  );
  let products = 0;
  let most = 0;
  const before = process.memoryUsage().heapUsed;
  for await (const each of readShopifyFile(path, 'GBP')) {
    if (!each.ok) expect.fail(`refused after ${products} products`);
    products += 1;
    if (products % 500 === 0) most = Math.max(most, process.memoryUsage().heapUsed - before);
  }
  expect(products).toBe(12_500);
  // The file has 17 MB; young garbage alone may reach some tens.
  expect(most).toBeLessThan(120 * 1024 * 1024);
}, 60_000);

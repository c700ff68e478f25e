import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isFormula, readGrams, readPrice } from './shopify-cells.ts';
import { readShopifyFile, UnreadableFile } from './shopify-file.ts';
import type { ReadProduct } from './shopify-product.ts';

const folder = mkdtempSync(join(tmpdir(), 'omnis-shopify-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function read(content: string | Buffer): Promise<ReadProduct[]> {
  const path = join(folder, 'file.csv');
  writeFileSync(path, content);
  const found: ReadProduct[] = [];
  for await (const { lastLine: _lastLine, ...product } of readShopifyFile(path, 'GBP')) found.push(product);
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
          { sku: 'T-3', colour: 'White', stock: null },
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

  test('a title on each line of a product, or neither title nor handle after the first', async () => {
    const header = 'Handle,Title,Option1 Name,Option1 Value,Variant Price\n';
    for (const rest of ['tee,Tee,,M,12\n', 'tee,,,M,12\n', ',,,M,12\n'])
      expect(await read(`${header}tee,Tee,Size,S,12\n${rest}`)).toMatchObject([
        { ok: true, product: { variants: [{ size: 'S' }, { size: 'M' }] } },
      ]);
    expect(await read(`${header}tee,Tee,Size,S,12\ntee,Other,Size,S,12\n`)).toMatchObject([
      { ok: true },
      { ok: false, line: 3, reasons: ['Line 3: the handle “tee” stood further up already'] },
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

  test('what an export escaped for spreadsheets comes back as it was, a formula does not', async () => {
    const header = 'Handle,Title,Variant Price\n';
    expect(await read(`${header}a,'-20% tee,1\nb,'90s tee,1\nc,"=HYPERLINK(""x"")",1\n`)).toMatchObject([
      { ok: true, product: { name: '-20% tee' } },
      { ok: true, product: { name: "'90s tee" } },
      { ok: false, reasons: [expect.stringMatching(/Line 4: “Title” begins like a spreadsheet formula/)] },
    ]);
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
      /not UTF-8/,
    ],
    ['a quote that is never closed', 'Handle,Title,Variant Price\na,"b,1\nc,d,2\n', /not proper CSV/],
  ])('%s is refused as a whole', async (_name, content, message) => {
    await expect(read(content)).rejects.toThrow(UnreadableFile);
    await expect(read(content)).rejects.toThrow(message);
  });
});

test.each([
  ['1299', 129_900],
  ['12.5', 1250],
  ['12,50', 1250],
  ['1,299.00', 129_900],
  ['1.299,00', 129_900],
  ['1 299,00', 129_900],
  ['1,299', 129_900],
  ['1,299,000.50', 129_900_050],
  ['£19.99', 1999],
  ['19,99 €', 1999],
  ['0', 0],
  ['', null],
  ['-5', null],
  ['12.50.1', null],
  ['1,29,00.00', null],
  ['1e3', null],
  ['12 USD', null],
  ['9999999999', null],
])('the price “%s”', (text, minor) => {
  expect(readPrice(text, 'GBP')).toBe(minor);
});

test('a currency without decimals', () => {
  expect(readPrice('1,299', 'JPY')).toBe(1299);
});

test.each([
  [{ 'Variant Grams': '180', 'Variant Weight Unit': 'kg' }, 180],
  [{ 'Variant Weight': '0.5', 'Variant Weight Unit': 'kg' }, 500],
  [{ 'Variant Weight': '1,2', 'Variant Weight Unit': 'kg' }, 1200],
  [{ 'Variant Weight': '1', 'Variant Weight Unit': 'lb' }, 454],
  [{ 'Variant Weight': '6', 'Variant Weight Unit': 'oz' }, 170],
  [{ 'Variant Weight': '200', 'Variant Weight Unit': 'g' }, 200],
  [{ 'Variant Grams': 'heavy' }, 0],
  [{}, 0],
])('the weight of %j', (row, grams) => {
  expect(readGrams(row)).toBe(grams);
});

test.each([
  ['=SUM(A1)', true],
  [' =1+1', true],
  ['@SUM(A1)', true],
  ['+cmd()', true],
  ['="0012"', false],
  ['@maker', false],
  ['-20% tee', false],
])('a formula: “%s”', (text, is) => {
  expect(isFormula(text)).toBe(is);
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
    expect(each.ok).toBe(true);
    products += 1;
    if (products % 500 === 0) most = Math.max(most, process.memoryUsage().heapUsed - before);
  }
  expect(products).toBe(12_500);
  // The file has 17 MB; young garbage alone may reach some tens.
  expect(most).toBeLessThan(120 * 1024 * 1024);
}, 60_000);

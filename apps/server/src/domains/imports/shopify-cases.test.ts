import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readShopifyFile } from './shopify-file.ts';
import type { ReadProduct } from './shopify-product.ts';

const folder = mkdtempSync(join(tmpdir(), 'omnis-shopify-cases-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function read(content: string): Promise<ReadProduct[]> {
  const path = join(folder, 'file.csv');
  writeFileSync(path, content);
  const found: ReadProduct[] = [];
  for await (const product of readShopifyFile(path, 'GBP')) found.push(product);
  return found;
}

test('C4: a gift card is taken as one, with its prices as values', async () => {
  expect(
    await read(
      [
        'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Compare At Price,Gift Card',
        'card,Card,Amount,Big,50,60,true',
        'card,,,Small,10,,',
        'tee,Tee,,,10,,false',
      ].join('\n'),
    ),
  ).toMatchObject([
    {
      ok: true,
      notes: [],
      product: {
        enabled: true,
        isGiftCard: true,
        variants: [
          { size: '£10', priceMinor: 1000, salePriceMinor: null, stock: null },
          { size: '£50', priceMinor: 5000, salePriceMinor: null, stock: null },
        ],
      },
    },
    { ok: true, product: { enabled: true, variants: [{ priceMinor: 1000 }] } },
  ]);
});

test('C4: a gift card without a value, or with too many, is rejected', async () => {
  const header = 'Handle,Title,Option1 Name,Option1 Value,Variant Price,Gift Card\n';
  const many = Array.from(
    { length: 13 },
    (_, at) => `many,${at === 0 ? 'Many' : ''},Amount,V${at},${at + 1},true`,
  );
  expect(await read(`${header}free,Free,,,0,true\n${many.join('\n')}\n`)).toMatchObject([
    {
      ok: false,
      reasons: ['Line 2: “Variant Price”: the value of a gift card is more than 0 and at most 10,000'],
    },
    { ok: false, reasons: ['Line 3: a gift card has at most 12 values'] },
  ]);
});

test('C5: Scent and Wax stay two options, and the image follows its variant', async () => {
  const [candle] = await read(
    [
      'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price,Image Src,Variant Image',
      'candle,Candle,Scent,Rose,Wax,Soy,12,https://x.example/rose.jpg,https://x.example/rose.jpg',
      'candle,,,Mint,,Bee,14,https://x.example/mint.jpg,https://x.example/mint.jpg',
    ].join('\n'),
  );
  expect(candle).toMatchObject({
    ok: true,
    product: {
      variants: [
        { colour: '', size: 'Rose / Soy', options: { Scent: 'Rose', Wax: 'Soy' } },
        { colour: '', size: 'Mint / Bee', options: { Scent: 'Mint', Wax: 'Bee' } },
      ],
      images: [{ url: 'https://x.example/rose.jpg' }, { url: 'https://x.example/mint.jpg' }],
    },
  });
});

test('C6: text that begins like a formula is text, and what an export escaped comes back as it was', async () => {
  const header = 'Handle,Title,Body (HTML),Variant Price\n';
  const rows = [
    "a,'-20% tee,,1",
    "b,'90s tee,,1",
    'c,"=HYPERLINK(""x"")",,1',
    'd,Stool,- Oak (from one tree),1',
    'e,Shelf,=== ABOUT ===,1',
    'f,@home(now),+ a lid (new),1',
  ];
  expect(await read(header + rows.join('\n'))).toMatchObject([
    { ok: true, product: { name: '-20% tee' } },
    { ok: true, product: { name: "'90s tee" } },
    { ok: true, product: { name: '=HYPERLINK("x")' } },
    { ok: true, product: { description: '- Oak (from one tree)' } },
    { ok: true, product: { description: '=== ABOUT ===' } },
    { ok: true, product: { name: '@home(now)', description: '+ a lid (new)' } },
  ]);
});

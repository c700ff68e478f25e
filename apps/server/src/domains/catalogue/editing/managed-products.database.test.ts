import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCatalogue, productsPath, type TestCatalogue } from '../../../testing/test-catalogue.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { testDivisions } from '../../../testing/test-divisions.ts';
import { testOwner } from '../../../testing/test-owner.ts';
import { patchNow } from '../../../testing/patch-now.ts';

const { demo, other } = testDivisions;

let platform: TestCatalogue['platform'];
let ids: TestCatalogue['ids'];
let shopper: TestCatalogue['shopper'];
let read: TestCatalogue['read'];
let list: TestCatalogue['list'];
let urls: TestCatalogue['urls'];
let owner: TestClient;

beforeAll(async () => {
  ({ platform, ids, shopper, read, list, urls } = await openCatalogue());
  owner = await testOwner(platform, [demo]);
});
afterAll(() => platform.close());

describe('the owner', () => {
  const managed = `/omnis/v3/dashboard/divisions/${demo}/products/`;
  const at = (url: string): string => `${managed}${ids.get(url)}/`;

  test('sees all products, finds them and filters them', async () => {
    expect(await owner.get(`${managed}?sort=price&perPage=3`)).toMatchObject({
      status: 200,
      json: { total: 7 },
    });
    expect(await owner.get(`${managed}?search=bear%20hoodie`)).toMatchObject({
      json: { total: 1, items: [{ urlName: 'bear-hoodie', stock: null, variantCount: 2 }] },
    });
    expect(await owner.get(`${managed}?enabled=no`)).toMatchObject({
      json: { items: [{ urlName: 'hidden', enabled: false }] },
    });
    expect(await owner.get(at('mug'))).toMatchObject({
      json: { name: 'Coffee First Mug', stock: 0, storeUrl: 'http://demo.localhost:3000/product/mug/' },
    });
  });

  test('changes a product and the shopper sees it on the next call', async () => {
    await list();
    const before = (await owner.get(at('bear-tee'))).json as { updatedAt: string };
    const answer = await patchNow(owner, at('bear-tee'), {
      name: 'Brown Bear T-shirt',
      description: '<p onclick="steal()">Hi<script>alert(1)</script></p>',
      price: 30,
      salePrice: 25,
      expectedUpdatedAt: before.updatedAt,
    });
    expect(answer).toMatchObject({
      status: 200,
      json: { name: 'Brown Bear T-shirt', price: 30, salePrice: 25, description: '<p>Hi</p>' },
    });
    const product = await read('products.get', `${productsPath}bear-tee/`);
    expect(product).toMatchObject({
      name: 'Brown Bear T-shirt',
      price: 30,
      salePrice: 25,
      onSale: true,
      description: '<p>Hi</p>',
    });
    expect(product.variants.every(({ price, salePrice }) => price === 30 && salePrice === 25)).toBe(true);
    expect((await list('search=brown')).items[0]).toMatchObject({ urlName: 'bear-tee', price: 30 });

    expect(
      await patchNow(owner, at('bear-tee'), { name: 'Late', expectedUpdatedAt: before.updatedAt }),
    ).toMatchObject({ status: 409, json: { code: 'conflict' } });
    expect((await owner.get(at('bear-tee'))).json).toMatchObject({ name: 'Brown Bear T-shirt' });
    const log = await platform.core.database.tenant(demo, ({ query }) =>
      query.selectFrom('audit_log').selectAll().execute(),
    );
    expect(log).toMatchObject([
      { action: 'product.updated', target: `product:${ids.get('bear-tee')}`, actor_name: 'Olive Owner' },
    ]);
  });

  test('hides a product from the shopper and shows it again', async () => {
    expect(await patchNow(owner, at('bear-hoodie'), { enabled: false })).toMatchObject({ status: 200 });
    expect(await urls('search=hoodie')).toEqual([]);
    expect(await shopper.get(`${productsPath}bear-hoodie/`)).toMatchObject({ status: 404 });
    await patchNow(owner, at('bear-hoodie'), { enabled: true });
    expect(await urls('search=hoodie')).toEqual(['bear-hoodie']);
  });

  test('changes one variant alone', async () => {
    const product = (await owner.get(at('fox-tee'))).json as { variants: { id: string }[] };
    const [first] = product.variants;
    expect(
      await patchNow(owner, at('fox-tee'), {
        variants: [{ id: first?.id, price: 40, salePrice: null, stock: 4 }],
      }),
    ).toMatchObject({ status: 200 });
    const { variants } = await read('products.get', `${productsPath}fox-tee/`);
    expect(variants.map(({ price, salePrice, stock }) => [price, salePrice, stock])).toEqual([
      [40, null, 4],
      [22, 18, null],
      [22, 18, null],
      [22, 18, null],
    ]);
  });

  test.each([
    [{ price: 20, salePrice: 20 }, 'salePrice', 'The sale price must be lower than the price'],
    [{ salePrice: 999 }, 'salePrice', 'The sale price must be lower than the price'],
    [{ name: '  ' }, 'name', 'This field is required'],
    [{ price: -1 }, 'price', 'A price cannot be negative'],
    [{ price: 'ten' }, 'price', 'Enter a price'],
    [{ price: 12.345 }, 'price', 'A price has at most 2 decimals'],
    [{ salePrice: 9.999 }, 'salePrice', 'A price has at most 2 decimals'],
    [{ gender: 'robot' }, 'gender', 'Choose men, women, kids or unisex'],
    [{ variants: [{ id: 'nope', stock: 1 }] }, 'variants.0.id', 'This product has no such variant'],
    [{ images: [{ id: 'nope', alt: '' }] }, 'images.0.id', 'This product has no such picture'],
  ])('is told what is wrong with %o', async (changes, field, message) => {
    expect(await patchNow(owner, at('mug'), changes)).toMatchObject({
      status: 422,
      json: { errors: [{ field, message }] },
    });
    expect((await owner.get(at('mug'))).json).toMatchObject({
      name: 'Coffee First Mug',
      price: 12,
      salePrice: null,
    });
  });

  test('arranges pictures, and adds one by upload', async () => {
    const product = (await owner.get(at('fox-tee'))).json as { images: { id: string; colour: string }[] };
    const [first, second] = product.images;
    await patchNow(owner, at('fox-tee'), { images: [{ id: second?.id, alt: 'Fox, in navy' }] });
    const { images, image } = await read('products.get', `${productsPath}fox-tee/`);
    expect(images).toMatchObject([{ id: second?.id, alt: 'Fox, in navy' }]);
    expect(images.map(({ id }) => id)).not.toContain(first?.id);
    expect(image).toContain('navy');

    const pixel = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const added = await send(pixel, 'fox.png');
    expect(added).toMatchObject({
      status: 201,
      json: { images: [{ id: second?.id }, { src: expect.stringMatching(`^/images/uploads/${demo}/`) }] },
    });
    expect(await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'fox.svg')).toMatchObject({
      status: 415,
      json: { errors: [{ field: 'file' }] },
    });
    expect(await send(Buffer.from('no picture'), 'fox.png')).toMatchObject({ status: 415 });
  });

  async function send(file: Buffer, filename: string) {
    await owner.get(managed);
    const head = `--cut\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\ncontent-type: image/png\r\n\r\n`;
    return owner.send({
      method: 'POST',
      url: `${at('fox-tee')}images/`,
      headers: {
        'content-type': 'multipart/form-data; boundary=cut',
        'x-xsrf-token': owner.cookies.get('XSRF-TOKEN') ?? '',
      },
      payload: Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--cut--\r\n')]),
    });
  }

  test('of one store cannot touch another’s', async () => {
    expect(await owner.get(`/omnis/v3/dashboard/divisions/${other}/products/`)).toMatchObject({
      status: 403,
    });
    const foreign = await platform.core.database.tenant(other, ({ query }) =>
      query.selectFrom('products').select('id').executeTakeFirstOrThrow(),
    );
    expect(await patchNow(owner, `${managed}${foreign.id}/`, { name: 'Stolen' })).toMatchObject({
      status: 404,
    });
    expect(await patchNow(shopper, at('mug'), { name: 'Mine' })).toMatchObject({ status: 403 });
  });
});

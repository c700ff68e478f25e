import type { ManagedProduct, Product } from '@omnis/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCatalogue, productsPath, type TestCatalogue } from '../../../testing/test-catalogue.ts';
import type { TestAnswer, TestClient } from '../../../testing/test-client.ts';
import { testDivisions } from '../../../testing/test-divisions.ts';
import { testOwner } from '../../../testing/test-owner.ts';
import { pixel, sendPicture } from '../../../testing/send-picture.ts';
import { patchNow } from '../../../testing/patch-now.ts';

const { demo, other } = testDivisions;
const managed = `/omnis/v3/dashboard/divisions/${demo}/products/`;
const pdf = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF\n');

let platform: TestCatalogue['platform'];
let shopper: TestCatalogue['shopper'];
let owner: TestClient;

beforeAll(async () => {
  ({ platform, shopper } = await openCatalogue());
  owner = await testOwner(platform, [demo]);
});
afterAll(() => platform.close());

const productOf = ({ json }: TestAnswer) => json as ManagedProduct;
const create = async (name: string): Promise<ManagedProduct> =>
  productOf(await owner.post(managed, { name, price: 5, enabled: true }));
const attach = (id: number, file: { name?: string; bytes?: Buffer }): Promise<TestAnswer> =>
  sendPicture(owner, `${managed}${id}/files/`, file);
const asShopper = async (urlName: string): Promise<Product> =>
  (await shopper.get(`${productsPath}${urlName}/`)).json as Product;

test('platform.md §3 Product: files – the owner attaches them, and shoppers download them byte for byte', async () => {
  const { id } = await create('Filed');
  const added = await attach(id, { name: 'size-guide_2026.pdf', bytes: pdf });
  expect(added, added.text).toMatchObject({
    status: 201,
    json: {
      files: [
        { title: 'size guide 2026', name: 'size-guide_2026.pdf', mime: 'application/pdf', bytes: pdf.length },
      ],
    },
  });
  const [file] = (await asShopper('filed')).files;
  const downloaded = await shopper.get(file?.url ?? '');
  expect(downloaded).toMatchObject({
    status: 200,
    text: pdf.toString(),
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('attachment; filename="size-guide_2026.pdf"'),
      'x-content-type-options': 'nosniff',
    },
  });
  const fetched = await owner.post('/omnis/v3/models/fetch/', { type: 'product', ids: id });
  expect(fetched.json).toMatchObject({ data: { files: [{ id: file?.id, title: 'size guide 2026' }] } });
});

test('files are put in an order, renamed and removed, and those removed are gone', async () => {
  const { id } = await create('Sorted');
  await attach(id, { name: 'a.pdf', bytes: pdf });
  const { files, version } = productOf(await attach(id, { name: 'b.png', bytes: pixel }));
  const [a, b] = files;
  if (!a || !b) throw new Error('no files');
  const sorted = await patchNow(owner, `${managed}${id}/`, {
    files: [
      { id: b.id, title: 'Care sheet' },
      { id: a.id, title: 'Sizes' },
    ],
    version,
  });
  expect(productOf(sorted).files.map(({ title, mime }) => [title, mime])).toEqual([
    ['Care sheet', 'image/png'],
    ['Sizes', 'application/pdf'],
  ]);
  await patchNow(owner, `${managed}${id}/`, { files: [{ id: b.id, title: 'Care sheet' }] });
  expect(await shopper.get(a.url)).toMatchObject({ status: 404 });
  expect(await shopper.get(b.url)).toMatchObject({ status: 200 });
  expect(await patchNow(owner, `${managed}${id}/`, { files: [{ id: a.id, title: 'Sizes' }] })).toMatchObject({
    status: 422,
    json: { errors: [{ field: 'files.0.id', message: 'This product has no such file' }] },
  });
  expect(await patchNow(owner, `${managed}${id}/`, { files: [{ id: b.id, title: ' ' }] })).toMatchObject({
    status: 422,
    json: { errors: [{ field: 'files.0.title', message: 'This field is required' }] },
  });
});

test('a copy has the files too, and keeps them when the first product is deleted', async () => {
  const { id } = await create('Copied');
  await attach(id, { name: 'a.pdf', bytes: pdf });
  const copy = productOf(await owner.post(`${managed}${id}/duplicate/`, {}));
  await owner.delete(`${managed}${id}/`);
  expect(await shopper.get(copy.files[0]?.url ?? '')).toMatchObject({ status: 200, text: pdf.toString() });
});

test('platform.md §5 ext: Must upload the following formats – another format is refused, whatever its file is called', async () => {
  const { id } = await create('Refusing');
  expect(await attach(id, { name: 'a.exe', bytes: pdf })).toMatchObject({
    status: 415,
    json: {
      errors: [{ field: 'file', message: 'Must upload the following formats: pdf, png, jpg, jpeg' }],
    },
  });
  expect(await attach(id, { name: 'a.pdf', bytes: Buffer.from('<script>') })).toMatchObject({
    status: 415,
    json: { errors: [{ field: 'file' }] },
  });
  expect(
    await attach(id, { name: 'a.pdf', bytes: Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)]) }),
  ).toMatchObject({
    status: 413,
    json: { errors: [{ field: 'file', message: 'The file must not be larger than 10 MB' }] },
  });
  expect(productOf(await owner.get(`${managed}${id}/`)).files).toEqual([]);
});

test('a file of one store is neither read nor added by another', async () => {
  const { id } = await create('Guarded');
  const { files } = productOf(await attach(id, { name: 'a.pdf', bytes: pdf }));
  const stranger = await testOwner(platform, [other]);
  const theirs = `/omnis/v3/dashboard/divisions/${other}/products/${id}/files/`;
  expect(await sendPicture(stranger, theirs, { name: 'a.pdf', bytes: pdf })).toMatchObject({ status: 404 });
  // On the platform's host it is the platform's own store that is asked.
  expect(await owner.get(files[0]?.url ?? '')).toMatchObject({ status: 404 });
});

test('platform.md §3 Product: meta keywords – each once, for the head of its page', async () => {
  const { id } = await create('Keyed');
  const keyed = await patchNow(owner, `${managed}${id}/`, { metaKeywords: ' mug,  blue   mug ,mug,, gift ' });
  expect(productOf(keyed).metaKeywords).toBe('mug, blue mug, gift');
  expect((await asShopper('keyed')).metaKeywords).toBe('mug, blue mug, gift');
  const fetched = await owner.post('/omnis/v3/models/fetch/', { type: 'product', ids: id });
  expect(fetched.json).toMatchObject({ data: { metaKeywords: 'mug, blue mug, gift' } });
  expect(await patchNow(owner, `${managed}${id}/`, { metaKeywords: 'a'.repeat(256) })).toMatchObject({
    status: 422,
    json: { errors: [{ field: 'metaKeywords', message: 'At most 255 characters' }] },
  });
});

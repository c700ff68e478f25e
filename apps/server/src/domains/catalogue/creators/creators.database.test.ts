import { creatorLimits } from '@omnis/models';
import { managedCreatorSchema, type ManagedCreator } from '@omnis/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendPicture } from '../../../testing/send-picture.ts';
import { openCatalogue, productsPath, type TestCatalogue } from '../../../testing/test-catalogue.ts';
import { testClient, type TestClient } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { testOwner } from '../../../testing/test-owner.ts';
import { patchNow } from '../../../testing/patch-now.ts';

const { demo, other } = testDivisions;
const creatorsOf = (division: number): string => `/omnis/v3/dashboard/divisions/${division}/creators/`;
const managed = creatorsOf(demo);
const gone = { status: 404, json: { code: 'not_found' } };

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

async function create(body: object): Promise<ManagedCreator> {
  const { status, json } = await owner.post(managed, body);
  expect(status).toBe(201);
  return managedCreatorSchema.parse(json);
}

const product = (url: string): string => `/omnis/v3/dashboard/divisions/${demo}/products/${ids.get(url)}/`;
const madeBy = (url: string, creator: number | null) => patchNow(owner, product(url), { creator });

describe('a creator', () => {
  test('is added by name, with an address of it that is free', async () => {
    expect(await create({ name: '  Inés Calder ' })).toMatchObject({
      name: 'Inés Calder',
      urlName: 'ines-calder',
      kind: 'person',
      about: '',
      image: null,
      links: [],
      productCount: 0,
      storeUrl: 'http://demo.localhost:3000/creator/ines-calder/',
    });
    expect((await create({ name: 'Ines Calder' })).urlName).toBe('ines-calder-2');
    expect((await create({ name: '!!!' })).urlName).toBe('creator');
    expect((await create({ name: 'x'.repeat(creatorLimits.name) })).urlName.length).toBeLessThanOrEqual(
      creatorLimits.urlName,
    );
    expect((await create({ name: 'Press', urlName: 'the-press', kind: 'organisation' })).kind).toBe(
      'organisation',
    );
  });

  test('is refused with the fields that are wrong, and nothing is written', async () => {
    const { json: before } = await owner.get(managed);
    const answer = await owner.post(managed, {
      name: ' ',
      urlName: 'Not an address',
      links: [
        { name: 'Fine', url: 'https://fine.example/' },
        { name: '', url: 'javascript:alert(1)' },
      ],
    });
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({
      errors: expect.arrayContaining([
        { field: 'name', message: 'This field is required' },
        { field: 'urlName', message: 'Use small letters, digits and single dashes' },
        { field: 'links.1.name', message: 'This field is required' },
        { field: 'links.1.url', message: 'Enter an address that starts with https://' },
      ]),
    });
    const links = Array.from({ length: creatorLimits.links + 1 }, () => ({
      name: 'One',
      url: 'https://one.example/',
    }));
    expect(await owner.post(managed, { name: 'Many', links })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'links', message: 'At most 8 links' }] },
    });
    expect(await owner.post(managed, { name: 'Twice', urlName: 'ines-calder' })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'urlName', message: 'Another creator has this address' }] },
    });
    expect((await owner.get(managed)).json).toEqual(before);
  });

  test('is listed by name, and found by a part of it', async () => {
    expect((await owner.get(`${managed}?search=calder&perPage=1`)).json).toMatchObject({
      total: 2,
      items: [{ name: 'Ines Calder' }],
    });
    expect((await owner.get(`${managed}?search=INES%20inés`)).json).toMatchObject({ total: 2 });
    expect((await owner.get(`${managed}?search=nobody`)).json).toMatchObject({ total: 0, items: [] });
  });

  test('at one address is one, also when several ask for it at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => owner.post(managed, { name: 'Rush', urlName: 'rush' })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(3);
  });
});

describe('the page of a creator', () => {
  let creator: ManagedCreator;

  beforeAll(async () => {
    creator = await create({ name: 'Bea Brook', about: 'Bears.\n\nAnd more bears.' });
  });

  test('is there at once, without products; that of nobody is not', async () => {
    expect(await list('creator=bea-brook')).toMatchObject({
      items: [],
      total: 0,
      creator: { urlName: 'bea-brook', name: 'Bea Brook', about: 'Bears.\n\nAnd more bears.', image: null },
    });
    expect(await shopper.get(`${productsPath}?creator=nobody`)).toMatchObject(gone);
    expect((await list()).creator).toBeNull();
  });

  test('shows what is theirs and may be seen, filtered, sorted and searched as any list', async () => {
    for (const url of ['bear-tee', 'bear-hoodie', 'mug', 'hidden'])
      expect(await madeBy(url, creator.id)).toMatchObject({
        status: 200,
        json: { creator: { id: creator.id, name: 'Bea Brook' } },
      });
    expect(await urls('creator=bea-brook')).toEqual(['mug', 'bear-tee', 'bear-hoodie']);
    expect(await urls('creator=bea-brook&sort=price-desc')).toEqual(['bear-hoodie', 'bear-tee', 'mug']);
    expect(await urls('creator=bea-brook&size=XL')).toEqual(['bear-tee']);
    expect(await urls('creator=bea-brook&collection=woods')).toEqual(['bear-hoodie', 'bear-tee']);
    expect(await urls('creator=bea-brook&search=hoodie')).toEqual(['bear-hoodie']);
    expect((await list('creator=bea-brook&perPage=2&page=2')).items).toHaveLength(1);
    expect((await list('creator=bea-brook')).facets.price).toEqual({ min: 12, max: 48 });
    expect((await owner.get(`${managed}${creator.id}/`)).json).toMatchObject({ productCount: 4 });
    expect((await read('products.get', `${productsPath}mug/`)).creator).toEqual({
      urlName: 'bea-brook',
      name: 'Bea Brook',
    });
  });

  test('follows what the owner changes on the next call', async () => {
    const links = [{ name: 'Prints', url: 'https://bea.example/' }];
    expect(
      await patchNow(owner, `${managed}${creator.id}/`, { name: 'Bea Brooke', urlName: 'bea', links }),
    ).toMatchObject({ status: 200, json: { name: 'Bea Brooke', urlName: 'bea', links } });
    expect((await list('creator=bea')).creator).toMatchObject({ name: 'Bea Brooke', links });
    expect(await shopper.get(`${productsPath}?creator=bea-brook`)).toMatchObject(gone);
    expect((await read('products.get', `${productsPath}mug/`)).creator).toMatchObject({ urlName: 'bea' });
    expect(await owner.patch(`${managed}${creator.id}/`, { version: 0, name: 'Stale' })).toMatchObject({
      status: 409,
      json: { errors: [{ field: 'version' }] },
    });
    expect(await patchNow(owner, `${managed}${creator.id}/`, { urlName: 'rush' })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'urlName' }] },
    });
    expect(await patchNow(owner, `${managed}${creator.id}/`, { urlName: 'bea' })).toMatchObject({
      status: 200,
    });
  });

  test('leads to their products from the shop’s search, by the name of now', async () => {
    const at = `${managed}${creator.id}/`;
    const theirs = ['bear-hoodie', 'bear-tee', 'mug'];
    expect((await urls('search=brooke')).toSorted()).toEqual(theirs);
    expect(await patchNow(owner, at, { name: 'Wren Hollow' })).toMatchObject({ status: 200 });
    expect((await urls('search=hollow')).toSorted()).toEqual(theirs);
    expect(await urls('search=brooke')).toEqual([]);
    expect(await patchNow(owner, at, { name: 'Bea Brooke' })).toMatchObject({ status: 200 });
    expect(await urls('search=hollow')).toEqual([]);
  });

  test('has a picture that is uploaded, and taken away', async () => {
    const at = `${managed}${creator.id}/`;
    const sent = await sendPicture(owner, `${at}image/`);
    expect(sent.status).toBe(200);
    const { image } = managedCreatorSchema.parse(sent.json);
    expect(image).toContain(`/images/uploads/${demo}/`);
    expect((await list('creator=bea')).creator?.image).toBe(image);
    expect(await sendPicture(owner, `${at}image/`, { bytes: Buffer.from('words') })).toMatchObject({
      status: 415,
      json: { errors: [{ field: 'file' }] },
    });
    expect(await patchNow(owner, at, { image: null })).toMatchObject({ json: { image: null } });
    expect(await patchNow(owner, at, { image: '/images/else' })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'image' }] },
    });
  });

  test('loses a product that is somebody else’s or nobody’s from then on', async () => {
    expect(await madeBy('mug', null)).toMatchObject({ status: 200, json: { creator: null } });
    const press = await create({ name: 'Woodcut Press', kind: 'organisation' });
    expect(await madeBy('bear-hoodie', press.id)).toMatchObject({ status: 200 });
    expect(await urls('creator=bea')).toEqual(['bear-tee']);
    expect(await urls('creator=woodcut-press')).toEqual(['bear-hoodie']);
    expect(await madeBy('bear-tee', 987_654)).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'creator', message: 'This store has no such creator' }] },
    });
    expect(await urls('creator=bea')).toEqual(['bear-tee']);
  });

  test('is gone once they are deleted; the products stay, without them', async () => {
    expect(await owner.delete(`${managed}${creator.id}/`)).toMatchObject({ status: 200 });
    expect(await shopper.get(`${productsPath}?creator=bea`)).toMatchObject(gone);
    expect((await read('products.get', `${productsPath}bear-tee/`)).creator).toBeNull();
    expect(await owner.get(`${managed}${creator.id}/`)).toMatchObject(gone);
    expect(await owner.delete(`${managed}${creator.id}/`)).toMatchObject(gone);
    const log = await platform.core.database.tenant(demo, ({ query }) =>
      query
        .selectFrom('audit_log')
        .select(['action', 'actor_name', 'data'])
        .where('target', '=', `creator:${creator.id}`)
        .orderBy('id')
        .execute(),
    );
    expect(log[0]).toMatchObject({ action: 'creator.created', actor_name: 'Olive Owner' });
    expect(log.at(-1)).toMatchObject({ action: 'creator.deleted', data: { name: 'Bea Brooke' } });
  });
});

describe('creators of another store', () => {
  test('are not found, and are no creators of a product here', async () => {
    const stranger = await testOwner(platform, [other]);
    const { json } = await stranger.post(creatorsOf(other), { name: 'Foreign', urlName: 'foreign' });
    const foreign = managedCreatorSchema.parse(json);
    for (const answer of [
      await owner.get(`${managed}${foreign.id}/`),
      await patchNow(owner, `${managed}${foreign.id}/`, { name: 'Mine' }),
      await sendPicture(owner, `${managed}${foreign.id}/image/`),
      await owner.delete(`${managed}${foreign.id}/`),
      await shopper.get(`${productsPath}?creator=foreign`),
    ])
      expect(answer).toMatchObject(gone);
    expect(await madeBy('mug', foreign.id)).toMatchObject({ status: 422 });
    expect(await owner.get(creatorsOf(other))).toMatchObject({ status: 403 });
    expect(await testClient(platform.app, testHosts.demo).get(managed)).toMatchObject({ status: 403 });
    // The same address is free in each store.
    expect((await create({ name: 'Foreign', urlName: 'foreign' })).id).not.toBe(foreign.id);
  });
});

import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { calls, callPath, paths, type CallName, type CallShape } from '../index.ts';

const names = Object.keys(paths) as CallName[];
const shapeOf = (name: CallName): CallShape => calls[name];

/** Names of the parameters in a call's path, those that may be left out with their `?`. */
const pathParams = (name: CallName) =>
  [...paths[name].path.matchAll(/:(\w+\??)/g)].map(([, param]) => param ?? '');

/** Fields of an object schema. */
const fields = (schema: z.ZodType | undefined): string[] =>
  schema === undefined ? [] : Object.keys((schema as z.ZodObject).shape);

describe('paths and calls', () => {
  it('CT1 no two calls share method and path, whatever their parameters are called', () => {
    const routes = names.map((name) => `${paths[name].method} ${paths[name].path.replace(/:\w+/g, ':')}`);
    expect(new Set(routes).size).toBe(routes.length);
  });

  it('CT2 each path has its call and each call its path', () => {
    expect(Object.keys(calls).toSorted()).toEqual(names.toSorted());
    for (const name of names) {
      expect(calls[name]).toMatchObject({ name, method: paths[name].method, path: paths[name].path });
    }
  });

  it('CT3 each path ends with a slash and stands under the prefix', () => {
    for (const { path } of Object.values(paths))
      expect(path).toMatch(/^\/(?:omnis\/v3\/.*|event-collector)\/$/);
  });

  it.each(names)('CT4 %s describes exactly the parameters of its path', (name) => {
    expect(fields(shapeOf(name).params).toSorted()).toEqual(
      pathParams(name)
        .map((param) => param.replace('?', ''))
        .toSorted(),
    );
  });

  it.each(names)('CT5 %s says who may call it, and has a body only where one can be sent', (name) => {
    const { access, body, permission, summary, upload } = shapeOf(name);
    expect(summary).toMatch(/^[A-Z].*\.$/);
    if (paths[name].method === 'GET') expect([body, upload]).toEqual([undefined, undefined]);
    if (upload) expect(body).toBeUndefined();
    // Asking for a permission, what became of it, and the own profile are for all staff.
    const isForAll = [
      'atlas.requestPermissions',
      'atlas.myPermissionRequests',
      'atlas.myProfile',
      'atlas.setMyProfile',
      'atlas.changeMyEmail',
      'atlas.keepMyEmail',
      'atlas.confirmMyEmail',
      'atlas.setMyPhoto',
      'atlas.removeMyPhoto',
    ].includes(name);
    expect((access === 'staff' && !isForAll) || access === 'store-or-staff').toBe(permission !== undefined);
    expect(access === 'staff').toBe(paths[name].path.startsWith('/omnis/v3/atlas/'));
  });

  // A page travels whole, and keeps what blocks of other teams write into it.
  it.each(names.filter((name) => paths[name].method === 'PATCH' && name !== 'pages.update'))(
    'CT27 %s refuses fields that it does not know',
    (name) => {
      const { body } = shapeOf(name);
      expect(body?.safeParse({ nobodyKnows: 1 }).error?.issues).toContainEqual(
        expect.objectContaining({ code: 'unrecognized_keys', keys: ['nobodyKnows'] }),
      );
    },
  );

  it.each(names)('CT21 %s says what a member of the team needs for it, if it is the owner’s', (name) => {
    const { access, dashboardPermission } = shapeOf(name);
    // A visitor's call that owners make from the dashboard too may name one.
    const may = access === 'owner' ? [true] : access === 'visitor-or-owner' ? [true, false] : [false];
    expect(may).toContain(dashboardPermission !== undefined);
  });

  it('CT22 only events are sent as nobody’s', () => {
    expect(names.filter((name) => shapeOf(name).anonymous)).toEqual(['events.collect']);
  });
});

describe('callPath', () => {
  it('CT7 fills parameters in, percent-encoded, and leaves out optional ones', () => {
    expect(callPath('basket.list', { name: 'main' })).toBe('/omnis/v3/basket/main/list/');
    expect(callPath('store.coreData')).toBe('/omnis/v3/frontend/getStoreCoreData/json/');
    expect(callPath('store.coreData', { division: 12 })).toBe('/omnis/v3/frontend/12/getStoreCoreData/json/');
    expect(callPath('products.get', { division: 3, urlName: 'a/../b ?' })).toBe(
      '/omnis/v3/division/3/products/a%2F..%2Fb%20%3F/',
    );
  });

  it('CT7 refuses a path without a required parameter', () => {
    expect(() => callPath('orders.get')).toThrow('"orderHash"');
    expect(() => callPath('orders.get', { orderHash: '' })).toThrow(TypeError);
  });
});

/** Every row of platform.md §7 and storefront.md §7 that is part of the contract; payload fields as written there. */
const specTable: [CallName, string, string, string[]][] = [
  // platform.md §7
  ['models.fetch', 'POST', '/omnis/v3/models/fetch/', ['ids', 'relations', 'attributes', 'type']],
  ['products.fetch', 'POST', '/omnis/v3/products/fetch/', ['product_ids']],
  ['products.fetchBase', 'GET', '/omnis/v3/products/fetch-base-product/', ['sku']],
  ['atlas.muteUser', 'POST', '/omnis/v3/atlas/users/{id}/mute/', []],
  ['atlas.unmuteUser', 'POST', '/omnis/v3/atlas/users/{id}/unmute/', []],
  ['events.collect', 'POST', '/event-collector/', []],
  ['events.log', 'POST', '/omnis/v3/events/logEvent/', ['events']],
  [
    'accounts.createCustomer',
    'POST',
    '/omnis/v3/shop/customer/create/',
    ['email', 'password', 'v3captchaToken', 'v2captchaToken', 'should_have_store', 'dashboard_access'],
  ],
  [
    'accounts.login',
    'POST',
    '/omnis/v3/dashboard/secure/login/',
    ['email', 'password', 'v3captchaToken', 'v2captchaToken', 'twoFactorAuthCode'],
  ],
  [
    'accounts.resetPassword',
    'POST',
    '/omnis/v3/dashboard/secure/reset-password/',
    ['token', 'password', 'password_confirmation'],
  ],
  [
    'accounts.recoveryLogin',
    'POST',
    '/omnis/v3/dashboard/secure/recovery-login/',
    ['email', 'password', 'v3captchaToken', 'v2captchaToken', 'recoveryCode'],
  ],
  ['accounts.logout', 'POST', '/omnis/v3/dashboard/secure/logout/', []],
  ['accounts.get', 'GET', '/omnis/v3/dashboard/secure/get/', []],
  ['basket.add', 'POST', '/omnis/v3/frontend/product/addItemToCart/', ['item', 'name']],
  ['basket.remove', 'POST', '/omnis/v3/basket/remove/', ['key', 'name']],
  ['basket.list', 'GET', '/omnis/v3/basket/favourites/list/', []],
  ['basket.recoverFavourites', 'POST', '/omnis/v3/basket/favourites/recover/', ['br']],
  ['basket.emailForLater', 'POST', '/omnis/v3/basket/favourites/email-for-later', ['email']],
  ['notifications.subscribe', 'POST', '/omnis/v3/notifications/subscriptions/', ['subscription']],
  // storefront.md §7
  ['store.coreData', 'GET', '/omnis/v3/frontend/{division?}/getStoreCoreData/json/', []],
  ['pages.get', 'GET', '/omnis/v3/divisions/{division}/pages/{id}/?imageType=object', ['imageType']],
  ['pages.create', 'POST', '/omnis/v3/divisions/{division}/pages/?imageType=object', ['imageType']],
  ['pages.update', 'PATCH', '/omnis/v3/divisions/{division}/pages/{id}/?imageType=object', ['imageType']],
  ['pages.delete', 'DELETE', '/omnis/v3/divisions/{division}/pages/{id}/', []],
  ['pages.list', 'GET', '/omnis/v3/divisions/{division}/pages?page-type=StorePage', ['page-type']],
  [
    'products.list',
    'GET',
    '/omnis/v3/division/{division}/products/',
    ['limit', 'collection', 'sort', 'removeDuplicates'],
  ],
  [
    'artemis.query',
    'GET',
    '/omnis/v3/artemis/query/',
    ['macros', 'page', 'perPage', 'searchTerm', 'division'],
  ],
  ['collections.list', 'GET', '/omnis/v3/collections/get/{division}/', []],
  ['blog.paginate', 'GET', '/omnis/v3/blog/paginate/', ['paginate', 'divisions', 'lite']],
  ['social.instagramPosts', 'GET', '/omnis/v3/divisions/{division}/social/instagram/posts', ['limit']],
  ['liveChat.token', 'GET', '/omnis/v3/live-chat/token', []],
  ['liveChat.transfer', 'POST', '/omnis/v3/live-chat/chat/{chatId}/transfer', ['group_id']],
  ['liveChat.group', 'GET', '/omnis/v3/live-chat/chat/{chatId}/group', []],
  ['liveChat.status', 'GET', '/omnis/v3/live-chat/group/{groupId}/status', []],
  [
    'notifications.markDeleted',
    'POST',
    '/omnis/v3/notifications/dashboard/mark-as-deleted/{recipientId}/',
    [],
  ],
  ['basket.list', 'GET', '/omnis/v3/basket/main/list/', []],
  ['basket.update', 'POST', '/omnis/v3/basket/update/', ['key', 'quantity']],
  ['basket.bulkAdd', 'POST', '/omnis/v3/frontend/product/bulkAddItemsToCart/', ['items', 'name']],
  ['store.submitRemill', 'POST', '/omnis/v3/frontend/retex/remill/submit/', ['email']],
  ['atlas.requestPermissions', 'POST', '/omnis/v3/atlas/permissions/request/{permissions}/', ['reason']],
];

describe('the tables of the specification', () => {
  it.each(specTable)('CT8 %s is %s %s', (name, method, written, payload) => {
    const path = written.replace(/\?(?!\}).*/, '').replace(/\/?$/, '/');
    const pattern = paths[name].path
      .replace('/:name/', '/(main|favourites)/')
      .replace(
        /:(\w+)(\??)/g,
        (_match, param: string, optional: string) => `\\{${param}\\${optional || '}'}`,
      );
    expect(paths[name].method).toBe(method);
    expect(path.replace('?}', '?')).toMatch(new RegExp(`^${pattern}$`));
    const { body, query } = shapeOf(name);
    expect([
      ...fields(body === undefined || !('shape' in body) ? undefined : body),
      ...fields(query),
    ]).toEqual(expect.arrayContaining(payload));
  });

  it('CT8 has a row for each of their calls', () => {
    // 18 lines and 23, of which that of muting is two calls, and adding to and removing from the basket stand in both.
    expect(specTable).toHaveLength(40);
  });

  it('CT9 an added item may be named by id or url, with colour and size', () => {
    const { body } = calls['basket.add'];
    expect(body.parse({ item: { productUrl: 'tee', productColor: 'Navy', productSize: 'M' } })).toEqual({
      item: { productUrl: 'tee', productColor: 'Navy', productSize: 'M', quantity: 1 },
      name: 'main',
    });
    expect(body.parse({ item: { productId: '7' }, name: 'favourites' }).item.productId).toBe(7);
    expect(body.safeParse({ item: { productColor: 'Navy' } }).success).toBe(false);
    for (const quantity of [0, -1, 1.5, 1e9, '2', Number.NaN]) {
      const problem = body.safeParse({ item: { productId: 7, quantity } }).error?.issues[0];
      expect(problem?.path).toEqual(['item', 'quantity']);
      expect(problem?.message).toBe('Quantity must be a whole number from 1 to 999');
    }
  });

  it('CT10 a line of the basket has the fields of storefront.md §3', () => {
    const { shape } = calls['basket.list'].response.shape.items.element;
    expect(Object.keys(shape)).toEqual(
      expect.arrayContaining(['key', 'quantity', 'name', 'priceIncTax', 'image', 'options', 'productUuid']),
    );
    expect(Object.keys(shape.options.shape)).toEqual(['Colour', 'Size']);
  });

  it('CT11 a product of a list has the fields of storefront.md §7', () => {
    const { shape } = calls['products.list'].response.shape.items.element;
    expect(Object.keys(shape)).toEqual(
      expect.arrayContaining([
        'urlName',
        'name',
        'image',
        'price',
        'salePrice',
        'manufacturer',
        'id',
        'description',
        'reviews',
      ]),
    );
    expect(Object.keys(shape.manufacturer.shape)).toEqual(['name', 'urlName']);
  });
});

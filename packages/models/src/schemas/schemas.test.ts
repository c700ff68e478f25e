import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { percentageComplete } from '../order-state.ts';
import { addressSchema, currencySchema, fontSchema, imageSchema } from './common.ts';
import { isWithinDepth } from './depth.ts';
import { menuEntrySchema, menuImageSchema } from './menu.ts';
import { notificationSchema } from './notification.ts';
import { factoryLabelSchema, orderItemSchema, orderSchema } from './order.ts';
import { blockSchema, pageSchema } from './page.ts';
import { parseEntity } from './parse-entity.ts';
import { customerSchema, divisionSchema, manufacturerSchema, userSchema, userStateSchema } from './people.ts';
import { productSchema } from './product.ts';
import { storeCoreDataSchema } from './store-core-data.ts';
import { pluginsSchema, subdomainSchema } from './subdomain.ts';

const nested = (depth: number) => {
  let text = '{"type":"row"}';
  for (let level = 0; level < depth; level += 1) text = `{"type":"row","items":[${text}]}`;
  return text;
};

// Field names as the spec lists them.
const fields: [string, z.ZodType, object, string][] = [
  [
    'User',
    userSchema,
    { id: 1 },
    'id email username avatar firstName lastName fullName mission mutedAt twoFactorAuthEnabled mobileNumber status bio dateOfBirth team colour reportsTo channel size isLeadership lastActive rfids okrs permissions storeControlRole profilePhoto postalAddress nationalInsuranceNumber bankAccountName nameOfBank sortCode accountNumber employeeStatementOption',
  ],
  [
    'Customer',
    customerSchema,
    { id: 1 },
    'id avatar company firstName lastName jobTitle username email phone mobile orders internal verified divisions signedEula claimedUser website tiktok twitter youtube facebook linkedin instagram potentialValue shouldHaveStore dashboardPermissions role notes twoFactorAuthEnabled requestTerms statusJourney leadStatus tags',
  ],
  [
    'Project',
    manufacturerSchema,
    { id: 1 },
    'id name logo hash email isPro badges active managed isFraud chatChannels division customers demographic paymentInterval integrationType enableBulkStudio force2fa promoUrl betas isVip currency',
  ],
  [
    'Division',
    divisionSchema,
    { id: 1 },
    'id name code enabled logo activeDomainName subdomain demographic manufacturer customers',
  ],
  [
    'Product',
    productSchema,
    { id: 1 },
    'id uuid sku name description metaTitle metaDescription metaKeywords collections tags urlName images options designs price salePrice onSale enabled gender type manufacturer minPrice maxPrice defaultPrice vatRate baseCost baseSku baseProductId approvalStatus denialReason isBundle bundleItems customiseIt enableAddToCart crossSell personalizable sizeChartId variants files priceMatrix',
  ],
  [
    'Order',
    orderSchema,
    { id: 1, status: 'new' },
    'id items total subtotal goodsTax discount taxDiscount shipping shippingTax status coupon customer billingAddress shippingAddress paymentMethod attempts trackingCodes childOrders parentOrder exchangeOrders refundOrders reprintReason statusLogRecords fulfillmentFactory priority integrationType',
  ],
  [
    'Order item',
    orderItemSchema,
    { quantity: 1 },
    'id quantity price tax discountTaxIncluded labels returnLogs pigeonholeLogs',
  ],
  ['Factory label', factoryLabelSchema, {}, 'counter pickface printLogs cancelled pickedAt'],
  ['Address', addressSchema, {}, 'name company street city state country zip eori'],
  ['Image', imageSchema, { original: 'a.jpg' }, 'id original position altText color sizes'],
  ['Font', fontSchema, { name: 'Lato' }, 'type name size defaultWeight source capitalised displayMode url'],
  [
    'Currency',
    currencySchema,
    { code: 'GBP', symbol: '£' },
    'code conversionRate symbol symbolAlign subScript name decimals decimalPoint thousandsSeparator',
  ],
  [
    'Page',
    pageSchema,
    {},
    'id uuid url layout blocks flags properties preloadables version divisionId published sitemap edited keyPhraseCampaignId mode',
  ],
  [
    'Block',
    blockSchema,
    { type: 'text' },
    'id uid type size properties items flags order parent page unpublished',
  ],
  ['Menu entry', menuEntrySchema, { text: 'Men' }, 'text href color backgroundColor submenu'],
  [
    'Menu image',
    menuImageSchema,
    { src: 'a.jpg' },
    'src title description link overlay borderRadius ratio textAlign color shadow button',
  ],
  [
    'Notification',
    notificationSchema,
    { id: 1 },
    'id title body image href position data tag form actions dismissAction footerAction createdAt scheduledAt deletedAt openedAt replacePrevious mergable template',
  ],
  [
    'Subdomain',
    subdomainSchema,
    {},
    'theme pages mode currency cart favicon logo companyName meta customCode customDomainName favourites searchRedirects plugins sitewideBanner passwordProtected comingSoonPageData mainMenu sessionId division isNative',
  ],
  ['User state', userStateSchema, {}, 'user store'],
  ['Store core data', storeCoreDataSchema, { state: {} }, 'pages state'],
];

describe('entities', () => {
  it.each(fields)('ENT1 %s has the fields of the spec and keeps others', (_, schema, least, names) => {
    const parsed = parseEntity(schema, { ...least, somethingNew: { a: 1 } });
    expect(parsed.ok ? Object.keys(z.looseObject({}).parse(parsed.value)) : parsed.errors).toEqual([
      ...names.split(' '),
      'somethingNew',
    ]);
  });

  it.each(fields)('ENT2 %s parsed again is the same', (_, schema, least) => {
    const once = schema.parse(least);
    expect(schema.parse(once)).toEqual(once);
  });

  it('ENT3 names wrong types by path', () => {
    const page = {
      url: 7,
      blocks: [{ type: 'row', items: [{ type: 'text', size: 2 }, {}] }],
      properties: { ySpacing: 'x' },
    };
    const parsed = parseEntity(pageSchema, page);
    expect(parsed.ok ? [] : parsed.errors).toEqual([
      { field: 'url', message: 'Must be text' },
      { field: 'blocks.0.items.0.size', message: 'Block size is a whole number from 3 to 12' },
      { field: 'blocks.0.items.1.type', message: 'Unable to make block, no type was defined' },
      { field: 'properties.ySpacing', message: expect.stringContaining('number') },
    ]);
  });

  it('ENT4 every schema can be written as JSON Schema, the same each time', () => {
    for (const [, schema] of fields) {
      const written = [z.toJSONSchema(schema), z.toJSONSchema(schema, { io: 'input' })];
      expect(written).toEqual([z.toJSONSchema(schema), z.toJSONSchema(schema, { io: 'input' })]);
    }
  });

  it('ENT5 an order answers the questions of its flow', () => {
    const order = orderSchema.parse({ id: 1, status: 'complete', fulfillmentFactory: { code: 'newport' } });
    expect(percentageComplete(order)).toBe(1);
  });

  it('ENT6 plugins are keyed by their codes', () => {
    const codes =
      'marketing tracking-pixel analytics pinterest currency email-subscriber-offer cookie-policy christmas-banner';
    const plugins = pluginsSchema.parse(Object.fromEntries(codes.split(' ').map((code) => [code, {}])));
    expect(Object.keys(plugins)).toEqual(codes.split(' '));
    expect(plugins.currency).toEqual({ enabled: false, currency: 'GBP', currencies: '' });
    expect(pluginsSchema.safeParse({ currency: { currency: 'XXX' } }).success).toBe(false);
  });
});

describe('pageSchema', () => {
  it('PAGE7 fills in the defaults of the spec', () => {
    const page = pageSchema.parse({ url: '/about/', blocks: [{ type: 'text' }] });
    expect(page).toMatchObject({
      layout: 'standard',
      published: true,
      sitemap: true,
      mode: 'unknown',
      flags: [],
      properties: { loginState: 'everyone', ySpacing: 24 },
      blocks: [{ size: 12, properties: {}, items: [] }],
    });
    expect(page.uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(page.blocks[0]?.uid).toHaveLength(36);
  });

  it('PAGE8 sets the homepage flag exactly when the url is /', () => {
    expect(pageSchema.parse({ url: '/', flags: ['seasonal', 'homepage'] }).flags).toEqual([
      'homepage',
      'seasonal',
    ]);
    expect(pageSchema.parse({ url: '/about/', flags: ['homepage'] }).flags).toEqual([]);
  });

  it.each([2, 13, 3.5, '12', null])('BLOCK5 refuses the size %j', (size) => {
    expect(blockSchema.safeParse({ type: 'text', size }).success).toBe(false);
  });

  it.each([3, 12])('BLOCK5 takes the size %d', (size) => {
    expect(blockSchema.parse({ type: 'text', size }).size).toBe(size);
  });

  it('BLOCK6 hostile depth is refused, not thrown', () => {
    const page = { url: '/', blocks: [JSON.parse(nested(20))] };
    expect(pageSchema.safeParse(page).success).toBe(true);
    const parsed = parseEntity(pageSchema, { url: '/', blocks: [JSON.parse(nested(5000))] });
    expect(parsed).toEqual({
      ok: false,
      errors: [{ field: '', message: 'Nested more than 64 levels deep' }],
    });
    expect(parseEntity(blockSchema, JSON.parse(nested(5000))).ok).toBe(false);
  });

  it('BLOCK6 counts levels exactly', () => {
    expect(isWithinDepth([[1]], 2)).toBe(true);
    expect(isWithinDepth([[[]]], 2)).toBe(false);
    expect(isWithinDepth(1, 0)).toBe(true);
    expect(isWithinDepth({}, 0)).toBe(false);
  });

  it('ENT7 never throws, whatever the JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const [, schema] of fields) parseEntity(schema, value);
        parseEntity(pageSchema, { blocks: value, properties: value, flags: value });
      }),
    );
  });
});

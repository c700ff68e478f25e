import type { z } from 'zod';
import {
  addressSchema,
  breadcrumbSchema,
  cartItemSchema,
  cartSchema,
  currencySchema,
  favouriteItemSchema,
  fontSchema,
  imageSchema,
  pickedLinkSchema,
  pointSchema,
  remillFormSchema,
  splitTestSchema,
  subscriberOfferFormSchema,
  tagSchema,
  timeIntervalSchema,
} from './common.ts';
import { menuEntrySchema, menuImageSchema, menuItemSchema, menuSegmentSchema } from './menu.ts';
import { notificationSchema } from './notification.ts';
import {
  factoryLabelSchema,
  orderItemSchema,
  orderSchema,
  orderStatusSchema,
  paymentAttemptSchema,
  statusLogRecordSchema,
} from './order.ts';
import { blockSchema, pagePropertiesSchema, pageSchema } from './page.ts';
import {
  badgeSchema,
  customerSchema,
  divisionSchema,
  manufacturerSchema,
  userSchema,
  userStateSchema,
} from './people.ts';
import { productOptionSchema, productSchema } from './product.ts';
import { storeCoreDataSchema } from './store-core-data.ts';
import { appSchema, searchRedirectSchema, subdomainSchema } from './subdomain.ts';

/** An entity as a line of the spec names it. */
export interface EntityLine {
  /** The line's words; a field is named after the equals sign where the spec puts it in other words. */
  line: string;
  schema: z.ZodType;
  /** The least that has to be sent. */
  least: object;
  /** Values filled in, where the spec names a default. */
  defaults?: object;
}

const time = '2026-11-06T12:00:00Z';

/** Every entity of platform.md §3, in its order. */
export const platformEntities: Readonly<Record<string, EntityLine>> = {
  'User (staff)': {
    line: 'id, email, username, avatar, first name=firstName, last name=lastName, full name=fullName, mission, mutedAt, two-factor flag=twoFactorAuthEnabled, mobile number=mobileNumber, status, bio, dateOfBirth, team, colour, reportsTo, channel, size, isLeadership, lastActive, rfids, okrs, permissions, storeControlRole, profile photo data=profilePhoto, postal address=postalAddress, national insurance number=nationalInsuranceNumber, bank account name=bankAccountName, name of bank=nameOfBank, sort code=sortCode, account number=accountNumber, employeeStatementOption',
    schema: userSchema,
    least: { id: 1 },
    defaults: { status: null, permissions: [] },
  },
  Customer: {
    line: 'id, avatar, company, firstName, lastName, jobTitle, username, email, phone, mobile, orders, internal, verified, divisions, signedEula, claimedUser, website, tiktok, twitter, youtube, facebook, linkedin, instagram, potential value=potentialValue, shouldHaveStore, dashboardPermissions, role, notes, twoFactorAuthEnabled, requestTerms, statusJourney, leadStatus, tags',
    schema: customerSchema,
    least: { id: 1 },
  },
  'Project / manufacturer': {
    line: 'id, name, logo, hash, email, isPro, badges, active, managed, isFraud, chatChannels, division, customers, demographic, paymentInterval, integrationType, enableBulkStudio, force2fa, promoUrl, betas, isVip, currency',
    schema: manufacturerSchema,
    least: { id: 1 },
    defaults: { currency: 'GBP' },
  },
  'Project / manufacturer: badges': {
    line: 'code, unlocked, groups',
    schema: badgeSchema,
    least: { code: 'theme' },
  },
  Division: {
    line: 'id, name, code, enabled, logo, activeDomainName, subdomain, demographic, manufacturer, customers',
    schema: divisionSchema,
    least: { id: 12 },
  },
  Product: {
    line: 'id, uuid, sku, name, description, meta title=metaTitle, meta description=metaDescription, meta keywords=metaKeywords, collections, tags, urlName, images, options, designs, price, salePrice, onSale, enabled, gender, type, manufacturer, min price=minPrice, max price=maxPrice, default price=defaultPrice, vatRate, baseCost, baseSku, baseProductId, approvalStatus, denialReason, isBundle, bundleItems, customiseIt, enableAddToCart, cross-sell=crossSell, personalizable, sizeChartId, variants, files, priceMatrix',
    schema: productSchema,
    least: { id: 1 },
    defaults: {
      approvalStatus: 'No approval item',
      designs: { front: null, back: null, left: null, right: null },
    },
  },
  'Product: options': { line: 'colour name=colour, sizes, images', schema: productOptionSchema, least: {} },
  Order: {
    line: 'id, items, total, subtotal, goodsTax, discount, taxDiscount, shipping, shippingTax, status, coupon, customer, billing address=billingAddress, shipping address=shippingAddress, payment method=paymentMethod, attempts, tracking codes=trackingCodes, child orders=childOrders, parent order=parentOrder, exchange orders=exchangeOrders, refund orders=refundOrders, reprint reason=reprintReason, statusLogRecords, fulfillment factory=fulfillmentFactory, priority, integrationType',
    schema: orderSchema,
    least: { id: 1, status: 'new' },
  },
  'Order: addresses': {
    line: 'name, company, street, city, state, country, zip, EORI number=eori',
    schema: addressSchema,
    least: {},
  },
  'Order: attempts': {
    line: 'message, success, method name=methodName, time',
    schema: paymentAttemptSchema,
    least: { time },
  },
  'Order: statusLogRecords': {
    line: 'user, status, time',
    schema: statusLogRecordSchema,
    least: { status: 'paid', time },
  },
  'Order item': {
    line: 'id, quantity, price, tax, discountTaxIncluded, labels, returnLogs, pigeonholeLogs',
    schema: orderItemSchema,
    least: { quantity: 1 },
  },
  'Factory label': {
    line: 'counter, pickface, printLogs, cancelled, pickedAt',
    schema: factoryLabelSchema,
    least: {},
  },
  'Order status': {
    line: 'id, name, code, color',
    schema: orderStatusSchema,
    least: { id: 3, name: 'Paid', code: 'paid', color: '#1f6feb' },
  },
  Tag: { line: 'id, name', schema: tagSchema, least: { id: 1, name: 'organic' } },
  'Time interval': {
    line: 'id, code, name, character',
    schema: timeIntervalSchema,
    least: { id: 1, code: 'month', name: 'Month' },
  },
  'Favourite item': {
    line: 'productId, productUrl, key, options',
    schema: favouriteItemSchema,
    least: { key: 'a' },
  },
  Image: {
    line: 'id, original, position, altText, color, sizes',
    schema: imageSchema,
    least: { original: 'a.jpg' },
  },
  Font: {
    line: 'type, name, size, default weight=defaultWeight, source, capitalised flag=capitalised, display mode=displayMode, url',
    schema: fontSchema,
    least: { name: 'Lato' },
  },
  Point: { line: 'x, y', schema: pointSchema, least: { x: 0, y: 1 } },
};

/** Every entity of storefront.md §3, in its order. */
export const storefrontEntities: Readonly<Record<string, EntityLine>> = {
  Page: {
    line: 'id, uuid, url, layout, blocks, flags, properties, preloadables, version, divisionId, published, sitemap, edited, keyPhraseCampaignId, mode',
    schema: pageSchema,
    least: {},
    defaults: { layout: 'standard', published: true, sitemap: true, mode: 'unknown' },
  },
  'Page: properties': {
    line: 'isStorePage, isMailPage, loginState, title, description, ogImage, ySpacing, isSearchable, searchIcon',
    schema: pagePropertiesSchema,
    least: {},
    defaults: { loginState: 'everyone', ySpacing: 24 },
  },
  Block: {
    line: 'id, uid, type, size, properties, nested items=items, flags, order, parent, page, unpublished',
    schema: blockSchema,
    least: { type: 'text' },
    defaults: { size: 12, unpublished: false, properties: {} },
  },
  'Banner, pod and announcement fields: link-picker result': {
    line: 'text, href, type',
    schema: pickedLinkSchema,
    least: { href: '/' },
  },
  App: {
    line: 'name, mode, pages, theme',
    schema: appSchema,
    least: {},
    defaults: { mode: 'native', pages: [] },
  },
  Currency: {
    line: 'code, conversionRate, symbol, symbolAlign, subScript, name, decimals by ISO 4217=decimals, decimalPoint, thousandsSeparator',
    schema: currencySchema,
    least: { code: 'GBP', symbol: '£' },
  },
  Notification: {
    line: 'id, title, body, image, href, position, data, tag, form, actions, dismissAction, footerAction, createdAt, scheduledAt, deletedAt, openedAt, replacePrevious, mergable, template',
    schema: notificationSchema,
    least: { id: 1 },
  },
  'Split test': {
    line: 'id, code, name, variation, availableVariations, discovered',
    schema: splitTestSchema,
    least: { id: 1, name: 'hero' },
    defaults: { discovered: false },
  },
  Cart: { line: 'items', schema: cartSchema, least: {}, defaults: { items: [] } },
  'Cart: basket list items': {
    line: 'key, quantity, name, priceIncTax, image, options, productUuid',
    schema: cartItemSchema,
    least: { key: 'a', quantity: 1 },
    defaults: { options: { Colour: '', Size: '' } },
  },
  'Main-menu entry': {
    line: 'text, href, color, backgroundColor, submenu',
    schema: menuEntrySchema,
    least: { text: 'Men' },
  },
  'Main-menu entry: segment': {
    line: 'title, link, mode, image, items',
    schema: menuSegmentSchema,
    least: {},
  },
  'Main-menu entry: items': {
    line: 'text, link, color, backgroundColor',
    schema: menuItemSchema,
    least: {},
  },
  'Main-menu entry: menu image': {
    line: 'src, title, description, link, overlay, borderRadius, ratio, text alignment=textAlign, color, shadow, button',
    schema: menuImageSchema,
    least: { src: 'a.jpg' },
  },
  'Subdomain data': {
    line: 'theme, pages, mode, currency, cart, favicon, logo of the shop=logo, company name=companyName, meta, customCode, customDomainName, favourites items=favourites, searchRedirects, plugins, sitewideBanner, passwordProtected, comingSoonPageData, mainMenu, sessionId, division, isNative',
    schema: subdomainSchema,
    least: {},
    defaults: { currency: 'GBP', cart: { items: [] }, favourites: { items: [] } },
  },
  'Subdomain data: searchRedirects': {
    line: 'searchTerm, destinationUrl',
    schema: searchRedirectSchema,
    least: { searchTerm: 'a', destinationUrl: '/b/' },
  },
  'Store core data response': { line: 'pages, state', schema: storeCoreDataSchema, least: { state: {} } },
  'Store core data response: state': {
    line: 'currency, splitTest, subdomain, theme, christmasCutoffDates, christmasContent, paymentProcessor',
    schema: storeCoreDataSchema.shape.state,
    least: {},
    defaults: { paymentProcessor: 'teemill' },
  },
  'User state': { line: 'user, store', schema: userStateSchema, least: {} },
  'User state: user': {
    line: 'verified, signedEula, internal',
    schema: userStateSchema.shape.user.unwrap().unwrap(),
    least: {},
  },
  'Remill form': { line: 'email', schema: remillFormSchema, least: {} },
  'Subscriber offer form': { line: 'email, firstName', schema: subscriberOfferFormSchema, least: {} },
  'Breadcrumb bar': { line: 'text', schema: breadcrumbSchema, least: { text: 'Home' } },
};

/** The lines of storefront.md §3, Subdomain plugins. */
export const pluginLines: Readonly<Record<string, string>> = {
  marketing: 'aw_conversion_id, conversion_id, conversion_label',
  'tracking-pixel': 'pixel, access_token',
  analytics: 'ga_tracking_id, measurement_id',
  pinterest: 'pixel',
  currency: 'enabled, currency, currencies',
  'email-subscriber-offer': '',
  'cookie-policy': 'message, allowEssentialOnly',
  'christmas-banner': 'disabled, backgroundColor, textColor, currency',
};

/** Names of the fields that a line of the spec lists. */
export function fieldNames(line: string): string[] {
  return line === '' ? [] : line.split(', ').map((words) => words.split('=').at(-1) ?? words);
}

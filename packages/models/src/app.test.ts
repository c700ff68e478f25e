import { expect, it } from 'vitest';
import { appKinds, previewHost, type AppKind } from './app.ts';
import { fontSources, fontTypes, fontWeights } from './font.ts';
import { linkTypes } from './link.ts';
import { menuImageRadii, menuImageRatios, menuTextAligns } from './menu.ts';
import { notificationPermissions, notificationPositions, notificationTemplates } from './notifications.ts';
import { customerTagTypes, paymentProcessors } from './store.ts';

const domains = { activeStore: 'demo.example', main: 'omnis.example', own: 'shop.example' };

it.each<[AppKind, string, string]>([
  ['provider', 'demo.example', 'omnis.example'],
  ['provider-subdomain', 'demo.example', 'omnis.example'],
  ['atlas', 'omnis.example', 'omnis.example'],
  ['subdomain', 'shop.example', 'shop.example'],
])('APP1 the %s app previews on %s, and without an active store on %s', (kind, host, without) => {
  expect(previewHost(kind, domains)).toBe(host);
  expect(previewHost(kind, { ...domains, activeStore: null })).toBe(without);
});

it('APP2 there are four kinds of app', () => {
  expect(Object.keys(appKinds)).toEqual(['provider', 'provider-subdomain', 'atlas', 'subdomain']);
});

// The closed lists of storefront.md §3 and platform.md §3 and §4, as written there.
it.each<[string, readonly string[], string]>([
  ['Link-picker result, type', linkTypes, 'product, collection, blog, page, action, link, studio'],
  ['Menu image, borderRadius', menuImageRadii, 'sharp, smooth, rounded, circle'],
  ['Menu image, ratio', menuImageRatios, 'wide, short, 4:3, square, tall'],
  ['Menu image, text alignment', menuTextAligns, 'left, center, right'],
  ['Font, type', fontTypes, 'display, standard, custom'],
  ['Font, source', fontSources, 'google, custom'],
  ['Notification, position', notificationPositions, 'header, top-right'],
  ['Notification, template', notificationTemplates, 'Shove, Bag, Simple'],
  ['Notification permission', notificationPermissions, 'default, granted, denied'],
  ['Customer, tag types', customerTagTypes, 'services, industries'],
  ['Store core data, paymentProcessor', paymentProcessors, 'teemill, direct'],
])('LIST1 %s', (_, list, line) => {
  expect(list.join(', ')).toBe(line);
});

it.each([
  [300, [300, 400, 700]],
  [400, [400, 700]],
  [900, [400, 700, 900]],
])('FONT1 a font of weight %d is loaded in %j', (defaultWeight, weights) => {
  expect(fontWeights({ defaultWeight })).toEqual(weights);
});

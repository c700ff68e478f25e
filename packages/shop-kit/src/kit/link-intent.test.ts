import { describe, expect, it } from 'vitest';
import { linkIntent } from './link-intent.ts';

const page = new URL('http://demo.localhost:3000/collection/women/?page=2');

describe('SK8 linkIntent (storefront.md §2 Links, §5 accepted links)', () => {
  it.each([
    ['/product/tee/', { kind: 'navigate', to: '/product/tee/' }],
    ['?page=3', { kind: 'navigate', to: '/collection/women/?page=3' }],
    ['http://demo.localhost:3000/basket/', { kind: 'navigate', to: '/basket/' }],
    ['#reviews', { kind: 'fragment', to: '/collection/women/?page=2#reviews', id: 'reviews' }],
    ['#100%', { kind: 'fragment', to: '/collection/women/?page=2#100%', id: '100%' }],
    ['#gr%C3%B6%C3%9Fe', { kind: 'fragment', to: '/collection/women/?page=2#gr%C3%B6%C3%9Fe', id: 'größe' }],
    ['/basket/#top', { kind: 'navigate', to: '/basket/#top' }],
    ['@open-chat', { kind: 'action', name: 'open-chat' }],
    ['https://other.example/x', { kind: 'external', href: 'https://other.example/x' }],
    ['//other.example/x', { kind: 'external', href: 'https://other.example/x'.replace('https', 'http') }],
    ['mailto:hello@demo.example', { kind: 'browser' }],
    ['tel:+441983123456', { kind: 'browser' }],
    ['/images/tee.png?width=900', { kind: 'browser' }],
    ['/invoice/ab-12_x.pdf', { kind: 'browser' }],
    ['/omnis/v3/openapi.json', { kind: 'browser' }],
    ['/teemail/autumn', { kind: 'browser' }],
    ['/basket/plain/', { kind: 'browser' }],
    ['/checkout/plain/?country=GB', { kind: 'browser' }],
    ['/blog/feed.xml', { kind: 'browser' }],
    ['/sitemap.xml', { kind: 'browser' }],
    ['/sitemaps/2.xml', { kind: 'browser' }],
    ['/robots.txt', { kind: 'browser' }],
    ['/favicon.ico', { kind: 'browser' }],
    ['/manifest.webmanifest', { kind: 'browser' }],
    ['/service-worker.js', { kind: 'browser' }],
    ['/offline/', { kind: 'browser' }],
    ['/offline/help/', { kind: 'navigate', to: '/offline/help/' }],
    ['/basket/plainly/', { kind: 'navigate', to: '/basket/plainly/' }],
    ['/blog/feed/', { kind: 'navigate', to: '/blog/feed/' }],
    ['/sitemap/', { kind: 'navigate', to: '/sitemap/' }],
    ['javascript:alert(1)', { kind: 'blocked' }],
    ['java\nscript:alert(1)', { kind: 'blocked' }],
    ['vbscript:x', { kind: 'blocked' }],
  ])('%s', (href, intent) => {
    expect(linkIntent(href, page)).toEqual(intent);
  });
});

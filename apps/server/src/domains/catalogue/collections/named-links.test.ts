import { describe, expect, test } from 'vitest';
import { namesCollection, withoutLinks } from './named-links.ts';

const urlNames = ['tees', 'old-tees'];

describe('a collection in JSON', () => {
  test.each([
    [{ href: '/collection/tees/' }, true],
    [{ href: '/collection/tees?sort=name' }, true],
    [{ href: 'https://shop.example/collection/old-tees/' }, true],
    [{ items: [{ properties: { action: '/collection/tees/' } }] }, true],
    [{ properties: { collection: 'tees' } }, true],
    [{ text: '<p><a href="/collection/tees/">T-shirts</a></p>' }, true],
    [{ href: '/collection/tees-2/' }, false],
    [{ href: '/product/tees/' }, false],
    [{ title: 'tees' }, false],
    [{ href: '/collection/%E0%A4%A/' }, false],
    [null, false],
  ])('%j names it: %s', (json, expected) => {
    expect(namesCollection(json, urlNames)).toBe(expected);
  });

  test('loses its entries of a menu and of a footer, and no others', () => {
    const menu = [
      { text: 'Shop', href: '/collection/all/', items: [{ text: 'T-shirts', href: '/collection/tees/' }] },
      { text: 'T-shirts', href: '/collection/old-tees/' },
    ];
    expect(withoutLinks(menu, urlNames)).toEqual([{ text: 'Shop', href: '/collection/all/', items: [] }]);
    const footer = [
      {
        title: 'Shop',
        items: [
          { text: 'T', link: '/collection/tees/' },
          { text: 'A', link: '/a/' },
        ],
      },
    ];
    expect(withoutLinks(footer, urlNames)).toEqual([{ title: 'Shop', items: [{ text: 'A', link: '/a/' }] }]);
  });
});

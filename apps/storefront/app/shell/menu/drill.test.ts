import { shellTexts } from '@omnis/shop-kit';
import { menuEntrySchema } from '@omnis/models';
import { describe, expect, it } from 'vitest';
import { drillBack, drillLevel } from './drill.ts';

const t = await shellTexts.load('en-GB');

const entries = [
  menuEntrySchema.parse({
    text: 'Women',
    href: '/collection/women/',
    submenu: [
      {
        title: 'Tops',
        link: '/collection/tops/',
        items: [{ text: 'T-shirts', link: '/collection/t-shirts/' }],
      },
      { title: '', items: [{ text: 'Gifts', link: '/collection/gifts/' }] },
      { title: 'New in', link: '/collection/new/' },
      { image: { src: '/images/a.png', title: 'Lookbook', link: '/lookbook/' } },
      { title: 'Nowhere' },
    ],
  }),
  menuEntrySchema.parse({ text: 'Sale', href: '/collection/sale/' }),
];

describe('drillLevel (storefront.md §4 Menu: top level to segment to items, with back controls)', () => {
  it('shows the entries at the top', () => {
    expect(drillLevel(t, entries, [])).toEqual({
      title: null,
      back: null,
      rows: [
        { kind: 'open', text: 'Women', path: [0] },
        { kind: 'link', text: 'Sale', href: '/collection/sale/' },
      ],
    });
  });

  it('keeps the colours that an owner chose for an entry and for an item (storefront.md §3 Main-menu entry)', () => {
    const [red, onYellow] = ['#a4552c', '#ffee00'];
    const coloured = [
      menuEntrySchema.parse({ text: 'Sale', href: '/collection/sale/', color: red }),
      menuEntrySchema.parse({
        text: 'Women',
        backgroundColor: onYellow,
        submenu: [
          { title: '', items: [{ text: 'Last ones', link: '/last/', color: red, backgroundColor: '' }] },
        ],
      }),
    ];
    expect(drillLevel(t, coloured, []).rows).toEqual([
      {
        kind: 'link',
        text: 'Sale',
        href: '/collection/sale/',
        colours: { color: red, backgroundColor: null },
      },
      { kind: 'open', text: 'Women', path: [1], colours: { color: null, backgroundColor: onYellow } },
    ]);
    expect(drillLevel(t, coloured, [1]).rows).toEqual([
      { kind: 'link', text: 'Last ones', href: '/last/', colours: { color: red, backgroundColor: '' } },
    ]);
  });

  it('shows an entry’s segments, and leaves out what leads nowhere', () => {
    expect(drillLevel(t, entries, [0])).toEqual({
      title: 'Women',
      back: 'Menu',
      rows: [
        { kind: 'link', text: 'All Women', href: '/collection/women/' },
        { kind: 'open', text: 'Tops', path: [0, 0] },
        { kind: 'link', text: 'Gifts', href: '/collection/gifts/' },
        { kind: 'link', text: 'New in', href: '/collection/new/' },
        { kind: 'link', text: 'Lookbook', href: '/lookbook/' },
      ],
    });
  });

  it('has no row of its own for the whole of a segment that one of its items leads to', () => {
    const [entry] = [
      menuEntrySchema.parse({
        text: 'Clothing',
        href: '/collection/clothing/',
        submenu: [
          {
            title: 'Women',
            link: '/collection/women/',
            items: [{ text: 'Everything for women', link: '/collection/women/' }],
          },
        ],
      }),
    ];
    expect(drillLevel(t, [entry], [0, 0]).rows).toEqual([
      { kind: 'link', text: 'Everything for women', href: '/collection/women/' },
    ]);
  });

  it('shows the items of a segment that is called like its entry at once', () => {
    const items = [{ text: 'T-shirts', link: '/collection/t-shirts/' }];
    const entry = menuEntrySchema.parse({
      text: 'Clothing',
      href: '/collection/clothing/',
      submenu: [{ title: 'Clothing', items }],
    });
    expect(drillLevel(t, [entry], [0]).rows).toEqual([
      { kind: 'link', text: 'All Clothing', href: '/collection/clothing/' },
      { kind: 'link', text: 'T-shirts', href: '/collection/t-shirts/' },
    ]);
  });

  it('shows a segment’s items, with the way back to its entry', () => {
    expect(drillLevel(t, entries, [0, 0])).toEqual({
      title: 'Tops',
      back: 'Women',
      rows: [
        { kind: 'link', text: 'All Tops', href: '/collection/tops/' },
        { kind: 'link', text: 'T-shirts', href: '/collection/t-shirts/' },
      ],
    });
  });

  it('shows the top where the path leads nowhere', () => {
    expect(drillLevel(t, entries, [7]).title).toBeNull();
    expect(drillLevel(t, entries, [0, 9]).title).toBe('Women');
  });

  it('goes back one level at a time', () => {
    expect(drillBack([0, 1])).toEqual([0]);
    expect(drillBack([0])).toEqual([]);
    expect(drillBack([])).toEqual([]);
  });
});

import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { BlockEnvironment } from '../environment/environment.ts';
import { PageView } from '../page/page-view.tsx';
import type { BlockSource, SourceState } from '../sources/source.ts';
import { testEnvironment } from '../testing/environment.tsx';
import { pageElement } from '../testing/render-page.tsx';

const show = (block: object, own: Partial<BlockEnvironment> = {}): HTMLElement =>
  render(<PageView page={{ blocks: [block] }} environment={testEnvironment(own)} />).container;
const server = (block: object): HTMLElement => pageElement([block]);
const css = (element: Element | null, name: string): string =>
  element instanceof HTMLElement ? element.style.getPropertyValue(`--b-${name}`) : '';
const source = (state: Partial<SourceState>) => {
  const asked: BlockSource[] = [];
  return {
    asked,
    useSource: (wanted: BlockSource | null): SourceState => {
      if (wanted === null) return { status: 'ready', items: [], retry: () => undefined };
      asked.push(wanted);
      return { status: 'ready', items: [], retry: () => undefined, ...state };
    },
  };
};

describe('B15 pod', () => {
  const pod = (properties: object): HTMLElement => server({ type: 'pod', properties });

  it('B15 is a square picture with a title that is the link of the whole', () => {
    const element = pod({ title: 'Hats', href: '/hats/', image: '/images/hats.jpg' });
    expect(css(element.querySelector('article'), 'ratio')).toBe('1.026');
    expect(element.querySelector('h3 a')?.getAttribute('href')).toBe('/hats/');
    expect(element.querySelector('img')?.getAttribute('srcset')).toContain('1920w');
    expect(element.querySelector('img')?.getAttribute('width')).toBe('1110');
  });

  it.each([
    [0, '0'],
    [4, '4'],
    [9, '4'],
    [-1, '0'],
    ['x', '1'],
  ])('B15 the title size %j counts as %s', (textSize, expected) => {
    expect(pod({ title: 'T', textSize }).querySelector('article')?.dataset['textSize']).toBe(expected);
  });

  it('B15 takes the allowed keys of the button style and no other', () => {
    const element = pod({
      buttonText: 'Go',
      href: '/x/',
      buttonStyle: {
        textColor: '#fff',
        backgroundColor: '#000',
        borderColor: '#111',
        borderRadius: '9px',
        fill: true,
        position: 'fixed',
      },
    }).querySelector('article');
    expect(['text', 'fill', 'edge', 'radius'].map((name) => css(element, `action-${name}`))).toEqual([
      '#ffffff',
      '#000000',
      '#111111',
      '9px',
    ]);
    expect(element?.dataset).toHaveProperty('fill');
    expect(element?.getAttribute('style')).not.toContain('fixed');
  });

  it('B15 shows its price unless switched off', () => {
    const values = { title: 'T', price: 20, salePrice: 15, pricePrefix: 'From' };
    expect(pod(values).querySelector('.price')?.textContent).toBe('FromNow £15.00Was £20.00');
    expect(pod({ ...values, showPrice: false }).querySelector('.price')).toBeNull();
    expect(pod({ title: 'T' }).querySelector('.price')).toBeNull();
  });

  it('B15 without a title the picture is the link and has a name', () => {
    const link = pod({ href: '/x/', image: '/images/x.jpg', imageAlt: 'Hats' }).querySelector('.media a');
    expect(link?.getAttribute('aria-label')).toBe('Hats');
  });

  it('B15 a film wins over the picture, which becomes its poster', () => {
    const film = pod({ video: '/films/x.mp4', image: '/images/x.jpg' }).querySelector('video');
    expect(film?.getAttribute('poster')).toBe('/images/x.jpg');
  });
});

describe('B17 product list', () => {
  const tees = [1, 2, 3, 4, 5].map((id) => ({ urlName: `t${id}`, name: `Tee ${id}`, price: 20 }));

  it('B17 asks for four bestsellers by default and shows no more than it asked for', () => {
    const { asked, useSource } = source({ items: tees });
    const container = show({ type: 'productList' }, { useSource });
    expect(asked[0]).toEqual({ kind: 'products', sort: 'bestsellerOrder', limit: 4 });
    expect(container.querySelectorAll('.product')).toHaveLength(4);
  });

  it.each([
    [{ limit: 99 }, 24],
    [{ limit: 0 }, 1],
    [{ limit: 'x' }, 4],
  ])('B17 %j asks for %i', (properties, limit) => {
    const { asked, useSource } = source({});
    show({ type: 'productList', properties: { ...properties, sortBy: 'drop table' } }, { useSource });
    expect(asked[0]).toMatchObject({ limit, sort: 'bestsellerOrder' });
  });

  it('B17 shows its places while loading', () => {
    const { useSource } = source({ status: 'loading' });
    show({ type: 'productList' }, { useSource });
    expect(screen.getByRole('list', { name: 'Products are loading' }).children).toHaveLength(4);
  });

  it('B17 can be tried again when it failed', () => {
    const retry = vi.fn<() => void>();
    const { useSource } = source({ status: 'error', retry });
    show({ type: 'productList' }, { useSource });
    expect(screen.getByRole('alert').textContent).toContain('We could not load these products.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('B17 an empty list is hidden from shoppers and explained to the owner', () => {
    const { useSource } = source({});
    expect(show({ type: 'productList', properties: { title: 'New' } }, { useSource }).textContent).toBe('');
    expect(show({ type: 'productList' }, { useSource, mode: 'preview' }).textContent).toContain(
      'no products here yet',
    );
  });
});

describe('B18 grid', () => {
  const columns = (properties: object): string[] => {
    const items = [{ type: 'text', properties: { text: 'In it' } }];
    const root = server({ type: 'grid', properties, items }).querySelector('section');
    return ['xs', 'md', 'lg'].map((name) => css(root, `grid-${name}`));
  };

  it.each([
    [{}, ['2', '3', '4']],
    [{ breakpoints: { xs: 1, md: 2, lg: 3 } }, ['1', '2', '3']],
    [{ breakpoints: { xs: 1, lg: 2 } }, ['1', '1', '2']],
    [{ breakpoints: { lg: 99, xs: 0 } }, ['1', '1', '12']],
    [{ breakpoints: { lg: 99, md: 99, xs: 99 } }, ['6', '6', '12']],
    [{ breakpoints: 'x' }, ['2', '3', '4']],
  ])('B18 the columns of %j are %j', (properties, expected) => {
    expect(columns(properties)).toEqual(expected);
  });

  it('B18 fetches items from a path of this site only', () => {
    const { asked, useSource } = source({
      items: [
        { urlName: 'tee', name: 'Tee', price: 2 },
        { title: 'Post', url: '/b/' },
      ],
    });
    const container = show({ type: 'grid', properties: { asyncItems: '/omnis/v3/x/' } }, { useSource });
    expect(asked[0]).toEqual({ kind: 'path', path: '/omnis/v3/x/' });
    // The first letter stands for the picture that it has not.
    expect(container.textContent).toBe('TTee£2.00Post');
    for (const asyncItems of [
      'https://evil.example/x',
      '//evil.example',
      '/\\evil.example',
      'javascript:x',
      4,
    ]) {
      const { asked: none, useSource: watched } = source({});
      show({ type: 'grid', properties: { asyncItems } }, { useSource: watched });
      expect(none).toEqual([]);
    }
  });
});

describe('B21 quote', () => {
  it('B21 is 24px, right and in the theme’s font and corners by default', () => {
    const quote = server({
      type: 'quote',
      properties: { quote: 'Good', author: 'Tom', font: 'Lato', borderRadius: '4px' },
    }).querySelector('figure');
    expect([
      css(quote, 'font-size'),
      css(quote, 'align'),
      css(quote, 'quote-font'),
      css(quote, 'corners'),
    ]).toEqual(['24px', 'right', '', '']);
    expect(quote?.querySelector('figcaption')?.textContent).toBe('Tom');
  });

  it('B21 takes its own font, size, weight, slope and colours', () => {
    const quote = server({
      type: 'quote',
      properties: {
        quote: 'Good',
        font: 'Fraunces',
        fontSize: 40,
        bold: true,
        italic: true,
        align: 'left',
        textColor: '#fff',
        backgroundColor: '#000',
        borderRadius: 12,
      },
    }).querySelector('figure');
    expect(css(quote, 'quote-font')).toMatch(/^"Fraunces", /);
    expect(
      ['font-size', 'font-style', 'text-color', 'background', 'corners'].map((name) => css(quote, name)),
    ).toEqual(['40px', 'italic', '#ffffff', '#000000', '12px']);
  });
});

describe('B22 announcement', () => {
  const announcement = (properties: object) =>
    server({ type: 'announcement', properties: { text: 'News', ...properties } }).querySelector('aside')!;

  it.each([
    ['left', 'left'],
    ['space-between', 'space-between'],
    ['middle', 'center'],
  ])('B22 the alignment %s counts as %s', (alignment, expected) => {
    expect(announcement({ alignment }).dataset['align']).toBe(expected);
  });

  it.each([
    ['primary', 'action', true],
    ['secondary', 'action', false],
    ['none', 'link', false],
    ['loud', 'link', false],
  ])('B22 the action style %s', (actionStyle, className, primary) => {
    const link = announcement({ actionStyle, action: { text: 'Go', href: '/' } }).querySelector('a');
    expect(link?.className).toBe(className);
    expect(link?.hasAttribute('data-primary')).toBe(primary);
  });

  it('B22 has no action without both text and link', () => {
    expect(announcement({ action: { text: 'Go' } }).querySelector('a')).toBeNull();
  });
});

describe('B2 small types', () => {
  it('B2 row gives direction, order, spacing and background on', () => {
    const row = server({
      type: 'row',
      properties: {
        direction: 'column',
        reversed: true,
        spacing: 999,
        align: 'nowhere',
        backgroundImage: '/images/x.jpg',
      },
      items: [{ type: 'text', size: 4, properties: { text: 'a' } }],
    }).querySelector('section');
    expect(row?.dataset).toMatchObject({ direction: 'column', reversed: '', background: '' });
    expect([css(row, 'row-spacing'), css(row, 'row-align')]).toEqual(['160px', 'center']);
    expect(row?.querySelector('img')?.alt).toBe('');
    expect(css(row?.querySelector('.items > div') ?? null, 'row-columns')).toBe('4');
  });

  it('B2 button shows with text and link, with its icon on either side', () => {
    const button = server({
      type: 'button',
      properties: { text: 'Go', href: '/x/', icon: 'truck', iconPosition: 'right', primary: true },
    });
    expect(button.querySelector('div[data-icon]')?.getAttribute('data-icon')).toBe('right');
    expect(button.querySelector('a.action svg')).not.toBeNull();
    expect(server({ type: 'button', properties: { text: 'Go' } }).textContent).toBe('');
    expect(show({ type: 'button' }, { mode: 'preview' }).textContent).toContain(
      'once it has a text and a link',
    );
  });

  it('B2 image keeps its shape, and needs a picture to be shown', () => {
    const image = server({
      type: 'image',
      properties: { image: '/images/x.jpg', alt: 'Hills', ratio: 'wide', caption: 'C', href: '/x/' },
    });
    expect(css(image.querySelector('figure'), 'ratio')).toBe('0.36');
    expect(image.querySelector('a')?.getAttribute('aria-label')).toBe('Hills');
    expect(image.querySelector('figcaption')?.textContent).toBe('C');
    expect(server({ type: 'image' }).querySelector('figure')).toBeNull();
    expect(show({ type: 'image' }, { mode: 'preview' }).querySelector('figure')).not.toBeNull();
  });

  it('B2 spacer is regular, or follows a ratio', () => {
    const spacer = (ratio: string) =>
      server({ type: 'spacer', properties: { ratio } }).querySelector('[aria-hidden]');
    expect(spacer('regular')?.hasAttribute('data-ratio')).toBe(false);
    expect(css(spacer('short'), 'ratio')).toBe('0.49');
  });

  it('B2 summary shows its picture rather than its icon', () => {
    const both = server({
      type: 'summary',
      properties: { title: 'T', icon: 'leaf', image: '/images/x.jpg', description: 'a\n\nb' },
    });
    expect(both.querySelector('svg')).toBeNull();
    expect(both.querySelectorAll('p')).toHaveLength(2);
    expect(
      server({ type: 'summary', properties: { title: 'T', icon: 'leaf' } }).querySelector('svg'),
    ).not.toBeNull();
    expect(
      server({ type: 'summary', properties: { title: 'T', icon: '__proto__' } }).querySelector('svg'),
    ).toBeNull();
  });

  it('B2 text is plain', () => {
    const text = server({ type: 'text', properties: { text: '<b>a</b>\nb', color: '#123' } });
    expect(text.textContent).toBe('<b>a</b>b');
    expect(css(text.querySelector('[data-size]'), 'color')).toBe('#112233');
  });
});

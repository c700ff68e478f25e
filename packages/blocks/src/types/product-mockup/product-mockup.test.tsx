import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pageElement } from '../../testing/render-page.tsx';
import { provokeBlock, showBlock } from '../../testing/show-block.tsx';
import { cssUrl } from './product-mockup.limits.ts';

const colours = [
  { name: 'Sage', hex: '#9aa889' },
  { name: 'Navy', hex: '#123', image: '/images/navy.png' },
  { name: '', hex: '#fff' },
  { name: 'Nothing', hex: 'red' },
];
const base = { image: '/images/tee.png', artwork: '/images/art.png', title: 'Tee' };
const stage = (element: HTMLElement) => element.querySelector<HTMLElement>('.stage');

describe('B74 productMockup', () => {
  it('B74 places the artwork in per cent of the picture, on the chest unless told', () => {
    const at = (properties: object) => {
      const style = stage(
        pageElement([{ type: 'productMockup', properties: { ...base, ...properties } }]),
      )?.style;
      return ['x', 'y', 'width'].map((name) => style?.getPropertyValue(`--b-artwork-${name}`));
    };
    expect(at({})).toEqual(['50%', '42%', '30%']);
    expect(at({ artworkX: 20, artworkY: '60', artworkWidth: 900 })).toEqual(['20%', '60%', '100%']);
  });

  it('B74 a colour is chosen by name, with a picture of its own or over the first', () => {
    const element = showBlock({ type: 'productMockup', properties: { ...base, colours } });
    const pictures = () => [...element.querySelectorAll('img')].map(({ src }) => new URL(src).pathname);
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByRole('group').textContent).toContain('Colour: Sage');
    expect(stage(element)?.style.getPropertyValue('--b-tint')).toBe('#9aa889');
    expect(element.querySelector('img')?.alt).toBe('Tee, Sage');
    fireEvent.click(screen.getByRole('radio', { name: 'Navy' }));
    expect(pictures()[0]).toContain('navy');
    expect(element.querySelector('.tint')).toBeNull();
    expect(screen.getByRole('group').textContent).toContain('Colour: Navy');
  });

  it('B74 needs a picture to be shown', () => {
    expect(showBlock({ type: 'productMockup', properties: { title: 'T' } }).textContent).toBe('');
    expect(showBlock({ type: 'productMockup' }, { mode: 'preview' }).textContent).toContain(
      'product’s picture',
    );
  });

  it('B74 an address cannot leave its place in a style', () => {
    expect(cssUrl('/x.png"); } body { color: red')).toBe('url("/x.png%22);%20}%20body%20{%20color:%20red")');
  });

  it('B74 reads any property', () => {
    expect(
      provokeBlock('productMockup', {
        keys: [
          'image',
          'artwork',
          'alt',
          'title',
          'copy',
          'href',
          'colours',
          'artworkX',
          'artworkY',
          'artworkWidth',
        ],
        base: { ...base, colours },
      }),
    ).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { pageElement } from '../../testing/render-page.tsx';
import { readBanner } from './banner-properties.ts';

const banner = (properties: object): HTMLElement =>
  pageElement([{ type: 'banner', properties }]).querySelector<HTMLElement>('section')!;
const css = (element: HTMLElement, name: string): string => element.style.getPropertyValue(`--b-${name}`);

describe('B13 banner', () => {
  it('B13 shows 50 characters of the title and 300 of the copy', () => {
    const { title, copy } = readBanner({ title: 'word '.repeat(20), copy: 'word '.repeat(100) });
    expect(title.length).toBeLessThanOrEqual(50);
    expect(copy.length).toBeLessThanOrEqual(300);
    expect(title.endsWith('…') && copy.endsWith('…')).toBe(true);
  });

  it('B13 keeps the words of its title whole, unless one is longer than any picture leaves room for', () => {
    const whole = (title: string): boolean =>
      banner({ title }).querySelector('.title')?.hasAttribute('data-whole') === true;
    expect(whole('Soft layers for cold mornings')).toBe(true);
    expect(whole('Donaudampfschifffahrt')).toBe(false);
  });

  it('B13 is 400px high at least with the ratio 0.4, and 95% wide', () => {
    const element = banner({});
    expect(css(element, 'min-height')).toBe('400px');
    expect(css(element, 'ratio')).toBe('0.4');
    expect(css(element, 'font-scale')).toBe('1');
    expect(css(banner({ contentWidth: '80%' }), 'content-width')).toBe('80%');
  });

  it.each([
    [{ compact: true }, 'compact', '0.55', '0.4', '400px'],
    [{ slim: true }, 'slim', '0.3', '0.1', '300px'],
    [{ slim: true, compact: true, minHeight: 900 }, 'slim', '0.3', '0.1', '300px'],
  ])('B13 %j', (properties, size, scale, ratio, minHeight) => {
    const element = banner(properties);
    expect(element.dataset['size']).toBe(size);
    expect([css(element, 'font-scale'), css(element, 'ratio'), css(element, 'min-height')]).toEqual([
      scale,
      ratio,
      minHeight,
    ]);
  });

  it.each([
    [0.5, 0.5],
    [0, 1],
    [-1, 1],
    [7, 1],
    ['x', 1],
  ])('B13 the font scale %j counts as %j', (fontScale, expected) => {
    expect(readBanner({ fontScale }).look.fontScale).toBe(expected);
  });

  it('B13 shows a film where nobody chose what lies behind, as a pod does', () => {
    const film = { video: '/films/a.mp4', image: '/images/a.jpg', videoThumbnail: '/images/b.jpg' };
    expect(readBanner(film).media).toMatchObject({ kind: 'video', poster: '/images/b.jpg' });
    expect(readBanner({ ...film, media: 'image' }).media).toMatchObject({ kind: 'image' });
    expect(readBanner({ image: '/images/a.jpg' }).media).toMatchObject({ kind: 'image' });
  });

  it('B13 shows the film of the theme where it is to show one and has none', () => {
    const around = { defaultFilm: '/films/theme.mp4' };
    expect(readBanner({ media: 'video' }, around).media).toMatchObject({
      kind: 'video',
      src: '/films/theme.mp4',
    });
    expect(readBanner({ media: 'video', video: '/films/a.mp4' }, around).media).toMatchObject({
      src: '/films/a.mp4',
    });
    expect(readBanner({ image: '/images/a.jpg' }, around).media).toMatchObject({ kind: 'image' });
    expect(readBanner({}, around).media).toEqual({ kind: 'none' });
  });

  it('B13 shows a picture, a film or the colour alone', () => {
    const image = banner({ image: '/images/a.jpg', imageAlt: 'Hills' }).querySelector('img')!;
    expect([image.getAttribute('width'), image.getAttribute('height'), image.alt]).toEqual([
      '1920',
      '768',
      'Hills',
    ]);
    expect(image.getAttribute('fetchpriority')).toBe('high');
    const film = banner({ media: 'video', video: '/films/a.mp4', videoThumbnail: '/images/a.jpg' });
    expect(film.querySelector('video')?.getAttribute('poster')).toBe('/images/a.jpg');
    expect(film.querySelector('video')?.hasAttribute('autoplay')).toBe(false);
    expect(banner({ media: 'overlay', image: '/images/a.jpg' }).querySelector('img')).toBeNull();
    expect(banner({ media: 'video', videoThumbnail: '/images/a.jpg' }).querySelector('img')).not.toBeNull();
  });

  it('B13 has a picture of its own for phones that are held upright', () => {
    const source = banner({ image: '/images/a.jpg', mobileImage: '/images/b.jpg' }).querySelector('source');
    // Not for one on its side: its low window would show a strip of it.
    expect(source?.getAttribute('media')).toBe('(max-width: 767.98px) and (orientation: portrait)');
    expect(source?.getAttribute('srcset')).toContain('/images/b.jpg?width=480 480w');
  });

  it('B13 has phones ask for its upright picture at once where it opens the page', () => {
    const first = { type: 'banner', properties: { image: '/images/a.jpg', mobileImage: '/images/b.jpg' } };
    const second = { type: 'banner', properties: { image: '/images/c.jpg', mobileImage: '/images/d.jpg' } };
    const host = pageElement([first, second]);
    const asked = [...host.querySelectorAll('link[rel=preload]')];
    expect(asked).toHaveLength(1);
    const source = host.querySelector('source');
    // The same to the letter: another choice would be another file.
    for (const [ofLink, ofSource] of [
      ['media', 'media'],
      ['imagesrcset', 'srcset'],
      ['imagesizes', 'sizes'],
    ] as const)
      expect(asked[0]?.getAttribute(ofLink)).toBe(source?.getAttribute(ofSource));
    expect(asked[0]?.getAttribute('fetchpriority')).toBe('high');
  });

  it('B13 gives its colours and veil on, when they are colours', () => {
    const element = banner({
      titleColor: '#fff',
      copyColor: 'url(x)',
      overlayColor: '#123',
      overlayOpacity: 4,
    });
    expect(css(element, 'title-color')).toBe('#ffffff');
    expect(css(element, 'copy-color')).toBe('');
    expect(css(element, 'overlay-color')).toBe('#112233');
    expect(css(element, 'overlay-opacity')).toBe('1');
  });

  it('B13 gives its price the colour of its copy', () => {
    const priced = { price: 25, overlayColor: '#2b4a3f' };
    expect(css(banner({ ...priced, copyColor: '#fff' }), 'price-color')).toBe('#ffffff');
    expect(css(banner(priced), 'price-color')).toBe('');
  });

  it('B13 has two actions at most, side by side', () => {
    const actions = ['A', 'B', 'C'].map((text) => ({ text, href: '/' }));
    const element = banner({ actions });
    expect(element.querySelectorAll('.action')).toHaveLength(2);
    expect(css(element, 'actions')).toBe('2');
    expect(css(banner({ actions: actions.slice(0, 1) }), 'actions')).toBe('1');
  });

  it('B13 is the page’s heading when it leads, also under a line of news', () => {
    const page = pageElement([
      { type: 'announcement', properties: { text: 'News' } },
      { type: 'banner', properties: { title: 'First' } },
      { type: 'banner', properties: { title: 'Second' } },
    ]);
    expect(page.querySelector('h1')?.textContent).toBe('First');
    expect(page.querySelector('h2')?.textContent).toBe('Second');
  });
});

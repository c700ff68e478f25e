import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageSrcset, imageUrl, parseImageOptions, type ImageOptions } from './image-url.ts';
import { imageAt, srcsetWidths, type SizedImage } from './image.ts';

describe('imageAt', () => {
  const image = { original: 'o.jpg', sizes: { 480: 'a', 640: 'b', 1280: 'c' } };

  it.each([
    [640, 'b'],
    [641, 'b'],
    [1, 'a'],
    [5000, 'c'],
    [560, 'b'], // as near to 480 as to 640
    [960, 'c'],
  ])('IMG1 at %d pixels is %s', (width, expected) => {
    expect(imageAt(image, width)).toBe(expected);
  });

  it('IMG1 is the original when there are no sizes', () => {
    const given: readonly SizedImage['sizes'][] = [{}, null, undefined, { full: 'x' }];
    for (const sizes of given) expect(imageAt({ original: 'o.jpg', sizes }, 640)).toBe('o.jpg');
  });

  it('IMG1 no available width is nearer than the one given, and an exact one is taken', () => {
    const widths = fc.uniqueArray(fc.integer({ min: 1, max: 4000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(widths, fc.integer({ min: 0, max: 5000 }), (list, wanted) => {
        const sizes = Object.fromEntries(list.map((width) => [width, `at ${width}`]));
        const given = Number(imageAt({ original: 'o', sizes }, wanted).slice(3));
        const distances = list.map((width) => Math.abs(width - wanted));
        expect(Math.abs(given - wanted)).toBe(Math.min(...distances));
        if (list.includes(wanted)) expect(given).toBe(wanted);
      }),
    );
  });

  it('IMG1 without sizes is the original', () => {
    expect(imageAt({ original: 'o.jpg', sizes: {} }, 640)).toBe('o.jpg');
    expect(imageAt({ original: 'o.jpg', sizes: { thumb: 'x' } }, 640)).toBe('o.jpg');
    expect(imageAt({ original: 'o.jpg', sizes: { '0640': 'b' } }, 640)).toBe('b');
  });
});

describe('srcsetWidths', () => {
  it.each([
    [1920, [384, 768, 1152, 1536, 1920]],
    [1280, [256, 512, 768, 1024, 1280]],
    [1000, [232, 488, 744, 1000]],
    [100, [100]],
    [0, []],
  ])('IMG2 of %d are %j', (width, expected) => {
    expect(srcsetWidths(width)).toEqual(expected);
  });

  it('IMG2 are at most five, ascending, at least 256 apart, the last the full width', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8000 }), (width) => {
        const widths = srcsetWidths(width);
        expect(widths.length).toBeLessThanOrEqual(5);
        expect(widths.at(-1)).toBe(width);
        // Rounding may take a pixel off the distance.
        for (let at = 1; at < widths.length; at += 1) {
          expect((widths[at] ?? 0) - (widths[at - 1] ?? 0)).toBeGreaterThanOrEqual(255);
        }
      }),
    );
  });
});

describe('imageUrl', () => {
  it.each<[string, ImageOptions, string]>([
    ['/images/a.svg', { width: 640, background: '#FFF' }, '/images/a.svg?width=640&background=fff'],
    ['/images/a.svg?v=2#x', { width: 10, mirror: true }, '/images/a.svg?v=2&width=10&mirror=true#x'],
    ['https://shop.example/images/a.svg', { width: 10 }, 'https://shop.example/images/a.svg?width=10'],
    ['/images/a.svg', { width: 99999, zoom: 0.2, focalX: 3 }, '/images/a.svg?width=4096&focalX=1'],
    ['/images/a.svg', { width: 300.6, rotate: Number.NaN, background: 'red' }, '/images/a.svg?width=301'],
    [
      '/images/a.svg',
      { zoom: 1, focalX: 0.5, focalY: 0.5, padding: 0, mirror: false, rotate: 0 },
      '/images/a.svg',
    ],
    ['/images/a.svg?width=100', { width: 200 }, '/images/a.svg?width=200'],
    ['https://other.example/pic.jpg', { width: 640 }, 'https://other.example/pic.jpg'],
    ['data:image/png;base64,AAAA', { width: 640 }, 'data:image/png;base64,AAAA'],
    ['/imagesque/a.svg', { width: 640 }, '/imagesque/a.svg'],
  ])('IMG3 %s with %j', (src, options, expected) => {
    expect(imageUrl(src, options)).toBe(expected);
  });

  it('IMG3 a srcset scales the height along', () => {
    expect(imageSrcset('/images/a.svg', { width: 512, height: 256 })).toBe(
      '/images/a.svg?width=256&height=128 256w, /images/a.svg?width=512&height=256 512w',
    );
    expect(imageSrcset('https://other.example/pic.jpg', { width: 512 })).toBe('');
  });
});

describe('parseImageOptions', () => {
  it('IMG4 reads every option', () => {
    const query =
      'width=640&height=480&zoom=1.5&focalX=0.25&focalY=1&padding=8&mirror=1&rotate=-90&dpi=300&background=%23FFaa00';
    expect(parseImageOptions(new URLSearchParams(query))).toEqual({
      ok: true,
      options: {
        width: 640,
        height: 480,
        zoom: 1.5,
        focalX: 0.25,
        focalY: 1,
        padding: 8,
        mirror: true,
        rotate: -90,
        dpi: 300,
        background: 'ffaa00',
      },
    });
  });

  it.each([
    ['width=0', 'width must be a whole number from 1 to 4096'],
    ['width=4097', 'width must be a whole number from 1 to 4096'],
    ['width=1e3', 'width must be a whole number from 1 to 4096'],
    ['height=1.5', 'height must be a whole number from 1 to 4096'],
    ['zoom=11', 'zoom must be a number from 1 to 10'],
    ['focalX=-0.1', 'focalX must be a number from 0 to 1'],
    ['focalY=', 'focalY must be a number from 0 to 1'],
    ['padding=abc', 'padding must be a whole number from 0 to 1024'],
    ['mirror=yes', 'mirror must be true or false'],
    ['rotate=361', 'rotate must be a number from -360 to 360'],
    ['dpi=9999', 'dpi must be a whole number from 1 to 600'],
    ['background=red', 'background must be a hex colour of 3, 4, 6 or 8 digits'],
    ['width=1&width=2', 'width may be given once'],
  ])('IMG4 %s: %s', (query, message) => {
    const parsed = parseImageOptions(new URLSearchParams(query));
    expect(parsed).toEqual({ ok: false, errors: [{ field: query.split('=')[0], message }] });
  });

  it('IMG4 takes plain objects and reports every field', () => {
    expect(parseImageOptions({ width: '640', format: 'x' })).toEqual({ ok: true, options: { width: 640 } });
    const parsed = parseImageOptions({ width: ['1', '2'], dpi: {} });
    expect(parsed.ok ? [] : parsed.errors.map(({ field }) => field)).toEqual(['width', 'dpi']);
  });

  it('IMG5 reads back what imageUrl writes', () => {
    const options = fc.record(
      {
        width: fc.integer({ min: 1, max: 4096 }),
        height: fc.integer({ min: 1, max: 4096 }),
        zoom: fc.double({ min: 1, max: 10, noNaN: true }),
        focalX: fc.double({ min: 0, max: 1, noNaN: true }),
        rotate: fc.double({ min: -360, max: 360, noNaN: true }),
        mirror: fc.boolean(),
        background: fc.constantFrom('fff', '#00FF00', '#12345678'),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(options, (given) => {
        const written = imageUrl('/images/a.svg', given);
        const parsed = parseImageOptions(new URLSearchParams(written.split('?')[1] ?? ''));
        expect(parsed.ok).toBe(true);
        if (parsed.ok) expect(imageUrl('/images/a.svg', parsed.options)).toBe(written);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { trackerHosts, trackersOf } from './trackers.ts';

const analytics = (measurement_id: string, ga_tracking_id = '') => ({
  analytics: { measurement_id, ga_tracking_id },
});
const ads = (conversion_label: string, aw_conversion_id = '', conversion_id = '') => ({
  marketing: { aw_conversion_id, conversion_id, conversion_label },
});
const label = 'AbC-D_efG-h12_34-567';

describe('PIX1 a store’s plugins load (storefront.md §3)', () => {
  it.each([
    [analytics('G-AB12CD34EF'), [{ kind: 'ga4', id: 'G-AB12CD34EF' }]],
    [analytics('', 'GTM-AB12CD3'), [{ kind: 'gtm', id: 'GTM-AB12CD3' }]],
    // Closed by Google.
    [analytics('', 'UA-12345678-1'), []],
    [ads(label, '123456789'), [{ kind: 'ads', id: 'AW-123456789', label }]],
    [ads(label, '', 'AW-123456789'), [{ kind: 'ads', id: 'AW-123456789', label }]],
    [ads('short', '123456789'), [{ kind: 'ads', id: 'AW-123456789', label: '' }]],
    [{ pinterest: { pixel: '2612345678901' } }, [{ kind: 'pinterest', id: '2612345678901' }]],
    [{ 'tracking-pixel': { pixel: '12345678901234' } }, [{ kind: 'meta', id: '12345678901234' }]],
    [
      { 'tracking-pixel': { pixel: "<script>ttq.load('ABCDEFGHIJ1234567890');</script>" } },
      [{ kind: 'tiktok', id: 'ABCDEFGHIJ1234567890' }],
    ],
  ])('PIX1 %j', (plugins, trackers) => {
    expect(trackersOf(plugins)).toEqual(trackers);
  });

  it('PIX1 nothing of what is malformed, since an id becomes part of an address', () => {
    for (const text of [
      '',
      ' ',
      'G-1&id=2',
      'javascript:alert(1)',
      "G-1'",
      'GTM-1/../x',
      '<script>alert(1)</script>',
    ])
      expect(
        trackersOf({
          ...analytics(text, text),
          ...ads(text, text, text),
          pinterest: { pixel: text },
          'tracking-pixel': { pixel: text },
        }),
        text,
      ).toEqual([]);
    expect(trackersOf({})).toEqual([]);
  });

  it('PIX1 the hosts of what is configured, once each, and no other', () => {
    expect(trackerHosts([])).toEqual([]);
    expect(trackerHosts(trackersOf({ ...analytics('G-AB12CD34EF'), ...ads(label, '123456789') }))).toEqual([
      'https://www.googletagmanager.com',
      'https://www.googleadservices.com',
      'https://googleads.g.doubleclick.net',
    ]);
    expect(trackerHosts([{ kind: 'meta', id: '1' }])).toEqual(['https://connect.facebook.net']);
    // Two networks load a second script from another host of theirs.
    expect(trackerHosts([{ kind: 'snapchat', id: '1' }])).toEqual([
      'https://sc-static.net',
      'https://tr.snapchat.com',
    ]);
    expect(trackerHosts([{ kind: 'pinterest', id: '1' }])).toEqual([
      'https://s.pinimg.com',
      'https://ct.pinterest.com',
    ]);
  });
});

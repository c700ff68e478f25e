import { describe, expect, it } from 'vitest';
import { trackerHosts, trackersOf } from '../trackers.ts';
import { definePlugin } from './define-plugin.ts';
import { createPluginRegistry } from './plugin-registry.ts';
import { checkPluginSettings, pluginFieldMessage, readPluginSettings } from './plugin-settings.ts';
import type { PluginManifest } from './plugin.types.ts';

const manifest: PluginManifest = {
  code: 'acme-reviews',
  title: 'Acme reviews',
  summary: 'Shows what customers say at Acme.',
  fields: [
    {
      name: 'site_id',
      kind: 'text',
      label: 'Site ID',
      rules: ['required', 'alpha_dash', ['max_length', 12]],
    },
    { name: 'stars', kind: 'number', label: 'Fewest stars', initial: 3, rules: [['max_value', 5]] },
    { name: 'isDark', kind: 'switch', label: 'Dark' },
    { name: 'colour', kind: 'colour', label: 'Colour' },
  ],
};
const plugin = definePlugin(manifest);
const check = (sent: Parameters<typeof checkPluginSettings>[1]['sent'], isEnabled = true) =>
  checkPluginSettings(plugin, { sent, before: {}, isEnabled });

describe('PLUG1 a manifest (storefront.md §3 Subdomain plugins)', () => {
  it.each([
    [{ code: 'Acme' }, /code of a plugin/],
    [{ title: ' ' }, /title and a summary/],
    [{ fields: [] }, /no fields/],
    [{ fields: [{ name: 'a b', kind: 'text', label: 'A' }] }, /name of letters/],
    [{ fields: [{ name: 'scripts', kind: 'text', label: 'A' }] }, /reserved/],
    [{ fields: [{ name: 'a', kind: 'text', label: '' }] }, /needs a label/],
    [{ fields: [{ name: 'a', kind: 'number', label: 'A', initial: 'x' }] }, /another kind/],
    [
      {
        fields: [
          { name: 'a', kind: 'text', label: 'A' },
          { name: 'a', kind: 'text', label: 'B' },
        ],
      },
      /two fields named a/,
    ],
  ] satisfies [Partial<PluginManifest>, RegExp][])('PLUG1 refuses %j', (changes, message) => {
    expect(() => definePlugin({ ...manifest, ...changes })).toThrow(message);
  });

  it('PLUG2 refuses two plugins of one code', () => {
    expect(() => createPluginRegistry([plugin, definePlugin({ ...manifest, title: 'Other' })])).toThrow(
      'Two plugins have the code acme-reviews. Rename one of them.',
    );
    expect(createPluginRegistry([plugin]).get('acme-reviews')).toBe(plugin);
    expect(createPluginRegistry([plugin]).get('constructor')).toBeUndefined();
  });
});

describe('PLUG3 settings of a plugin', () => {
  it('PLUG3 reads every field and nothing else, whatever is stored', () => {
    const first = { site_id: '', stars: 3, isDark: false, colour: '' };
    for (const stored of [null, 7, 'x', [], { other: 1, site_id: 9 }])
      expect(readPluginSettings(plugin, stored)).toEqual(first);
    expect(readPluginSettings(plugin, { site_id: ' a1 ', isDark: true })).toEqual({
      ...first,
      site_id: 'a1',
      isDark: true,
    });
  });

  it.each([
    [{ site_id: '' }, 'site_id', 'This field is required'],
    [{ site_id: 'a b' }, 'site_id', /./],
    [{ site_id: 'a', stars: 9 }, 'stars', 'Max 5'],
    [{ site_id: 'a', stars: Number.NaN }, 'stars', 'Enter a number'],
    [{ site_id: 'a', colour: 'red' }, 'colour', 'Enter a colour such as #1a2b3c'],
    [{ site_id: 'a', other: 'x' }, 'other', 'This plugin has no such field'],
    [{ site_id: 'a', stars: '5' }, 'stars', 'Send a number'],
  ])('PLUG4 %j: the message at its field', (sent, field, message) => {
    expect(check(sent).faults).toEqual([
      { field, message: typeof message === 'string' ? message : expect.stringMatching(message) },
    ]);
  });

  it('PLUG5 a plugin that is off may be filled in later, and is checked where it is filled in', () => {
    expect(check({}, false).faults).toEqual([]);
    expect(check({ site_id: 'a b' }, false).faults).toHaveLength(1);
  });

  it('PLUG6 a form says the first message of the rules, and leaves unknown rules to the server', () => {
    expect(pluginFieldMessage(['measurement_id'], 'UA-1')).toBe('Invalid measurement ID');
    expect(pluginFieldMessage([['max_length', 3]], 'abcd')).not.toBeNull();
    expect(pluginFieldMessage(['of_the_future', ['of_the_future', 3]], 'x')).toBeNull();
  });
});

describe('PIX1 scripts of other teams’ plugins', () => {
  it('PIX1 are loaded from https addresses alone, and their hosts are allowed', () => {
    const scripts = ['https://a.example/x.js', 'http://a.example/y.js', 'javascript:alert(1)', 7, '/z.js'];
    const trackers = trackersOf({ 'acme-reviews': { scripts }, other: null });
    expect(trackers).toEqual([{ kind: 'script', id: 'https://a.example/x.js' }]);
    expect(trackerHosts(trackers)).toEqual(['https://a.example']);
  });
});

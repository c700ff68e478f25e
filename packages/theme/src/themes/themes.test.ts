import { describe, expect, it } from 'vitest';
import { checkContrast } from '../check-contrast.ts';
import { contrastPairs } from '../contrast-pairs.ts';
import { composite, formatColor, parseColor } from '../engine/colour.ts';
import { contrastRatio } from '../engine/contrast.ts';
import { variableName } from '../engine/keys.ts';
import { resolveTheme } from '../engine/resolve.ts';
import { tokenNames, tokens } from '../tokens/tokens.ts';
import { offeredThemes, themeNames, themes } from './themes.ts';

const modes = ['light', 'dark'] as const;
const cases = themeNames.flatMap((name) => modes.map((mode) => [name, mode] as const));

describe('T7 themes', () => {
  it.each(cases)('T7 %s %s passes WCAG AA for every text and surface', (name, mode) => {
    const failures = checkContrast(resolveTheme(name, { mode }));
    expect(failures.map((pair) => `${pair.text} on ${pair.surface}: ${pair.ratio.toFixed(2)}`)).toEqual([]);
  });

  it('T7 the check finds what fails and offers what passes', () => {
    const failures = checkContrast(resolveTheme('base', { overrides: { 'text.muted': '#bbbbbb' } }));
    const found = failures.find((pair) => pair.text === 'text.muted' && pair.surface === 'page.background');
    expect(found?.ratio).toBeLessThan(2);
    expect(contrastRatio(found?.suggestion ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });

  it('T7 checks every token that is text on something', () => {
    const texts = tokenNames.filter(
      (name) => tokens[name].type === 'color' && /(\.color|Color|\.muted|\.text)$/.test(name),
    );
    const notText = ['border.color', 'form.borderColor', 'shadow.color', 'focus.color', 'text.color'];
    // On media, under a veil: tested below.
    const elsewhere = ['banner.mediaColor'];
    const checked = new Set(contrastPairs.flatMap((pair) => [pair.text, pair.surface]));
    expect(
      texts.filter((name) => !checked.has(name) && !notText.includes(name) && !elsewhere.includes(name)),
    ).toEqual([]);
  });

  it.each(cases)('T7 %s %s veils a picture enough for words on it, be it as white as paper', (name, mode) => {
    const { values } = resolveTheme(name, { mode });
    const overlay = parseColor(values['banner.overlay']);
    const density = Number(values['banner.overlayOpacity']);
    if (!overlay) throw new Error('no colour');
    // A banner lays two veils under its words: 55% of the density everywhere, and at least 140% as far as they reach.
    const paper = { r: 1, g: 1, b: 1, a: 1 };
    const even = composite({ ...overlay, a: Math.min(1, density * 0.55) }, paper);
    const ground = composite({ ...overlay, a: Math.min(1, density * 1.4) }, even);
    expect(contrastRatio(values['banner.mediaColor'], formatColor(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(cases)('T7 %s %s sets a banner’s button off from its ground', (name, mode) => {
    const { values } = resolveTheme(name, { mode });
    const ratio = contrastRatio(values['banner.buttonBackground'], values['banner.background']);
    expect(ratio).toBeGreaterThanOrEqual(1.6);
  });

  it('T7 checks every surface that text lies on', () => {
    const surfaces = tokenNames.filter(
      (name) =>
        tokens[name].type === 'color' && /^surface\.|[bB]ackground$|\.(?:hover|active|soft)$/.test(name),
    );
    const withoutText = [
      // Behind a dialog, which has a surface of its own.
      'surface.backdrop',
      // Transparent unless a shop says otherwise; then it is the shop's text on it.
      'text.background',
      // WCAG leaves out what cannot be used now (1.4.3).
      'form.disabledBackground',
    ];
    const checked = new Set(contrastPairs.flatMap((pair) => [pair.text, pair.surface]));
    expect(surfaces.filter((name) => !checked.has(name))).toEqual(withoutText);
  });

  it.each(themeNames)('T7 %s is dark in the dark mode, with light text', (name) => {
    const { values } = resolveTheme(name, { mode: 'dark' });
    expect(contrastRatio(values['page.background'], '#000000')).toBeLessThan(1.4);
    expect(contrastRatio(values['text.color'], '#000000')).toBeGreaterThan(14);
  });

  it('T7 has every name of storefront.md §3, each of its kind', () => {
    const wanted = {
      base: 'base',
      named:
        'naked, punch, outland, daze, joy, tropic, simply, charcoal, verde, spring, academia, dunes, angelo, neonCity, salt, atlantic, california, municipal, nordic, popart, wildWood, wanderlust, gallery, apothecary, popsicle, good, bubble, quiet, sol, clay, lux',
      product: 'teemill, teemillPro, teemillDark, teemillProDark, atlas, atlasDark',
      deprecated: 'deepSpace, vantage, tokyo, mocha, boho',
    } as const;
    for (const kind of ['base', 'named', 'product', 'deprecated'] as const)
      expect(themeNames.filter((name) => themes[name].kind === kind).join(', ')).toBe(wanted[kind]);
    expect(offeredThemes.join(', ')).toBe(`base, ${wanted.named}`);
  });

  it.each(themeNames)('T7 %s names a package for every font that it leads with', (name) => {
    const { values } = resolveTheme(name);
    const given = ['ui-monospace', ...themes[name].fonts.map((font) => font.family)];
    const fontTokens = tokenNames.filter((each) => tokens[each].type === 'fontFamily');
    const leading = fontTokens.map((token) => values[token].split(',')[0]?.replaceAll('"', ''));
    expect(leading.filter((font) => font === undefined || !given.includes(font))).toEqual([]);
  });
});

describe('T8 token data', () => {
  it('T8 every token says what it is for', () => {
    for (const name of tokenNames) expect(tokens[name].description.length, name).toBeGreaterThan(2);
  });

  it('T8 no two tokens share a custom property', () => {
    expect(new Set(tokenNames.map(variableName)).size).toBe(tokenNames.length);
  });

  it('T8 no token is also a group, so that the data fits nested formats', () => {
    const names = new Set<string>(tokenNames);
    for (const name of tokenNames) {
      const parts = name.split('.');
      for (let end = 1; end < parts.length; end += 1)
        expect(names, name).not.toContain(parts.slice(0, end).join('.'));
    }
  });

  it('T8 a keyword has options, and its value is one of them', () => {
    for (const name of tokenNames) {
      const { type, options, value } = tokens[name];
      if (type === 'keyword') expect(options, name).toContain(value);
      else expect(options, name).toBeUndefined();
    }
  });

  it('T8 the spacing scale stands on 4px', () => {
    for (const name of tokenNames.filter((each) => /^space\.\d+$/.test(each))) {
      expect(Number.parseFloat(tokens[name].value) * 16, name).toBe(Number(name.slice(6)) * 4);
    }
  });

  it('T8 covers the list of storefront.md §3 Theme', () => {
    // The list as written there, a line each, and the tokens that it names.
    const parts = 'banner, button, feature, quote, announcement, card, newsletter, gate, footer'.split(', ');
    const lines: Readonly<Record<string, readonly string[]>> = {
      'primary colour, contrast colour and font; logo text colour; border radius; page background': [
        'primary.color',
        'primary.contrast',
        'primary.font',
        'logo.color',
        'border.radius',
        'page.background',
      ],
      'heading fonts and transforms for levels 1 to 3': [1, 2, 3].flatMap((level) => [
        `heading.${level}.font`,
        `heading.${level}.transform`,
      ]),
      'text font, colour, shadow and background': [
        'text.font',
        'text.color',
        'text.shadow',
        'text.background',
      ],
      'menu background, text font, colour and transform': [
        'menu.background',
        'menu.font',
        'menu.color',
        'menu.transform',
      ],
      'image radius and default image; default video': ['image.radius', 'image.default', 'video.default'],
      'banner, button, feature, quote, announcement, card, newsletter, gate and footer colours, radii and backgrounds':
        parts.flatMap((part) => [`${part}.color`, `${part}.radius`, `${part}.background`]),
      'form colours; tag colours; box and border colours': [
        'form.color',
        'form.background',
        'tag.color',
        'tag.background',
        'box.color',
        'box.background',
        'border.color',
      ],
      'error, warning and success colours with dark variants': ['error', 'warning', 'success'].flatMap(
        (kind) => [`${kind}.color`, `${kind}.dark`],
      ),
      'chat colours (background image, header, input shadow, scrollbar, message own, focused and hidden)': [
        'chat.backgroundImage',
        'chat.header',
        'chat.inputShadow',
        'chat.scrollbar',
        'chat.own.background',
        'chat.focused.background',
        'chat.hidden.background',
      ],
      'Product-page options': [
        'product.community.title',
        'product.community.subtitle',
        'product.quantity.visibility',
        'product.description.wordLimit',
        'product.description.placement',
        'product.colour.radius',
        'product.size.radius',
      ],
      'Pages or infinite scroll': ['catalogue.paging'],
      'Search icon to /search/, or a search bar when the theme enables it': ['header.search'],
    };
    const wanted = Object.values(lines).flat();
    const names = new Set<string>(tokenNames);
    expect(wanted.filter((name) => !names.has(name))).toEqual([]);
  });
});

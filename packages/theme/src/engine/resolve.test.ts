import { describe, expect, it } from 'vitest';
import { themes } from '../themes/themes.ts';
import { tokenNames, tokens } from '../tokens/tokens.ts';
import { resolveTheme } from './resolve.ts';

describe('T1 resolution', () => {
  it('T1 keeps references as var() and gives their final value beside', () => {
    const { variables, values } = resolveTheme('base');
    expect(variables['--button-background']).toBe('var(--primary-color)');
    expect(values['button.background']).toBe('#86b302');
    expect(variables['--radius-lg']).toBe('calc(var(--border-radius) * 2)');
    expect(variables['--primary-hover']).toBe(
      'color-mix(in oklab, var(--primary-color), var(--text-color) 12%)',
    );
    expect(values['primary.hover']).toMatch(/^#[0-9a-f]{6}$/);
    expect(variables['--shadow-xs']).toBe(
      '0 1px 2px color-mix(in srgb, var(--shadow-color) 7%, transparent)',
    );
  });

  it('T1 has the defaults of the spec (storefront.md §3, §9)', () => {
    const { values } = resolveTheme('base');
    expect(values).toMatchObject({
      'primary.color': '#86b302',
      'border.radius': '4px',
      'quote.radius': '4px',
      'announcement.radius': '4px',
      'product.colour.radius': '2px',
      'product.size.radius': '2px',
      'product.community.title': 'From the community',
      'product.quantity.visibility': 'hidden',
      'product.description.placement': 'above',
    });
    expect(values['text.font']).toMatch(/^Lato,/);
  });

  it('T1 has the layout sizes and product-page options of the spec (storefront.md §3, §9)', () => {
    expect(resolveTheme('base').values).toMatchObject({
      'layout.header.default': '4rem',
      'layout.header.desktop': '5rem',
      'layout.header.mobile': '3.5rem',
      'layout.header.search': '6.5rem',
      'layout.logo.width': '220px',
      'layout.sidebar.width': '220px',
      'layout.nav.height': '3rem',
      'layout.content.width': '100%',
      'layout.mail.width': '520px',
      'layout.cart.width': '1800px',
      'product.community.title': 'From the community',
      'product.quantity.visibility': 'hidden',
      'product.description.placement': 'above',
    });
  });

  it('T1 a shop changes one token and all that follow it change', () => {
    const { values, origins, issues } = resolveTheme('base', { overrides: { 'primary.color': '#0a4d8c' } });
    expect(issues).toEqual([]);
    expect(values['button.background']).toBe('#0a4d8c');
    expect(values['button.color']).toBe('#ffffff');
    expect(origins['primary.color']).toBe('shop');
    expect(origins['button.background']).toBe('platform');
    expect(resolveTheme('lux').origins['primary.color']).toBe('theme');
  });

  it('T1 a shop may refer to another token', () => {
    const { values, issues } = resolveTheme('lux', { overrides: { 'button.background': '{accent.color}' } });
    expect(issues).toEqual([]);
    expect(values['button.background']).toBe('#8a6a2f');
  });

  it('T1 gives every token a value in both modes of every theme', () => {
    for (const name of Object.keys(themes)) {
      for (const mode of ['light', 'dark'] as const) {
        const { values, issues, css } = resolveTheme(name, { mode });
        expect(issues, name).toEqual([]);
        const empty = tokenNames.filter((token) => values[token] === '');
        expect(empty, name).toEqual(['product.community.subtitle']);
        expect(css).not.toMatch(/[<>{}]/);
      }
    }
  });

  it('T1 writes texts and keywords into values only', () => {
    const { variables, values, css } = resolveTheme('base', {
      overrides: { 'product.community.title': '</style>;}' },
    });
    expect(values['product.community.title']).toBe('</style>;}');
    expect(variables).not.toHaveProperty('--product-community-title');
    expect(css).not.toContain('</style>');
  });

  it('T1 gives an image as an address in values and as url() in CSS', () => {
    const { variables, values } = resolveTheme('base', {
      overrides: { 'image.default': '/images/none.png' },
    });
    expect(variables['--image-default']).toBe('url("/images/none.png")');
    expect(values['image.default']).toBe('/images/none.png');
  });

  it('T3 pick takes the first colour that reads well, as a reference', () => {
    expect(resolveTheme('base').variables['--newsletter-color']).toBe('var(--text-color)');
    const dark = resolveTheme('base', { overrides: { 'newsletter.background': '#102030' } });
    expect(dark.variables['--newsletter-color']).toBe('var(--surface-inverse-text)');
    const none = resolveTheme('base', {
      overrides: { 'newsletter.color': 'pick(#777777, #787878, #767676)' },
    });
    expect(none.issues).toEqual([]);
    expect(none.values['newsletter.color']).toBe('#000000');
  });

  it.each([
    'pick({page.background})',
    'mix(#fff, #000)',
    'mix(#fff, #000, 120%)',
    'alpha(#fff)',
    'contrast()',
    'readable(#fff)',
    'readable(#fff, #000, 40)',
    'scale({border.radius}, 2)',
    'mix(mix(mix(mix(mix(mix(mix(#fff, #000, 1%), #000, 1%), #000, 1%), #000, 1%), #000, 1%), #000, 1%), #000, 1%)',
  ])('T3 refuses the colour %s', (value) => {
    expect(resolveTheme('base', { overrides: { 'primary.color': value } }).issues[0]?.code).toBe(
      'invalid-value',
    );
  });

  it('T1 a dark variant stays dark', () => {
    expect(resolveTheme('teemillDark', { mode: 'light' }).values).toEqual(
      resolveTheme('teemill', { mode: 'dark' }).values,
    );
  });
});

describe('T2 faults are reported with their path and the layer below stands', () => {
  const fault = (overrides: Readonly<Record<string, unknown>>) => {
    const resolved = resolveTheme('base', { overrides });
    return { ...resolved, first: resolved.issues[0] };
  };

  it('T2 a missing reference', () => {
    const { first, values } = fault({ 'primary.color': '{nowhere.color}' });
    expect(first).toMatchObject({ code: 'missing-reference', token: 'primary.color' });
    expect(first?.path.slice(-2)).toEqual(['primary.color', 'nowhere.color']);
    expect(first?.message).toContain('primary.color → nowhere.color');
    expect(values['primary.color']).toBe('#86b302');
  });

  it('T2 a cycle, once, with its whole path', () => {
    const { issues, values } = fault({
      'page.background': '{surface.base}',
      'surface.base': '{card.background}',
      'card.background': '{page.background}',
    });
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatchObject({ code: 'cycle' });
    expect(issues[0]?.path).toEqual([
      'page.background',
      'surface.base',
      'card.background',
      'page.background',
    ]);
    expect(values['surface.base']).toBe('#ffffff');
  });

  it('T2 a token that is itself', () => {
    const { first } = fault({ 'text.color': '{text.color}' });
    expect(first).toMatchObject({ code: 'cycle', path: ['text.color', 'text.color'] });
  });

  it('T2 in a cycle only the highest layer gives way', () => {
    // surface.base is the platform's and does not refer back, so the shop's value is the one at fault.
    const { values, issues } = fault({ 'primary.color': '{button.background}' });
    expect(issues.map((found) => found.token)).toEqual(['primary.color']);
    expect(values['button.background']).toBe('#86b302');
  });

  it('T2 a reference across types', () => {
    const { first } = fault({ 'primary.color': '{border.radius}' });
    expect(first).toMatchObject({ code: 'type-mismatch', token: 'primary.color' });
  });

  it('T2 a value of the wrong type, an unknown token, an unknown theme', () => {
    expect(fault({ 'primary.color': 'red;}' }).first).toMatchObject({
      code: 'invalid-value',
      token: 'primary.color',
    });
    expect(fault({ 'primary.color': 7 }).first).toMatchObject({
      code: 'invalid-value',
      token: 'primary.color',
    });
    expect(fault({ 'primary.colr': '#fff' }).first).toMatchObject({
      code: 'unknown-token',
      token: 'primary.colr',
    });
    const unknown = resolveTheme('tokyo-drift');
    expect(unknown.issues[0]).toMatchObject({ code: 'unknown-theme', token: 'tokyo-drift' });
    expect(unknown.values).toEqual(resolveTheme('base').values);
  });

  it('T2 names that reach a prototype are refused', () => {
    const overrides: unknown = JSON.parse(
      '{"__proto__":"#fff","constructor.prototype":"#fff","a.__proto__.b":"#fff","prototype":"x"}',
    );
    if (typeof overrides !== 'object' || overrides === null) throw new Error('no object');
    const { issues } = resolveTheme('base', { overrides: { ...overrides, ['__proto__']: '#fff' } });
    expect(issues.length).toBeGreaterThanOrEqual(4);
    expect(issues.every((found) => found.code === 'forbidden-key')).toBe(true);
    expect(resolveTheme('__proto__').issues[0]?.code).toBe('unknown-theme');
    expect(resolveTheme('base', { overrides: { 'text.color': '{__proto__}' } }).issues[0]?.code).toBe(
      'missing-reference',
    );
  });

  it.each(['null', '[]', '"#fff"', '7'])('T2 values that are %s set nothing', (json) => {
    const options: Parameters<typeof resolveTheme>[1] = JSON.parse(`{"overrides":${json},"scheme":${json}}`);
    expect(resolveTheme('base', options)).toEqual(resolveTheme('base'));
  });

  it('T2 numbers of JSON count where their type has no unit', () => {
    const { values, issues } = resolveTheme('base', { overrides: { 'heading.weight': 600, 'space.4': 16 } });
    expect(values['heading.weight']).toBe('600');
    expect(issues.map(({ code, token }) => [code, token])).toEqual([['invalid-value', 'space.4']]);
  });

  it('T2 options that are null are none', () => {
    expect(resolveTheme('lux', null)).toBe(resolveTheme('lux'));
  });

  it('T2 a mode that is none is light', () => {
    const options: Parameters<typeof resolveTheme>[1] = JSON.parse('{"mode":"dusk"}');
    expect(resolveTheme('base', options).mode).toBe('light');
  });

  it('T2 faults behind faults take no pass each', () => {
    const colors = tokenNames.filter((name) => tokens[name].type === 'color');
    const behind = (second: (index: number) => string) =>
      Object.fromEntries(
        colors.map((name, index) => [
          name,
          `mix({${colors[index - 1] ?? 'nowhere'}}, ${second(index)}, 50%)`,
        ]),
      );
    for (const overrides of [
      behind(() => '{nowhere}'),
      behind((index) => `{${colors[index + 1] ?? colors[index] ?? ''}}`),
    ]) {
      const start = performance.now();
      const { issues, values } = resolveTheme('base', { overrides });
      expect(performance.now() - start).toBeLessThan(500);
      expect(issues.length).toBeGreaterThan(50);
      expect(values['primary.color']).toBe('#86b302');
    }
  });

  it('T2 whatever is set, nothing throws and every token has a value', () => {
    let seed = 7;
    const below = (limit: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor(seed / 65_536) % limit;
    };
    const one = (names: readonly string[]): string => names[below(names.length)] ?? '';
    for (let run = 0; run < 60; run += 1) {
      const [overrides, scheme]: [Record<string, string>, Record<string, string>] = [{}, {}];
      for (let count = below(120); count >= 0; count -= 1) {
        const name = tokenNames[below(tokenNames.length)] ?? 'text.color';
        const alike = tokenNames.filter((other) => tokens[other].type === tokens[name].type);
        const [a, b] = [`{${one(alike)}}`, `{${one(alike)}}`];
        const value = one([
          a,
          b,
          `mix(${a}, ${b}, 50%)`,
          `readable(${a}, ${b})`,
          `scale(${a}, 2)`,
          `{${one(tokenNames)}}`,
        ]);
        (below(3) > 0 ? overrides : scheme)[name] = value;
      }
      const { values } = resolveTheme('lux', { overrides, scheme });
      const empty = tokenNames.filter((token) => values[token] === '');
      expect(empty.filter((token) => token !== 'product.community.subtitle')).toEqual([]);
    }
  });

  it('T2 every token may be at fault at once', () => {
    const overrides = Object.fromEntries(tokenNames.map((name) => [name, '};</style>']));
    const { issues, values } = resolveTheme('base', { overrides });
    const texts = ['product.community.title', 'product.community.subtitle'];
    expect(issues).toHaveLength(tokenNames.length - texts.length);
    expect(values['primary.color']).toBe('#86b302');
  });
});

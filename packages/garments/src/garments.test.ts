import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  artworkFrame,
  artworkIds,
  artworks,
  artworkSvg,
  drawGarment,
  drawLogo,
  drawScene,
  findArtwork,
  findColour,
  garmentColours,
  garmentInfo,
  garmentKinds,
  logoIds,
  prepareScene,
  sceneIds,
  sceneSize,
  variantFor,
  type GarmentKind,
} from './index.ts';

function colour(slug: string) {
  const found = findColour(slug);
  if (!found) throw new Error(`no colour ${slug}`);
  return found;
}

/** Mean red, green and blue of a part of a picture, given in shares of its size. */
async function mean(
  svg: string,
  part: { left: number; top: number; width: number; height: number },
): Promise<[number, number, number]> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [x0, y0] = [Math.round(part.left * info.width), Math.round(part.top * info.height)];
  const [x1, y1] = [x0 + Math.round(part.width * info.width), y0 + Math.round(part.height * info.height)];
  const sum = [0, 0, 0];
  for (let y = y0; y < y1; y += 1)
    for (let x = x0; x < x1; x += 1)
      for (let c = 0; c < 3; c += 1) sum[c] = (sum[c] ?? 0) + (data[(y * info.width + x) * 3 + c] ?? 0);
  const count = (x1 - x0) * (y1 - y0);
  return [(sum[0] ?? 0) / count, (sum[1] ?? 0) / count, (sum[2] ?? 0) / count];
}

const ids = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');
const uses = (svg: string): string[] => [...svg.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1] ?? '');

/** A drawing that any rasteriser draws alike: no fonts, nothing from elsewhere, each id once and none missing. */
function expectSelfContained(svg: string): void {
  expect(/href="(?!data:image\/png;base64,)/.test(svg)).toBe(false);
  const lines = svg.replaceAll(/data:image\/png;base64,[^"]*/g, '');
  expect(/<text|<script|<foreignObject|NaN|undefined/.exec(lines)?.[0]).toBeUndefined();
  const known = ids(lines);
  expect(known.filter((id, index) => known.indexOf(id) !== index)).toEqual([]);
  expect(uses(lines).filter((id) => !known.includes(id))).toEqual([]);
}

describe('catalogue', () => {
  it('has the products, colours and artworks that a shop needs, each named once', () => {
    expect(garmentKinds.length).toBeGreaterThanOrEqual(13);
    expect(garmentColours.length).toBeGreaterThanOrEqual(20);
    expect(artworks.length).toBeGreaterThanOrEqual(30);
    expect(new Set(artworkIds).size).toBe(artworkIds.length);
    expect(new Set(garmentColours.map(({ slug }) => slug)).size).toBe(garmentColours.length);
    for (const id of [
      ...artworkIds,
      ...sceneIds,
      ...logoIds,
      ...garmentKinds,
      ...garmentColours.map(({ slug }) => slug),
    ])
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('offers each product only in colours that exist', () => {
    for (const kind of garmentKinds)
      for (const slug of garmentInfo[kind].colours) expect(findColour(slug), `${kind} ${slug}`).toBeDefined();
  });

  it('finds colours by name and by slug', () => {
    expect(findColour('Forest Green')).toBe(findColour('forest-green'));
    expect(findColour('__proto__')).toBeUndefined();
    expect(findColour('no such')).toBeUndefined();
  });
});

describe('drawGarment', () => {
  it.each(garmentKinds)('draws a %s whole, with artwork, from both sides', (garment: GarmentKind) => {
    const artwork = findArtwork('paper-fox');
    for (const view of ['front', 'back'] as const) {
      const svg = drawGarment({
        garment,
        colour: colour('navy'),
        view,
        ...(artwork ? { artwork } : {}),
        width: 200,
      });
      expectSelfContained(svg);
      expect(svg.slice(0, 80)).toContain('width="200" height="250"');
    }
  });

  it('gives the same bytes for the same options', () => {
    const draw = (): string =>
      drawGarment({ garment: 'mens-t-shirt', colour: colour('rust'), view: 'front' });
    expect(draw() === draw()).toBe(true);
  });

  it('shows the colour on the cloth and the background around it', async () => {
    const chest = { left: 0.42, top: 0.5, width: 0.16, height: 0.12 };
    const svg = drawGarment({
      garment: 'mens-t-shirt',
      colour: colour('red'),
      view: 'front',
      width: 160,
      background: '#00ff00',
    });
    const [r, g, b] = await mean(svg, chest);
    expect(r).toBeGreaterThan(150);
    expect(g).toBeLessThan(70);
    expect(b).toBeLessThan(80);
    const [, ground] = await mean(svg, { left: 0, top: 0, width: 0.08, height: 0.08 });
    expect(ground).toBeGreaterThan(200);
  });

  it('prints the artwork under the light of the cloth', async () => {
    const artwork = findArtwork('under-the-sun');
    if (!artwork) throw new Error('no artwork');
    const sun = { left: 0.46, top: 0.36, width: 0.08, height: 0.06 };
    const plain = await mean(
      drawGarment({ garment: 'mens-t-shirt', colour: colour('white'), view: 'front', width: 160 }),
      sun,
    );
    const printed = await mean(
      drawGarment({ garment: 'mens-t-shirt', colour: colour('white'), view: 'front', width: 160, artwork }),
      sun,
    );
    expect(plain[2]).toBeGreaterThan(220);
    expect(printed[0]).toBeGreaterThan(180);
    expect(printed[2]).toBeLessThan(110);
  });

  it('leaves the ground out on request', async () => {
    const svg = drawGarment({
      garment: 'tote-bag',
      colour: colour('ecru'),
      view: 'front',
      width: 80,
      background: 'none',
    });
    const { channels } = await sharp(Buffer.from(svg)).stats();
    expect(channels[3]?.min).toBe(0);
  });

  it('takes the inks that suit the cloth', () => {
    expect(variantFor(colour('white').hex)).toBe('light');
    expect(variantFor(colour('black').hex)).toBe('dark');
  });
});

describe('artworks', () => {
  it.each(artworks.map((artwork) => [artwork.id, artwork] as const))(
    '%s draws itself for light and for dark cloth',
    async (_id, artwork) => {
      for (const variant of ['light', 'dark'] as const) {
        const svg = artworkSvg(artwork, { width: 60, variant, background: 'none' });
        expectSelfContained(svg);
        const { channels } = await sharp(Buffer.from(svg)).stats();
        expect(channels[3]?.mean).toBeGreaterThan(8);
      }
      expect(artwork.tags.length).toBeGreaterThan(1);
    },
  );

  it('stay within their own bounds', async () => {
    const strays: string[] = [];
    for (const artwork of artworks) {
      const { data, info } = await sharp(Buffer.from(artworkSvg(artwork, { width: 120, background: 'none' })))
        .raw()
        .toBuffer({ resolveWithObject: true });
      const frame = artworkFrame(artwork);
      const margin = Math.floor(((artwork.area.x - frame.x) / frame.width) * 120) - 1;
      let stray = 0;
      for (let y = 0; y < info.height; y += 1) {
        for (let x = 0; x < info.width; x += 1) {
          const edge = x < margin || y < margin || x >= info.width - margin || y >= info.height - margin;
          if (edge && (data[(y * info.width + x) * 4 + 3] ?? 0) > 40) stray += 1;
        }
      }
      if (stray > 12) strays.push(`${artwork.id} ${stray}`);
    }
    expect(strays).toEqual([]);
  });
});

describe('scenes and logos', () => {
  it('draws every scene wide and tall', async () => {
    for (const id of sceneIds.filter(
      (one) => !/^(rail|flat-lay)-/.test(one) || one.startsWith('rail-autumn'),
    )) {
      expect(await prepareScene(id)).toBe(true);
      expectSelfContained(drawScene(id, 300) ?? '');
      const size = sceneSize(id);
      expect((size?.width ?? 0) > (size?.height ?? 0)).toBe(!id.endsWith('-portrait'));
    }
  });

  it('draws every logo on a clear ground', async () => {
    for (const id of logoIds) {
      const svg = drawLogo(id, 120) ?? '';
      expectSelfContained(svg);
      const { channels } = await sharp(Buffer.from(svg)).stats();
      expect(channels[3]?.max, id).toBeGreaterThan(200);
    }
  });

  it('knows no others', async () => {
    expect(drawScene('nowhere', 300)).toBeUndefined();
    expect(drawScene('constructor', 300)).toBeUndefined();
    expect(await prepareScene('toString-portrait')).toBe(false);
    expect(drawLogo('demo-huge', 100)).toBeUndefined();
  });
});

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawSvg } from '../draw-svg.ts';
import { formatSvg, parseSvg } from './parse-svg.ts';
import { missingFonts, svgFonts } from './svg-fonts.ts';

const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
const draw = (document: string) => drawSvg(Buffer.from(document));

/** Size of the drawn image, or the status of the problem. */
async function sizeOf(document: string): Promise<string | number> {
  const drawn = await draw(document);
  if (!drawn.ok) return drawn.problem.status;
  const { width, height } = await sharp(drawn.value.png).metadata();
  return `${width} × ${height}`;
}

/** Share of the drawn image that is inked, 0 to 1. */
async function inkOf(document: string): Promise<number> {
  const drawn = await draw(document);
  if (!drawn.ok) throw new Error(drawn.problem.message);
  const { channels } = await sharp(drawn.value.png).stats();
  return (channels[3]?.mean ?? 0) / 255;
}

describe('drawings in physical units', () => {
  it.each([
    ['millimetres', 'width="63mm" height="63mm" viewBox="0 0 63 63"', '4096 × 4096'],
    ['centimetres', 'width="20cm" height="10cm" viewBox="0 0 200 100"', '4096 × 2048'],
    ['inches, without a view box', 'width="4in" height="8in"', '2048 × 4096'],
    ['points', 'width="300pt" height="150pt" viewBox="0 0 300 150"', '4096 × 2048'],
    ['pixels', 'width="10px" height="20" viewBox="0 0 10 20"', '2048 × 4096'],
    ['a view box alone', 'viewBox="0 0 30 15"', '4096 × 2048'],
    ['shares of the page', 'width="100%" height="100%" viewBox="0 0 30 15"', '4096 × 2048'],
    ['one length alone', 'width="50mm" viewBox="0 0 30 15"', '4096 × 2048'],
  ])('are drawn at full size: %s', async (_, size, expected) => {
    expect(await sizeOf(`<svg ${xmlns} ${size}><rect width="5" height="5"/></svg>`)).toBe(expected);
  });

  it('keep their shapes in proportion, whatever the unit', async () => {
    const circle = '<circle cx="31.5" cy="31.5" r="31.5"/>';
    const share = Math.PI / 4;
    expect(
      await inkOf(`<svg ${xmlns} width="63mm" height="63mm" viewBox="0 0 63 63">${circle}</svg>`),
    ).toBeCloseTo(share, 2);
    expect(
      await inkOf(`<svg ${xmlns} width="100mm" height="100mm"><circle cx="50mm" cy="50mm" r="50mm"/></svg>`),
    ).toBeCloseTo(share, 2);
  });
});

describe('drawings are read as XML', () => {
  it('takes words that look like programs', async () => {
    const words = 'only one = us &lt;script&gt; url(http://x.example/) @import href="http://x.example/"';
    expect(await sizeOf(`<svg ${xmlns} viewBox="0 0 9 9"><text y="5">${words}</text></svg>`)).toBe(
      '4096 × 4096',
    );
    expect(
      await sizeOf(
        `<svg ${xmlns} viewBox="0 0 9 9"><!-- <script/> onload="x" --><rect width="1" height="1"/></svg>`,
      ),
    ).toBe('4096 × 4096');
  });

  it('fills in entities of the document type', async () => {
    const subset =
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd" [<!ENTITY ns_svg "http://www.w3.org/2000/svg"> <!ENTITY ns_x \'http://x.example/\'>]>';
    expect(
      await sizeOf(
        `<?xml version="1.0"?>${subset}<svg xmlns="&ns_svg;" xmlns:x="&ns_x;" viewBox="0 0 2 1"><x:note>editor</x:note><rect width="1" height="1"/></svg>`,
      ),
    ).toBe('4096 × 2048');
  });

  it('leaves out what editors add, and what only describes', () => {
    const parsed = parseSvg(
      `<svg ${xmlns} xmlns:inkscape="http://i.example/" inkscape:version="1"><metadata>by me</metadata><inkscape:grid/><g inkscape:label="a" fill="red">&lt;</g></svg>`,
    );
    expect(parsed.ok && formatSvg(parsed.root)).toBe(
      `<svg ${xmlns} xmlns:inkscape="http://i.example/"><g fill="red">&lt;</g></svg>`,
    );
  });

  it.each([
    ['a program', '<script>x()</script>'],
    ['a handler', '<rect onclick="x()"/>'],
    ['a page', '<foreignObject><p/></foreignObject>'],
    ['an animation', '<rect><animate attributeName="x"/></rect>'],
    ['a link', '<a href="https://x.example/"><rect/></a>'],
    [
      'a remote image',
      '<image xlink:href="http://x.example/a.png" xmlns:xlink="http://www.w3.org/1999/xlink"/>',
    ],
    ['a drawing in the drawing', '<image href="data:image/svg+xml;base64,AAAA"/>'],
    ['a file of this machine', '<image href="file:///etc/passwd"/>'],
    ['a remote style', '<style>@import "x.css";</style>'],
    ['a remote filter', '<rect style="filter:url(http://x.example/#f)"/>'],
    ['a program with a prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg">x()</s:script>'],
  ])('refuses %s and says so', async (_, inside) => {
    const drawn = await draw(`<svg ${xmlns} viewBox="0 0 9 9">${inside}</svg>`);
    expect(drawn).toMatchObject({
      ok: false,
      problem: { status: 422, message: expect.stringContaining('more than shapes') },
    });
  });

  it.each([
    [
      'entities that multiply',
      `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg ${xmlns} viewBox="0 0 9 9"><text>&b;</text></svg>`,
    ],
    [
      'an entity from a file',
      `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg ${xmlns} viewBox="0 0 9 9"><text>&a;</text></svg>`,
    ],
    ['a tag that is left open', `<svg ${xmlns}><g></svg>`],
    ['another document', '<html><body/></html>'],
  ])('refuses %s as broken', async (_, document) => {
    expect(await draw(document)).toMatchObject({
      ok: false,
      problem: { status: 422, message: expect.stringContaining('broken') },
    });
  });
});

describe('fonts of drawings', () => {
  const text = (inside: string) => {
    const parsed = parseSvg(`<svg ${xmlns}>${inside}</svg>`);
    return parsed.ok ? svgFonts(parsed.root) : [];
  };

  it.each([
    ['an attribute', '<text font-family="Brush Script Demo, cursive">Sea</text>'],
    ['a style', '<g style="font-family:\'Brush Script Demo\'"><text>Sea</text></g>'],
    ['a style sheet', '<style>.a { font-family: "Brush Script Demo"; }</style><text class="a">Sea</text>'],
    ['the short form', '<text style="font: bold 12px/1.2 Brush Script Demo, serif">Sea</text>'],
  ])('are found in %s', (_, inside) => {
    expect(text(inside)).toEqual(['Brush Script Demo']);
  });

  it('do not count without text, nor when they are generic', () => {
    expect(text('<g font-family="Brush Script Demo"><rect/></g>')).toEqual([]);
    expect(text('<text font-family="sans-serif">Sea</text>')).toEqual([]);
  });

  it('are told when this machine does not have them', async () => {
    expect(await missingFonts(['Brush Script Demo'])).toEqual(['Brush Script Demo']);
    const drawn = await draw(
      `<svg ${xmlns} viewBox="0 0 99 9"><text y="8" font-family="Brush Script Demo">Sea</text></svg>`,
    );
    expect(drawn.ok && drawn.value.missingFonts).toEqual(['Brush Script Demo']);
  });
});

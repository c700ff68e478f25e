// Turns OFL fonts into the path data of ./fonts, so that artworks and logos need no installed font.
// Run by hand, in a folder where opentype.js 2 and the @fontsource packages below are installed:
//   node …/build-glyphs.mjs …/lettering/fonts
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(join(process.cwd(), 'package.json'));
const opentype = require('opentype.js');
const out = process.argv[2];

const caps = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&.,'’!?-–·°/";
const both = `${caps}abcdefghijklmnopqrstuvwxyzéè`;

const fonts = [
  ['anton', 'anton', '400-normal', caps],
  ['caprasimo', 'caprasimo', '400-normal', both],
  ['shrikhand', 'shrikhand', '400-normal', both],
  ['gloock', 'gloock', '400-normal', both],
  ['outfit', 'outfit', '600-normal', both],
  ['pacifico', 'pacifico', '400-normal', both],
  ['bagel', 'bagel-fat-one', '400-normal', both],
  ['unbounded', 'unbounded', '800-normal', caps + 'abcdefghijklmnopqrstuvwxyz'],
  ['instrument', 'instrument-serif', '400-italic', both],
];

const round = (value, scale) => Math.round(value * scale);

for (const [id, pkg, style, charset] of fonts) {
  const file = readFileSync(`node_modules/@fontsource/${pkg}/files/${pkg}-latin-${style}.woff`);
  const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  const scale = 1000 / font.unitsPerEm;
  const glyphs = {};
  const have = [...new Set(charset)].filter((character) => font.charToGlyphIndex(character) > 0);
  for (const character of have) {
    const glyph = font.charToGlyph(character);
    const d = glyph
      .getPath(0, 0, 1000)
      .commands.map(({ type, ...p }) => {
        const n = (key) => round(p[key], 1);
        if (type === 'Z') return 'Z';
        if (type === 'Q') return `Q${n('x1')} ${n('y1')} ${n('x')} ${n('y')}`;
        if (type === 'C') return `C${n('x1')} ${n('y1')} ${n('x2')} ${n('y2')} ${n('x')} ${n('y')}`;
        return `${type}${n('x')} ${n('y')}`;
      })
      .join('');
    glyphs[character] = [round(glyph.advanceWidth, scale), d];
  }
  const kerning = {};
  for (const a of have) {
    for (const b of have) {
      const k = round(font.getKerningValue(font.charToGlyph(a), font.charToGlyph(b)), scale);
      if (Math.abs(k) >= 8) kerning[a + b] = k;
    }
  }
  const cap = font.charToGlyph('H').getPath(0, 0, 1000).getBoundingBox();
  const capHeight = Math.round(-cap.y1);
  const rows = Object.entries(glyphs).map(([c, g]) => `    ${JSON.stringify(c)}: ${JSON.stringify(g)},`);
  writeFileSync(
    join(out, `${id}.ts`),
    `// Made by ../build-glyphs.mjs from @fontsource/${pkg} (SIL Open Font License 1.1, see ../OFL.txt). Data, not for editing.\n` +
      `import type { GlyphFont } from '../glyph-font.ts';\n\n` +
      `export const ${id}: GlyphFont = {\n  capHeight: ${capHeight},\n  glyphs: {\n${rows.join('\n')}\n  },\n` +
      `  kerning: ${JSON.stringify(kerning)},\n};\n`,
  );
  console.log(id, have.length, 'glyphs', Object.keys(kerning).length, 'pairs', 'cap', capHeight);
}

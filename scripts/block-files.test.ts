import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBlockFiles } from '../apps/storefront/scripts/block-files.ts';
import { textFile } from '../apps/storefront/scripts/text-file.ts';

/** As the bundler and its minifier write them. */
const source: Readonly<Record<string, string>> = {
  'main-11111111.js':
    'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/banner-22222222.js"])))=>i.map(i=>d[i]);' +
    'import{p as u}from"./shared-44444444.js";document.onclick=()=>u(()=>import(`./page-blocks-aB_-5678.js`),__vite__mapDeps([0]));',
  'page-blocks-aB_-5678.js':
    'import{s as e,p as u}from"./shared-44444444.js";const S=t=>({load:t}),n={banner:S(()=>u(()=>import(`./banner-22222222.js`),[])),' +
    '"app-icon":S(()=>u(()=>import("./icon-33333333.js"),[]))};import("https://other.example/x.js");export{e as show,n};',
  'banner-22222222.js':
    'import{s as e}from"./shared-44444444.js";export{e as again}from"./shared-44444444.js";export default()=>e(`banner`);',
  'icon-33333333.js': 'export default()=>`icon`;',
  'shared-44444444.js': 'import"./deep-55555555.js";var e=t=>document.title=t,p=t=>t();export{p,e as s};',
  'deep-55555555.js': 'import"./shared-44444444.js";',
  'texts-every-de-77777777.js': 'export default{}',
  'texts-gift-cards-fr-88888888.js': 'export default{}',
  'style-66666666.css': 'p{}',
};

let folder: string;
/** An address without its hash. */
const plain = (address: string): string => address.replace(/-[\w-]{8}\.js$/, '.js');

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'omnis-blocks-'));
  for (const [name, text] of Object.entries(source)) writeFileSync(join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the files of a build', () => {
  it('are found for each block type, with all that they import', () => {
    const { types, page } = findBlockFiles(folder, '/assets/');
    expect(Object.keys(types)).toEqual(['banner', 'app-icon']);
    expect(types['banner']?.map(plain)).toEqual([
      '/assets/banner.js',
      '/assets/shared.js',
      '/assets/deep.js',
    ]);
    expect(types['app-icon']).toEqual(['/assets/icon-33333333.js']);
    expect(page.map(plain)).toEqual(['/assets/page-blocks.js', '/assets/shared.js', '/assets/deep.js']);
  });

  it('are found for the texts of each area, some of which come together', () => {
    const every = ['/assets/texts-every-de-77777777.js'];
    expect(findBlockFiles(folder, '/assets/').texts).toEqual({
      'controls/de': every,
      'marketing/de': every,
      'shell/de': every,
      'gift-cards/fr': ['/assets/texts-gift-cards-fr-88888888.js'],
    });
    expect(textFile('shell', 'de')).toBe('texts-every-de');
    expect(textFile('gift-cards', 'fr')).toBe('texts-gift-cards-fr');
  });

  it('of something else are a mistake that the build tells of', () => {
    const empty = mkdtempSync(join(tmpdir(), 'omnis-blocks-'));
    writeFileSync(join(empty, 'main.js'), source['icon-33333333.js'] ?? '');
    expect(() => findBlockFiles(empty, '/assets/')).toThrow('scripts/block-files.ts');
    rmSync(empty, { recursive: true });
  });
});

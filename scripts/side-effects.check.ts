import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { paths } from '../packages/contract/src/paths/index.ts';
import { publicPackages, type PublicPackage } from './lib/public-program.ts';

/** An import that somebody makes, and the most bytes (gzip) of our code that it may cost, npm packages left out. */
interface Cost {
  readonly names: string;
  readonly from: string;
  readonly most: number;
  /** Code that must not come along, as it appears in the bundle. */
  readonly without?: RegExp;
}

/** The paths of all calls, which every client of the API carries: some letters each, however many there are. */
const PATHS = 18 * Object.keys(paths).length;

const COSTS: readonly Cost[] = [
  { names: 'formatMoney', from: '@omnis/models', most: 1900, without: /from"zod/ },
  { names: 'orderFlows, percentageComplete', from: '@omnis/models', most: 1600, without: /from"zod/ },
  { names: 'checkLink', from: '@omnis/validation', most: 950 },
  { names: 'isEmpty', from: '@omnis/validation', most: 150 },
  { names: 'safeRedirect', from: '@omnis/guards', most: 500 },
  { names: 'guardLoader', from: '@omnis/guards/react-router', most: 2500 },
  { names: 'variableName', from: '@omnis/theme', most: 150, without: /popsicle/ },
  { names: 'token', from: '@omnis/theme/react', most: 700, without: /popsicle/ },
  { names: 'translator', from: '@omnis/texts', most: 700 },
  { names: 'useTexts', from: '@omnis/texts/react', most: 900 },
  { names: 'errorStatus', from: '@omnis/contract', most: 450, without: /from"zod/ },
  { names: 'callPath', from: '@omnis/contract/paths', most: PATHS, without: /from"zod/ },
  { names: 'texts', from: '@omnis/contract/texts', most: 700, without: /from"zod/ },
  { names: 'errorText, fieldErrors', from: '@omnis/api-client', most: 1100, without: /injectEndpoints/ },
  { names: 'useBasketListQuery', from: '@omnis/api-client', most: 3000 + PATHS },
  { names: 'createPreference', from: '@omnis/store', most: 400, without: /createSlice/ },
  { names: 'useAppSelector', from: '@omnis/store', most: 200 },
  { names: 'Button', from: '@omnis/ui', most: 2600, without: /@base-ui/ },
  { names: 'countText', from: '@omnis/ui', most: 300, without: /styled-components/ },
  { names: 'RouterLink', from: '@omnis/ui/react-router', most: 200, without: /@base-ui/ },
  {
    names: 'securityFaults',
    from: '@omnis/account',
    most: 1100,
    without: /injectEndpoints|styled-components/,
  },
  { names: 'formatPrice', from: '@omnis/shop-kit', most: 700, without: /styled-components/ },
  { names: 'divisionOf', from: '@omnis/shop-kit/core', most: 3000 + PATHS },
  { names: 'useView', from: '@omnis/shop-kit/view', most: 300 },
  { names: 'otherLanguage', from: '@omnis/shop-kit/own-language', most: 500 },
  { names: 'useVisitorBasket', from: '@omnis/shop-kit/visitor', most: 3600 + PATHS },
  { names: 'useNavigate', from: '@omnis/shop-kit/react-router', most: 150 },
  { names: 'startWords', from: '@omnis/shop-kit/texts', most: 6500 },
  { names: 'productPath', from: '@omnis/shopping', most: 500, without: /styled-components/ },
  { names: 'useCardEnvironment', from: '@omnis/shopping/block-environment', most: 9000 + PATHS },
  { names: 'default as FrameCart', from: '@omnis/shopping/frame-cart', most: 9000 + PATHS },
  { names: 'texts', from: '@omnis/shopping/texts', most: 30_000 },
  { names: 'ChatHost', from: '@omnis/live-chat', most: 9000 + PATHS },
  { names: 'texts', from: '@omnis/live-chat/texts', most: 8000 },
  { names: 'quotePath', from: '@omnis/orders', most: 300, without: /styled-components/ },
  { names: 'texts', from: '@omnis/orders/texts', most: 20_000 },
  { names: 'aliasOf', from: '@omnis/studio', most: 1500, without: /styled-components/ },
  { names: 'texts', from: '@omnis/studio/texts', most: 12_000 },
  { names: 'EntryPanel', from: '@omnis/shop-account', most: 2500 },
  { names: 'texts', from: '@omnis/shop-account/texts', most: 12_000 },
  { names: 'appearanceKey', from: '@omnis/rendering', most: 150, without: /styled-components/ },
  { names: 'serverContext', from: '@omnis/rendering/server', most: 150, without: /fontsource/ },
  { names: 'textFile', from: '@omnis/rendering/bundling', most: 300, without: /node:fs/ },
  { names: 'PageView', from: '@omnis/blocks', most: 6000, without: /from"zod/ },
  { names: 'makeBlock', from: '@omnis/blocks', most: 18_000, without: /from"zod/ },
  { names: 'itemKey', from: '@omnis/blocks', most: 150 },
  {
    names: 'blockTraits',
    from: '@omnis/blocks/data',
    most: 250,
    without: /styled-components|lucide|from"react|from"zod/,
  },
  {
    names: 'blockData',
    from: '@omnis/blocks/data',
    most: 20_000,
    without: /styled-components|lucide|from"react|from"zod/,
  },
  { names: 'editorReducer', from: '@omnis/editor', most: 2600, without: /@dnd-kit/ },
  { names: 'PageEditor', from: '@omnis/editor', most: 66_300, without: /from"zod/ },
  { names: 'ThemeEditor', from: '@omnis/editor/theme', most: 60_000, without: /@dnd-kit/ },
];

/** A package's own code as a bundler leaves it for browsers, from what was built; npm packages stay outside. */
async function bundle({ directory }: PublicPackage, code: string): Promise<Rolldown.OutputBundle[string][]> {
  const entry = join(directory, 'side-effects-entry.js');
  const result = await build({
    root: directory,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        external: (id) => id !== entry && /^[@a-z]/.test(id) && !id.startsWith('@omnis/'),
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  return outputs.flatMap(({ output }) => output);
}

/** The code that is loaded at once; what is imported later are chunks of their own. */
function entryCode(files: readonly Rolldown.OutputBundle[string][]): string {
  return files.map((file) => (file.type === 'chunk' && file.isEntry ? file.code : '')).join('');
}

/** The code that comes with the entry, that of the chunks which it imports too. */
function reachedCode(files: readonly Rolldown.OutputBundle[string][]): string {
  const chunks = files.filter((file) => file.type === 'chunk');
  const reached = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of reached)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) reached.add(chunk);
  return [...reached].map(({ code }) => code).join('\n');
}

describe('a bundler keeps of a package', () => {
  const packages = publicPackages();
  const entries = packages.flatMap((pkg) => pkg.entries.map(({ specifier }) => ({ pkg, specifier })));
  const owner = (specifier: string): PublicPackage => {
    const found = entries.find((entry) => entry.specifier === specifier);
    if (found === undefined) throw new Error(`${specifier} is no entry of a publishable package`);
    return found.pkg;
  };

  // Otherwise the bundle holds the development form of JSX.
  beforeAll(() => void vi.stubEnv('NODE_ENV', 'production'));
  afterAll(() => void vi.unstubAllEnvs());

  test.each(entries)('$specifier: nothing, when no name of it is used', async ({ pkg, specifier }) => {
    expect(entryCode(await bundle(pkg, `import '${specifier}';`)).trim()).toBe('');
  });

  test.each(COSTS)('$names of $from: at most $most B', async ({ names, from, most, without }) => {
    const files = await bundle(owner(from), `export { ${names} } from '${from}';`);
    const code = entryCode(files);
    expect(code).toContain('export{');
    if (without) expect(reachedCode(files)).not.toMatch(without);
    expect(gzipSync(code).length).toBeLessThanOrEqual(most);
  });

  test('every entry has a row', () => {
    const rows = new Set(COSTS.map(({ from }) => from));
    // The OpenAPI document is made of everything, so nothing of it can fall away; worker messages are types alone.
    const lacking = entries.filter(({ specifier }) => !rows.has(specifier)).map(({ specifier }) => specifier);
    expect(lacking).toEqual(['@omnis/contract/openapi', '@omnis/shop-kit/worker-messages']);
  });

  // Vite keeps style sheets whatever the package says; for other bundlers `pack-faults.ts` reads "sideEffects" itself.
  test('the style sheet of @omnis/theme stays, though nothing of it is named', async () => {
    const pkg = owner('@omnis/theme');
    const files = await bundle(pkg, "import '@omnis/theme/global.css';");
    const css = files.map((file) => (file.type === 'asset' ? String(file.source) : '')).join('');
    expect(css).toContain(':focus-visible');
    expect(css.length).toBeGreaterThan(readFileSync(join(pkg.directory, 'css/global.css')).length / 3);
  });
});

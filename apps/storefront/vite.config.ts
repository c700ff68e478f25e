import { textFile } from '@omnis/rendering/bundling';
import { reactRouter } from '@react-router/dev/vite';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { inlineScripts } from './scripts/inline-scripts.ts';
import { serviceWorker } from './scripts/service-worker.ts';

/** Needed by every page, and changed only by a new version of a library. */
const framework =
  /node_modules\/(?:react|react-dom|scheduler|react-router|@remix-run\/[\w-]+|cookie-es|react-redux|redux|redux-thunk|reselect|immer|use-sync-external-store|@reduxjs\/toolkit|@standard-schema\/utils|styled-components|stylis|@emotion\/[\w-]+)\//;

/** The calls that every page makes, and where their answers are kept. */
const calls =
  /\/packages\/(?:api-client|contract|store)\/src\/(?!endpoints\/(?:account-|personal-data|content|checkout|quotes))/;

/** Code of ours that every page needs; blocks, forms, overlays and the calls of an account are left to those who use them. */
const shared =
  /\/packages\/(?:models|texts|theme)\/src\/(?!order-|bespoke|schemas)|\/packages\/validation\/src\/(?:links|hex-colour)|\/packages\/ui\/src\/(?:button|link|snackbar|spinner|visually-hidden)\/|\/packages\/shop-kit\/src\/(?:data|head|kit|react-router)\/|\/storefront\/app\/shell\/[^/]+\.tsx?$/;

/** Modules that show a page of any blocks, and the most used types: forty small files would wait for each other. */
const blocks =
  /\/packages\/blocks\/src\/(?:page\/(?:page-view|page-root|place-blocks|use-first-block-rule|load-block-types|block-view|block-item-view|error-boundary)|tree\/|registry\/|types\/[\w.-]+\.ts$|types\/(?:announcement|banner|button|grid|image|pod|product-list|quote|row|slide|slideshow|spacer|summary|text-block)\/|sources\/(?:block-sources|source|item-source|item-factory|use-block-items)\.ts|scheme\/page-schemes|rich-text\/)|\/(?:storefront\/app|(?:shop-kit|shopping|orders|studio|live-chat|rendering)\/src)\/page\/(?!page-canvas|guarded-page|load-page|source-arg)/;

/** Small things that blocks and lists of products are made with. */
const blockParts =
  /\/packages\/blocks\/src\/(?:(?:environment|read|product-card)\/|parts\/(?:style|keys|block-link|block-image|picture|lines|ratio|text|head-css|icon-mask|whole-words|shadow)\b)|\/(?:storefront\/app|(?:shop-kit|shopping|orders|studio|live-chat|rendering)\/src)\/(?:favourites\/|page\/block-environment)/;

/** Icons, each smaller than what it takes to ask for it; that of filters stays with lists, which are several pages but not all. */
const icons = /\/lucide-react\/.*\/icons\/(?!sliders-horizontal\.)/;

/** Tasks of every page besides showing itself: each piece is smaller than the cost of requesting it. */
const around =
  /\/(?:storefront\/app|(?:shop-kit|shopping|orders|studio|live-chat|rendering)\/src)\/(?:consent\/consent(?:-mode|-need)|data\/cookies|features\/features|installed\/may-reload|kit\/go-on|texts\/marketing\/index|viewed\/viewed|basket\/waiting-adds)\.ts$|\/packages\/(?:guards\/src\/feature-flags|api-client\/src\/send-events|models\/src\/(?:bots|notifications)|store\/src\/(?:ui|notifications)\/[\w-]+-slice)\.ts$|\/lucide-react\/.*\/icons\/(?:monitor|user)\./;

/** Frame of every page. */
const frame =
  /\/(?:storefront\/app|(?:shop-kit|shopping|orders|studio|live-chat|rendering)\/src)\/(?:late-parts|product\/selection|kept\/kept|basket\/basket-drawer-code|catalogue\/suggest-arg|server\/server-head|catalogue\/search-term|kit\/(?:layouts|preload|route-handle)|start\/whole-theme|shell\/(?:announcement|header\/(?:header-choice|language-select|currency-select)))\.tsx?$|\/packages\/ui\/src\/snackbar\//;

/** Fetched by every page once it has time: `later()` requests one by one, and each file takes a phone 10 ms. */
const later =
  /\/(?:storefront\/app|(?:shop-kit|shopping|orders|studio|live-chat|rendering)\/src)\/(?:kit\/(?:whole-layout|worker-link|overlay-request|overlay-props)|shell\/(?:extras|seasonal-banner|footer\/[\w-]+|search\/(?:search-box|search-box-later|suggestion-list))|consent\/(?:consent-bar|cookie-consent|use-consent-open)|data\/answer-(?:fits|shapes)|installed\/(?!may-reload)[\w-]+|offer\/(?:subscriber-offer-host|offer-rule)|overlays\/overlay[\w-]*|policies\/policy-links|viewed\/note-viewed)\.tsx?$|\/models\/src\/seasonal-banner\.ts|\/store\/src\/preferences\/preference\.ts|\/lucide-react\/.*\/icons\/moon\./;

/** Requests for the texts of products and lists, which other pages do without; and the code that both share. */
const goods =
  /\/(?:storefront\/app|(?:shop-kit|shopping|orders|studio|live-chat|rendering)\/src)\/(?:texts\/(?:catalogue|product)\/index|product\/(?:personalisation-label|price-line|own-days|problem-css|reviews-page|stars|use-add-to-basket)|basket\/basket-currency|checkout\/(?:checkout-path|delivery-dates))\.tsx?$|\/api-client\/src\/endpoints\/checkout\.ts$|\/packages\/ui\/src\/pagination\//;

/** Parts further down on a product's page. */
const belowProduct =
  /\/(?:storefront\/app|(?:shop-kit|shopping|orders|studio|live-chat|rendering)\/src)\/product\/(?:reviews|review-pictures|buy-together)\.tsx$/;

/** Lists of products. */
const lists =
  /\/(?:storefront\/app|(?:shop-kit|shopping|orders|studio|live-chat|rendering)\/src)\/catalogue\/(?:product-browser|popular|read-listing)\.tsx?$|\/packages\/blocks\/src\/parts\/panel-title-css\./;

/** How forms are sent. */
const sendForms = /\/packages\/blocks\/src\/parts\/(?:plain-form|use-send-form)\.ts$/;

/** Rows of products that lists and products end with. */
const rows =
  /\/(?:storefront\/app|(?:shop-kit|shopping|orders|studio|live-chat|rendering)\/src)\/(?:product\/related|viewed\/recently-viewed)\.tsx$/;

/** The texts of one area in one language: a file by that name, which the server finds again. */
const texts = /\/(?:app|src)\/texts\/([\w-]+)\/(en|de|fr)\.ts$/;
const textsName = (id: string): string | null => {
  const [, area, language] = texts.exec(id) ?? [];
  return area === undefined || language === undefined ? null : textFile(area, language);
};

/** Shared by blocks and every page: it must not stay with the blocks. */
const everyPages = /vite\/preload-helper|\/packages\/models\/src\/(?:page|block)\.ts/;

/** Icons with nothing but their shape: see `create-icon.ts` of the shop kit. In development browser and server share the whole ones. */
function leanIcons(): Plugin {
  const lean = fileURLToPath(new URL('../../packages/shop-kit/src/kit/create-icon.ts', import.meta.url));
  return {
    name: 'omnis:lean-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/') ? lean : null,
  };
}

const outsideOfAscii = /[\u0080-\uffff]/g;
const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** One character outside of Latin makes the text of a whole file two bytes a character in the server's memory. */
function oneByteText(): Plugin {
  return {
    name: 'omnis:one-byte-text',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    // At the very end: the bundler writes escapes as characters again when it prints a chunk.
    generateBundle: (_options, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = file.code.replace(outsideOfAscii, escaped);
    },
  };
}

export default defineConfig({
  plugins: [leanIcons(), oneByteText(), inlineScripts(), serviceWorker(), reactRouter()],
  // The packages' sources: one build, and a bundler that sees single modules leaves more of them out.
  resolve: { conditions: ['@omnis/source', ...defaultClientConditions] },
  ssr: {
    resolve: {
      conditions: ['@omnis/source', ...defaultServerConditions],
      externalConditions: ['@omnis/source'],
    },
    noExternal: ['styled-components', 'lucide-react', /^@omnis\//],
  },
  // All that is met on any page is prepared at the start of development: what is found later reloads the page.
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/*.tsx'] },
  // Pictures and fonts stay files: the security policy allows no data addresses, and files are cached.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files: each small one costs a request and a worse compression.
            codeSplitting: {
              groups: [
                { name: textsName, test: texts, priority: 9 },
                { name: 'framework', test: framework, priority: 8 },
                // By itself, so that a phone can answer between the two.
                { name: 'api', test: calls, minShareCount: 4, priority: 8 },
                { name: 'around', test: (id) => around.test(id) || frame.test(id), priority: 5 },
                { name: 'goods', test: goods, priority: 4 },
                { name: 'below-product', test: belowProduct, priority: 3 },
                { name: 'lists', test: lists, priority: 3 },
                { name: 'rows', test: rows, priority: 3 },
                { name: 'send-form', test: sendForms, priority: 3 },
                // Last, so that what they share with others stays with those.
                { name: 'later', test: later, priority: 1 },
                { name: 'shop', test: shared, minShareCount: 4, priority: 6 },
                // Imported by the groups after it and by every page.
                { name: 'pages', test: everyPages, priority: 6 },
                { name: 'icons', test: icons, minShareCount: 3, priority: 6 },
                { name: 'block-parts', test: blockParts, minShareCount: 3, priority: 6 },
                // The name that `block-files.ts` of `@omnis/rendering` looks for.
                { name: 'page-blocks', test: blocks, priority: 2 },
              ],
            },
          },
        },
      },
    },
  },
});

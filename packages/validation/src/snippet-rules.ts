import { withoutEntities } from './links.ts';
import { scanMarkup } from './markup.ts';
import { textRule, type Rule } from './rule.ts';

/** Google Analytics 4: G- in capitals, then letters and digits. */
export const measurementId = textRule('Invalid measurement ID', (text) => /^G-[A-Za-z\d]{1,20}$/.test(text));

/** Universal Analytics: UA, account, property. */
export const trackingId = textRule('Invalid tracking ID', (text) => /^UA-\d{4,10}-\d{1,4}$/i.test(text));

/** 7 to 12 digits. */
export const adConversionId = textRule('Invalid conversion ID', (text) => /^\d{7,12}$/.test(text));

/** 18 to 22 letters, digits, dashes or underscores. */
export const adConversionLabel = textRule('Invalid conversion label', (text) => /^[\w-]{18,22}$/.test(text));

/** Service that a pixel reports to. */
export type PixelProvider = 'meta' | 'tiktok' | 'pinterest' | 'snapchat';

const pixelCalls: Readonly<Record<PixelProvider, RegExp>> = {
  meta: /fbq\(\s*['"]init['"]\s*,\s*['"](\d{10,20})['"]/,
  tiktok: /ttq\.load\(\s*['"]([A-Z\d]{15,25})['"]/,
  pinterest: /pintrk\(\s*['"]load['"]\s*,\s*['"](\d{10,20})['"]/,
  snapchat: /snaptr\(\s*['"]init['"]\s*,\s*['"]([a-f\d]{8}(?:-[a-f\d]{4}){3}-[a-f\d]{12})['"]/,
};

/**
 * The provider and id in a pixel snippet, from which a store makes its own safe call; null when the
 * text is none.
 */
export function readPixel(snippet: string): { provider: PixelProvider; id: string } | null {
  if (snippet.length > 10_000 || !/<script[\s>]/i.test(snippet)) return null;
  for (const provider of ['meta', 'tiktok', 'pinterest', 'snapchat'] as const) {
    const id = pixelCalls[provider].exec(snippet)?.[1];
    if (id !== undefined) return { provider, id };
  }
  return null;
}

// @__NO_SIDE_EFFECTS__
function pixelRule(provider?: PixelProvider): Rule {
  return textRule('Invalid pixel snippet', (text) => {
    const pixel = readPixel(text);
    return pixel !== null && (provider === undefined || pixel.provider === provider);
  });
}

/** The snippet of any known pixel. */
export const pixelSnippet = pixelRule();
/** The snippet of Meta's pixel. */
export const facebookPixel = pixelRule('meta');
/** The snippet of TikTok's pixel. */
export const tiktokPixel = pixelRule('tiktok');
/** The snippet of Pinterest's tag. */
export const pinterestPixel = pixelRule('pinterest');
/** The snippet of Snapchat's pixel. */
export const snapchatPixel = pixelRule('snapchat');

const verificationNames = new Set([
  'google-site-verification',
  'facebook-domain-verification',
  'p:domain_verify',
  'msvalidate.01',
  'yandex-verification',
]);

/** Name and content of the one meta element in a site verification snippet; null when it is none. */
export function readSiteVerification(snippet: string): { name: string; content: string } | null {
  const markup = snippet.length > 2000 ? null : scanMarkup(snippet);
  const [tag, ...others] = markup?.tags ?? [];
  if (markup === null || markup.hasText || tag === undefined || others.length > 0 || tag.name !== 'meta')
    return null;
  if ([...tag.attributes.keys()].some((key) => key !== 'name' && key !== 'content')) return null;
  const name = (tag.attributes.get('name') ?? '').toLowerCase();
  const content = tag.attributes.get('content') ?? '';
  const isKnown = verificationNames.has(name) || /^[a-z\d._-]{0,40}verif[a-z\d._-]{0,40}$/.test(name);
  return isKnown && /^[\w=+/.-]{1,200}$/.test(content) ? { name, content } : null;
}

/** The meta element with which a search engine or a network proves that a site is the owner's. */
export const siteVerification = textRule(
  'Invalid verification snippet',
  (text) => readSiteVerification(text) !== null,
);

/** Tells whether an attribute holds a script anywhere: in a style, among the values of an animation, in a redirect. */
function holdsScript(value: string): boolean {
  // Browsers read over control characters and spaces within a scheme.
  return /(?:java|vb)script:/i.test(withoutEntities(value).replace(/[\p{Cc}\s]/gu, ''));
}

/** Elements that change what the rest of a page means: its address, where it leads. */
const pageElements = new Set(['base', 'meta']);

/**
 * Markup with an iframe or a script from an https address, without event handlers, without any address of another scheme
 * or script in an attribute, and without what redirects a page. It still belongs into a sandboxed frame.
 */
export const embedCode = textRule(
  'Invalid Embed Code',
  (text) => {
    const markup = scanMarkup(text);
    if (markup === null) return false;
    const addresses = (attributes: Map<string, string>) =>
      ['src', 'href', 'data', 'action', 'formaction', 'srcdoc'].flatMap((name) => attributes.get(name) ?? []);
    const safe = markup.tags.every(
      ({ name: element, attributes }) =>
        !pageElements.has(element) &&
        [...attributes.keys()].every((name) => !name.startsWith('on')) &&
        ![...attributes.values()].some(holdsScript) &&
        addresses(attributes).every((address) => /^(?:https:)?\/\/[^\s/\\]/i.test(address)),
    );
    return (
      safe &&
      markup.tags.some(
        ({ name, attributes }) => (name === 'iframe' || name === 'script') && attributes.has('src'),
      )
    );
  },
  20_000,
);

/**
 * The https address of the first frame in an embed code, which a page frames by itself so that nothing else of the code runs on
 * it; null for a text that breaks the rule, and for a code without a frame, such as a script alone.
 *
 * @param code - markup that a service gives under “Embed”, at most 20,000 characters
 * @example
 * readEmbedCode('<iframe src="//video.example/embed/1"></iframe>'); // 'https://video.example/embed/1'
 */
export function readEmbedCode(code: string): string | null {
  if (code === '' || embedCode(code) !== null) return null;
  const frame = scanMarkup(code)?.tags.find(
    ({ name, attributes }) => name === 'iframe' && attributes.has('src'),
  );
  const src = withoutEntities(frame?.attributes.get('src') ?? '').replaceAll('&amp;', '&');
  return URL.parse(src.replace(/^\/\//, 'https://'))?.href ?? null;
}

/** Where the browser keeps that it has the shop's fonts. */
export const fontsKey = 'shop-fonts';

/** Id of the style element with the web fonts. */
export const fontsId = 'omnis-fonts';

/** Type of the script that starts the app, until it may: browsers run no script of a type that they do not know. */
export const lateType = 'omnis/late';

/** What a page says of itself. */
export interface LateOrder {
  /** Files of code, with those that are needed first in front. */
  readonly files: readonly string[];
  /** What begins the app: fetched like the others, and run by the page's own script when they have. */
  readonly entry: string;
  /** All values of the theme as a style sheet: the page itself has all that it shows. */
  readonly theme: string;
}

/** What {@link startLate} is told, because it may use nothing from outside of itself. */
export interface LateStart extends LateOrder {
  /** How many of the files are run one by one before the others. */
  readonly alone: number;
  /** Id of the link to the theme. */
  readonly themeId: string;
  readonly fontsKey: string;
  readonly fontsId: string;
  readonly lateType: string;
  /** Attribute of the templates whose text is a file. */
  readonly seedsFile: string;
  /** Milliseconds after which the page comes to life though its picture has not come. */
  readonly patience: number;
}

/**
 * Shows the fonts at once to who has them: by the time that {@link startLate} could, something has been drawn without. It
 * is written into the page as text, so that it may use nothing from outside of itself.
 */
export function showKnownFonts({
  fontsKey: key,
  fontsId: id,
}: Pick<LateStart, 'fontsKey' | 'fontsId'>): void {
  try {
    if (localStorage.getItem(key)) document.getElementById(id)?.removeAttribute('media');
  } catch {
    // Without storage the fonts come a little later each time.
  }
}

/**
 * Lets the picture that a page opens with come first: fonts and code, ten times its size, would share the line with it,
 * and on a phone it came two seconds later. They are asked for once it is there, or at a shopper's first sign. Until then
 * a font of the system with the same measures is shown.
 *
 * Files are asked for a few at a time, and the first, which the others are made of, run one after the other: all in one
 * go, a phone would answer nobody meanwhile. The fonts are shown together: each would lay the whole page out again.
 *
 * It is a file by itself that comes beside the page: it may use nothing from outside of itself.
 */
export function startLate({
  files,
  alone,
  entry,
  theme,
  themeId,
  fontsKey: key,
  fontsId: id,
  lateType: type,
  seedsFile,
  patience,
}: LateStart): void {
  const signs = ['pointerdown', 'keydown', 'touchstart'] as const;
  let isBegun = false;
  const showFonts = (): void => document.getElementById(id)?.removeAttribute('media');
  const begin = (): void => {
    const late = document.querySelector<HTMLScriptElement>(`script[type="${type}"]`);
    // It stands at the end: what it needs has been read when it has.
    if (isBegun || late === null) return;
    isBegun = true;
    for (const sign of signs) document.removeEventListener(sign, begin);
    const add = (own: { src: string } | { textContent: string | null }): HTMLScriptElement => {
      const script = Object.assign(document.createElement('script'), { type: 'module', ...own });
      script.nonce = late.nonce;
      document.head.append(script);
      return script;
    };
    // At hand for what needs values that the page has not: put in, it has the whole page styled anew.
    const sheet = { rel: 'stylesheet', href: theme, id: themeId, media: 'not all' };
    document.head.append(Object.assign(document.createElement('link'), sheet));
    const fetchCode = (from: number): void => {
      for (const href of [...files, entry].slice(from, from + 5))
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
      if (from + 5 <= files.length) setTimeout(fetchCode, 0, from + 5);
      else runCode(0);
    };
    const runCode = (at: number): void => {
      if (at < alone && at < files.length) {
        const script = add({ src: files[at] ?? '' });
        // Also where it fails: what needs it says so.
        for (const event of ['load', 'error'])
          script.addEventListener(event, () => setTimeout(runCode, 0, at + 1));
        return;
      }
      for (const src of files.slice(at)) add({ src });
      add({ textContent: late.textContent });
    };
    for (const template of document.querySelectorAll<HTMLTemplateElement>(`template[${seedsFile}]`)) {
      const failed = (): void => {
        template.setAttribute(seedsFile, '');
        template.dispatchEvent(new Event('error'));
      };
      fetch(template.getAttribute(seedsFile) ?? '')
        .then(async (response) => {
          if (!response.ok) return failed();
          template.content.textContent = await response.text();
          template.removeAttribute(seedsFile);
          template.dispatchEvent(new Event('load'));
        })
        .catch(failed);
    }
    fetchCode(0);
    // Files that every text needs; of the others the browser knows better.
    const rules = document.getElementById(id)?.textContent ?? '';
    const fonts = [...rules.matchAll(/url\(([^)]+)\)[^}]*unicode-range:U\+0-FF/g)];
    void Promise.allSettled(fonts.map(async ([, address = '']) => (await fetch(address)).arrayBuffer())).then(
      showFonts,
    );
    try {
      localStorage.setItem(key, '1');
    } catch {
      // As above.
    }
  };
  const look = (): void => {
    const opening = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
    const missing = [...opening].find((image) => !image.complete);
    if (missing === undefined) return begin();
    for (const event of ['load', 'error']) missing.addEventListener(event, look, { once: true });
    setTimeout(begin, patience);
  };
  for (const sign of signs) document.addEventListener(sign, begin, { passive: true });
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', look);
  else look();
}

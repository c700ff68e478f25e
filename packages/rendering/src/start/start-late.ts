/** Where the browser keeps that it has the shop's fonts. */
export const fontsKey = 'shop-fonts';

/** Type of the script that starts the app, until it may: browsers run no script of a type that they do not know. */
export const lateType = 'omnis/late';

/** Instructions in the page itself. */
export interface LateOrder {
  /** Files of code, with those that are needed first in front. */
  readonly files: readonly string[];
  /** Script that begins the app: fetched like the others, and run by the page's own script when they have. */
  readonly entry: string;
  /** All values of the theme as a style sheet: the page itself has all that it shows. */
  readonly theme: string;
  /** It is read before anything is done there: its code waits for a sign of a new visitor. */
  readonly rests: boolean;
}

/** Arguments of {@link startLate}, because it may use nothing from outside of itself. */
export interface LateStart extends LateOrder {
  /** Number of files that run one by one before the others. */
  readonly alone: number;
  /** How the address of the libraries begins, which are half of the code. */
  readonly libraries: string;
  /** Id of the link to the theme. */
  readonly themeId: string;
  readonly fontsKey: string;
  readonly fontsId: string;
  readonly lateType: string;
  /** Attribute of the templates whose text is a file. */
  readonly seedsFile: string;
  /** Name of the event that `window` hears when a font cannot be had (platform.md §8). */
  readonly fontFailed: string;
  /** Longest wait for the file of a font, in milliseconds (platform.md §9). */
  readonly fontTimeout: number;
  /** Milliseconds after which fonts and code are fetched though the page's picture has not come. */
  readonly patience: number;
  /** Milliseconds after a frame with that picture by which it must have been drawn, where a browser does not tell. */
  readonly paintPatience: number;
  /** Milliseconds that a page rests for once all that it shows has come, when there is no sign of its visitor. */
  readonly rest: number;
}

/**
 * Shows the fonts at once to who has them: by the time that {@link startLate} could, something has been drawn without. It
 * is written into the page as text, so that it may use nothing from outside of itself.
 */
export function showKnownFonts(key: string, id: string): void {
  try {
    if (localStorage.getItem(key)) document.getElementById(id)?.removeAttribute('media');
  } catch {
    // Without storage the fonts come a little later each time.
  }
}

/**
 * Lets the picture that a page opens with come first: fonts and code, ten times its size, would share the line with it,
 * and on a phone it came two seconds later. Fonts are asked for once it is there; until then a font of the system with the
 * same measures is shown.
 *
 * So is the code, by who has been here before, and on pages where something is done. A new visitor of a page that is read
 * has it run by the first sign: a touch, a key, a pointer that moves, the wheel; or when the page has rested for a while. Until then
 * a phone has nothing to compute; the libraries alone are fetched behind the fonts, so that the first tap waits for less.
 *
 * Files are asked for a few at a time, and the first, which the others are made of, run one after the other: all in one
 * go, a phone would answer nobody meanwhile. The fonts are put in together, and only once they have been read: as rules of
 * a style sheet, each would have the whole page laid out twice.
 *
 * It is a file by itself that comes beside the page: it may use nothing from outside of itself.
 */
export function startLate({
  files,
  alone,
  libraries,
  entry,
  theme,
  rests,
  themeId,
  fontsKey: key,
  fontsId: id,
  lateType: type,
  seedsFile,
  fontFailed,
  fontTimeout,
  patience,
  paintPatience,
  rest,
}: LateStart): void {
  // Something is done: it does not even wait for the picture.
  const acts = ['pointerdown', 'keydown', 'touchstart', 'click', 'input'];
  // Somebody is there.
  const signs = ['pointermove', 'wheel', 'scroll', 'focusin'];
  const root = document.documentElement;
  const whenIdle = 'requestIdleCallback' in globalThis ? requestIdleCallback : setTimeout;
  let isDressed = false;
  let isBegun = false;
  let isKnown = false;
  try {
    isKnown = localStorage.getItem(key) !== null;
  } catch {
    // Without storage everybody is new.
  }
  // So has anyone who was asked for something that a cookie keeps; two of them come with the first page.
  isKnown ||= document.cookie.replace(/\b(?:XSRF-TOKEN|country)=[^;]*;?/g, '').trim() !== '';
  // An address with a query or hash, and frames that may ask for something, need the code at once.
  let isAwaited = !rests || isKnown || location.search + location.hash !== '';
  const begin = (): void => {
    isAwaited = true;
    const late = document.querySelector<HTMLScriptElement>(`script[type="${type}"]`);
    // It stands at the end: what it needs has been read when it has.
    if (isBegun || late === null) return;
    isBegun = true;
    for (const act of acts) document.removeEventListener(act, begin);
    for (const sign of signs) document.removeEventListener(sign, come);
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
    dress();
  };
  const dress = (): void => {
    if (isDressed) return;
    isDressed = true;
    const shown = showFonts();
    if (isAwaited || document.querySelector('main iframe')) return begin();
    const settle = (): void => {
      lie();
      void shown.then(prepare);
    };
    if (document.readyState === 'complete') settle();
    else addEventListener('load', settle, { once: true });
  };
  // As `FontFailure` of `@omnis/theme/react`; once for each font, though it has several files.
  const failed = new Set<string>();
  const tell = (name: string, reason: 'failed' | 'time-out'): void => {
    if (failed.has(name)) return;
    failed.add(name);
    const font = { type: 'standard', name, source: 'custom' };
    window.dispatchEvent(new CustomEvent(fontFailed, { detail: { font, reason } }));
  };
  const showFonts = async (): Promise<void> => {
    // So do those that the browser fetches by itself.
    document.fonts.addEventListener('loadingerror', ({ fontfaces }) => {
      for (const { family } of fontfaces) tell(family.replaceAll('"', ''), 'failed');
    });
    const sheet = document.getElementById(id);
    // Visitors who have the fonts have been shown them by `showKnownFonts`.
    if (!sheet?.hasAttribute('media')) return;
    const parts = /"([^"]+)";font-weight:([^;]+);[^}]*?src:(url\(([^)]+)\));unicode-range:([^}]+)/g;
    const given = [...(sheet.textContent ?? '').matchAll(parts)].map(
      ([, family = '', weight = '', source = '', address = '', unicodeRange = '']) => ({
        make: (from: string | ArrayBuffer) =>
          new FontFace(family, from, { weight, unicodeRange, display: 'swap' }),
        source,
        // Every text needs it; of the others, or where it fails, the browser knows better.
        bytes: unicodeRange.startsWith('U+0-FF') ? fetchFont(family, address, source) : source,
      }),
    );
    const faces: FontFace[] = [];
    for (const { make, source, bytes } of given) {
      const from = await bytes;
      // It comes into the browser's cache, for the next page: now it would change the text under the reader.
      if (from === null) continue;
      // Some thirty milliseconds of a phone: a task of its own, in which nothing is laid out.
      if (from !== source) await new Promise((resolve) => setTimeout(resolve));
      faces.push(make(from));
    }
    for (const face of faces) document.fonts.add(face);
    if (faces.length < given.length) return;
    try {
      localStorage.setItem(key, '1');
    } catch {
      // As above.
    }
  };
  /** The bytes of a font; where they cannot be had its `source`, null where they take too long. */
  const fetchFont = (
    family: string,
    address: string,
    source: string,
  ): Promise<ArrayBuffer | string | null> => {
    const late = new Promise<null>((resolve) => {
      setTimeout(resolve, fontTimeout, null);
    });
    const come = fetch(address)
      .then(async (response) => (response.ok ? response.arrayBuffer() : source))
      .catch(() => source);
    return Promise.race([come, late]).then((from) => {
      if (from === null) tell(family, 'time-out');
      if (from === source) tell(family, 'failed');
      return from;
    });
  };
  const prepare = (): void => {
    const file = files.find((each) => each.startsWith(libraries));
    if (isBegun || file === undefined) return;
    // Into the browser's cache. Where it fails, it is asked for again when it is to run.
    fetch(file, { priority: 'low' })
      .then((response) => response.arrayBuffer())
      .catch(() => undefined);
  };
  const lie = (): void => {
    if (isBegun) return;
    // Nothing is left out of a page that is looked at (see `useWholeLayout`).
    whenIdle(() => delete root.dataset['opening']);
    let timer = setTimeout(begin, rest);
    // Content further down comes later.
    const more = new PerformanceObserver(() => {
      clearTimeout(timer);
      if (isBegun) more.disconnect();
      else timer = setTimeout(begin, rest);
    });
    more.observe({ type: 'resource' });
  };
  const come = (event: Event): void => {
    // So browsers tell of a pointer that lies where the page has opened.
    if (event instanceof PointerEvent && event.movementX === 0 && event.movementY === 0) return;
    isAwaited = true;
    if (isDressed) begin();
  };
  // A frame is on the screen some time after its script has run; some browsers tell when.
  const awaitPaint = (opening: readonly Element[]): void => {
    const largest = 'largest-contentful-paint';
    if (!PerformanceObserver.supportedEntryTypes.includes(largest)) return dress();
    new PerformanceObserver((list, observer) => {
      const isOpening = (paint: PerformanceEntry): boolean =>
        'element' in paint && opening.some((image) => image === paint.element);
      if (opening.length > 0 && !list.getEntries().some(isOpening)) return;
      observer.disconnect();
      dress();
    }).observe({ type: largest, buffered: true });
    // It is not told of a picture that is smaller than a text before it, nor once the page has been moved.
    setTimeout(dress, paintPatience);
  };
  const look = (): void => {
    const opening = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')];
    const missing = opening.find((image) => !image.complete);
    setTimeout(dress, patience);
    if (missing === undefined) {
      // Shown, and not only come: fonts would share the line and the processor with its first paint.
      requestAnimationFrame(() => setTimeout(awaitPaint, 0, opening));
      return;
    }
    for (const event of ['load', 'error']) missing.addEventListener(event, look, { once: true });
  };
  for (const act of acts) document.addEventListener(act, begin, { passive: true });
  for (const sign of signs) document.addEventListener(sign, come, { passive: true });
  // The end of the document is one long task already.
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', () => setTimeout(look));
  else look();
}

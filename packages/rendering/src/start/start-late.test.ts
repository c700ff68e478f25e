// Longer than others: its cases share one browser in which nothing has begun, with its fonts, files, frames and timers.
import { fontsId } from './fonts-id.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FONT_FAILED, FONT_TIMEOUT } from '@omnis/theme/react';
import { fontHead } from '../server/fonts.server.ts';
import { seedsFile, seedsLoaded } from './seeds-file.ts';
import { fontsKey, lateType, showKnownFonts, startLate } from './start-late.ts';

const files = ['framework', 'shop', 'blocks', 'shell', 'footer', 'page'].map((name) => `/assets/${name}.js`);
/** As the server writes them: two files of which only the first is needed by every text. */
const fontRules = fontHead([{ family: 'Outfit Variable', package: '', css: [] }]).css;
const [extended = '', latin = ''] = [...fontRules.matchAll(/url\(([^)]+)\)/g)].map(([, address]) => address);
/** A font as it was put in: what it was made of, a file's address or its bytes. */
class StubFace {
  readonly family: string;
  readonly source: unknown;
  readonly descriptors: FontFaceDescriptors;
  constructor(family: string, source: unknown, descriptors: FontFaceDescriptors) {
    this.family = family;
    this.source = source;
    this.descriptors = descriptors;
  }
}
/** The fonts of a document, which tell of those that the browser could not load. */
class StubFaces extends Set<StubFace> {
  #told = new EventTarget();
  override clear(): void {
    super.clear();
    this.#told = new EventTarget();
  }
  addEventListener = (type: string, hear: (event: Event) => void): void =>
    this.#told.addEventListener(type, hear);
  fail = (family: string): boolean =>
    this.#told.dispatchEvent(Object.assign(new Event('loadingerror'), { fontfaces: [{ family }] }));
}
const shown = new StubFaces();
/** Failures of fonts that the window has heard of. */
const failures: unknown[] = [];
const hearFailure = (event: Event): void => {
  failures.push(event instanceof CustomEvent ? event.detail : null);
};
const fetched = vi.fn<typeof fetch>();
const start = (rests = false): void =>
  startLate({
    files,
    alone: 2,
    libraries: '/assets/framework',
    entry: '/assets/entry.js',
    theme: '/theme.css?v=1',
    themeId: 'whole',
    fontsKey,
    fontsId,
    lateType,
    seedsFile,
    fontFailed: FONT_FAILED,
    fontTimeout: FONT_TIMEOUT,
    patience: 2500,
    paintPatience: 300,
    rests,
    rest: 2000,
  });
const links = (): (string | null)[] =>
  [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));
const started = (): (string | null)[] =>
  [...document.head.querySelectorAll<HTMLScriptElement>('script[type=module]')].map(
    (script) => script.getAttribute('src') ?? script.textContent,
  );
const sheets = (): (string | null)[] =>
  [...document.head.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'));
/** Sources of each font that was added. */
const fonts = (): string[] => [...shown].map(({ source }) => String(source));
const bothFonts = [`url(${extended})`, '[object ArrayBuffer]'];

/** Callbacks that wait for the next frame; null: browsers draw at once here. */
let frames: FrameRequestCallback[] | null;
let image: HTMLImageElement;
/** True once the page's picture has come. */
let isHere = false;
/** Callback of a browser for each file that has come. */
let tellOfFile = (): void => undefined;
/** Of a browser that does not tell what is drawn. */
class StubObserver {
  static readonly supportedEntryTypes: readonly string[] = ['resource'];
  constructor(tell: () => void) {
    tellOfFile = tell;
  }
  observe = (): void => undefined;
  disconnect = (): void => undefined;
}

beforeEach(() => {
  vi.useFakeTimers();
  frames = null;
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) =>
    frames ? frames.push(draw) : draw(0),
  );
  localStorage.clear();
  isHere = false;
  shown.clear();
  failures.length = 0;
  window.addEventListener(FONT_FAILED, hearFailure);
  vi.stubGlobal('FontFace', StubFace);
  vi.stubGlobal('PerformanceObserver', StubObserver);
  Object.defineProperty(document, 'fonts', { configurable: true, value: shown });
  document.head.innerHTML = `<style id="${fontsId}" media="(scripting: none)">${fontRules}</style>`;
  fetched.mockReset().mockImplementation(async () => new Response('font'));
  vi.stubGlobal('fetch', fetched);
  document.body.innerHTML = `<img fetchpriority="high"><img loading="lazy"><script type="${lateType}">go()</script>`;
  image = document.querySelector('img') ?? document.createElement('img');
  for (const each of document.images)
    Object.defineProperty(each, 'complete', { get: () => each === image && isHere });
});
afterEach(async () => {
  // Remaining listeners are used up.
  document.dispatchEvent(new Event('keydown'));
  await vi.runAllTimersAsync();
  window.removeEventListener(FONT_FAILED, hearFailure);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('RD5 startLate', () => {
  const expectNothing = (): void => {
    expect([links(), started(), sheets(), fonts()]).toEqual([[], [], [], []]);
  };
  /** A browser tells when a script has run; here nothing runs. */
  const say = async (event: 'load' | 'error'): Promise<void> => {
    document.head.querySelector('script:last-of-type')?.dispatchEvent(new Event(event));
    await vi.advanceTimersByTimeAsync(1);
  };
  const expectAll = async (): Promise<void> => {
    await vi.advanceTimersByTimeAsync(1);
    expect(links()).toEqual([...files, '/assets/entry.js']);
    expect(sheets()).toEqual(['/theme.css?v=1']);
    // It waits: put in, it has the whole page styled anew.
    expect(document.getElementById('whole')?.getAttribute('media')).toBe('not all');
    // The first two wait for each other.
    expect(started()).toEqual(files.slice(0, 1));
    await say('load');
    expect(started()).toEqual(files.slice(0, 2));
    await say('error');
    expect(started()).toEqual([...files, 'go()']);
    expect(shown.size).toBe(2);
  };

  it('waits for the picture that the page opens with, then asks for fonts and code, once', async () => {
    start();
    expectNothing();
    isHere = true;
    image.dispatchEvent(new Event('load'));
    // A few files a task, so that the phone can answer between them.
    vi.advanceTimersToNextTimer();
    expect(links()).toEqual(files.slice(0, 5));
    await expectAll();
    document.dispatchEvent(new Event('pointerdown'));
    await vi.runAllTimersAsync();
    expect(started()).toEqual([...files, 'go()']);
  });

  it('waits until the picture is drawn', async () => {
    frames = [];
    isHere = true;
    start();
    await vi.advanceTimersByTimeAsync(1000);
    expectNothing();
    frames[0]?.(0);
    await expectAll();
  });

  it('does not wait for ever where nothing is drawn, as in a tab behind others', async () => {
    frames = [];
    isHere = true;
    start();
    await vi.advanceTimersByTimeAsync(2400);
    expectNothing();
    await vi.advanceTimersByTimeAsync(100);
    await expectAll();
  });

  it('shows the fonts together once those of every text have come', async () => {
    let come = (): void => undefined;
    fetched.mockReturnValueOnce(new Promise((resolve) => (come = () => resolve(new Response('font')))));
    start();
    document.dispatchEvent(new Event('keydown'));
    await vi.advanceTimersByTimeAsync(2900);
    expect(fetched.mock.calls).toEqual([[latin]]);
    expect(fonts()).toEqual([]);
    expect(localStorage.getItem(fontsKey)).toBe(null);
    come();
    await vi.advanceTimersByTimeAsync(1);
    expect(fonts()).toEqual(bothFonts);
    expect([...shown].map(({ family, descriptors }) => [family, descriptors.weight])).toEqual([
      ['Outfit Variable', '100 900'],
      ['Outfit Variable', '100 900'],
    ]);
    expect([...shown][1]?.descriptors.unicodeRange).toMatch(/^U\+0-FF,/);
    expect(localStorage.getItem(fontsKey)).toBe('1');
    // Nor is anything told later.
    await vi.advanceTimersByTimeAsync(5000);
    expect(failures).toEqual([]);
  });

  const outfit = { type: 'standard', name: 'Outfit Variable', source: 'custom' };
  it('platform.md §8 font load failure emits a failed-to-load event: of a file that is not there, and of one that the browser cannot load, once', async () => {
    fetched.mockImplementation(async () => new Response('', { status: 404 }));
    start();
    document.dispatchEvent(new Event('keydown'));
    await vi.advanceTimersByTimeAsync(1);
    expect(failures).toEqual([{ font: outfit, reason: 'failed' }]);
    shown.fail('"Outfit Variable"');
    expect(failures).toHaveLength(1);
    shown.fail('"Lato"');
    expect(failures[1]).toEqual({ font: { ...outfit, name: 'Lato' }, reason: 'failed' });
  });

  it('platform.md §9 font timeout 3000: a font that takes longer is told, and changes no text any more', async () => {
    let come = (): void => undefined;
    fetched.mockReturnValueOnce(new Promise((resolve) => (come = () => resolve(new Response('font')))));
    start();
    document.dispatchEvent(new Event('keydown'));
    await vi.advanceTimersByTimeAsync(2999);
    expect(failures).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(failures).toEqual([{ font: outfit, reason: 'time-out' }]);
    come();
    await vi.advanceTimersByTimeAsync(10);
    expect(fonts()).toEqual([`url(${extended})`]);
    // The next page tries again.
    expect(localStorage.getItem(fontsKey)).toBe(null);
  });

  it('leaves the fonts to the browser where they cannot be fetched', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    start();
    document.dispatchEvent(new Event('keydown'));
    await expectAll();
    expect(fonts()).toEqual([`url(${extended})`, `url(${latin})`]);
  });

  it.each([
    [
      'the picture cannot be had',
      () => {
        isHere = true;
        image.dispatchEvent(new Event('error'));
      },
    ],
    ['a shopper touches the page', () => document.dispatchEvent(new Event('touchstart'))],
    ['it takes too long', () => vi.advanceTimersByTime(2500)],
  ])('begins when %s', async (_, happen) => {
    start();
    expectNothing();
    happen();
    await expectAll();
  });

  it('begins at once on a page without such a picture', async () => {
    image.remove();
    start();
    await expectAll();
  });

  it('lets fonts be shown at once to who has them, and to nobody else', async () => {
    const media = (): string | null | undefined => document.getElementById(fontsId)?.getAttribute('media');
    showKnownFonts(fontsKey, fontsId);
    expect(media()).toBe('(scripting: none)');
    start();
    isHere = true;
    image.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(1);
    shown.clear();
    showKnownFonts(fontsKey, fontsId);
    expect(media()).toBe(null);
    // Nor are they put in a second time.
    start();
    await vi.advanceTimersByTimeAsync(1);
    expect(fonts()).toEqual([]);
  });
});

describe('RD5 a page that is read', () => {
  const arrive = (): void => {
    isHere = true;
    start(true);
  };
  const isStarted = async (): Promise<boolean> => {
    await vi.advanceTimersByTimeAsync(10);
    return links().length > 0;
  };
  beforeEach(() => {
    document.documentElement.dataset['opening'] = '';
    vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 1));
  });
  afterEach(() => history.replaceState(null, '', '/'));

  it('is dressed and whole without its code, which comes when it has rested', async () => {
    arrive();
    expect(await isStarted()).toBe(false);
    expect(fonts()).toEqual(bothFonts);
    expect(document.documentElement.dataset['opening']).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1900);
    expect(links()).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(await isStarted()).toBe(true);
  });

  it('has the libraries fetched behind its fonts, at the end of the line, and nothing run', async () => {
    let come = (): void => undefined;
    fetched.mockReturnValueOnce(new Promise((resolve) => (come = () => resolve(new Response('font')))));
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    arrive();
    await vi.advanceTimersByTimeAsync(1);
    expect(fetched).toHaveBeenCalledExactlyOnceWith(latin);
    come();
    await vi.advanceTimersByTimeAsync(1);
    expect(fetched.mock.calls.slice(1)).toEqual([[files[0], { priority: 'low' }]]);
    expect([links(), started()]).toEqual([[], []]);
    // That they could not be had keeps nothing from starting.
    document.dispatchEvent(new Event('scroll'));
    expect(await isStarted()).toBe(true);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('does not have them fetched twice where somebody came before the fonts', async () => {
    let come = (): void => undefined;
    fetched.mockReturnValueOnce(new Promise((resolve) => (come = () => resolve(new Response('font')))));
    arrive();
    document.dispatchEvent(new Event('scroll'));
    come();
    expect(await isStarted()).toBe(true);
    expect(fetched).toHaveBeenCalledExactlyOnceWith(latin);
  });

  it('does not rest while something comes that it shows', async () => {
    arrive();
    await vi.advanceTimersByTimeAsync(1900);
    tellOfFile();
    await vi.advanceTimersByTimeAsync(1900);
    expect(links()).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(await isStarted()).toBe(true);
    tellOfFile();
    await vi.advanceTimersByTimeAsync(5000);
    expect(links()).toEqual([...files, '/assets/entry.js']);
  });

  it.each(['pointerdown', 'keydown', 'touchstart', 'click', 'input'])(
    'starts with what is done there (%s), its picture here or not',
    async (act) => {
      start(true);
      document.body.dispatchEvent(new Event(act, { bubbles: true }));
      expect(await isStarted()).toBe(true);
    },
  );

  it('takes a pointer for a sign when it moves, not when the browser tells where it lies', async () => {
    const tell = (movementX: number, movementY: number): boolean =>
      document.dispatchEvent(
        Object.defineProperties(new PointerEvent('pointermove', { bubbles: true }), {
          movementX: { value: movementX },
          movementY: { value: movementY },
        }),
      );
    isHere = true;
    start(true);
    tell(0, 0);
    expect(await isStarted()).toBe(false);
    tell(0, 3);
    expect(await isStarted()).toBe(true);
  });

  it.each(['pointermove', 'wheel', 'scroll', 'focusin'])(
    'starts with a sign of somebody (%s), after its picture',
    async (sign) => {
      start(true);
      document.dispatchEvent(new Event(sign));
      expect(await isStarted()).toBe(false);
      isHere = true;
      image.dispatchEvent(new Event('load'));
      expect(await isStarted()).toBe(true);
      // Nor is it started twice by the next.
      document.dispatchEvent(new Event(sign));
      await vi.advanceTimersByTimeAsync(5000);
      expect(links()).toEqual([...files, '/assets/entry.js']);
    },
  );

  it('starts with what was done before the page had come whole', async () => {
    const late = document.querySelector('script');
    late?.remove();
    start(true);
    document.dispatchEvent(new Event('pointerdown'));
    expect(await isStarted()).toBe(false);
    if (late) document.body.append(late);
    isHere = true;
    image.dispatchEvent(new Event('load'));
    expect(await isStarted()).toBe(true);
  });

  it('starts by itself for who has been in the shop before', async () => {
    localStorage.setItem(fontsKey, '1');
    arrive();
    expect(await isStarted()).toBe(true);
  });

  it('takes a cookie for a sign of that, but for those of the session', async () => {
    const cookies = vi.spyOn(document, 'cookie', 'get').mockReturnValue('country=GB; XSRF-TOKEN=a.b-c_d');
    arrive();
    expect(await isStarted()).toBe(false);
    cookies.mockReturnValue('XSRF-TOKEN=a.b-c_d; currency=EUR');
    start(true);
    expect(await isStarted()).toBe(true);
    cookies.mockRestore();
  });

  it.each(['/?express=true', '/#reviews'])(
    'starts by itself where its address asks for more (%s)',
    async (url) => {
      history.replaceState(null, '', url);
      arrive();
      expect(await isStarted()).toBe(true);
    },
  );

  it('starts by itself where a frame may ask for something', async () => {
    document.body.insertAdjacentHTML('beforeend', '<main><iframe></iframe></main>');
    arrive();
    expect(await isStarted()).toBe(true);
  });
});

describe('RD5 data of a page that is a file', () => {
  const template = (): HTMLTemplateElement => {
    const [found] = document.body.getElementsByTagName('template');
    if (!found) throw new Error('There is no template');
    return found;
  };
  beforeEach(() => {
    const element = document.createElement('template');
    element.id = 'seeds-0';
    element.setAttribute(seedsFile, '/assets/pages/abc.json');
    document.body.prepend(element);
    isHere = true;
  });

  it('is fetched with the code, and waited for', async () => {
    fetched.mockImplementation(async () => new Response('[{"endpointName":"a<b"}]'));
    start();
    vi.advanceTimersToNextTimer();
    const arrived = vi.fn<() => void>();
    const loaded = seedsLoaded().then(arrived);
    expect(arrived).not.toHaveBeenCalled();
    await loaded;
    expect(fetched).toHaveBeenCalledWith('/assets/pages/abc.json');
    expect(template().content.textContent).toBe('[{"endpointName":"a<b"}]');
    // It is here for who asks later.
    await seedsLoaded();
  });

  it.each([
    ['the page has changed since', async () => new Response('', { status: 404 })],
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('that cannot be had, because %s, is said to who waits and to who asks later', async (_why, answer) => {
    fetched.mockImplementation(answer);
    start();
    vi.advanceTimersToNextTimer();
    await expect(seedsLoaded()).rejects.toThrow('The data of seeds-0 cannot be had');
    await expect(seedsLoaded()).rejects.toThrow('The data of seeds-0 cannot be had');
  });
});

/** Event at the document: the app has all it needs to come to life. */
export const startDone = 'shop-started';

/** Event at the document: it lacks something. */
export const startFailed = 'shop-start-failed';

/** Where a browser keeps that a page was loaded anew, because it could not start. */
export const reloadedKey = 'shop-reloaded';

/** Milliseconds from the failure until it is said (storefront.md §9 Failure page delay). */
export const failureDelay = 1000;

/** Arguments of {@link watchStart}, because it may use nothing from outside of itself. */
export interface StartWatch {
  readonly startDone: string;
  readonly startFailed: string;
  readonly reloadedKey: string;
  readonly failureDelay: number;
  /** The title and the button's word, by language: they must not have to be fetched when nothing can be. */
  readonly words: Readonly<Record<string, readonly [title: string, reload: string]>>;
  /** Styles of the page and of its button, of the theme's values. */
  readonly styles: readonly [page: string, button: string];
}

/**
 * Looks after the start of a page. Where its data or its code cannot be had, because it has changed since the page was
 * sent or the network has failed, the page is loaded anew, once. Where that has not helped, the page says so and offers
 * Reload (storefront.md §2 Other UI, §4 Start-up).
 *
 * It comes in one file with the script that starts pages: it may use nothing from outside of itself.
 */
export function watchStart(
  {
    startDone: done,
    startFailed: failed,
    reloadedKey: key,
    failureDelay: delay,
    words,
    styles: [pageStyle, buttonStyle],
  }: StartWatch,
  reload = (): void => location.reload(),
): void {
  const show = (): void => {
    const [title = '', again = ''] = words[document.documentElement.lang.slice(0, 2)] ?? words['en'] ?? [];
    const make = <K extends keyof HTMLElementTagNameMap>(name: K, text: string): HTMLElementTagNameMap[K] =>
      Object.assign(document.createElement(name), { textContent: text });
    const page = make('main', '');
    const alert = make('div', '');
    const button = make('button', again);
    alert.setAttribute('role', 'alert');
    // By script: the security policy takes styles of attributes away.
    alert.style.cssText = pageStyle;
    button.style.cssText = buttonStyle;
    button.addEventListener('click', () => reload());
    page.append(alert);
    document.title = title;
    document.body.replaceChildren(page);
    // Content put into an alert is read out.
    alert.append(make('h1', title), button);
    button.focus();
  };
  const forget = (): void => {
    for (const name of [done, failed, 'error']) document.removeEventListener(name, judge, true);
    removeEventListener('unhandledrejection', judge);
  };
  const judge = (event: Event): void => {
    // Other elements that fail do not hold the start up; what starts the app stands in the page itself.
    if (event.type === 'error' && !(event.target instanceof HTMLScriptElement && !event.target.src)) return;
    forget();
    // Its import of the app fails without an element that says so.
    if (event.type === 'unhandledrejection') event.preventDefault();
    const isDone = event.type === done;
    // A browser that cannot note it might reload for ever.
    let wasReloaded = true;
    try {
      wasReloaded = sessionStorage.getItem(key) !== null;
      if (isDone) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, '1');
    } catch {}
    if (isDone) return;
    if (wasReloaded) setTimeout(show, delay);
    else reload();
  };
  for (const name of [done, failed, 'error']) document.addEventListener(name, judge, true);
  addEventListener('unhandledrejection', judge);
}

import type { EarlyAct } from '@omnis/shop-kit';

/** Milliseconds between two looks whether a part of the page has come to life. */
const pause = 50;
/** Looks at something whose part is not alive before what was done after it goes ahead: a second. */
const patience = 20;
/** Looks before what was done is given up: the part has failed. */
const mostLooks = 1200;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

/** Props that React last rendered an element with; undefined while it has not taken it over. */
function propsOf(element: Element): Readonly<Record<string, unknown>> | undefined {
  const entry = Object.entries(element).find(([key]) => key.startsWith('__reactProps$'));
  const props: unknown = entry?.[1];
  return typeof props === 'object' && props !== null ? { ...props } : undefined;
}

/** Sets a value past React, which then sees a change when it is told of one. */
function setPast(control: Control, value: string): void {
  const kind = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(control, value);
}

/** Presses where it was pressed; as no pointer is there by now, it is told from a press of one by its `detail`, 0. */
function press(element: Element, event: Event): void {
  if (element instanceof HTMLButtonElement && event instanceof MouseEvent) {
    const { clientX, clientY } = event;
    const place = { clientX, clientY, bubbles: true, cancelable: true, composed: true };
    if (!element.disabled) element.dispatchEvent(new PointerEvent('click', place));
  } else if (element instanceof HTMLElement) element.click();
}

function repeat({ kind, element, event, value, checked }: EarlyAct): void {
  switch (kind) {
    case 'press':
      press(element, event);
      return;
    case 'send':
      if (element instanceof HTMLFormElement) element.requestSubmit();
      return;
    case 'check': {
      if (!(element instanceof HTMLInputElement)) return;
      if (propsOf(element)?.['checked'] === checked) return;
      element.checked = element.type === 'radio' ? false : !checked;
      element.click();
      return;
    }
    case 'text': {
      if (!isControl(element)) return;
      if (element.type === 'file') {
        // The chosen file is still there, and browsers let nobody write it.
        element.dispatchEvent(new Event('change', { bubbles: true }));
        return;
      }
      // Text typed since then is newer.
      if (element.value !== '' && element.value !== value) return;
      if (propsOf(element)?.['value'] === value) return;
      element.value = '';
      setPast(element, value);
      element.dispatchEvent(new Event('input', { bubbles: true }));
      element.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
}

/** Lets what the pointer rests on know of it, once it is alive: the pointer came before anybody listened. */
function repeatHover(): () => void {
  let looks = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    const at = [...document.querySelectorAll(':hover')].at(-1);
    looks += 1;
    if (at === undefined || looks > patience) return;
    if (propsOf(at) === undefined) {
      timer = setTimeout(look, pause);
      return;
    }
    // React takes this for the pointer coming in.
    at.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    at.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  };
  if (matchMedia('(hover: hover)').matches) look();
  return () => clearTimeout(timer);
}

/** The app follows links from now on: `@` links that were pressed too early are repeated. */
export function followsLinks(): void {
  const early = window.omnisEarly;
  if (!early) return;
  early.followsLinks = true;
  early.wake?.();
}

/**
 * Repeats what was done before the page came to life, in its order, each act once its part is alive. What is typed
 * stays as it is; what was pressed is pressed.
 *
 * @returns stops it
 */
export function replayEarly(): () => void {
  const early = window.omnisEarly;
  if (!early) return () => undefined;
  const { acts } = early;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drop = (useless: (act: EarlyAct) => boolean): void => {
    for (let at = acts.findIndex(useless); at >= 0; at = acts.findIndex(useless))
      for (const { felt } of acts.splice(at, 1)) felt?.cancel();
  };
  // A link may come out of a merchant's text, which React does not know.
  const isReady = ({ element }: EarlyAct): boolean =>
    element instanceof HTMLAnchorElement ? early.followsLinks === true : propsOf(element) !== undefined;
  const look = (): void => {
    timer = undefined;
    for (const act of acts) act.looks += 1;
    drop(({ element, looks }) => !element.isConnected || looks > mostLooks);
    const inTurn = acts.findIndex(({ looks }) => looks <= patience);
    const act = acts.slice(0, inTurn < 0 ? acts.length : inTurn + 1).find(isReady);
    // One at a time, so that the page has taken in each before the next.
    if (act) {
      act.isLost = false;
      early.isRepeating = true;
      repeat(act);
      early.isRepeating = false;
      if (!act.isLost) drop((each) => each === act);
    }
    if (acts.length > 0) timer = setTimeout(look, pause);
  };
  // A field that is left is judged by what stands in it: what was written there is repeated first.
  const beforeLeaving = (): void => {
    let [act] = acts;
    while (act?.kind === 'text' && isReady(act) && early.isRepeating !== true) {
      clearTimeout(timer);
      look();
      // Its part is not finished yet.
      if (acts[0] === act) return;
      [act] = acts;
    }
  };
  addEventListener('focusout', beforeLeaving, true);
  early.wake = () => {
    // Lost elements have their next look anyway.
    if (early.isRepeating !== true) timer ??= setTimeout(look, 0);
  };
  early.wake();
  const endHover = repeatHover();
  return () => {
    delete early.wake;
    removeEventListener('focusout', beforeLeaving, true);
    endHover();
    clearTimeout(timer);
  };
}

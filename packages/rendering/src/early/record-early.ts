import type { EarlyAct, EarlyActs } from '@omnis/shop-kit';

/**
 * Keeps presses, sent forms and what is typed or ticked in parts of the page that have not come to life yet, and keeps
 * the browser from sending forms that only scripts can send (their values would land in the address). Links, and forms
 * with an address of their own such as the search, work by themselves and are left alone, but for those that the page's
 * own script holds (`helpEarly`). A press waits for what was done before it and is still to be repeated: the size that it asks
 * for may be among it.
 *
 * It is written into the page as text, so that it is there before any script file: it may use nothing from outside of
 * itself. React marks the elements that it has taken over with a key of this prefix; should that ever change, nothing
 * is repeated, and the browser test of early presses fails.
 */
export function recordEarly(): void {
  const acts: EarlyAct[] = [];
  const early: EarlyActs = { acts };
  window.omnisEarly = early;
  const isAlive = (element: Element): boolean =>
    element instanceof HTMLAnchorElement
      ? early.followsLinks === true
      : Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  const actOf = (type: string, target: Element): Pick<EarlyAct, 'kind' | 'element'> | null => {
    const isTicked = target instanceof HTMLInputElement && /checkbox|radio/.test(target.type);
    if (type === 'submit') {
      return target.hasAttribute('action') ? null : { kind: 'send', element: target };
    }
    if (type === 'click') {
      if (isTicked) return { kind: 'check', element: target };
      const link = window.omnisStart?.holds(target);
      if (link) return { kind: 'press', element: link };
      const button = target.closest('button');
      const isSending = button?.type === 'submit' && button.form !== null;
      return button === null || isSending ? null : { kind: 'press', element: button };
    }
    const isTyped = target.matches('input, textarea, select') && !isTicked;
    return isTyped ? { kind: 'text', element: target } : null;
  };
  const listen = (event: Event): void => {
    const found = event.target instanceof Element ? actOf(event.type, event.target) : null;
    if (found === null) return;
    const { kind, element } = found;
    const isAction = element instanceof HTMLAnchorElement;
    const wasAlive = isAlive(element);
    const control = element instanceof HTMLInputElement ? element : null;
    const isRepeated = early.isRepeating === true;
    if (control?.type === 'radio' && !isRepeated) {
      // The one that was chosen before it is no longer.
      const old = acts.findIndex(
        ({ element: each }) =>
          each instanceof HTMLInputElement &&
          each !== control &&
          each.type === 'radio' &&
          each.name === control.name &&
          each.form === control.form,
      );
      if (old >= 0) acts.splice(old, 1);
    }
    const known = acts.find((each) => each.kind === kind && each.element === element);
    const act = known ?? { kind, element, event, value: '', checked: false, isLost: false, looks: 0 };
    act.event = event;
    act.value = 'value' in element ? String(element.value) : '';
    act.checked = control?.checked === true;
    const keep = (): void => {
      if (kind === 'send') event.preventDefault();
      if (acts.includes(act)) return;
      acts.push(act);
      act.felt = window.omnisStart?.feels(event);
    };
    const waits =
      (isAction && !wasAlive) || (acts.length > 0 && !isRepeated && (kind === 'press' || kind === 'send'));
    if (!wasAlive || waits) keep();
    if (waits) {
      event.preventDefault();
      event.stopImmediatePropagation();
      early.wake?.();
      return;
    }
    let isLost = false;
    const stop = event.stopPropagation.bind(event);
    event.stopPropagation = () => {
      isLost = true;
      stop();
    };
    const settle = (): void => {
      // React marks elements of parts that it has not finished, and stops what happens there. It may also come to life
      // for this very event, after us, and then handles it itself.
      const isHandled = !isLost && (kind === 'press' || kind === 'send') && isAlive(element);
      act.isLost ||= isLost;
      // Its address is none.
      if (isLost && isAction) event.preventDefault();
      if (isLost) keep();
      if (isHandled && !wasAlive) {
        act.felt?.cancel();
        acts.splice(acts.indexOf(act), 1);
      }
      if (isLost || !wasAlive) early.wake?.();
    };
    document.addEventListener(event.type, settle, { capture: true, once: true });
  };
  for (const type of ['click', 'input', 'change', 'submit']) addEventListener(type, listen, true);
}

/** Arguments of {@link helpEarly}, because it may use nothing from outside of itself. */
export interface EarlyHelp {
  /** Milliseconds that a link waits for the app to come to life, before the browser follows it. */
  readonly patience: number;
  /** Most messages of frames that are kept. */
  readonly mostMessages: number;
  /** Pixels that a finger has to travel sideways for a swipe. */
  readonly swipe: number;
}

/**
 * Helps what keeps early presses (`recordEarly`) with what it need not carry itself: a button whose press waits pulses;
 * `@` links, whose address is an action of the page, wait for the app; so do links of the shop while something that was done
 * before is still to be repeated, such as the size that was chosen before a colour: another document would know nothing of it.
 * A thumbnail of a product's gallery shows its picture in the row at once: followed as a link, the page would jump to it.
 * A swipe over a slideshow is a press on its button for the next slide or the one before.
 * What frames say is kept for those who answer them: a frame may be there long before the app is.
 *
 * It comes in one file with the script that starts pages: it may use nothing from outside of itself.
 */
export function helpEarly({ patience, mostMessages, swipe }: EarlyHelp): void {
  /** A finger on a slideshow that does not know swipes itself yet. */
  let finger: { readonly x: number; readonly y: number; readonly show: Element } | null = null;
  addEventListener('pointerdown', ({ pointerType, target, clientX: x, clientY: y }) => {
    const show = target instanceof Element ? target.closest('.block-slideshow') : null;
    const isAlive = Object.keys(show ?? {}).some((key) => key.startsWith('__reactProps$'));
    finger = show === null || isAlive || pointerType === 'mouse' ? null : { x, y, show };
  });
  addEventListener('pointerup', ({ clientX, clientY }) => {
    if (finger === null) return;
    const { x, y, show } = finger;
    finger = null;
    const across = Math.abs(clientX - x);
    if (across < swipe || across <= Math.abs(clientY - y)) return;
    const dots = [...show.querySelectorAll('.dot')];
    const button = clientX < x ? dots.at(-1)?.nextElementSibling : dots[0]?.previousElementSibling;
    if (button instanceof HTMLElement) button.click();
  });
  const thumbnail = 'a[href^="#picture-"]';
  addEventListener(
    'click',
    (event) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(thumbnail) : null;
      const slide = link && document.getElementById(link.hash.slice(1));
      const row = slide?.parentElement;
      if (!row || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      row.scrollLeft += slide.getBoundingClientRect().left - row.getBoundingClientRect().left;
    },
    true,
  );
  addEventListener('message', (event) => {
    const kept = window.omnisStart?.messages;
    if (kept && kept.length < mostMessages && event.source !== window) kept.push(event);
  });
  window.omnisStart = {
    messages: [],
    feels: (event) => {
      const sender = 'submitter' in event ? event.submitter : null;
      const pressed = sender ?? (event.type === 'click' ? event.target : null);
      if (!(pressed instanceof Element)) return undefined;
      return (pressed.closest('a, button') ?? pressed).animate(
        { opacity: [1, 0.5] },
        { duration: 400, direction: 'alternate', iterations: Infinity },
      );
    },
    holds: (target) => {
      const early = window.omnisEarly;
      const link = target.closest<HTMLAnchorElement>('a[href]');
      if (link === null || early === undefined) return null;
      if (link.getAttribute('href')?.startsWith('@')) return link;
      if (early.acts.length === 0 || early.isRepeating || link.matches(thumbnail)) return null;
      if (link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return null;
      setTimeout(() => {
        if (!early.followsLinks) location.assign(link.href);
      }, patience);
      return link;
    },
  };
}

/**
 * Has buttons pulse whose press waits until the page is alive (see `recordEarly`).
 *
 * It comes in one file with the script that starts pages: it may use nothing from outside of itself.
 */
export function feelPresses(): void {
  window.omnisFeel = (event) => {
    const sender = 'submitter' in event ? event.submitter : null;
    const pressed = sender ?? (event.type === 'click' ? event.target : null);
    if (!(pressed instanceof Element)) return undefined;
    return (pressed.closest('a, button') ?? pressed).animate(
      { opacity: [1, 0.5] },
      { duration: 400, direction: 'alternate', iterations: Infinity },
    );
  };
}

import { useEffect, useState } from 'react';

/** Milliseconds in which a click follows a finger that was lifted. */
const clickDelay = 100;

/** Keeps what moves the page until nothing is pressed. */
class Presses {
  #isPressed = false;
  #waiting: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly after = (run: () => void): void => {
    if (this.#isPressed) this.#waiting.push(run);
    else run();
  };

  watch(): () => void {
    const begin = ({ button, isPrimary }: PointerEvent): void => {
      if (button !== 0 || !isPrimary) return;
      clearTimeout(this.#timer);
      this.#isPressed = true;
    };
    const endIn = (milliseconds: number) => (): void => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(this.#end, milliseconds);
    };
    const ends = { pointerup: endIn(clickDelay), click: endIn(0), pointercancel: endIn(0) };
    document.addEventListener('pointerdown', begin, true);
    for (const [type, end] of Object.entries(ends)) document.addEventListener(type, end, true);
    return () => {
      document.removeEventListener('pointerdown', begin, true);
      for (const [type, end] of Object.entries(ends)) document.removeEventListener(type, end, true);
      clearTimeout(this.#timer);
      this.#end();
    };
  }

  readonly #end = (): void => {
    this.#isPressed = false;
    for (const run of this.#waiting.splice(0)) run();
  };
}

/**
 * A field that is left shows its fault, which moves what stands below. Where it is left by a press, the button or link
 * that is pressed would be gone from under the pointer before it is let go, and its click would be lost: so the fault waits.
 *
 * @returns runs something once what is pressed was let go and its click was heard; at once while nothing is pressed
 */
export function useAfterPress(): (run: () => void) => void {
  const [presses] = useState(() => new Presses());
  useEffect(() => presses.watch(), [presses]);
  return presses.after;
}

import type { Locator, Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Steps of a drag, and milliseconds between them: about as a hand moves. */
const steps = 12;
const pause = 25;

async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('What is to be dragged, or where to, is out of sight');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function between(from: Point, to: Point, at: number): Point {
  const part = at / steps;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/**
 * Drags with a finger. The events enter the browser where the screen's own do, so that scrolling, `touch-action` and
 * the cancelling of touches work as on a phone.
 */
async function dragsByTouch(page: Page, from: Point, to: Point): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    line.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [from]);
  for (let at = 1; at <= steps; at += 1) {
    await send('touchMove', [between(from, to, at)]);
    await page.waitForTimeout(pause);
  }
  await send('touchEnd', []);
  await line.detach();
}

async function dragsByMouse(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps });
  await page.mouse.up();
}

/** How to drag. */
export interface DragOptions {
  /** A finger on a touch screen, or a mouse. */
  readonly by: 'finger' | 'mouse';
  /** Pixels beside the middle of where it goes. */
  readonly offset?: Partial<Point>;
}

/** Drags a thing by its middle to the middle of another. */
export async function drags(
  page: Page,
  [thing, place]: readonly [Locator, Locator],
  { by, offset = {} }: DragOptions,
): Promise<void> {
  const from = await middleOf(thing);
  const { x, y } = await middleOf(place);
  const to = { x: x + (offset.x ?? 0), y: y + (offset.y ?? 0) };
  await (by === 'finger' ? dragsByTouch : dragsByMouse)(page, from, to);
}

/** Words of lists that lie over one another, or are broken in two. */
import { expect, type Page } from '@playwright/test';

/**
 * Fails on text of a list that lies over other text, leaves its own cell, or is broken within a word. Labels that styles
 * put before a cell's text have no place of their own in the page's tree: cells are compared for them.
 *
 * @param page - shows at least one row of a list
 */
export async function expectReadableRows(page: Page): Promise<void> {
  const rows = page.getByRole('main').locator('tbody tr, li:has(a)');
  await expect(rows.first()).toBeVisible();
  const faults = await rows.evaluateAll((all) => {
    const said: string[] = [];
    const isShown = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    };
    /** The part of a box that nothing around it cuts off, as an ellipsis does. */
    const seenPart = (box: DOMRect, inside: Element): DOMRect => {
      let right = box.right;
      for (
        let around: Element | null = inside;
        around && around !== document.body;
        around = around.parentElement
      )
        if (getComputedStyle(around).overflowX !== 'visible')
          right = Math.min(right, around.getBoundingClientRect().right);
      return new DOMRect(box.x, box.y, Math.max(0, right - box.x), box.height);
    };
    const meet = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
    for (const row of all.slice(0, 25)) {
      const words: { text: string; box: DOMRect }[] = [];
      const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const { parentElement: parent, nodeValue } = node;
        if (!parent || !nodeValue || !isShown(parent)) continue;
        for (const { 0: text, index } of nodeValue.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + text.length);
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
          const lines = new Set(boxes.map(({ top }) => Math.round(top)));
          if (lines.size > 1 && !/[-@./–—]/.test(text)) said.push(`“${text}” is broken in ${lines.size}`);
          const [box] = boxes;
          const seen = box && seenPart(box, parent);
          // An ellipsis stands for the words that are cut off whole.
          if (seen && seen.width > 0) words.push({ text, box: seen });
        }
      }
      words.forEach(({ text, box }, at) => {
        const over = words.slice(at + 1).find((other) => meet(box, other.box));
        if (over) said.push(`“${text}” lies over “${over.text}”`);
        if (box.right > window.innerWidth) said.push(`“${text}” leaves the screen`);
      });
      const cells = [...row.querySelectorAll(':scope > th, :scope > td')].filter(isShown);
      cells.forEach((cell, at) => {
        const over = cells
          .slice(at + 1)
          .find((other) => meet(cell.getBoundingClientRect(), other.getBoundingClientRect()));
        if (over) said.push(`the cell “${cell.textContent}” lies over “${over.textContent}”`);
        // One without words holds a box to tick, whose pressed area is wider than it.
        const hasWords = cell.textContent.trim() !== '';
        if (
          hasWords &&
          cell.scrollWidth > cell.clientWidth + 1 &&
          getComputedStyle(cell).overflowX === 'visible'
        )
          said.push(`the cell “${cell.textContent}” is narrower than its text`);
      });
    }
    return said;
  });
  expect(faults, 'words that lie over others, or are broken').toEqual([]);
}

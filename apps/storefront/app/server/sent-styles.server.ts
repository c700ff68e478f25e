import type { ServerStyleSheet } from 'styled-components';
import { writeNames, sentStyles } from '../shell/start/sent-styles.ts';

/** What styled-components writes for itself: which names are in the sheet, and where a rule ends. */
const markers = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}|\/\*!sc\*\/\n?/g;
const opening = /^<style[^>]*>/;

/**
 * The styles of a page as a sheet that the browser keeps. Styled-components would take its own sheet out of the page when
 * it comes to life and write each rule anew, which has the browser style every element once more; this one says by itself
 * which classes it holds ({@link adoptSentStyles}).
 */
export function sentStyleTag(sheet: ServerStyleSheet, nonce: string | undefined): string {
  const tags = sheet.getStyleTags();
  // In development styled-components looks after its own, for what is edited meanwhile.
  if (!import.meta.env.PROD) return tags;
  const css = tags.replace(opening, '').replace('</style>', '').replaceAll(markers, '');
  const mark = nonce === undefined ? '' : ` nonce="${nonce}"`;
  return `<style${mark} ${sentStyles}="${writeNames(sheet.instance.names)}">${css}</style>`;
}

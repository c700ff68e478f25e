import { hash } from 'node:crypto';
import { FONT_FAILED, FONT_TIMEOUT, token } from '@omnis/theme/react';
import { fontsId } from '../start/fonts-id.ts';
import { startWords } from '@omnis/shop-kit/texts';
import { helpEarly, type EarlyHelp } from '../start/help-early.ts';
import { seedsFile } from '../start/seeds-file.ts';
import { fontsKey, lateType, startLate, type LateOrder, type LateStart } from '../start/start-late.ts';
import {
  failureDelay,
  reloadedKey,
  startDone,
  startFailed,
  watchStart,
  type StartWatch,
} from '../start/start-watch.ts';
import { wholeTheme } from '../start/whole-theme.ts';

/** As `StartUpFailure`, which the server renders, in what a page has of its theme. */
const styles: StartWatch['styles'] = [
  `display:grid;place-content:center;justify-items:center;gap:${token('space.6')};min-height:100vh;padding:1rem;text-align:center`,
  `min-height:44px;padding:.5rem 1.25rem;border:1px solid;border-radius:${token('button.radius')};background:${token('button.background')};color:${token('button.color')};font:inherit;cursor:pointer`,
];

const watch: StartWatch = { startDone, startFailed, reloadedKey, failureDelay, words: startWords, styles };

const late: Omit<LateStart, keyof LateOrder> = {
  // The manifest, the bundler's own, libraries, calls, and what pages and blocks are made of.
  alone: 6,
  // The group's name in `vite.config.ts`.
  libraries: '/assets/framework-',
  themeId: wholeTheme,
  fontsKey,
  fontsId,
  lateType,
  seedsFile,
  fontFailed: FONT_FAILED,
  fontTimeout: FONT_TIMEOUT,
  // A picture that takes longer may come beside the code.
  patience: 2500,
  paintPatience: 300,
  // The rest of the page has loaded by then, on a poor connection too.
  rest: 6000,
};

const help: EarlyHelp = { patience: 6000, mostMessages: 20, swipe: 40 };

/** The script that starts pages, which reads what to start from its own element. The same for all pages of a build. */
export const startFile =
  `(${String(watchStart)})(${JSON.stringify(watch)});(${String(helpEarly)})(${JSON.stringify(help)});` +
  `(${String(startLate)})(Object.assign(${JSON.stringify(late)},JSON.parse(document.currentScript.dataset.order)))`;

/** Its address. */
export const startHref = `/start.js?v=${hash('sha256', startFile, 'base64url').slice(0, 12)}`;

import { hash } from 'node:crypto';
import type { Language } from '@omnis/models';
import { token } from '@omnis/theme/react';
import { helpEarly, type EarlyHelp } from '../shell/start/help-early.ts';
import { seedsFile } from '../shell/start/seeds-file.ts';
import {
  fontsId,
  fontsKey,
  lateType,
  startLate,
  type LateOrder,
  type LateStart,
} from '../shell/start/start-late.ts';
import {
  failureDelay,
  reloadedKey,
  startDone,
  startFailed,
  watchStart,
  type StartWatch,
} from '../shell/start/start-watch.ts';
import { wholeTheme } from '../shell/start/whole-theme.ts';
import de from '../texts/shell/de.ts';
import en from '../texts/shell/en.ts';
import fr from '../texts/shell/fr.ts';

/** As `StartUpFailure`, which the server renders, in what a page has of its theme. */
const styles: StartWatch['styles'] = [
  `display:grid;place-content:center;justify-items:center;gap:${token('space.6')};min-height:100vh;padding:1rem;text-align:center`,
  `min-height:44px;padding:.5rem 1.25rem;border:1px solid;border-radius:${token('button.radius')};background:${token('button.background')};color:${token('button.color')};font:inherit;cursor:pointer`,
];

const words = {
  en: [en.startUpFailed, en.reload],
  de: [de.startUpFailed, de.reload],
  fr: [fr.startUpFailed, fr.reload],
} as const satisfies Record<Language, StartWatch['words'][string]>;

const watch: StartWatch = { startDone, startFailed, reloadedKey, failureDelay, words, styles };

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
  // A picture that takes longer may come beside the code.
  patience: 2500,
  paintPatience: 300,
  // What else the page shows has come by then, on a poor line too.
  rest: 6000,
};

const help: EarlyHelp = { patience: 6000, mostMessages: 20, swipe: 40 };

/** The script that starts pages, which reads what to start from its own element. The same for all pages of a build. */
export const startFile =
  `(${String(watchStart)})(${JSON.stringify(watch)});(${String(helpEarly)})(${JSON.stringify(help)});` +
  `(${String(startLate)})(Object.assign(${JSON.stringify(late)},JSON.parse(document.currentScript.dataset.order)))`;

/** Its address. */
export const startHref = `/start.js?v=${hash('sha256', startFile, 'base64url').slice(0, 12)}`;

import { hash } from 'node:crypto';
import { startLate } from '../shell/start/start-late.ts';

/** The script that starts pages, which reads what to start from its own element. The same for all pages of a build. */
export const startFile = `(${String(startLate)})(JSON.parse(document.currentScript.dataset.order))`;

/** Its address. */
export const startHref = `/start.js?v=${hash('sha256', startFile, 'base64url').slice(0, 12)}`;

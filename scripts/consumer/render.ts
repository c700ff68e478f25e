/** A plain Node script: `node render.ts` prints the page. */
import './every-entry.ts';
import { readFileSync } from 'node:fs';

import { renderDocument } from './document.ts';

console.log(await renderDocument(readFileSync('index.html', 'utf8')));

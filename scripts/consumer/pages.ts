/** The entries that render pages, as the server of a shop imports them: bundled by Vite, which resolves the fonts. */
import { findBlockFiles, textFile } from '@omnis/rendering/bundling';
import { fontFaces, renderDocument } from '@omnis/rendering/server';

const fonts = fontFaces('nordic');
if (!/@font-face\{.*\.woff2/.test(fonts)) throw new Error(`No font of the theme has an address: ${fonts}`);
console.log(textFile('shell', 'de'), typeof findBlockFiles, typeof renderDocument);

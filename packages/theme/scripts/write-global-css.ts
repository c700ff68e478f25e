import { writeFile } from 'node:fs/promises';
import { globalCss } from '../src/react/global-css.ts';

// The file is committed, so that an app can import it without a build; a test keeps it equal to the source.
await writeFile(new URL('../css/global.css', import.meta.url), globalCss);

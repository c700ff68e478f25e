import type { Core } from '../../core.ts';
import type { Files } from '../files/index.ts';
import { createFonts } from './fonts/fonts.service.ts';
import { createOwnThemes } from './own-themes.service.ts';
import { themesRoutes } from './themes.routes.ts';
import { createThemesService } from './themes.service.ts';

/** Themes of stores: their draft and publishing, those that they keep, and their fonts. */
export function createThemes(core: Core, { files }: { readonly files: Pick<Files, 'originals'> }) {
  const service = createThemesService(core);
  const fonts = createFonts(core, files.originals);
  const ownThemes = createOwnThemes(core);
  return { service, fonts, routes: themesRoutes({ service, ownThemes, fonts }) };
}

import type { Core } from '../../core.ts';
import type { Files } from '../files/index.ts';
import { handleBannerTimes } from './branding/banner-times.ts';
import { createBannersService } from './branding/banners.service.ts';
import { createBrandingService } from './branding/branding.service.ts';
import { faceRoutes } from './face.routes.ts';
import { createNavigationService } from './navigation/navigation.service.ts';
import { createWriteFace } from './write-face.ts';

/** The face of a shop around its pages: menu, footer, banners, pictures and custom code (storefront.md §3). */
export function createFace(core: Core, { files }: { readonly files: Files }) {
  handleBannerTimes(core);
  const write = createWriteFace(core);
  return {
    routes: faceRoutes({
      navigation: createNavigationService(write),
      banners: createBannersService(core, write),
      branding: createBrandingService(write, files.fileStore),
    }),
  };
}

import { ok } from '../../http/answer.ts';
import { answeredOnce, route, type Route } from '../../http/route.ts';
import type { BannersService } from './branding/banners.service.ts';
import type { BrandingService } from './branding/branding.service.ts';
import type { NavigationService } from './navigation/navigation.service.ts';
import { faceWriterOf } from './write-face.ts';

/** Services of the calls below. */
export interface FaceServices {
  readonly navigation: NavigationService;
  readonly banners: BannersService;
  readonly branding: BrandingService;
}

/** The calls by which a store's team edits the face of its shop around the pages. */
export function faceRoutes({ navigation, banners, branding }: FaceServices): Route[] {
  return [
    route('dashboard.menu', async ({ division }) => ok(navigation.menu(division))),
    route('dashboard.updateMenu', (context, { body }) => navigation.updateMenu(faceWriterOf(context), body)),
    route('dashboard.footer', async ({ division }) => ok(navigation.footer(division))),
    route('dashboard.updateFooter', (context, { body }) =>
      navigation.updateFooter(faceWriterOf(context), body),
    ),
    route('dashboard.banners', async ({ division }) => ok(banners.get(division))),
    route('dashboard.updateBanners', (context, { body }) => banners.update(faceWriterOf(context), body)),
    route('dashboard.branding', async ({ division }) => ok(branding.get(division))),
    route('dashboard.updateBranding', (context, { body }) => branding.update(faceWriterOf(context), body)),
    answeredOnce(
      route('dashboard.setBrandingPicture', async (context, { params }) =>
        branding.setPicture(faceWriterOf(context), params.picture, await context.upload()),
      ),
    ),
    answeredOnce(
      route('dashboard.removeBrandingPicture', (context, { params }) =>
        branding.removePicture(faceWriterOf(context), params.picture),
      ),
    ),
  ];
}

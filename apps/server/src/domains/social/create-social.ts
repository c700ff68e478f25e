import type { Core } from '../../core.ts';
import type { Files, TargetRules } from '../files/index.ts';
import { socialRoutes } from './social.routes.ts';
import { createSocialService } from './social.service.ts';

/** Pictures of a store's posts on Instagram. */
export function createSocial(
  core: Core,
  { files, pictures }: { files: Files; pictures?: TargetRules | undefined },
) {
  return { routes: socialRoutes(createSocialService(core, { fileStore: files.fileStore, pictures })) };
}

import { ok } from '../../../http/answer.ts';
import type { CallContext } from '../../../http/context.ts';
import { answeredOnce, route, type Route } from '../../../http/route.ts';
import type { AppearanceActor, AppearanceService } from './appearance.service.ts';

const actorOf = ({ division, visitor }: CallContext): AppearanceActor => ({
  division,
  actor: visitor.identity,
});

/** The owner's calls of how a store looks. */
export function appearanceRoutes(appearance: AppearanceService): Route[] {
  return [
    route('settings.appearance', async ({ division }) => ok(appearance.get(division))),
    answeredOnce(
      route('settings.setTheme', (context, { body }) => appearance.setTheme(actorOf(context), body)),
    ),
    answeredOnce(
      route('settings.setLogo', async (context, { params }) =>
        appearance.setLogo(actorOf(context), params.ground, await context.upload()),
      ),
    ),
    answeredOnce(
      route('settings.removeLogo', (context, { params }) =>
        appearance.removeLogo(actorOf(context), params.ground),
      ),
    ),
  ];
}

import { ok } from '../../http/answer.ts';
import type { CallContext } from '../../http/context.ts';
import { answeredOnce, route, type Route } from '../../http/route.ts';
import type { Fonts } from './fonts/fonts.service.ts';
import type { OwnThemes } from './own-themes.service.ts';
import { readThemeFile, writeThemeFile } from './theme-file.ts';
import type { ThemeActor, ThemesService } from './themes.service.ts';

const actorOf = ({ division, visitor, idempotencyKey: key, origin }: CallContext): ThemeActor => ({
  division,
  actor: visitor.identity,
  key,
  originAt: (host) => {
    const { protocol, port } = new URL(origin);
    return `${protocol}//${host}${port ? `:${port}` : ''}`;
  },
});

/** Calls by which the team of a store edits its theme. */
export function themesRoutes({
  service,
  ownThemes,
  fonts,
}: {
  readonly service: ThemesService;
  readonly ownThemes: OwnThemes;
  readonly fonts: Fonts;
}): Route[] {
  return [
    route('dashboard.theme', async (context) => ok(await service.read(actorOf(context)))),
    route('dashboard.updateTheme', (context, { body }) => service.save(actorOf(context), body)),
    route('dashboard.publishTheme', (context, { body }) => service.publish(actorOf(context), body)),
    route('dashboard.discardTheme', (context) => service.discard(actorOf(context))),
    route('dashboard.exportTheme', async (context, { query: { format, mode, of } }) => {
      const { draft, live } = await service.read(actorOf(context));
      return ok(writeThemeFile((of === 'draft' ? draft : null) ?? live, { as: format, mode }));
    }),
    route('dashboard.importTheme', async (context, { body: { version, document } }) => {
      const actor = actorOf(context);
      const { draft, live } = await service.read(actor);
      const read = readThemeFile(document, draft ?? live);
      if (!read.ok) return read;
      const { look, leftOut } = read.value;
      const saved = await service.save(actor, { version, ...look });
      return saved.ok ? ok({ ...saved.value, leftOut: [...leftOut] }) : saved;
    }),
    route('dashboard.themeFonts', async ({ division }) => ok({ items: fonts.list(division) })),
    answeredOnce(
      route('dashboard.addThemeFont', async (context) => fonts.add(actorOf(context), await context.upload())),
    ),
    route('dashboard.removeThemeFont', (context, { params }) => fonts.remove(actorOf(context), params.id)),
    route('dashboard.ownThemes', async ({ division }) => ok({ items: await ownThemes.list(division.id) })),
    route('dashboard.createOwnTheme', (context, { body }) => ownThemes.create(actorOf(context), body)),
    route('dashboard.renameOwnTheme', (context, { params, body }) =>
      ownThemes.rename(actorOf(context), params.id, body),
    ),
    route('dashboard.deleteOwnTheme', (context, { params }) => ownThemes.remove(actorOf(context), params.id)),
  ];
}

import { answeredOnce, route, type Route } from '../../http/route.ts';
import type { PagePicturesService } from './page-pictures.service.ts';

/** The calls of pictures for pages: the owner's, and what visitors see of them. */
export function pagePicturesRoutes(pictures: PagePicturesService): Route[] {
  return [
    route('dashboard.files', ({ division }, { query }) => pictures.list(division, query)),
    route('artemis.query', ({ division }, { query }) => pictures.query(division, query)),
    answeredOnce(
      route('dashboard.addFile', async (context) => {
        const { division, visitor } = context;
        const added = await pictures.add({ division, actor: visitor.identity }, await context.upload());
        return added;
      }),
    ),
  ];
}

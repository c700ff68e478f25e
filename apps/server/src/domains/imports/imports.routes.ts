import { answeredOnce, route, type Route } from '../../http/route.ts';
import { csvAnswer, inOnePart } from './csv-answer.ts';
import type { ImportsService } from './imports.service.ts';
import { sampleFile } from './sample-file.ts';

/** Calls of imports. */
export function importsRoutes(imports: ImportsService): Route[] {
  return [
    route('dashboard.imports', (context, { query }) => imports.list(context.division, query)),
    answeredOnce(
      route('dashboard.createImport', async (context) => {
        const result = await imports.create(context.division, await context.upload());
        return result;
      }),
    ),
    route('dashboard.importSample', async () => csvAnswer('products-sample.csv', inOnePart(sampleFile()))),
    route('dashboard.rejectedRows', (context, { params }) => imports.rejected(context.division, params.id)),
    route('dashboard.import', (context, { params, query }) =>
      imports.get(context.division, params.id, query),
    ),
    answeredOnce(
      route('dashboard.applyImport', (context, { params }) => imports.apply(context.division, params.id)),
    ),
    answeredOnce(
      route('dashboard.cancelImport', (context, { params }) => imports.cancel(context.division, params.id)),
    ),
  ];
}

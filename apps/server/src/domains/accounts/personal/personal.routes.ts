import { ok } from '../../../http/answer.ts';
import { route, type Route } from '../../../http/route.ts';
import { placeOf } from '../../../security/sign-in-place.ts';
import type { CopiesService } from './copies.service.ts';
import type { DeletionService } from './deletion.service.ts';

/** Services that answer the calls of personal data. */
export interface PersonalServices {
  readonly copies: CopiesService;
  readonly deletion: DeletionService;
  /** Token of who is nobody any more. */
  readonly anonymousToken: () => string;
}

/** Calls of personal data: a copy of it, and its deletion. */
export function personalRoutes({ copies, deletion, anonymousToken }: PersonalServices): Route[] {
  return [
    route('accounts.personalData', (context) => deletion.status(placeOf(context))),
    route('accounts.requestCopy', (context) => copies.request(placeOf(context))),
    route('accounts.downloadCopy', (context, { params }) => copies.download(placeOf(context), params.id)),
    route('accounts.requestDeletion', async (context) => {
      const result = await deletion.request(placeOf(context));
      if (result.ok && result.value.dueAt === null) context.startSession(anonymousToken());
      return result.ok ? ok(result.value) : result;
    }),
    route('accounts.cancelDeletion', (context) => deletion.cancel(placeOf(context))),
  ];
}

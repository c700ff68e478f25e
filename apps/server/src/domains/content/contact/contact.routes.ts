import { route, type Route } from '../../../http/route.ts';
import type { ContactService } from './contact.service.ts';

/** The calls of a shop's forms. */
export function contactRoutes(contact: ContactService): Route[] {
  return [
    route('store.contact', ({ division, ip, origin }, { body }) =>
      contact.contact(division, body, { ip, origin }),
    ),
    route('store.submitRemill', ({ division, ip, origin, language }, { body }) =>
      contact.remill(division, body.email, { ip, origin, language }),
    ),
  ];
}

import type { Core } from '../../../core.ts';
import { createCopiesService } from './copies.service.ts';
import { createDeletionService, type DeletionDeps } from './deletion.service.ts';
import { personalRoutes } from './personal.routes.ts';

/** Copies of the data that is kept of somebody, and its deletion. */
export function createPersonalData(core: Core, deps: DeletionDeps) {
  const services = {
    copies: createCopiesService(core, deps.mailer),
    deletion: createDeletionService(core, deps),
    anonymousToken: () => core.sessions.anonymousToken(),
  };
  return { ...services, routes: personalRoutes(services) };
}

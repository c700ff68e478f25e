import type { Core } from '../../../core.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import type { SessionView } from '../session-view.ts';
import { createInvitationsService } from './invitations.service.ts';
import { createPermissionRequests } from './requests.service.ts';
import { teamRoutes } from './team.routes.ts';
import { createTeamService } from './team.service.ts';

/** The people who run a store. */
export function createTeam(core: Core, { mailer, view }: { mailer: Mailer; view: SessionView }) {
  const service = createTeamService(core);
  const routes = teamRoutes(core, {
    team: service,
    invitations: createInvitationsService(core, mailer),
    requests: createPermissionRequests(core, mailer),
    view,
  });
  return { service, routes };
}

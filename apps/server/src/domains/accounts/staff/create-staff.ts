import type { Core } from '../../../core.ts';
import type { FileStore } from '../../files/index.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import { createStaffEmailService } from './email.service.ts';
import { createFirstStaff } from './first-staff.ts';
import { createStaffPersonalService } from './personal.service.ts';
import { createStaffProfileService } from './profile.service.ts';
import { createPermissionRequestsService } from './requests.service.ts';
import { createStaffRightsService } from './rights.service.ts';
import { createStaffRolesService } from './roles.service.ts';
import { staffRoutes } from './staff.routes.ts';
import { createStaffService } from './staff.service.ts';

/** Staff of the platform: roles, rights and profiles. */
export function createStaff(core: Core, { mailer, fileStore }: { mailer: Mailer; fileStore: FileStore }) {
  const service = createStaffService(core, { mailer });
  const profile = createStaffProfileService(core, { staff: service, fileStore });
  const routes = staffRoutes({
    staff: service,
    rights: createStaffRightsService(core, { mailer, staff: service }),
    roles: createStaffRolesService(core, { mailer }),
    personal: createStaffPersonalService(core),
    profile,
    email: createStaffEmailService(core, { mailer, profile }),
    requests: createPermissionRequestsService(core, { mailer }),
  });
  return { service, first: createFirstStaff(core, mailer), routes };
}

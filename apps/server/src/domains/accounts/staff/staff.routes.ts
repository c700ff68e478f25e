import { ok, type Result } from '../../../http/answer.ts';
import type { CallContext, Identity } from '../../../http/context.ts';
import { route, type Route } from '../../../http/route.ts';
import { confirmedAt } from '../safety/confirmation.service.ts';
import { placeOf } from '../../../security/sign-in-place.ts';
import { asStaff } from '../../../security/as-staff.ts';
import type { StaffEmailService } from './email.service.ts';
import type { StaffPersonalService } from './personal.service.ts';
import type { PermissionRequestsService } from './requests.service.ts';
import type { StaffProfileService } from './profile.service.ts';
import type { StaffRolesService } from './roles.service.ts';
import type { StaffRightsService } from './rights.service.ts';
import type { StaffService } from './staff.service.ts';

/** Services that answer the calls about staff. */
export interface StaffServices {
  readonly staff: StaffService;
  readonly rights: StaffRightsService;
  readonly roles: StaffRolesService;
  readonly personal: StaffPersonalService;
  readonly profile: StaffProfileService;
  readonly email: StaffEmailService;
  readonly requests: PermissionRequestsService;
}

/** The same, for who has proved the password within the last quarter of an hour. */
async function asConfirmed<T>(
  context: CallContext,
  work: (by: Identity) => Promise<Result<T>>,
): Promise<Result<T>> {
  const confirmed = confirmedAt(placeOf(context));
  return confirmed.ok ? asStaff(context, work) : confirmed;
}

/** Calls of atlas about staff. */
export function staffRoutes({
  staff,
  rights,
  roles,
  personal,
  profile,
  email,
  requests,
}: StaffServices): Route[] {
  return [
    route('atlas.roles', async () => ok(await roles.list())),
    route('atlas.createRole', (context, { body }) => asStaff(context, (by) => roles.create(by, body))),
    route('atlas.updateRole', (context, { params, body }) =>
      asStaff(context, (by) => roles.update(by, params.name, body)),
    ),
    route('atlas.deleteRole', (context, { params }) =>
      asStaff(context, (by) => roles.remove(by, params.name)),
    ),
    route('atlas.users', async (_context, { query }) => ok(await staff.list(query))),
    route('atlas.user', (context, { params }) => asStaff(context, (by) => staff.get(by, params.id))),
    route('atlas.inviteUser', (context, { body }) => asStaff(context, (by) => staff.invite(by, body))),
    route('atlas.resendInvite', (context, { params }) =>
      asStaff(context, (by) => staff.resend(by, params.id)),
    ),
    route('atlas.enableUser', (context, { params }) => asStaff(context, (by) => staff.enable(by, params.id))),
    route('atlas.disableUser', (context, { params }) =>
      asStaff(context, (by) => staff.disable(by, params.id)),
    ),
    route('atlas.setUserRights', (context, { params, body }) =>
      asStaff(context, (by) => rights.set(by, params.id, body)),
    ),
    route('atlas.muteUser', (context, { params }) => asStaff(context, (by) => staff.mute(by, params.id))),
    route('atlas.unmuteUser', (context, { params }) => asStaff(context, (by) => staff.unmute(by, params.id))),
    route('atlas.userPersonal', (context, { params }) =>
      asConfirmed(context, (by) => personal.read(by, params.id)),
    ),
    route('atlas.setUserPersonal', (context, { params, body }) =>
      asConfirmed(context, (by) => personal.write(by, params.id, body)),
    ),
    route('atlas.setUserProfile', (context, { params, body }) =>
      asStaff(context, (by) => profile.setWork(by, params.id, body)),
    ),
    route('atlas.myProfile', (context) => asStaff(context, (by) => profile.mine(by))),
    route('atlas.setMyProfile', (context, { body }) => asStaff(context, (by) => profile.setMine(by, body))),
    route('atlas.changeMyEmail', (context, { body }) =>
      asConfirmed(context, (by) => email.ask(by, body.email)),
    ),
    route('atlas.keepMyEmail', (context) => asStaff(context, (by) => email.forget(by))),
    route('atlas.confirmMyEmail', (context, { body }) =>
      asStaff(context, (by) => email.confirm(by, body.token)),
    ),
    route('atlas.setMyPhoto', (context) =>
      asStaff(context, async (by) => profile.setPhoto(by, await context.upload())),
    ),
    route('atlas.removeMyPhoto', (context) => asStaff(context, (by) => profile.removePhoto(by))),
    route('atlas.requestPermissions', (context, { params, body }) =>
      asStaff(context, (by) => requests.ask(by, params.permissions, body.reason)),
    ),
    route('atlas.myPermissionRequests', (context) =>
      asStaff(context, async (by) => ok(await requests.mine(by))),
    ),
    route('atlas.permissionRequests', (context) =>
      asStaff(context, async (by) => ok(await requests.toDecide(by))),
    ),
    route('atlas.decidePermissionRequest', (context, { params, body }) =>
      asStaff(context, (by) => requests.decide(by, params.id, body)),
    ),
  ];
}

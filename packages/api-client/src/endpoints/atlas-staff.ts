import type { OwnProfile } from '@omnis/contract';
import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import { listId } from '../tags.ts';
import type {
  CallLazyQueryHook,
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

/** One member of staff and the list, after a change of who it is about. */
const changed = (answer: unknown, id: string | number) =>
  answer === undefined
    ? []
    : [
        { type: 'Staff' as const, id },
        { type: 'Staff' as const, id: listId },
      ];

/** The own profile and the row of it, after a change. */
const changedMe = (me: OwnProfile | undefined) =>
  me === undefined ? [] : [{ type: 'Staff' as const, id: 'ME' }, ...changed(me, me.id)];

/** Staff, their roles and permissions, and what they ask for. */
export const atlasStaffApi: CallsApi<{
  atlasRoles: CallQueryEndpoint<'atlas.roles'>;
  atlasCreateRole: CallMutationEndpoint<'atlas.createRole'>;
  atlasUpdateRole: CallMutationEndpoint<'atlas.updateRole'>;
  atlasDeleteRole: CallMutationEndpoint<'atlas.deleteRole'>;
  atlasUsers: CallQueryEndpoint<'atlas.users'>;
  atlasUser: CallQueryEndpoint<'atlas.user'>;
  atlasInviteUser: CallMutationEndpoint<'atlas.inviteUser'>;
  atlasResendInvite: CallMutationEndpoint<'atlas.resendInvite'>;
  atlasEnableUser: CallMutationEndpoint<'atlas.enableUser'>;
  atlasDisableUser: CallMutationEndpoint<'atlas.disableUser'>;
  atlasSetUserRights: CallMutationEndpoint<'atlas.setUserRights'>;
  atlasMuteUser: CallMutationEndpoint<'atlas.muteUser'>;
  atlasUnmuteUser: CallMutationEndpoint<'atlas.unmuteUser'>;
  atlasUserPersonal: CallMutationEndpoint<'atlas.userPersonal'>;
  atlasSetUserPersonal: CallMutationEndpoint<'atlas.setUserPersonal'>;
  atlasSetUserProfile: CallMutationEndpoint<'atlas.setUserProfile'>;
  atlasMyProfile: CallQueryEndpoint<'atlas.myProfile'>;
  atlasSetMyProfile: CallMutationEndpoint<'atlas.setMyProfile'>;
  atlasChangeMyEmail: CallMutationEndpoint<'atlas.changeMyEmail'>;
  atlasKeepMyEmail: CallMutationEndpoint<'atlas.keepMyEmail'>;
  atlasConfirmMyEmail: CallMutationEndpoint<'atlas.confirmMyEmail'>;
  atlasSetMyPhoto: CallMutationEndpoint<'atlas.setMyPhoto'>;
  atlasRemoveMyPhoto: CallMutationEndpoint<'atlas.removeMyPhoto'>;
  atlasRequestPermissions: CallMutationEndpoint<'atlas.requestPermissions'>;
  atlasMyPermissionRequests: CallQueryEndpoint<'atlas.myPermissionRequests'>;
  atlasPermissionRequests: CallQueryEndpoint<'atlas.permissionRequests'>;
  atlasDecidePermissionRequest: CallMutationEndpoint<'atlas.decidePermissionRequest'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    atlasRoles: build.query<CallAnswer<'atlas.roles'>, CallArg<'atlas.roles'>>({
      query: callQuery('atlas.roles'),
      providesTags: [{ type: 'Staff', id: 'ROLES' }],
    }),
    atlasCreateRole: build.mutation<CallAnswer<'atlas.createRole'>, CallArg<'atlas.createRole'>>({
      query: callQuery('atlas.createRole'),
      invalidatesTags: (role) => (role === undefined ? [] : [{ type: 'Staff', id: 'ROLES' }]),
    }),
    atlasUpdateRole: build.mutation<CallAnswer<'atlas.updateRole'>, CallArg<'atlas.updateRole'>>({
      query: callQuery('atlas.updateRole'),
      // Permissions of its holders change with it.
      invalidatesTags: (role) => (role === undefined ? [] : ['Staff']),
    }),
    atlasDeleteRole: build.mutation<CallAnswer<'atlas.deleteRole'>, CallArg<'atlas.deleteRole'>>({
      query: callQuery('atlas.deleteRole'),
      // Also after a 409: somebody was given it meanwhile.
      invalidatesTags: [{ type: 'Staff', id: 'ROLES' }],
    }),
    atlasUsers: build.query<CallAnswer<'atlas.users'>, CallArg<'atlas.users'>>({
      query: callQuery('atlas.users'),
      providesTags: [{ type: 'Staff', id: listId }],
    }),
    atlasUser: build.query<CallAnswer<'atlas.user'>, CallArg<'atlas.user'>>({
      query: callQuery('atlas.user'),
      providesTags: (_user, _error, { params }) => [{ type: 'Staff', id: params.id }],
    }),
    atlasInviteUser: build.mutation<CallAnswer<'atlas.inviteUser'>, CallArg<'atlas.inviteUser'>>({
      query: callQuery('atlas.inviteUser'),
      invalidatesTags: (user) => (user === undefined ? [] : [{ type: 'Staff', id: listId }]),
    }),
    atlasResendInvite: build.mutation<CallAnswer<'atlas.resendInvite'>, CallArg<'atlas.resendInvite'>>({
      query: callQuery('atlas.resendInvite'),
    }),
    atlasEnableUser: build.mutation<CallAnswer<'atlas.enableUser'>, CallArg<'atlas.enableUser'>>({
      query: callQuery('atlas.enableUser'),
      invalidatesTags: (user, _error, { params }) => changed(user, params.id),
    }),
    atlasDisableUser: build.mutation<CallAnswer<'atlas.disableUser'>, CallArg<'atlas.disableUser'>>({
      query: callQuery('atlas.disableUser'),
      invalidatesTags: (user, _error, { params }) => changed(user, params.id),
    }),
    atlasSetUserRights: build.mutation<CallAnswer<'atlas.setUserRights'>, CallArg<'atlas.setUserRights'>>({
      query: callQuery('atlas.setUserRights'),
      invalidatesTags: (user, _error, { params }) => changed(user, params.id),
    }),
    atlasMuteUser: build.mutation<CallAnswer<'atlas.muteUser'>, CallArg<'atlas.muteUser'>>({
      query: callQuery('atlas.muteUser'),
      invalidatesTags: (user, _error, { params }) => changed(user, params.id),
    }),
    atlasUnmuteUser: build.mutation<CallAnswer<'atlas.unmuteUser'>, CallArg<'atlas.unmuteUser'>>({
      query: callQuery('atlas.unmuteUser'),
      invalidatesTags: (user, _error, { params }) => changed(user, params.id),
    }),
    // A mutation, though it only reads: each look is written down, and nothing of it is kept in the cache.
    atlasUserPersonal: build.mutation<CallAnswer<'atlas.userPersonal'>, CallArg<'atlas.userPersonal'>>({
      query: callQuery('atlas.userPersonal'),
    }),
    atlasSetUserPersonal: build.mutation<
      CallAnswer<'atlas.setUserPersonal'>,
      CallArg<'atlas.setUserPersonal'>
    >({
      query: callQuery('atlas.setUserPersonal'),
      invalidatesTags: (answer, _error, { params }) => changed(answer, params.id),
    }),
    atlasSetUserProfile: build.mutation<CallAnswer<'atlas.setUserProfile'>, CallArg<'atlas.setUserProfile'>>({
      query: callQuery('atlas.setUserProfile'),
      invalidatesTags: (answer, _error, { params }) => changed(answer, params.id),
    }),
    atlasMyProfile: build.query<CallAnswer<'atlas.myProfile'>, CallArg<'atlas.myProfile'>>({
      query: callQuery('atlas.myProfile'),
      providesTags: [{ type: 'Staff', id: 'ME' }],
    }),
    atlasSetMyProfile: build.mutation<CallAnswer<'atlas.setMyProfile'>, CallArg<'atlas.setMyProfile'>>({
      query: callQuery('atlas.setMyProfile'),
      invalidatesTags: changedMe,
    }),
    atlasChangeMyEmail: build.mutation<CallAnswer<'atlas.changeMyEmail'>, CallArg<'atlas.changeMyEmail'>>({
      query: callQuery('atlas.changeMyEmail'),
      invalidatesTags: changedMe,
    }),
    atlasKeepMyEmail: build.mutation<CallAnswer<'atlas.keepMyEmail'>, CallArg<'atlas.keepMyEmail'>>({
      query: callQuery('atlas.keepMyEmail'),
      invalidatesTags: changedMe,
    }),
    atlasConfirmMyEmail: build.mutation<CallAnswer<'atlas.confirmMyEmail'>, CallArg<'atlas.confirmMyEmail'>>({
      query: callQuery('atlas.confirmMyEmail'),
      invalidatesTags: changedMe,
    }),
    atlasSetMyPhoto: build.mutation<CallAnswer<'atlas.setMyPhoto'>, CallArg<'atlas.setMyPhoto'>>({
      query: callQuery('atlas.setMyPhoto'),
      invalidatesTags: changedMe,
    }),
    atlasRemoveMyPhoto: build.mutation<CallAnswer<'atlas.removeMyPhoto'>, CallArg<'atlas.removeMyPhoto'>>({
      query: callQuery('atlas.removeMyPhoto'),
      invalidatesTags: changedMe,
    }),
    atlasRequestPermissions: build.mutation<
      CallAnswer<'atlas.requestPermissions'>,
      CallArg<'atlas.requestPermissions'>
    >({
      query: callQuery('atlas.requestPermissions'),
      // Also after a 409: somebody has decided meanwhile, or it was asked in another window.
      invalidatesTags: ['PermissionRequest'],
    }),
    atlasMyPermissionRequests: build.query<
      CallAnswer<'atlas.myPermissionRequests'>,
      CallArg<'atlas.myPermissionRequests'>
    >({ query: callQuery('atlas.myPermissionRequests'), providesTags: ['PermissionRequest'] }),
    atlasPermissionRequests: build.query<
      CallAnswer<'atlas.permissionRequests'>,
      CallArg<'atlas.permissionRequests'>
    >({ query: callQuery('atlas.permissionRequests'), providesTags: ['PermissionRequest'] }),
    atlasDecidePermissionRequest: build.mutation<
      CallAnswer<'atlas.decidePermissionRequest'>,
      CallArg<'atlas.decidePermissionRequest'>
    >({
      query: callQuery('atlas.decidePermissionRequest'),
      invalidatesTags: ['PermissionRequest', 'Staff'],
    }),
  }),
});

/** `atlas.roles`: the roles of staff with their permissions. */
export const useAtlasRolesQuery: CallQueryHook<'atlas.roles'> = atlasStaffApi.useAtlasRolesQuery;

/** `atlas.createRole`: make a role. */
export const useAtlasCreateRoleMutation: CallMutationHook<'atlas.createRole'> =
  atlasStaffApi.useAtlasCreateRoleMutation;

/** `atlas.updateRole`: rename a role, or change its permissions. */
export const useAtlasUpdateRoleMutation: CallMutationHook<'atlas.updateRole'> =
  atlasStaffApi.useAtlasUpdateRoleMutation;

/** `atlas.deleteRole`: delete a role that nobody holds. */
export const useAtlasDeleteRoleMutation: CallMutationHook<'atlas.deleteRole'> =
  atlasStaffApi.useAtlasDeleteRoleMutation;

/** `atlas.users`: the staff, by word and status. */
export const useAtlasUsersQuery: CallQueryHook<'atlas.users'> = atlasStaffApi.useAtlasUsersQuery;

/** `atlas.users`, when it is asked for: while one types. */
export const useLazyAtlasUsersQuery: CallLazyQueryHook<'atlas.users'> = atlasStaffApi.useLazyAtlasUsersQuery;

/** `atlas.user`: one member of staff. */
export const useAtlasUserQuery: CallQueryHook<'atlas.user'> = atlasStaffApi.useAtlasUserQuery;

/** `atlas.inviteUser`: invite somebody by mail. */
export const useAtlasInviteUserMutation: CallMutationHook<'atlas.inviteUser'> =
  atlasStaffApi.useAtlasInviteUserMutation;

/** `atlas.resendInvite`: mail the link of an invitation again. */
export const useAtlasResendInviteMutation: CallMutationHook<'atlas.resendInvite'> =
  atlasStaffApi.useAtlasResendInviteMutation;

/** `atlas.enableUser`: let somebody in again. */
export const useAtlasEnableUserMutation: CallMutationHook<'atlas.enableUser'> =
  atlasStaffApi.useAtlasEnableUserMutation;

/** `atlas.disableUser`: shut somebody out. */
export const useAtlasDisableUserMutation: CallMutationHook<'atlas.disableUser'> =
  atlasStaffApi.useAtlasDisableUserMutation;

/** `atlas.setUserRights`: set roles and single permissions. */
export const useAtlasSetUserRightsMutation: CallMutationHook<'atlas.setUserRights'> =
  atlasStaffApi.useAtlasSetUserRightsMutation;

/** `atlas.muteUser`: mute a member of staff. */
export const useAtlasMuteUserMutation: CallMutationHook<'atlas.muteUser'> =
  atlasStaffApi.useAtlasMuteUserMutation;

/** `atlas.unmuteUser`: unmute a member of staff. */
export const useAtlasUnmuteUserMutation: CallMutationHook<'atlas.unmuteUser'> =
  atlasStaffApi.useAtlasUnmuteUserMutation;

/** `atlas.userPersonal`: personnel data in clear, after a confirmed password. */
export const useAtlasUserPersonalMutation: CallMutationHook<'atlas.userPersonal'> =
  atlasStaffApi.useAtlasUserPersonalMutation;

/** `atlas.setUserPersonal`: change personnel data, after a confirmed password. */
export const useAtlasSetUserPersonalMutation: CallMutationHook<'atlas.setUserPersonal'> =
  atlasStaffApi.useAtlasSetUserPersonalMutation;

/** `atlas.setUserProfile`: change what the work of a colleague is. */
export const useAtlasSetUserProfileMutation: CallMutationHook<'atlas.setUserProfile'> =
  atlasStaffApi.useAtlasSetUserProfileMutation;

/** `atlas.myProfile`: the own profile. */
export const useAtlasMyProfileQuery: CallQueryHook<'atlas.myProfile'> = atlasStaffApi.useAtlasMyProfileQuery;

/** `atlas.setMyProfile`: change mission, bio and mobile number of oneself. */
export const useAtlasSetMyProfileMutation: CallMutationHook<'atlas.setMyProfile'> =
  atlasStaffApi.useAtlasSetMyProfileMutation;

/** `atlas.changeMyEmail`: ask for another email address of oneself. */
export const useAtlasChangeMyEmailMutation: CallMutationHook<'atlas.changeMyEmail'> =
  atlasStaffApi.useAtlasChangeMyEmailMutation;

/** `atlas.keepMyEmail`: forget that another email address was asked for. */
export const useAtlasKeepMyEmailMutation: CallMutationHook<'atlas.keepMyEmail'> =
  atlasStaffApi.useAtlasKeepMyEmailMutation;

/** `atlas.confirmMyEmail`: take the new email address by its link. */
export const useAtlasConfirmMyEmailMutation: CallMutationHook<'atlas.confirmMyEmail'> =
  atlasStaffApi.useAtlasConfirmMyEmailMutation;

/** `atlas.setMyPhoto`: upload a picture of oneself. */
export const useAtlasSetMyPhotoMutation: CallMutationHook<'atlas.setMyPhoto'> =
  atlasStaffApi.useAtlasSetMyPhotoMutation;

/** `atlas.removeMyPhoto`: take the picture of oneself away. */
export const useAtlasRemoveMyPhotoMutation: CallMutationHook<'atlas.removeMyPhoto'> =
  atlasStaffApi.useAtlasRemoveMyPhotoMutation;

/** `atlas.requestPermissions`: ask for permissions with a reason. */
export const useAtlasRequestPermissionsMutation: CallMutationHook<'atlas.requestPermissions'> =
  atlasStaffApi.useAtlasRequestPermissionsMutation;

/** `atlas.myPermissionRequests`: the permission requests of the signed-in member of staff. */
export const useAtlasMyPermissionRequestsQuery: CallQueryHook<'atlas.myPermissionRequests'> =
  atlasStaffApi.useAtlasMyPermissionRequestsQuery;

/** `atlas.permissionRequests`: the permission requests of others. */
export const useAtlasPermissionRequestsQuery: CallQueryHook<'atlas.permissionRequests'> =
  atlasStaffApi.useAtlasPermissionRequestsQuery;

/** `atlas.decidePermissionRequest`: grant or refuse a request. */
export const useAtlasDecidePermissionRequestMutation: CallMutationHook<'atlas.decidePermissionRequest'> =
  atlasStaffApi.useAtlasDecidePermissionRequestMutation;

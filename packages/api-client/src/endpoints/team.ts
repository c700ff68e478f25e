import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import type { TagType } from '../tags.ts';
import { takeSession } from './accounts.ts';
import type {
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

/** After a change that went through; what was refused has changed nothing. */
const team = (answer: unknown): TagType[] => (answer === undefined ? [] : ['Team']);

/** The team of a store: who is in it, who is invited, and who asks for a permission. */
export const teamApi: CallsApi<{
  teamMine: CallQueryEndpoint<'team.mine'>;
  teamList: CallQueryEndpoint<'team.list'>;
  teamInvite: CallMutationEndpoint<'team.invite'>;
  teamWithdraw: CallMutationEndpoint<'team.withdraw'>;
  teamUpdate: CallMutationEndpoint<'team.update'>;
  teamRemove: CallMutationEndpoint<'team.remove'>;
  teamRequest: CallMutationEndpoint<'team.request'>;
  teamDecide: CallMutationEndpoint<'team.decide'>;
  teamInvitation: CallMutationEndpoint<'team.invitation'>;
  teamJoin: CallMutationEndpoint<'team.join'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    teamMine: build.query<CallAnswer<'team.mine'>, CallArg<'team.mine'>>({
      query: callQuery('team.mine'),
      providesTags: ['Team'],
    }),
    teamList: build.query<CallAnswer<'team.list'>, CallArg<'team.list'>>({
      query: callQuery('team.list'),
      providesTags: ['Team'],
    }),
    teamInvite: build.mutation<CallAnswer<'team.invite'>, CallArg<'team.invite'>>({
      query: callQuery('team.invite'),
      invalidatesTags: team,
    }),
    teamWithdraw: build.mutation<CallAnswer<'team.withdraw'>, CallArg<'team.withdraw'>>({
      query: callQuery('team.withdraw'),
      // It may have been accepted meanwhile.
      invalidatesTags: ['Team'],
    }),
    teamUpdate: build.mutation<CallAnswer<'team.update'>, CallArg<'team.update'>>({
      query: callQuery('team.update'),
      invalidatesTags: team,
    }),
    teamRemove: build.mutation<CallAnswer<'team.remove'>, CallArg<'team.remove'>>({
      query: callQuery('team.remove'),
      invalidatesTags: team,
    }),
    teamRequest: build.mutation<CallAnswer<'team.request'>, CallArg<'team.request'>>({
      query: callQuery('team.request'),
      invalidatesTags: team,
    }),
    teamDecide: build.mutation<CallAnswer<'team.decide'>, CallArg<'team.decide'>>({
      query: callQuery('team.decide'),
      invalidatesTags: team,
    }),
    teamInvitation: build.mutation<CallAnswer<'team.invitation'>, CallArg<'team.invitation'>>({
      query: callQuery('team.invitation'),
    }),
    teamJoin: build.mutation<CallAnswer<'team.join'>, CallArg<'team.join'>>({
      query: callQuery('team.join'),
      onQueryStarted: takeSession,
    }),
  }),
});

/** `team.mine`: the signed-in person’s permissions in a store, and whom to ask for more. */
export const useTeamMineQuery: CallQueryHook<'team.mine'> = teamApi.useTeamMineQuery;

/** `team.list`: the people who manage a store. */
export const useTeamListQuery: CallQueryHook<'team.list'> = teamApi.useTeamListQuery;

/** `team.invite`: invite somebody by e-mail. */
export const useTeamInviteMutation: CallMutationHook<'team.invite'> = teamApi.useTeamInviteMutation;

/** `team.withdraw`: withdraw an invitation. */
export const useTeamWithdrawMutation: CallMutationHook<'team.withdraw'> = teamApi.useTeamWithdrawMutation;

/** `team.update`: change what a member may do. */
export const useTeamUpdateMutation: CallMutationHook<'team.update'> = teamApi.useTeamUpdateMutation;

/** `team.remove`: take somebody out of the team. */
export const useTeamRemoveMutation: CallMutationHook<'team.remove'> = teamApi.useTeamRemoveMutation;

/** `team.request`: ask the owners for a permission. */
export const useTeamRequestMutation: CallMutationHook<'team.request'> = teamApi.useTeamRequestMutation;

/** `team.decide`: grant or refuse what a member asked for. */
export const useTeamDecideMutation: CallMutationHook<'team.decide'> = teamApi.useTeamDecideMutation;

/** `team.invitation`: the store and permissions that the link of an invitation offers. */
export const useTeamInvitationMutation: CallMutationHook<'team.invitation'> =
  teamApi.useTeamInvitationMutation;

/** `team.join`: accept an invitation. */
export const useTeamJoinMutation: CallMutationHook<'team.join'> = teamApi.useTeamJoinMutation;

import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import type { TagType } from '../tags.ts';
import { takeSession } from './accounts.ts';

/** After a change that went through; what was refused has changed nothing. */
const team = (answer: unknown): TagType[] => (answer === undefined ? [] : ['Team']);

/** The team of a store: who is in it, who is invited, and who asks for a permission. */
export const teamApi = api.injectEndpoints({
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

export const {
  /** `team.mine`: what one may do in a store, and whom to ask for more. */
  useTeamMineQuery,
  /** `team.list`: who manages a store. */
  useTeamListQuery,
  /** `team.invite`: invite somebody by e-mail. */
  useTeamInviteMutation,
  /** `team.withdraw`: withdraw an invitation. */
  useTeamWithdrawMutation,
  /** `team.update`: change what a member may do. */
  useTeamUpdateMutation,
  /** `team.remove`: take somebody out of the team. */
  useTeamRemoveMutation,
  /** `team.request`: ask the owners for a permission. */
  useTeamRequestMutation,
  /** `team.decide`: grant or refuse what a member asked for. */
  useTeamDecideMutation,
  /** `team.invitation`: what the link of an invitation invites to. */
  useTeamInvitationMutation,
  /** `team.join`: accept an invitation. */
  useTeamJoinMutation,
} = teamApi;

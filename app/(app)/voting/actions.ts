'use server';

import { action } from '@/lib/http/action';
import { cancelJob } from '@/lib/jobs/rows/read-jobs';
import { idParams } from '@/lib/common-schemas';
import {
  approveBallot as approve,
  changeLine,
  recordVoted as record,
  reopenBallot as reopen,
} from '@/lib/voting/ballots/change-ballots';
import { makeBallot as make } from '@/lib/voting/ballots/make-ballot';
import { ballotLineParams, changeLineInput, makeBallotInput, votingSettingsInput } from '@/lib/voting/ballots/schema';
import { saveVotingSettings as saveSettings } from '@/lib/voting/ballots/settings';
import { correctMeeting as correct } from '@/lib/voting/correct-meeting';
import { createFeed, revokeFeed } from '@/lib/voting/meetings/calendar-feed';
import { updateMeetingInput } from '@/lib/voting/meetings/schema';
import { requestBacktest } from '@/lib/voting/policy/backtest';
import {
  clonePolicy as clone,
  createPolicy as create,
  deletePolicy as remove,
  discardDraft,
  saveDraft,
  updatePolicy,
} from '@/lib/voting/policy/change-policies';
import {
  backtestInput,
  clonePolicyInput,
  createPolicyInput,
  deletePolicyQuery,
  policyParams,
  updatePolicyInput,
} from '@/lib/voting/policy/schema';

export const makeBallot = action(
  { name: 'makeBallot', role: 'org:member', params: idParams, body: makeBallotInput },
  ({ ctx, params, body }) => make(ctx, params.id, body.policy_id),
);

/** Values set by hand are kept when the filing is read again. */
export const correctMeeting = action(
  { name: 'correctMeeting', role: 'org:member', params: idParams, body: updateMeetingInput },
  ({ ctx, params, body }) => correct(ctx, params.id, body),
);

export const saveVotingSettings = action(
  { name: 'saveVotingSettings', role: 'org:admin', body: votingSettingsInput },
  ({ ctx, body }) => saveSettings(ctx, body),
);

export const changeBallotLine = action(
  { name: 'changeBallotLine', role: 'org:member', params: ballotLineParams, body: changeLineInput },
  ({ ctx, params, body }) => changeLine(ctx, params.id, params.line_id, body),
);

export const approveBallot = action(
  { name: 'approveBallot', role: 'org:member', params: idParams },
  ({ ctx, params }) => approve(ctx, params.id),
);

export const reopenBallot = action({ name: 'reopenBallot', role: 'org:member', params: idParams }, ({ ctx, params }) =>
  reopen(ctx, params.id),
);

export const recordVoted = action({ name: 'recordVoted', role: 'org:member', params: idParams }, ({ ctx, params }) =>
  record(ctx, params.id),
);

/** Only this answer contains the URL; the database keeps a hash of its token. */
export const createCalendarFeed = action({ name: 'createCalendarFeed', role: 'org:viewer' }, ({ ctx }) =>
  createFeed(ctx),
);

export const revokeCalendarFeed = action({ name: 'revokeCalendarFeed', role: 'org:viewer' }, ({ ctx }) =>
  revokeFeed(ctx),
);

export const createPolicy = action(
  { name: 'createPolicy', role: 'org:member', body: createPolicyInput },
  ({ ctx, body }) => create(ctx, body),
);

export const publishPolicy = action(
  { name: 'publishPolicy', role: 'org:member', params: policyParams, body: updatePolicyInput },
  ({ ctx, params, body }) => updatePolicy(ctx, params.id, body),
);

export const savePolicyDraft = action(
  { name: 'savePolicyDraft', role: 'org:member', params: policyParams, body: createPolicyInput },
  ({ ctx, params, body }) => saveDraft(ctx, params.id, body),
);

export const discardPolicyDraft = action(
  { name: 'discardPolicyDraft', role: 'org:member', params: policyParams },
  ({ ctx, params }) => discardDraft(ctx, params.id),
);

export const clonePolicy = action(
  { name: 'clonePolicy', role: 'org:member', params: policyParams, body: clonePolicyInput },
  ({ ctx, params, body }) => clone(ctx, params.id, body),
);

/** 409 while groups use it, unless forced. */
export const deletePolicy = action(
  { name: 'deletePolicy', role: 'org:member', params: policyParams, body: deletePolicyQuery },
  ({ ctx, params, body }) => remove(ctx, params.id, { force: body.force === 'true' }),
);

export const backtestPolicy = action(
  { name: 'backtestPolicy', role: 'org:member', params: policyParams, body: backtestInput },
  ({ ctx, params, body }) => requestBacktest(ctx, params.id, body),
);

export const cancelBacktest = action(
  { name: 'cancelBacktest', role: 'org:member', quota: 'fetches', params: idParams },
  ({ ctx, params }) => cancelJob(ctx, params.id),
);

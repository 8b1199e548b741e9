'use client';

import { loadWhenShown } from '@/components/ui/on-demand/load-when-shown';
import { onDemand } from '@/components/ui/on-demand/on-demand';

/** Loaded early on a ballot that can be changed, because text typed right after the key of a vote belongs into it. */
export const reasonForm = onDemand(() => import('./rationale/reason-form'));

/** Parts of a ballot, each loaded when first used. */
export const ReasonForm = loadWhenShown(() => reasonForm.load().then((loaded) => loaded.ReasonForm));
export const RationaleForm = loadWhenShown(() =>
  import('./rationale/rationale-form').then((loaded) => loaded.RationaleForm),
);
export const ApproveDialog = loadWhenShown(() =>
  import('./head/approve-dialog').then((loaded) => loaded.ApproveDialog),
);
export const CorrectMeeting = loadWhenShown(() =>
  import('../correct/correct-meeting').then((loaded) => loaded.CorrectMeeting),
);

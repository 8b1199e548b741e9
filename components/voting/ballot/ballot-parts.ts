'use client';

import dynamic from 'next/dynamic';
import { onDemand } from '@/components/ui/on-demand/on-demand';

/** Loaded early on a ballot that can be changed, because text typed right after the key of a vote belongs into it. */
export const reasonForm = onDemand(() => import('./rationale/reason-form'));

/** Parts of a ballot, each loaded when first used. */
export const ReasonForm = dynamic(() => reasonForm.load().then((loaded) => loaded.ReasonForm));
export const RationaleForm = dynamic(() => import('./rationale/rationale-form').then((loaded) => loaded.RationaleForm));
export const ApproveDialog = dynamic(() => import('./head/approve-dialog').then((loaded) => loaded.ApproveDialog));
export const CorrectMeeting = dynamic(() =>
  import('../correct/correct-meeting').then((loaded) => loaded.CorrectMeeting),
);

import { describe, expect, it } from 'vitest';
import { actionLabel, subjectName, subjectLabel } from './audit-labels';

describe('the labels of the audit log', () => {
  it.each([
    ['company.create', 'Company created'],
    ['template.flags.save', 'Template flags saved'],
    ['group.add_companies', 'Companies added to group'],
    ['queue.retry', 'Queue retried'],
    ['member.role', 'Role changed'],
    ['report.complete', 'Report completed'],
    ['document.upload', 'Document uploaded'],
    ['engagement.email.send-failed', 'Engagement email send failed'],
    ['something.new', 'Something new'],
  ])('labels %s as "%s"', (action, words) => expect(actionLabel(action)).toBe(words));

  it('names the subject by its display name', () => {
    expect(subjectName({ subject_type: 'company', details: { name: 'Aldermoor' }, subject_id: 'x' })).toBe('Aldermoor');
    expect(
      subjectName({
        subject_type: 'company',
        details: { email: 'a@b.example', from: 'org:member', to: 'org:viewer' },
        subject_id: 'x',
      }),
    ).toBe('a@b.example: Member → Viewer');
    expect(subjectName({ subject_type: 'company', details: { name: 7 }, subject_id: 'x' })).toBe('x');
    expect(subjectName({ subject_type: 'company', details: {}, subject_id: null })).toBe('');
    expect(subjectName({ subject_type: 'user', details: {}, subject_id: 'x' })).toBe('');
    expect(subjectLabel('subscription_group')).toBe('Subscription group');
  });
});

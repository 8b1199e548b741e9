import { describe, expect, it } from 'vitest';
import { statusLook } from './status';

describe('statusLook', () => {
  it('knows stored values in either case', () => {
    expect(statusLook('document', 'processed').label).toBe('Ready');
    expect(statusLook('document', 'DOWNLOADED').label).toBe('Needs Processing');
    expect(statusLook('engagement', 'email_drafted').label).toBe('Email Ready');
  });

  it('shows an unknown document as pending and an unknown report as unknown', () => {
    expect(statusLook('document', 'archived').label).toBe('Pending');
    expect(statusLook('report', 'archived').label).toBe('Unknown');
    expect(statusLook('report', 'constructor').label).toBe('Unknown');
  });

  it('never shows an undetermined flag as clear', () => {
    expect(statusLook('flag', 'surprise')).toMatchObject({ label: 'Cannot determine', family: 'und' });
  });
});

import { describe, expect, it } from 'vitest';
import { fileProblem } from './file-problem';

const rules = { extensions: ['.csv', '.xlsx'], maxSizeBytes: 10_000_000 };

describe('fileProblem', () => {
  it('takes a file of a listed type and size, whatever the case of its name', () => {
    expect(fileProblem({ name: 'List.CSV', size: 10_000_000 }, rules)).toBeNull();
  });

  it('explains a wrong type, a file too large and an empty one', () => {
    expect(fileProblem({ name: 'list.pdf', size: 5 }, rules)).toBe('Unsupported file type. Please upload: .csv, .xlsx');
    expect(fileProblem({ name: 'list.csv', size: 10_000_001 }, rules)).toBe('File too large. Maximum size is 10MB.');
    expect(fileProblem({ name: 'list.csv', size: 0 }, rules)).toBe('The file is empty.');
  });

  it('shows the messages of the caller', () => {
    expect(fileProblem({ name: 'list.pdf', size: 5 }, { ...rules, typeMessage: 'Only CSV.' })).toBe('Only CSV.');
  });
});

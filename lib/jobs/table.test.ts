import { expect, it } from 'vitest';
import { JOB_PAYLOADS } from './contracts';
import { jobTable } from './table';

it('defines each job that can be asked for, once', () => {
  expect(jobTable.map(({ name }) => name).sort()).toEqual(Object.keys(JOB_PAYLOADS).sort());
});

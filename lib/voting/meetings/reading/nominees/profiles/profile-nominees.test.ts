import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { nomineesOfProfiles } from './profile-nominees';

const profile = (name: string, age: number, since: number) =>
  `#${name}\nRetired partner, Pell Ashgrove LLP\nAge: ${age}\nDirector since: ${since}\nCommittees: Audit`;
const THREE = [profile('Ann B. Roe', 62, 2017), profile('Mark Poe', 60, 2018), profile('Jane Calder', 55, 2022)];
const read = (text: string, count: number) =>
  nomineesOfProfiles(readFilingText([pageOf(text)], []), [count])?.map(({ name, age }) => `${name} ${age}`);

it('reads the nominees from profiles of one style, as many as are counted', () => {
  expect(read(THREE.join('\n'), 3)).toEqual(['Ann B. Roe 62', 'Mark Poe 60', 'Jane Calder 55']);
  expect(read(THREE.join('\n'), 4)).toBeUndefined();
});

it('leaves directors who go on, and names without an age or a year of their own', () => {
  const goesOn = `#Directors Continuing in Office\n${profile('Luis Ferro', 58, 2020)}`;
  expect(read(`${THREE.join('\n')}\n${goesOn}`, 3)).toHaveLength(3);
  expect(read(`${THREE.join('\n')}\n${goesOn}`, 4)).toBeUndefined();
  expect(read(`#Pell Ashgrove\nAn adviser\n${THREE.join('\n')}`, 4)).toBeUndefined();
});

it('reads profiles whose age and year are above the name, in a column beside the biography', () => {
  const beside = (name: string, age: number, since: number) =>
    `AGE\n${age}\nDIRECTOR SINCE\n${since}\n#${name}\nRetired partner\nCommittees\nAudit\nCareer\nWith Pell since 2001`;
  const three = [beside('Ann B. Roe', 62, 2017), beside('Mark Poe', 60, 2018), beside('Jane Calder', 55, 2022)];
  expect(read(three.join('\n'), 3)).toEqual(['Ann B. Roe 62', 'Mark Poe 60', 'Jane Calder 55']);
});

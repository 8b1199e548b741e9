import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { isOfDissident } from './dissident';

const isIn = (text: string) => isOfDissident(readFilingText([pageOf(text)], []));

it.each([
  '#PROXY STATEMENT OF PALISADE PARTNERS IN OPPOSITION TO THE BOARD OF DIRECTORS OF ORRIN MILLS, INC.',
  '#PROXY STATEMENT\n#OF PALISADE PARTNERS\n#SOLICITATION IN OPPOSITION TO THE BOARD OF DIRECTORS',
  'This solicitation is being made by Palisade Partners and not by or on behalf of the Board of the Company.',
])('%s', (text) => expect(isIn(text)).toBe(true));

it.each([
  '#BOARD OF DIRECTORS’ STATEMENT IN OPPOSITION TO PROPOSAL 4',
  'Palisade Partners has filed a proxy statement in opposition to our nominees.',
  'This solicitation is made by the Board of Directors of the Company.',
])('not: %s', (text) => expect(isIn(text)).toBe(false));

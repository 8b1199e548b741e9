import { describe, expect, it } from 'vitest';
import { readAddress, writeAddress } from './url-state';

const company = '00000000-0000-4000-8000-000000000001';
const first = '00000000-0000-4000-8000-000000000011';
const answer = '00000000-0000-4000-8000-000000000021';
const second = '00000000-0000-4000-8000-000000000012';

function read(text: string) {
  return readAddress(new URLSearchParams(text));
}

describe('the address of the query screen', () => {
  it('comes back as it was written', () => {
    const text =
      `?company=${company}&docs=${first},${second}&doc=${second}&tab=query&` +
      `q=What+is+the+CEO+pay+ratio%3F` +
      `&answer=${answer}&form=DEF+14A&year=2023&from=2023-01-01&to=2023-12-31`;
    expect(writeAddress(read(text))).toBe(text);
  });

  it('is empty for an untouched screen', () => {
    expect(writeAddress(read(''))).toBe('');
  });

  it('takes the first document as the current one', () => {
    expect(read(`company=${company}&docs=${first},${second}`).selection.currentId).toBe(first);
  });

  it('drops invalid selections', () => {
    expect(read(`company=drop-table&docs=${first}`).selection).toMatchObject({ companyId: null, documentIds: [] });
    expect(read(`company=${company}&docs=nonsense,${first},${first}&doc=${second}`).selection).toMatchObject({
      documentIds: [first],
      currentId: first,
    });
    expect(read(`company=${company}&answer=${answer}`).answerId).toBeNull();
    expect(read(`company=${company}&docs=${first}&answer=first`).answerId).toBeNull();
    expect(read(`company=${company}&tab=query`).selection.tab).toBe('setup');
    expect(read('year=soon&from=yesterday').filters).toMatchObject({ fiscalYear: null, filedFrom: null });
  });
});

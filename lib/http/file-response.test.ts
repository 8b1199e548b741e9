import { describe, expect, it } from 'vitest';
import { fileResponse } from './file-response';

const bytes = new TextEncoder().encode('0123456789');
const file = { bytes, contentType: 'application/pdf', fileName: 'DEF-14A_2023.pdf', etag: '"a-1"' };
const answer = (headers: Record<string, string> = {}) => fileResponse(new Request('http://x/', { headers }), file);

describe('fileResponse', () => {
  it('sends the whole file, with headers against sniffing and scripts', async () => {
    const response = answer();
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('0123456789');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
  });

  it.each([
    ['bytes=2-4', 'bytes 2-4/10', '234'],
    ['bytes=7-', 'bytes 7-9/10', '789'],
    ['bytes=-3', 'bytes 7-9/10', '789'],
    ['bytes=8-99', 'bytes 8-9/10', '89'],
  ])('sends the part %s', async (range, contentRange, text) => {
    const response = answer({ range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect(await response.text()).toBe(text);
  });

  it('refuses a part beyond the end', () => {
    expect(answer({ range: 'bytes=10-12' }).status).toBe(416);
  });

  it('answers 304 to a client that has the current version', () => {
    expect(answer({ 'if-none-match': '"a-1"' }).status).toBe(304);
  });

  it('keeps quotes and line breaks of a name out of the header', () => {
    const disposition = fileResponse(new Request('http://x/'), {
      ...file,
      fileName: 'a"\r\nSet-Cookie: x=1;é.pdf',
    }).headers.get('content-disposition');
    expect(disposition).not.toMatch(/[\r\n]/);
    expect(disposition).toContain("filename*=UTF-8''a%22%0D%0ASet-Cookie");
  });
});

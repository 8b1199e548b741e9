import { deflateSync } from 'node:zlib';
import { assemble, deflated, pdfOfPages, pdfWith, stream, TEXT } from './pdfs';

/** Expected result of an upload: refused at once, processed, or failed with an understandable reason. */
export type FilingOutcome = { status: number; detail: string | RegExp } | 'processed' | { failed: RegExp };
export type FilingRow = {
  name: string;
  fileName: string;
  make: (canary: string) => BlobPart | BlobPart[];
  outcome: FilingOutcome;
  isHeavy?: boolean;
};

const NEITHER = { status: 415, detail: 'The file is neither a PDF nor HTML. Upload a .pdf, .htm or .html file.' };
const DAMAGED = { failed: /^This PDF is damaged/ };
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const page = (body: string, head = '') =>
  `<!doctype html><html><head>${head}</head><body><p>The Board of Directors recommends a vote FOR this ` +
  `proposal.</p>${body}<!-- ${crypto.randomUUID()} --></body></html>`;

const pdf = (
  name: string,
  make: FilingRow['make'],
  outcome: FilingOutcome = 'processed',
  fileName = 'a.pdf',
): FilingRow => ({ name, fileName, make, outcome });
const html = (
  name: string,
  make: (canary: string) => string,
  outcome: FilingOutcome = 'processed',
  fileName = 'a.html',
): FilingRow => ({ name, fileName, make, outcome });

const MISLABELLED: FilingRow[] = [
  pdf('a file without a byte', () => '', { status: 422, detail: 'The file is empty.' }),
  pdf('a program called .pdf', () => Buffer.from('MZ\x90\x00\x03\x00\x00\x00\x04\x00', 'latin1'), NEITHER),
  pdf('a picture called .pdf', () => PNG, NEITHER),
  pdf('a zip archive called .pdf', () => Buffer.from('PK\x03\x04\x14\x00\x00\x00', 'latin1'), NEITHER),
  pdf('plain text called .pdf', () => 'Dear shareholders, vote FOR.', NEITHER),
  pdf('a script called .html', () => 'fetch("https://elsewhere.test")', NEITHER, 'a.html'),
  html('HTML with NUL bytes', () => `<html><body>a\0b</body></html>`, NEITHER),
  pdf('a PDF called .txt', () => pdfWith(), 'processed', 'a.txt'),
  html('HTML called .pdf', () => page(''), 'processed', 'a.pdf'),
  pdf('a PDF that begins as HTML with a script', () =>
    assemble(
      [
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
        '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ' +
          '/Resources << /Font << /F1 3 0 R >> >> /Contents 5 0 R >>',
        stream(TEXT),
      ],
      '',
      `<html><script>alert(1)</script>\n%PDF-1.7\n% ${crypto.randomUUID()}\n`,
    ),
  ),
];

const BROKEN_PDFS: FilingRow[] = [
  pdf(
    'a PDF behind a password',
    () =>
      pdfWith({
        trailer:
          `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >> /ID ` +
          '[<00> <00>]',
      }),
    { failed: /protected by a password/ },
  ),
  pdf('a PDF with a header alone', () => `%PDF-1.7\n${crypto.randomUUID()}`, DAMAGED),
  pdf('a PDF cut off before its first page', () => pdfWith().slice(0, 150), DAMAGED),
  pdf('a PDF whose catalogue names no pages', () => assemble(['<< /Type /Catalog >>'], ''), DAMAGED),
  pdf('a PDF whose pages hold themselves', () =>
    assemble(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 1 >>'], ''),
  ),
  pdf('a PDF whose cross-references lead back to themselves', () => pdfWith({ trailer: '/Prev XREF' })),
  pdf('a PDF that claims a billion pages', () =>
    assemble(
      [
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 1000000000 >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
      ],
      '',
    ),
  ),
  pdf(
    'a PDF with a form that draws itself',
    () =>
      pdfWith({
        resources: '<< /XObject << /X 6 0 R >> >>',
        content: '/X Do',
        more: [
          stream(
            '/X Do /X Do',
            '/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /XObject << /X 6 0 R >> >>',
          ),
        ],
      }),
    { failed: /damaged|needs more memory/ },
  ),
  pdf('a PDF on a page of a thousand miles', () => pdfWith({ mediaBox: '[0 0 99999999999 99999999999]' })),
  pdf('a PDF on a page without area', () => pdfWith({ mediaBox: '[0 0 0 0]' })),
  pdf('a PDF of pictures alone', () =>
    pdfWith({
      content: 'q 100 0 0 100 0 0 cm /I Do Q',
      resources: '<< /XObject << /I 6 0 R >> >>',
      more: [
        stream(
          deflateSync(Buffer.alloc(64)),
          '/Type /XObject /Subtype /Image /Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter ' +
            '/FlateDecode',
        ),
      ],
    }),
  ),
  pdf('a PDF with a picture of 3.6 thousand million points', () =>
    pdfWith({
      content: 'q 612 0 0 792 0 0 cm /I Do Q',
      resources: '<< /XObject << /I 6 0 R >> >>',
      more: [
        stream(
          deflateSync(Buffer.alloc(64)),
          '/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /ColorSpace /DeviceRGB /BitsPerComponent 8 ' +
            '/Filter /FlateDecode',
        ),
      ],
    }),
  ),
  pdf('a PDF with 100,000 brackets open', () => pdfWith({ content: `${'['.repeat(100_000)} ${TEXT}` })),
];

const ACTIVE_PDFS: FilingRow[] = [
  pdf('a PDF that runs JavaScript when opened', (canary) =>
    pdfWith({ catalog: `/OpenAction << /S /JavaScript /JS (app.launchURL\\('${canary}'\\)) >>` }),
  ),
  pdf('a PDF that starts a program', () => pdfWith({ catalog: '/OpenAction << /S /Launch /F (/bin/sh) >>' })),
  pdf('a PDF that sends a form away', (canary) =>
    pdfWith({
      catalog: `/OpenAction << /S /SubmitForm /F (${canary}) >>`,
      page: `/AA << /O << /S /URI /URI (${canary}) >> >>`,
    }),
  ),
  pdf('a PDF with a program inside', () =>
    pdfWith({
      catalog: '/Names << /EmbeddedFiles << /Names [(a.exe) << /Type /Filespec /F (a.exe) /EF << /F 6 0 R >> >>] >> >>',
      more: [stream('MZ\x90\x00', '/Type /EmbeddedFile')],
    }),
  ),
  pdf('a PDF whose content lies at another address', (canary) =>
    pdfWith({ content: '', contentFilter: `/F << /FS /URL /F (${canary}) >>` }),
  ),
];

const ACTIVE_PAGES: FilingRow[] = [
  html('HTML with scripts', (canary) =>
    page(
      `<script src="${canary}/s.js"></script><script>fetch("${canary}/f");document.write("<img ` +
        `src=${canary}/w>")</script><a href="javascript:fetch('${canary}/j')" autofocus ` +
        `onfocus="fetch('${canary}/o')">x</a>`,
    ),
  ),
  html('HTML that refreshes to elsewhere', (canary) =>
    page('', `<meta http-equiv="refresh" content="0;url=${canary}/refresh">`),
  ),
  html('HTML that fetches ahead', (canary) =>
    page(
      '',
      ['prefetch', 'preconnect', 'dns-prefetch', 'preload', 'modulepreload', 'prerender']
        .map((rel) => `<link rel="${rel}" href="${canary}/${rel}" as="script">`)
        .join(''),
    ),
  ),
  html('HTML with the files of the server', () =>
    page(
      '<iframe src="file:///etc/passwd"></iframe><object data="file:///etc/passwd"></object><img ' +
        'src="file:///etc/passwd"><embed src="file:///proc/self/environ">',
    ),
  ),
  html('HTML with another base', (canary) =>
    page('<img src="a.gif"><link rel="stylesheet" href="a.css">', `<base href="${canary}/">`),
  ),
  html('HTML with frames', (canary) =>
    page(
      `<iframe src="${canary}/frame"></iframe><iframe srcdoc="<script>fetch('${canary}/doc')</script><img ` +
        `src='${canary}/img'>"></iframe><frameset><frame src="${canary}/set"></frameset>`,
    ),
  ),
  html('HTML with a drawing that runs', (canary) =>
    page(
      `<svg onload="fetch('${canary}/svg')"><script>fetch("${canary}/in")</script><image ` +
        `href="${canary}/i.png"/><use href="${canary}/u.svg#a"/><foreignObject><iframe ` +
        `src="${canary}/fo"></iframe></foreignObject></svg>`,
    ),
  ),
  html('HTML with style sheets from elsewhere', (canary) =>
    page(
      '<p style="background:url(/x)">x</p>',
      '<style>@import ' +
        `url("${canary}/a.css");@font-face{font-family:F;src:url("${canary}/f.woff")}` +
        `body{font-family:F;background:url("${canary}/b.png")}</style>` +
        '<link ' +
        `rel="stylesheet" href="${canary}/l.css">`,
    ),
  ),
  html('HTML with films, forms and plug-ins', (canary) =>
    page(
      `<video src="${canary}/v.mp4" poster="${canary}/p.png" autoplay></video><audio src="${canary}/a.mp3" ` +
        `autoplay></audio><form action="${canary}/form"><input type="image" ` +
        `src="${canary}/input.png"></form><object data="${canary}/o"></object><embed ` +
        `src="${canary}/e"><picture><source srcset="${canary}/set.png"></picture><body ` +
        `background="${canary}/bg.png">`,
    ),
  ),
  html('HTML nested 5,000 deep', () => page('<div>'.repeat(5_000))),
  html('HTML of one word of 20,000 letters', () => page('W'.repeat(20_000))),
];

const HEAVY: FilingRow[] = [
  {
    ...pdf('a PDF of 3,000 pages', () => pdfOfPages(3_000), {
      failed: /This PDF has 3000 pages; at most 1500 can be processed/,
    }),
    isHeavy: true,
  },
  {
    ...pdf(
      'a PDF that inflates to 512 MB',
      () => pdfWith({ content: deflated(512), contentFilter: '/Filter /FlateDecode' }),
      { failed: /needs more memory/ },
    ),
    isHeavy: true,
  },
  {
    ...html('HTML of 50 MB', () => `<html><body>${'<p>Vote FOR this proposal.</p>'.repeat(1_700_000)}`, {
      status: 413,
      detail: 'The HTML file is larger than 15 MB.',
    }),
    isHeavy: true,
  },
];

export const FILING_ROWS: FilingRow[] = [...MISLABELLED, ...BROKEN_PDFS, ...ACTIVE_PDFS, ...ACTIVE_PAGES, ...HEAVY];

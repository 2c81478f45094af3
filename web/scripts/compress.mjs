// Lays a compressed form beside every file of the built page that is worth it: NAME.br and NAME.gz.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const ENDINGS = [
  '.html',
  '.js',
  '.css',
  '.wasm',
  '.json',
  '.webmanifest',
  '.svg',
  '.ftl',
  '.toml',
  '.safetensors',
];
const LEAST_BYTES = 1000;
/** A form that saves less than this costs more than it brings. */
const LARGEST_PART = 0.95;

/** Compresses the files below a folder; what was written, with the sizes. */
export function compressFolder(folder) {
  return filesBelow(folder).flatMap((path) => {
    if (!ENDINGS.includes(extname(path)) || statSync(path).size < LEAST_BYTES) return [];
    const plain = readFileSync(path);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    };
    const forms = { br: brotliCompressSync(plain, { params }), gz: gzipSync(plain, { level: 9 }) };
    const worth = Object.entries(forms).filter(
      ([, bytes]) => bytes.length <= plain.length * LARGEST_PART,
    );
    for (const [end, bytes] of worth) writeFileSync(`${path}.${end}`, bytes);
    return worth.map(([end, bytes]) => ({
      path: `${path}.${end}`,
      plain: plain.length,
      bytes: bytes.length,
    }));
  });
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url));
  const written = compressFolder(folder).filter(({ path }) => path.endsWith('.br'));
  const sum = (key) => Math.round(written.reduce((total, file) => total + file[key], 0) / 1000);
  console.log(
    `${written.length} files compressed: ${sum('plain')} kB are ${sum('bytes')} kB with Brotli`,
  );
}
